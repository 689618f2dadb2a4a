"""Does an output leave a matter alone that it must not speak of? Finding none of its words in it is not enough.

A denied claim ("does not say that the loan is approved") is only kept by an output that does not speak of its matter:
"Good news, you get the loan" shares no more than "loan" with it, and says it. So it is spoken of wherever a word of the
claim that tells one text from another stands there, by itself or by a synonym, and where a short answer points back to
a subject that the question names. Figures and names are an exception: nobody puts them in other words, so that an
output without them doesn't say what is told by them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from protem.grounding.synonyms import opposed
from protem.reading.clauses import Word, words_of
from protem.reading.clauses.clause import WORD
from protem.reading.figures import figures
from protem.reading.sentences import sentence_spans
from protem.reading.stance import stances
from protem.reading.stemming import stem
from protem.rubric.saying.alternatives import is_topic
from protem.rubric.saying.capitals import has_name
from protem.rubric.saying.denied import denies
from protem.rubric.saying.equal_amounts import is_equal
from protem.rubric.saying.held import alike
from protem.rubric.saying.idioms import plainly_said
from protem.rubric.saying.light_words import is_light
from protem.rubric.saying.opposed import opposed_words
from protem.rubric.saying.phrases import in_one_word
from protem.rubric.saying.sought import Sought, sought
from protem.rubric.saying.weights import SHORT

_TELLS = 0.45
"""How rare a word must be to tell what a text is about: "people", "time" and "use" stand everywhere."""
_DAYS = frozenset("monday tuesday wednesday thursday friday saturday sunday".split())
_MONTHS = frozenset("january february march april may june july august september october november december".split())
"""Names that "every day" and "next month" say in other words; another of them stands in their place."""
_BARE_ACT = re.compile(r"\W{0,3}(?:(?:the\s)?\w{1,12}\s)?(?:to\s)?\w{2,20}\W{0,3}\Z")
_WHOSE = re.compile(r"\w(?:['’]s|s['’])\s", re.IGNORECASE)
_TO = re.compile(r"\bto\s", re.IGNORECASE)
_ARTICLES = frozenset("the a an this that these those our your my its their every each".split())
_PARTICLES = frozenset("off out up down in on over back away through".split())
_STANDS_FOR = frozenset("it its they their them this that these those here we our yes no".split())
_CANNOT = re.compile(
    r"\b(?:i|we)(?:['’]m| am|['’]re| are)?(?: \w{1,12})? (?:can(?:not|['’]?t| not)|won['’]?t|will not|unable to|"
    r"not able to|not allowed to|decline to|refuse to)(?: \w{1,12})? (?:help|assist|provid|shar|giv|answer|discuss|"
    r"reveal|disclos|offer|advis|comment|recommend|suggest|tell|say|talk|speculat|compar|nam|mention|speak)",
    re.IGNORECASE,
)
"""What an output says that declines to speak of a matter."""
_OFFERS = re.compile(
    r"\b(?:we|i)(?:['’](?:ll|d)| will| can| could| would| shall)?(?: (?:like|love|be|am|are|happy|glad|to|also|even|"
    r"gladly)){0,4} (?:give|offer|send|pay|take|add|credit|knock|lower|reduce|refund|cover|grant|throw|let|make)\b|"
    r"\byou(?:['’]ll| will)? (?:get|receive|have)\b|\b(?:free|off|half|bonus|gift|extra|here(?:['’]s| is))\b",
    re.IGNORECASE,
)


def spoken_of(claim: str, output: str, question: str = "") -> str:
    """Return the word by which an output speaks of the matter of a claim, "" where it leaves it alone."""
    asked = sought(in_one_word(plainly_said(claim)))
    text = in_one_word(plainly_said(output))
    words = _said(text)
    if _is_bare_act(asked):
        return asked.text.strip()
    if _lacks_what_tells(asked, text, words, question):
        return ""
    for own in _matter(asked):
        if alike(own, words) and _speaks(asked, own, text):
            return asked.words[own]
    return _pointed_back(asked, text, question)


def _said(text: str) -> dict[str, str]:
    """Return the words of a text by their stems, and verbs with their particle as the one noun they make: "layoff"."""
    every = list(words_of(text, 0, len(text)))
    found = {word.stem: word.text for word in every if word.stem}
    for one, then in pairwise(every):
        if then.text in _PARTICLES:
            found[one.text + then.text] = f"{one.text} {then.text}"
    return found


def _is_bare_act(asked: Sought) -> bool:
    """Say whether a claim is an act without a thing it is done to ("to sue"): verbs have many other words."""
    return len(asked.weights) == 1 and _TO.search(asked.text) is not None and _BARE_ACT.match(asked.text) is not None


def refuses_only(output: str) -> bool:
    """Say whether an output only declines: whoever says that he can't tell, and names nobody, has told nothing."""
    if has_name(output):
        return False
    told = tuple(stances(output))
    declines = [_CANNOT.search(output, one.start, one.end) or one.kind == "abstains" for one in told]
    return any(declines) and all(no or one.kind != "asserts" for no, one in zip(declines, told, strict=True))


