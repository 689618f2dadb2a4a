"""What a sentence only tells of somebody's mind or mouth: "he thinks that", "my neighbour says", "I wish".

A verb of belief, hope or mere claim does not assert what stands behind it, whoever its subject is. A verb of saying
does where a document, a firm or an office speaks, and does not where some private person does. What one knows, finds
or shows is so. The writer's own "I think" is a doubt, and is read elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from protem.reading.clauses import Word, words_of
from protem.reading.clauses.clause import WORD
from protem.reading.clauses.cutting import FINITE, PREPOSITIONS

_HOPES = frozenset(
    "hope hopes hoped wish wishes wished fear fears feared dream dreams dreamed dreamt pretend pretends pretended "
    "imagine imagines imagined".split()
)
"""Verbs that leave it open, or say that it is not so, whoever speaks."""
_HOLDS = _HOPES | frozenset(
    "think thinks thought believe believes believed suspect suspects suspected guess guesses guessed assume "
    "assumes assumed suppose supposes reckon reckons reckoned feel feels felt claim claims claimed allege alleges "
    "alleged argue argues argued insist insists insisted speculate speculates speculated want wants wanted demand "
    "demands demanded promise promises promised vow vows vowed pledge pledged predict predicts predicted "
    "convinced sure certain afraid doubt doubts doubted".split()
)
_SAYS = frozenset(
    "say says said tell tells told state states stated report reports reported mention mentions mentioned swear swears "
    "swore write writes wrote suggest suggests suggested hear hears heard".split()
)
_WRITES = frozenset("write writes wrote".split())
"""These take a thing as well ("wrote the song"): only what "that" begins is told by them."""
_TOLD_OF = frozenset("said thought believed claimed alleged rumoured rumored reputed feared assumed reported".split())
_IDEAS = frozenset(
    "claim claims belief beliefs idea hope hopes fear fears theory rumour rumor rumours rumors suspicion suspicions "
    "allegation allegations impression assumption hearsay".split()
)
_HEARSAY = frozenset("rumour rumor rumours rumors hearsay legend gossip grapevine folklore internet".split())
_GROUNDS = frozenset(
    "evidence proof sign signs indication guarantee confirmation certainty chance likelihood probability possibility "
    "way truth hint".split()
)
"""What there is none of, where a thing is not known to be so."""
_ODDS = frozenset("likelihood probability odds chance chances possibility".split())
"""How likely a thing is: that it is so is not said with it."""
_PERSONS = frozenset(
    "he she they him her them someone somebody people everyone everybody anyone others who some many most several "
    "few".split()
)
_OWNED = frozenset("my his her their".split())
_ONE = frozenset("a an one another two".split())
_SOME = frozenset("some many most other several few".split())
_NOBODY_SPECIAL = frozenset(
    "friend friends neighbour neighbours neighbor neighbors caller callers customer customers user users guy man "
    "woman boy girl kid colleague colleagues coworker reader readers visitor visitors passenger passengers "
    "reviewer reviewers commenter commenters stranger cousin uncle aunt brother sister mother father mum mom dad "
    "classmate classmates student students parent parents guest guests member members fan fans blogger person "
    "poster tourist tourists employee employees driver drivers patient patients buyer buyers seller tenant "
    "landlord mate roommate".split()
)
"""People who speak for nobody but themselves."""
_SPEAKS_FOR_ITSELF = frozenset(
    "policy policies manual manuals handbook contract contracts report reports study studies survey surveys law laws "
    "rule rules sign signs notice label guide guidance guidelines terms statement document documents article website "
    "site page letter email release record records data research evidence analysis review trial court judge police "
    "government agency ministry department company firm bank university league team spokesman spokeswoman spokesperson "
    "spokespersons official officials officer agent court courts".split()
)
_NAMING = _HOLDS | _SAYS | _TOLD_OF | _IDEAS | _HEARSAY | _GROUNDS | _ODDS | {"according"}
"""Words without which nothing is told of others."""
_FIRST = frozenset("i we i'm we're i’m we’re i've we've i'd we'd".split())
_WRONGLY = frozenset("wrongly falsely mistakenly incorrectly erroneously".split())
"""What is said so is not so, whoever says it."""
_BETWEEN = FINITE | frozenset((*"also often still once always just now even really not never n't".split(), *_WRONGLY))
_NO_SUBJECT = PREPOSITIONS | frozenset("the a an to no your our its this that any and or this".split())
_OPENS_COMPLEMENT = frozenset(
    "that the a an this these those all every each my your his her its our their he she it they we you i there no most "
    "any some both".split()
)
_TOLD_TO = frozenset("me us you him her them everyone people".split())
_BE = frozenset("is are was were been be it's".split())
_CONTRAST = re.compile(r";|[,—–-]\s(?:but|yet|however|though|although|whereas|while|in fact|actually)\b", re.IGNORECASE)
_STOPS = " .!?\"'”’)"
_REACH = 4
"""Words before a verb in which its subject begins, and behind it in which its complement has its verb."""


def attributed(sentence: str) -> Iterator[tuple[int, int]]:
    """Yield the parts of a sentence that are told as what somebody thinks, hopes or says."""
    if _NAMING.isdisjoint(WORD.findall(sentence.lower())):
        return
    words = tuple(words_of(sentence, 0, len(sentence)))
    reached = 0
    for place, word in enumerate(words):
        if word.start < reached or (begin := _begins(sentence, words, place)) is None:
            continue
        last = _CONTRAST.search(sentence, word.end)
        reached = last.start() if last else len(sentence.rstrip(_STOPS))
        if place + 1 == len(words):
            yield _last_contrast(sentence), words[begin].start
        else:
            yield word.end, reached


def _last_contrast(sentence: str) -> int:
    return max((contrast.end() for contrast in _CONTRAST.finditer(sentence)), default=0)


def _begins(sentence: str, words: Sequence[Word], place: int) -> int | None:
    """Return the place of the word with which somebody's mind or mouth is named, None where none is."""
    own = words[place].text
    before = words[place - 1].text if place else ""
    if own in _IDEAS | _HEARSAY | _GROUNDS | _ODDS and (begin := _idea(words, place)) is not None:
        return begin
    if own in _TOLD_OF and (before in _BE or (place > 1 and words[place - 2].text in _BE)):
        after = words[place + 1].text if place + 1 < len(words) else ""
        return place - 1 if after in ("that", "to") else None
    if own == "to" and before == "according":
        return place - 1 if _is_private(words[place + 1 : place + 1 + _REACH]) else None
    takes_thing = own in _WRITES and [word.text for word in words[place + 1 : place + 2]] != ["that"]
    if takes_thing or (own not in _HOLDS and own not in _SAYS):
        return None
    subject = place - 1
    while subject >= 0 and words[subject].text in _BETWEEN:
        subject -= 1
    if subject < 0 or words[subject].text in _NO_SUBJECT or not _has_complement(sentence, words, place):
        return None
    return _by_whom(words, place, subject)


