"""The stance of a text, clause by clause: does it assert something, or say that it can't?

A sentence is cut where it turns ("but", "however", "although", a semicolon), for a caveat is often followed by the
answer. A clause may have several stances: "I'm sorry, I don't know" apologises and abstains.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from protem.reading.abstaining import GROUPS, UNCITED
from protem.reading.abstaining_elsewhere import ELSEWHERE
from protem.reading.flattening import flat
from protem.reading.remembering import ANSWERS, remembered
from protem.reading.sentences import sentence_spans
from protem.reading.stance_words import ADVISES, APOLOGISES, DESCRIBES, FILLS, HEDGES

Kind = Literal["abstains", "hedges", "apologises", "advises", "asks", "describes", "asserts"]
"""What a clause does. `describes` says what a source is about, `asserts` says something of the matter itself."""


@dataclass(frozen=True, slots=True)
class Stance:
    """What the clause from `start` to `end` does."""

    kind: Kind
    start: int
    end: int


_NEGATES = re.compile(
    flat(r"""
    n't\b|n'|\b(?:not|no|cannot|unable|nothing|none|neither|never|silent|only|outside|beyond|out of|nowhere|n/a|
    un(?:clear|known|certain|related|answerable)|insufficient|irrelevant|impossible|need (?:more|additional|
    further)|leaves?|lacks?|fails?|empty|blank|
    ne|non|não|nicht|nichts|kein\w{0,2}|niet|niets|geen|aucune?|nenhuma|nessuna|schweigt|muette?)\b
    """)
)
"""One of these stands in every abstention: what has none need not be looked at closely."""
_NEGATES_ELSEWHERE = frozenset(
    "ne n non não nicht nichts kein keine keinen keiner niet niets geen aucun aucune pas nenhuma nessuna "
    "impossible schweigt muet muette".split()
)
_SPANISH = frozenset("el la los las lo este esta esto sé puedo podemos hay tengo se en".split())
"""Words beside which "no" is Spanish."""
_WORDS = re.compile(r"[^\W\d_]+")

_TURNS = re.compile(
    flat(r"""
    ;|(?:,\s?)?\b(?:but|however|although|though|whereas|nevertheless|nonetheless|mais|pero|aber|jedoch|però|mas|maar)\b
    ,?|(?<=\w)\s[—–]\s|(?<=\w):\s
    """)
)
_ITEM = re.compile(r"\A(?:[-•>#]{1,3}|\d{1,2}[.)])\s{1,9}")
_YIELDS = re.compile(
    r"(?:while|although|though|even though|whereas|bien que|aunque|obwohl|sebbene|embora|hoewel)\b[^,]{1,300},"
)
_SUPPOSES = re.compile(r"\b(?:if|unless|where|when|whenever|wherever|in which|event|even if)\b[^,]{0,200}\Z")
_OPENS_SUPPOSING = re.compile(
    r"(?:\W{0,3}\w{1,3}[.)]\W{1,3})?(?:and |or |but |so )?(?:if|unless|where|when|in any case|in the event)\b"
)
_QUOTED = re.compile(r"\"[^\"]{1,200}\"|“[^”]{1,200}”|`[^`]{1,200}`")
_LEADS_IN = re.compile(
    flat(r"""
    (?:if|as|for|regarding|concerning|about|on|in|with|when|since|because|while|although|after|before|based|according|
    from|given|having|unfortunately|however|sorry|i'm sorry|i am sorry|i'm afraid|i apologi[sz]e|my apologies|currently|
    also|therefore|thus|hence|so|sadly|to|at|overall|additionally|furthermore|moreover|yes|hello|hi|thank|thanks|
    regrettably|again|and|beyond that|apart|besides|other than|i'm just|i checked|i searched)\b
    """)
)
_NAMED = re.compile(r"\b(?:passage|source|document|page|section|article|excerpt|text|chapter)s?\s\d{1,3}")
_MARK = re.compile(r"[\[【]\^?[\w, -]{1,20}[\]】]")
_SAYS_MORE = re.compile(
    flat(r"""
    (?:,|\band\b|\binstead\b|\bbesides\b)(?!\s(?:so|because|as|since|nor|or|therefore|which means)\b)
    [^,]{8,300}?(?:\d|[\[【]\d)
    """)
)
_FEWEST = 3
"""Words of a part of a clause that says something of its own."""
_ANNOUNCES = re.compile(r"(?:\w{1,12} ){0,2}(?:answer|note|summary|conclusion|response|reply|result|update|line)")
"""What before a colon only announces the answer: "Short answer:"."""
_MOST_OF_AN_APOLOGY = 6
"""Words of an apology that says nothing else: "I'm sorry to hear that."."""
_READ = 1000
"""Characters of a clause that are looked at."""


@remembered(ANSWERS)
def stances(text: str) -> tuple[Stance, ...]:
    """Return the stances of the clauses of a text, in order; a clause that only fills ("Sure!") has none."""
    return tuple(stance for start, end in _clauses(text) for stance in _stances_of(text, start, end))


def may_abstain(text: str) -> bool:
    """Say whether any clause of a text could abstain, without looking closely."""
    return bool(_NEGATES.search(_plain(text)))


def _plain(text: str) -> str:
    """Return a text in small letters with straight apostrophes, and as long as it came."""
    lowered = text.lower()
    if len(lowered) != len(text):
        lowered = "".join(character.lower()[0] for character in text)
    return lowered.replace("’", "'").replace("*", " ")


def _clauses(text: str) -> Iterator[tuple[int, int]]:
    for start, end in sentence_spans(text):
        sentence = _plain(text[start:end])
        reached = 0
        if yields := _YIELDS.match(sentence):
            yield start, start + yields.end()
            reached = yields.end()
        for turn in _TURNS.finditer(sentence, reached):
            if sentence[reached : turn.start()].strip():
                yield start + reached, start + turn.start()
                reached = turn.end()
        if sentence[reached:].strip():
            yield start + reached, end


def _stances_of(text: str, start: int, end: int) -> Iterator[Stance]:
    start += len(text[start:end]) - len(text[start:end].lstrip())
    clause = _ITEM.sub("", _plain(text[start : min(end, start + _READ)]))
    if text.startswith(":", end) and _ANNOUNCES.fullmatch(clause.strip()):
        return
    kinds: list[Kind] = []
    abstention = _abstention(clause)
    if abstention:
        kinds.append("abstains")
    if HEDGES.search(clause):
        kinds.append("hedges")
    if APOLOGISES.search(clause):
        kinds.append("apologises")
    kinds.extend(_said_beside(clause, abstention) if abstention else _said(clause))
    for kind in dict.fromkeys(kinds):
        yield Stance(kind, start, end)


def _abstention(clause: str) -> re.Match[str] | None:
    """Return where a clause says that there is no answer, if it does."""
    if not _NEGATES.search(clause):
        return None
    own = _QUOTED.sub(lambda quoted: " " * len(quoted.group()), clause)
    found = _spoken(own)
    if not found or _SUPPOSES.search(own[: found.start()]):
        return None
    return None if _OPENS_SUPPOSING.match(own) and "," in own[found.end() :] else found


def _spoken(clause: str) -> re.Match[str] | None:
    words = frozenset(_WORDS.findall(clause))
    found = next(
        (hit for needs, group in GROUPS if not words.isdisjoint(needs) and (hit := group.search(clause))), None
    )
    if not found and not _MARK.search(clause):
        found = UNCITED.search(clause)
    abroad = _SPANISH if "no" in words else _NEGATES_ELSEWHERE
    if not found and not (words.isdisjoint(_NEGATES_ELSEWHERE) and words.isdisjoint(abroad)):
        found = ELSEWHERE.search(clause)
    return found


def _said(clause: str) -> Iterator[Kind]:
    """Yield what a clause that doesn't abstain does."""
    bare = _NAMED.sub("the text", _MARK.sub(" ", clause))
    holds_figures = any(character.isdecimal() for character in bare)
    if ADVISES.match(clause):
        yield "advises"
        if holds_figures or _MARK.search(clause):
            yield "asserts"
    elif clause.rstrip().endswith("?"):
        yield "asks"
    elif described := DESCRIBES.search(bare):
        yield "asserts" if any(character.isdecimal() for character in bare[described.end() :]) else "describes"
    elif not _says_nothing(bare, holds_figures=holds_figures) and any(character.isalnum() for character in bare):
        yield "asserts"


def _says_nothing(clause: str, *, holds_figures: bool) -> bool:
    if FILLS.match(clause.strip()):
        return not holds_figures
    return bool(APOLOGISES.search(clause)) and len(clause.split()) <= _MOST_OF_AN_APOLOGY


def _said_beside(clause: str, abstention: re.Match[str]) -> Iterator[Kind]:
    """Yield what a clause that abstains does before and behind its abstention."""
    head = clause[: max(0, clause.rfind(",", 0, abstention.start() + 1))]
    if len(head.split()) >= _FEWEST and not _LEADS_IN.match(head):
        yield from _said(head)
    if _SAYS_MORE.search(clause, abstention.end()):
        yield "asserts"
