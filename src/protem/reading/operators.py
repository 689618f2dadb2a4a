"""The phrases that turn or weigh what a clause says, as data."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Literal

Kind = Literal[
    "not",  # denies what follows: not, never, fails to
    "no",  # denies the noun behind it, and with it the clause: no person shall
    "lack",  # denies one noun: without
    "may",  # allows or supposes
    "should",  # advises
    "must",  # demands; denied it forbids: must not
    "need",  # demands; denied it leaves free: not required
    "free",  # leaves free: optional
    "allow",  # allows, as a predicate: is permitted; denied it forbids
    "forbid",  # forbids, as a predicate: is prohibited; denied it allows
    "least",  # bounds the number behind it from below
    "most",  # bounds the number behind it from above
    "least-behind",  # bounds the number before it from below: or more
    "most-behind",  # bounds the number before it from above: or less
    "apart",  # a distance to be kept: 15 feet away
    "only",  # allows on one condition, which may be dropped by what allows and not be put in: only with
    "exception",  # takes something out: except
    "unclear",  # turns a part of the sense that no rule follows: not only
]

_PHRASES: tuple[tuple[Kind, str], ...] = (
    # plain denial of what follows
    (
        "not",
        "not | never | cannot | can't | don't | doesn't | didn't | isn't | aren't | wasn't | weren't | won't | ain't",
    ),
    ("not", "wouldn't | haven't | hasn't | hadn't | couldn't | mustn't | shan't | mayn't | shouldn't | nobody | none"),
    ("not", "nothing | nowhere | neither | no longer | under no circumstances | in no case | at no time | by no means"),
    ("not", "not under any circumstances | not at all | may not | might not | must not | shall not | may never"),
    ("not", "must never | shall never | can never | should not | should never | ought not to | ought not"),
    # verbs and nouns that hold a denial
    ("not", "fail to | fails to | failed to | failing to | failure to | unable to | inability to | refuse to"),
    ("not", "refuses to | refused to | refusing to | refusal to | decline to | declines to | declined to"),
    (
        "not",
        "stop | stops | stopped | cease | ceases | ceased | quit | quits | discontinue | discontinues | discontinued",
    ),
    ("not", "prevented from | prevents from | avoid | avoids | avoiding | refrain from | refrains from"),
    # plain denial in German, French, Spanish, Portuguese and Dutch; the "no" of Spanish and Italian is English "no"
    (
        "not",
        "nicht | kein | keine | keinen | keiner | keinem | keines | nie | niemals | ne | n'est | n'a | n'ont | n'y",
    ),
    ("not", "n'était | n'ait | n'en | jamais | nunca | non | não | niet | geen | nooit | mai"),
    ("no", "no | no such"),
    ("lack", "without | lacks | lack | lacking | free of | free from | with no | absence of | in the absence of"),
    ("lack", "ohne | sans | sin | senza | sem | zonder"),
    ("may", "may | might | can | could | is free to | are free to"),
    ("should", "should | ought to"),
    ("must", "must | shall | must always"),
    ("need", "required | mandatory | compulsory | obligatory | obliged | obligated | necessary | have to | has to"),
    ("need", "had to | need to | needs to | requires | require | requirement | need | needs | needed | requiring"),
    (
        "free",
        "optional | voluntary | unnecessary | needn't | need not | need never | no need to | no need for | waived",
    ),
    (
        "free",
        "doesn't have to | don't have to | not have to | optionally | need no | needs no | require no | requires no",
    ),
    ("allow", "allowed | permitted | permissible | allows | allow | permit | permits | permitting | allowing"),
    ("allow", "authorized to | authorised to | entitled to | allowed to | permitted to | it is legal | is legal"),
    ("allow", "are legal | be legal | is lawful | it is lawful | are lawful | be lawful | legal to | lawful to"),
    ("allow", "legally | lawfully | is ok | is okay | acceptable"),
    ("forbid", "prohibited | forbidden | banned | barred | outlawed | prohibits | prohibit | forbids | forbid | bans"),
    ("forbid", "ban | banning | barring | forbidding | outlawing | outlaws | disallows | disallow | prohibiting"),
    ("forbid", "disallowed | impermissible | it is illegal | is illegal | are illegal | be illegal | is unlawful"),
    ("forbid", "it is unlawful | are unlawful | be unlawful | illegal to | unlawful to | illegally | unlawfully"),
    ("forbid", "against the law | prohibition | unacceptable | off limits | prohibited from | barred from"),
    ("forbid", "banned from | forbidden to | forbidden from"),
    # in German, French, Spanish, Italian and Dutch
    ("allow", "erlaubt | gestattet | zulässig | autorisé | autorisée | autorisés | autorisées | est permis"),
    ("allow", "permitido | permitida | permitidos | permitidas | permesso | consentito | toegestaan"),
    ("forbid", "verboten | untersagt | unzulässig | interdit | interdite | interdits | interdites | défendu"),
    ("forbid", "prohibido | prohibida | prohibidos | prohibidas | vietato | vietata | verboden"),
    ("least", "at least | no less than | not less than | no fewer than | not fewer than | no closer than"),
    ("least", "not closer than | minimum of | a minimum of | more than | over | above | exceed | exceeds | exceeding"),
    ("least", "exceeded | in excess of | no lower than | not lower than | greater than | higher than | longer than"),
    ("least", "older than | farther than | further than | beyond | upwards of | no nearer than | no earlier than"),
    ("least", "not earlier than | at a minimum | larger than | no shorter than | no younger than | no smaller than"),
    ("most", "at most | no more than | not more than | up to | maximum of | a maximum of | less than | under | below"),
    ("most", "fewer than | within | no later than | not later than | no greater than | not greater than"),
    ("most", "no higher than | not higher than | no longer than | not longer than | no older than | smaller than"),
    ("most", "lower than | shorter than | younger than | not exceeding | not to exceed | not in excess of"),
    (
        "most",
        "no farther than | no further than | at the most | closer than | nearer than | not beyond | no larger than",
    ),
    ("least-behind", "or more | or higher | or greater | or over | or above | or older | or longer | and over"),
    ("least-behind", "and above | and older | or farther | or further | or upwards | or later | and up | minimum"),
    ("most-behind", "or less | or fewer | or lower | or under | or below | or younger | or shorter | or closer"),
    ("most-behind", "and under | and younger | and below | or earlier | maximum | or nearer"),
    ("apart", "away | apart | clear of | distance from | away from"),
    ("only", "only with | only by | only through | only against | only under"),
    ("exception", "except | excepting | excluding | other than | apart from | save for | but for"),
    ("exception", "with the exception of"),
    # a part of what is said is denied, or it is said of somebody's mind
    ("unclear", "not only | not just | not merely | not simply | not solely | not necessarily | not all | not every"),
    ("unclear", "not always | not everyone | not everything | rather than | instead of | hardly | barely | scarcely"),
    (
        "unclear",
        "not entirely | not fully | not completely | not exclusively | not limited to | not so much | no doubt",
    ),
    (
        "unclear",
        "no matter | no wonder | no way | whether or not | not until | not unless | not even | if not | not yet",
    ),
    ("unclear", "not least | not exactly | not both | can't help | not sure | not clear | not known | little | few"),
    ("unclear", "seldom | rarely | not to mention | far from | nothing but | none other | not uncommon | not unusual"),
    ("unclear", "not absolutely | not quite | almost | nearly | no exception | no one but | only | not really | less"),
    ("unclear", "with or without | with and without | not as | not so | not that | ask | asks | asked | asking"),
    ("unclear", "wonder | wonders | wondered"),
)

PHRASES: Mapping[str, tuple[tuple[tuple[str, ...], Kind], ...]]
"""For the first word of a phrase, the phrases that begin with it, the longest first."""

_by_first: dict[str, dict[tuple[str, ...], Kind]] = defaultdict(dict)
for _kind, _written in _PHRASES:
    for _phrase in _written.split("|"):
        _words = tuple(_phrase.split())
        _by_first[_words[0]].setdefault(_words, _kind)
PHRASES = {
    first: tuple(sorted(phrases.items(), key=lambda item: -len(item[0]))) for first, phrases in _by_first.items()
}

ADVERBS = frozenset(
    "currently generally normally usually typically simply fully also still always often sometimes ever already "
    "immediately otherwise thereby therefore hereby specifically particularly especially respectively actually really "
    "circumstance circumstances pas".split()
)
"""Words that colour a clause and are no part of what it is about."""

TURNING = frozenset("before after above below under over more less most least up down".split())
"""Function words that have an opposite: content as far as that goes."""

ABSOLUTES = tuple(
    tuple(phrase.split())
    for phrase in (
        "always | unconditionally | without exception | without any exception | in all cases | in every case | "
        "no exceptions | under all circumstances | under any circumstances | in any case | at all times"
    ).split(" | ")
)
"""Phrases that allow of no exception."""

SWITCHES = frozenset("turn turns turned turning switch switches switched switching".split())
"""Words behind which "on" is no preposition."""

_DETERMINERS = frozenset("a an the this that your his her their our each every any no such without".split())
_OBJECTS = _DETERMINERS | {"it", "you", "them", "us", "him", "all", "only"}
"""What stands before a permit, and what is permitted."""

STATES = frozenset("be is are was were stay stays left remain remains".split())
BEHIND_A_STATE = frozenset("from by when while at during until and or for in".split()) | {""}
"""What stands on both sides of an "on" that is no preposition either: "must be on from dusk"."""

_BEFORE_A_MONTH = frozenset("in on of by until since from to early late mid last this next between".split())
_AFTER_AN_ANSWER = frozenset(
    "i you he she it we they this that there the a an is are was were not i'm it's or and".split()
)

_OF_DEEDS = ("avoid", "refrain", "stop", "quit", "discontinue")
"""Beginnings of verbs that deny what is done, as an "-ing", and no thing: "stopped accepting", "a bus stop"."""


def is_idle(phrase: Sequence[str], before: str, after: str) -> bool:
    """Say whether a phrase between two words turns nothing here.

    May is a month after a day or a preposition; "avoid" denies a deed, not a thing; "No. 5" and the "no" that answers
    a question deny nothing; a permit allows only as a verb; "less than" is a bound.
    """
    word = phrase[0]
    if word == "may" and len(phrase) == 1:
        day = before[:1].isdigit() and len(before) <= len("31")
        return day or before in _BEFORE_A_MONTH or after[:1].isdigit()
    if word.startswith("cease"):
        return not (after.endswith("ing") or after == "to")
    if word.startswith(_OF_DEEDS):
        return not after.endswith("ing")
    if word in ("permit", "permits") and len(phrase) == 1:
        return after not in _OBJECTS or before in _DETERMINERS
    if word == "no" and len(phrase) == 1:
        return not after or after[:1].isdigit() or (not before and after in _AFTER_AN_ANSWER)
    return word == "less" and len(phrase) == 1 and after == "than"
