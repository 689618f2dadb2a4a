"""Which sentences can't be shown without the one before or the one after: what leans, and what takes back."""

from __future__ import annotations

import re
from itertools import islice

from protem.reading.clauses.clause import WORD
from protem.reading.stemming import stem

_FIRST = frozenset(
    "it its they them their he she his her this these those such that both neither then otherwise however but and or "
    "nor so therefore thus hence also similarly likewise instead alternatively additionally moreover furthermore "
    "finally consequently accordingly there else nevertheless nonetheless still yet meanwhile afterwards".split()
)
"""Words that, where a sentence begins with them, point back or join on."""
_POINTING = frozenset("it its they them their these those such then there this that".split())
_NEAR = 5
"""Words from the beginning in which one that points still points out of the sentence, if nothing is named before."""
_OPENINGS = re.compile(
    r"(?:for (?:example|instance)|in (?:addition|this|that|these|those|such|other words|contrast|either|both)"
    r"|if (?:so|not)\b|as (?:such|a result)|the (?:former|latter|same|above|only exception|exception)"
    r"|on the other hand|even so|do(?:es)? so|the (?:first|second|third|other)\b)",
    re.IGNORECASE,
)
_IMPERSONAL = re.compile(
    r"it (?:(?:will|would|may|shall|can) be|is|was|becomes|remains) (?:(?:also|not|very|always|never|usually|often|an?"
    r"|generally|strongly|particularly|especially|far|much|more|most) )*+(?:un|im|in|il)?(?:lawful|legal|forbidden"
    r"|prohibited|permitted|allowed|permissible|advisable|advised|recommended|safe|safer|safest|best|better|dangerous"
    r"|important|necessary|possible|essential|required|proper|offen[cs]e|crime|mistake|good|bad|hard|harder|easy|easier"
    r"|difficult|true|likely|clear|dark|wet|cold|hot|raining|snowing|foggy|sunny|time)\b"
    r"|there (?:is|are|was|were|has|have|may|might|can|must|should|shall|will)\b",
    re.IGNORECASE,
)
"""An "it" or "there" that stands for nothing: "it is unlawful to ...", "when it is dark"."""
_TAKES_BACK = re.compile(
    r"[\s*_(]{0,6}(?:however|but|nevertheless|exemptions?|exceptions?|(?:except|unless|apart from)\b(?![^,]{0,300},)"
    r"|the only exceptions?|there (?:is|are) (?:also )?(?:an? |some |no )?(?:exception|exemption)"
    r"|th(?:is|ese|at|ose)(?: \w{1,20})? (?:(?:does|do|shall|will) not|doesn't|don't) (?:apply|include|cover|extend)"
    r"|(?:this|these|it) (?:only )?appl(?:y|ies) only|only if|provided that)\b",
    re.IGNORECASE,
)
_OPEN, _CLOSE = "“«", "”»"
_NOTED = frozenset("†‡※")
"""Signs of a note, which may say when the words before them don't hold."""


def leans(sentence: str) -> bool:
    """Say whether a sentence needs the one before it to be understood: "This means ...", "You must switch them off".

    A pronoun behind two words of meaning has what it stands for in its own sentence.
    """
    if _OPENINGS.match(sentence) or takes_back(sentence):
        return True
    meant = 0
    for place, found in enumerate(islice(WORD.finditer(sentence), _NEAR)):
        word = found[0].lower()
        points = word in (_POINTING if place else _FIRST) and not (word == "that" and place)
        if points and not (word in ("it", "there") and _IMPERSONAL.match(sentence, found.start())):
            return True
        meant += bool(stem(word))
        if meant > 1:
            return False
    return False


def takes_back(sentence: str) -> bool:
    """Say whether a sentence limits the one before it, which must not be shown without it: "However, ..."."""
    return _TAKES_BACK.match(sentence) is not None


def is_cut(part: str) -> bool:
    """Say whether a part holds only one end of a quotation, or a sign that sends the reader to a note elsewhere."""
    opened, closed = (sum(part.count(sign) for sign in signs) for signs in (_OPEN, _CLOSE))
    return opened != closed or part.count('"') % 2 == 1 or not _NOTED.isdisjoint(part)
