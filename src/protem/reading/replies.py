"""A yes or a no that takes what it claims from the question: "Yes.", "Not at all.", "You can.", "That's right".

Words behind it that restrict it ("Yes, but only with consent") make it another claim; a sentence that tells something
of its own ("Yes, pets are allowed") leaves it what it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from protem.reading.clauses import outline, words_of
from protem.reading.clauses.cutting import FINITE
from protem.reading.flattening import flat
from protem.reading.spelled import APOSTROPHES


class Reply(NamedTuple):
    """A yes or a no, and where it stands."""

    yes: bool
    start: int
    end: int


_NOT = rf"(?:n[{APOSTROPHES}]?t\b|\snot\b|not\b)"
_AGREED = "right|correct|true|so|the case|accurate"
_NO = flat(rf"""
    (?:no|nope|nah|never|negative|incorrect|wrong|false|nein|nee|non|não|no way|by no means|under no circumstances|
    (?:absolutely|definitely|certainly|of course|unfortunately|sadly|probably|surely|clearly|i(?:'m|’m| am) afraid|
    i (?:believe|think|fear)) not|not (?:at all|really|allowed|so)|i (?:don't|don’t|dont|do not) (?:think|believe) so|
    (?:that|this|it)(?:['’]?s| is) (?:not (?:{_AGREED})|wrong|incorrect|false)|that (?:isn't|isn’t) (?:{_AGREED})|
    auf keinen fall|natürlich nicht|leider nicht|pas du tout|bien sûr que non|claro que no)
""")
_YES = flat(rf"""
    (?:yes|yeah|yep|yup|aye|correct|right|true|indeed|exactly|precisely|affirmative|sure|surely|certainly|definitely|
    absolutely|naturally|of course|ja|jawohl|doch|natürlich|selbstverständlich|oui|si|sí|sì|sim|bien sûr|claro|
    (?:that|this|it)(?:['’]?s| is) (?:{_AGREED})|i (?:think|believe) so|i(?:'m|’m| am) afraid so|without (?:a )?doubt|
    no problem|by all means|go ahead)
""")
_VERB = "is|are|was|were|do|does|did|can|could|will|would|should|shall|may|might|must|has|have|had"
_ELLIPSIS = (
    rf"(?:it|they|you|he|she|we|i|this|that|there|one) (?:{_VERB}|ca|wo)(?P<not>{_NOT})?(?: (?:do )?(?:so|that|it))?"
)
_LEAD = flat(r"""
    (?:(?:(?:well|so|in short|in brief|short answer|the (?:short )?answer(?: to (?:that|this|your question))?(?: is)?|
    answer|briefly|hi|hello|good question|great question|yes|no|ja|nein|oui|non)[\s,;:.!*—–-]{1,6}){0,3})
""")
_WORDS = re.compile(
    rf"[\s\W]{{0,9}}{_LEAD}(?P<said>(?P<no>{_NO})|(?P<ellipsis>{_ELLIPSIS})|(?P<yes>{_YES}))(?![\w'’])", re.IGNORECASE
)
_MOST = 3
"""Sentences of an answer in which a reply is looked for: greetings may stand before it."""
_RESTRICTS = frozenset(
    "but only if unless except provided when while although though however until after before depending subject "
    "aber nur wenn außer mais sauf seulement sinon pero sólo solo si".split()
)
_TURNS_BACK = frozenset("but only except unless however though although provided still yet aber mais pero".split())
_SEPARATORS = ",;:.!—–-)*\n"
_JOINS = frozenset("and or".split())
"""Behind a reply: "yes and no"."""
_OPENS = 2


def replies(answer: str) -> Iterator[Reply]:
    """Yield the yes or the no that an answer begins with, if it has one that nothing restricts; a second after it."""
    sentences = outline(answer).sentences[: _MOST + 1]
    for number, (start, end) in enumerate(sentences[:_MOST]):
        found = _WORDS.match(answer, start, end)
        if not found:
            continue
        after = answer[sentences[number + 1][0] : sentences[number + 1][1]] if number + 1 < len(sentences) else ""
        if not _is_restricted(answer, found.end(), end) and not _turns_back(after):
            yield Reply(_is_yes(found), *found.span("said"))
        return


def _is_yes(found: re.Match[str]) -> bool:
    return not found["no"] and not found["not"]


def _is_restricted(answer: str, start: int, end: int) -> bool:
    """Say whether what stands behind a reply in its sentence restricts it, or is no more than a piece of it."""
    words = [word.text for word in words_of(answer, start, end)]
    if not words:
        return answer[start:end].lstrip().startswith(("?", "？"))
    apart = answer[start : start + 3].strip()[:1]
    if words[0] in _JOINS or not apart or apart not in _SEPARATORS:
        return True
    return not _RESTRICTS.isdisjoint(words) or FINITE.isdisjoint(words)


def _turns_back(sentence: str) -> bool:
    words = [word.text for word in words_of(sentence, 0, len(sentence))]
    return not _TURNS_BACK.isdisjoint(words[:_OPENS])
