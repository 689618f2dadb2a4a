"""The stem of a word, lightly taken: "parks", "parked" and "parking" are one, "driver" and "drive" are two.

Endings are cut by rules of our own, the same for every text: what counts is that two texts are cut alike, not that
a stem is a word. Words that only hold a sentence together have the stem "".
"""

from __future__ import annotations

import re
from functools import lru_cache

from protem.reading.spelled import spelled

FUNCTION_WORDS = frozenset(
    (
        "a an the this that these those such each every either some any all both "
        "i me my mine you your yours he him his she her hers it its we us our ours they them their theirs one ones "
        "myself yourself himself herself itself ourselves themselves who whom whose which what where when why how "
        "be is are was were been being am do does did done doing have has had having get gets got will would shall "
        "should can could may might must ought need let isn't aren't wasn't weren't don't doesn't didn't haven't "
        "hasn't hadn't won't wouldn't shan't shouldn't can't couldn't cannot mustn't mightn't needn't mayn't ain't "
        "i'm you're he's she's it's we're they're i've you've we've they've i'll you'll he'll she'll it'll we'll "
        "they'll i'd you'd he'd she'd we'd they'd that's there's what's who's let's here's "
        "not no nor never none neither n't yes of to in on at by for from with within without into onto upon about "
        "as than then so too very just also only even still yet again ever here there if unless until while whereas "
        "because since though although and or but per via through during under over above below between "
        "among against after before up down out away along across around behind beyond near toward towards "
        "ein eine einen einem einer eines der das den dem mit und ist sind une les des el los las una il lo "
        "gli een het est sont en dans aux "
        "etc e.g i.e eg ie however therefore thus hence moreover please well much many more most less least few"
    ).split()
)
"""Words without a meaning of their own, with the commonest of German, French, Spanish, Italian and Dutch that are no
English words. Those that turn a sense (not, may, without) are read in `polarity`."""

_IRREGULAR = {
    word: stem
    for stem, words in {
        "driv": "drove driven",
        "go": "went gone goes going",
        "mak": "made",
        "keep": "kept",
        "pay": "paid pays payment payments",
        "hold": "held",
        "giv": "gave given",
        "tak": "took taken",
        "child": "children",
        "person": "people persons",
        "man": "men",
        "woman": "women",
        "fot": "feet foot ft",
        "wear": "wore worn",
        "writ": "wrote written",
        "leav": "left leaves",
        "send": "sent",
        "sel": "sold",
        "buy": "bought",
        "begin": "began begun",
        "rid": "rode ridden",
        "lend": "lent",
        "los": "lost",
        "win": "won",
        "met": "met meet meets meeting",
        "find": "found",
        "tel": "told",
        "say": "said says",
        "know": "knew known",
        "see": "saw seen",
        "com": "came comes coming",
        "run": "ran",
        "rise": "rose risen",
        "fal": "fell fallen",
        "grow": "grew grown",
        "speak": "spoke spoken",
        "show": "shown",
        "choos": "chose chosen",
        "brak": "broke broken",
        "freez": "froze frozen",
        "steal": "stole stolen",
        "forget": "forgot forgotten",
        "drink": "drank drunk",
        "eat": "ate eaten",
        "fly": "flew flown",
        "bind": "bound",
        "throw": "threw thrown",
        "tear": "tore torn",
        "build": "built",
        "spend": "spent",
        "bring": "brought",
        "teach": "taught",
        "catch": "caught",
        "think": "thought",
        "fight": "fought",
        "seek": "sought",
        "sleep": "slept",
        "deal": "dealt",
        "mean": "meant",
        "learn": "learnt",
        "feed": "fed",
        "shoot": "shot",
        "stand": "stood",
        "understand": "understood",
        "draw": "drew drawn",
        "withdraw": "withdrew withdrawn",
        "strik": "struck",
        "hang": "hung",
        "shak": "shook shaken",
        "sit": "sat",
        "lay": "laid",
        "swim": "swam swum",
        "sing": "sang sung",
        "hear": "heard",
        "mistak": "mistook mistaken",
        "undertak": "undertook undertaken",
        "ofens": "offence offences offense offenses",
        "licens": "licence licences license licenses licensed licensing",
        "defens": "defence defense",
        "carg": "cargo",
        "us": "use uses used using",
        "vehicl": "car cars automobile automobiles",
        "du": "due",
        "empl": "employee employees staff worker workers",
    }.items()
    for word in words.split()
}
"""Forms no rule reaches, and the few words for one thing that stand for one another in rules and manuals."""

NUMBERS = {
    word: str(number)
    for number, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen twenty".split()
    )
    if word != "one"
} | {"thirty": "30", "forty": "40", "fifty": "50", "sixty": "60", "ninety": "90"}

_GROUPED = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")
_SHORTEST = 3
_VOWELS = frozenset("aeiouy")
_SUFFIXES = (
    # ending, what stands in its place, how long the rest must be at least; the first that fits is cut
    ("ational", "at", 4),
    ("ations", "", 5),
    ("ation", "", 5),
    ("ments", "", 4),
    ("ment", "", 4),
    ("ies", "y", 2),
    ("ied", "y", 2),
    ("ings", "", 3),
    ("ing", "", 3),
    ("edly", "", 3),
    ("ed", "", 3),
    ("ally", "al", 3),
    ("ly", "", 4),
    ("sses", "ss", 1),
    ("xes", "x", 1),
    ("ches", "ch", 2),
    ("shes", "sh", 2),
    ("s", "", 3),
)
_NO_PLURAL = ("ss", "us", "is", "'s")


@lru_cache(maxsize=1 << 16)
def stem(word: str) -> str:
    """Return the stem of a word in small letters, "" for a function word; numbers stand for themselves."""
    word = spelled(word)
    if word in FUNCTION_WORDS:
        return ""
    word = word.removesuffix("'s")
    if word in NUMBERS:
        return NUMBERS[word]
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if not word.isalpha():
        return _GROUPED.sub("", word)
    if len(word) <= _SHORTEST:
        return word
    return _even(_without_ending(word))


def _without_ending(word: str) -> str:
    for ending, instead, least in _SUFFIXES:
        if word.endswith(ending):
            rest = word[: -len(ending)]
            plain = ending == "s" and word.endswith(_NO_PLURAL)
            if len(rest) >= least and not plain and not _VOWELS.isdisjoint(rest):
                return rest + instead
            if ending != "s":
                continue
    return word


def _even(rest: str) -> str:
    """Return a stem without the last letter that comes and goes: "drive" and "driv(ing)", "stop" and "stopp(ed)"."""
    if len(rest) > _SHORTEST and rest.endswith("e"):
        rest = rest[:-1]
    if len(rest) > _SHORTEST and rest[-1] == rest[-2] and rest[-1] not in _VOWELS:
        rest = rest[:-1]
    return rest