def _by_whom(words: Sequence[Word], place: int, subject: int) -> int | None:
    """Return where the subject of a verb begins if what it tells of is not asserted."""
    own, who = words[place].text, words[subject].text
    if any(word.text in _WRONGLY for word in words[subject + 1 : place]):
        return subject
    if own in _HOPES or (own in _HOLDS and who not in _FIRST):
        return subject
    if own in _HOLDS or who in _FIRST:
        return None
    lead = [word.text for word in words[max(0, subject - _REACH + 1) : subject + 1]]
    return subject if who in _PERSONS or _is_somebody(lead) else None


def _is_somebody(lead: Sequence[str]) -> bool:
    """Say whether the words that end with a noun name some private person: "my old neighbour", "a caller"."""
    determiner = next((own for own in reversed(lead) if own in _OWNED | _ONE | _SOME), "")
    if determiner in _OWNED | _SOME:
        return lead[-1] not in _SPEAKS_FOR_ITSELF
    return lead[-1] in _NOBODY_SPECIAL


def _idea(words: Sequence[Word], place: int) -> int | None:
    """Return where "the claim that", "rumour has it that" begins."""
    behind = [word.text for word in words[place + 1 : place + 1 + _REACH]]
    if words[place].text in _ODDS and behind[:1] == ["that"]:
        return place
    if words[place].text in _GROUNDS:
        is_none = not {
            "no",
            "not",
            "without",
            "little",
            "zero",
            "hardly",
            "scant",
            "slim",
            "small",
            "isn't",
        }.isdisjoint(word.text for word in words[max(0, place - 2) : place])
        return place if is_none and behind[:1] in (["that"], ["of"]) else None
    if words[place].text in _HEARSAY and (behind[:1] != ["that"] or place == 0):
        is_told = {"that", "has", "goes", "says", "say"} & set(behind)
        return place if is_told else None
    if behind[:1] == ["that"] or behind[:2] == ["is", "that"]:
        return place
    return None


def _is_private(words: Sequence[Word]) -> bool:
    """Say whether a source is somebody, or hearsay: "my neighbour", "a rumour", "him"."""
    texts = [word.text for word in words]
    if not texts or not _SPEAKS_FOR_ITSELF.isdisjoint(texts[:3]):
        return False
    somebody = (
        texts[0] in _PERSONS or texts[0] in _OWNED or (texts[0] in _ONE and not _NOBODY_SPECIAL.isdisjoint(texts))
    )
    return somebody or not _HEARSAY.isdisjoint(texts[:3]) or texts[:2] == ["social", "media"]


def _has_complement(sentence: str, words: Sequence[Word], place: int) -> bool:
    """Say whether a statement stands behind a verb, or the verb ends a sentence that was one: "..., he thinks."."""
    behind = words[place + 1 :]
    if behind and words[place].text in ("told", "tell", "tells") and behind[0].text in _TOLD_TO:
        behind = behind[1:]
    if not behind:
        gap = sentence.rfind(",", 0, words[place].start)
        return gap > 0 and place - sum(word.end <= gap for word in words) <= _REACH
    first = behind[0]
    if first.text != "that" and sentence[words[place].end : first.start].strip(" "):
        return False
    if first.text in _OPENS_COMPLEMENT:
        return True
    is_noun = bool(first.stem) and first.text not in PREPOSITIONS
    verbs = {word.text for word in behind[1 : 1 + _REACH]}
    return is_noun and (not verbs.isdisjoint(FINITE) or any(text.endswith(("s", "ed")) for text in verbs))