def may_offer(output: str) -> bool:
    """Say whether an output may offer something: it says what we do for the reader, what is free, or a price."""
    return _OFFERS.search(output) is not None or any(one.kind in ("money", "percent") for one in figures(output))


def _matter(asked: Sought) -> list[str]:
    """Return the stems of a claim that tell what it is about, in its order; all where none does."""
    light = asked.duties | asked.readers | {asked.doer}
    heads = _head(asked)
    own = [one for one in heads if one not in light and not is_light(asked.words[one])]
    return [one for one in own if one in asked.subject or asked.weights[one] > _TELLS] or own


def _speaks(asked: Sought, own: str, text: str) -> bool:
    """Say whether a sentence has a word of a claim, and doesn't say the opposite of another: "empty" of a full hive.

    A word of the predicate that stands before a noun of its own tells of that: "the complete list".
    """
    for start, end in sentence_spans(text):
        words = tuple(words_of(text, start, end))
        places = [place for place, word in enumerate(words) if word.stem and alike(own, (word.stem,))]
        if places and own not in asked.subject and all(_is_attributive(words, place) for place in places):
            continue
        joined = not places and any(alike(own, (one.text + then.text,)) for one, then in pairwise(words))
        if (places or joined) and (denies(words) or not _says_opposite(asked, words)):
            return True
    return False


def _is_attributive(words: Sequence[Word], place: int) -> bool:
    """Say whether a word stands between an article and another word with a meaning."""
    before = words[place - 1].text if place else ""
    return before in _ARTICLES and place + 1 < len(words) and bool(words[place + 1].stem)


def _says_opposite(asked: Sought, words: Sequence[Word]) -> bool:
    own = frozenset(word.stem for word in words)
    return bool(opposed_words(asked, words)) or any(
        one not in own and not own.isdisjoint(opposed(one)) for one in asked.weights
    )


def _head(asked: Sought) -> list[str]:
    """Return the stems of a claim, of "the director's salary" those of the salary: whose it is tells nothing of it."""
    whose = _WHOSE.search(asked.text)
    if whose is None or not is_topic(asked.text):
        return list(asked.weights)
    owner = frozenset(word.stem for word in words_of(asked.text, 0, whose.end()))
    return [one for one in asked.weights if one not in owner] or list(asked.weights)


def _lacks_what_tells(asked: Sought, text: str, words: dict[str, str], question: str) -> bool:
    """Say whether a claim tells something by figures or names, of which an output has none."""
    if asked.figures and not any(is_equal(one, own) for own in figures(text) for one in asked.figures):
        return True
    known = question.lower()
    spoken = frozenset(word.text for word in words_of(text, 0, len(text)) if text[word.start].isupper())
    named = [asked.words[part] for name in asked.names if asked.subject.isdisjoint(name) for part in name]
    for kind in (_DAYS, _MONTHS):
        if own := kind.intersection(named):
            return own.isdisjoint(spoken) and not kind.isdisjoint(spoken)
    if any(word.upper() in asked.text for word in named):  # what an abbreviation means has a name of its own
        return False
    return bool(named) and not any(alike(stem(word), words) or word in known for word in named)


def _pointed_back(asked: Sought, text: str, question: str) -> str:
    """Return the word of a question by which a short answer speaks of the subject of a claim: "Yes, it is"."""
    own = [word.lower() for word in WORD.findall(text[:_LONGEST])]
    if not own or len(own) > SHORT or _STANDS_FOR.isdisjoint(own):
        return ""
    said = {word.stem: word.text for word in words_of(question, 0, len(question)) if word.stem}
    return next((asked.words[one] for one in _matter(asked) if one in asked.subject and alike(one, said)), "")


_LONGEST = 1_000
