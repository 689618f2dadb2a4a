"""An answer in another language than the question and the sources.

Why it is refused
-----------------
Who asks in German, of German sources, and is answered in French may not understand the answer, and can't check it
against the sources. The check speaks only where the question and all the sources whose language is clear agree, and
the answer as a whole is clearly in another. Quotations, code and links in the answer are left out, and a question
that names a language or asks for a translation may be answered in any.

What it does not catch
----------------------
An answer of a few words, or one that goes from one language into another. Languages so near that a short text may be
either (Danish and Norwegian, Spanish and Portuguese, Russian and Ukrainian), and those that are not known to it. A
German answer to a German question over English sources is as it should be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.case import OUTPUT, QUESTION, Case, Source, Span
from protem.check import Example
from protem.finding import Finding, fails, holds
from protem.policy import Policy
from protem.reading.language import language_of, near, telling
from protem.reading.language_names import NAMES, names_a_language

REFUSAL = "off-form"

_FEWEST_WORDS = 3
"""Words without a capital: what has fewer may be the name of an office."""
_SPACELESS = frozenset({"zh", "ja", "th", "km", "lo", "my"})
_FEWEST_SIGNS = 6
"""Signs of a script without spaces that say as much."""
_ENOUGH = 200
"""Characters in which they are counted; an answer that begins in the language of the question is read no further."""
_CLEARLY = 0.4
"""How clear the language of the answer must be: a lead of more than one word that only it has."""
_QUOTED = re.compile(
    r"“[^“”]{1,600}”|\"[^\"]{1,600}\"|«[^«»]{1,600}»|„[^„“”]{1,600}[“”]|»[^«»]{1,600}«|「[^「」]{1,600}」|『[^『』]{1,600}』"
    r"|```[^`]{0,9000}```|`[^`]{1,300}`|^[ \t]{0,3}>.{0,2000}$",
    re.MULTILINE,
)
_WORD = re.compile(r"[^\W\d_]+")

_GIVEN = (Source("s1", "Die Rente wird zu Beginn des Monats ausbezahlt.", "Merkblatt 3, S. 2"),)
_ASKED = "Wann wird die Rente ausbezahlt?"

PASSES = (
    Example(
        "Die Rente wird am Anfang des Monats ausbezahlt [1].",
        "the answer is in German, as the question and the sources are",
        given=_GIVEN,
        question=_ASKED,
    ),
)
FAILS = (
    Example(
        "⟦La rente est versée au début du mois [1].⟧",
        "the answer is in French; the question and the sources are in German",
        given=_GIVEN,
        question=_ASKED,
    ),
)


def check(case: Case, policy: Policy) -> Iterator[Finding]:
    """Compare the language of the answer with the one that question and sources agree on."""
    asked = language_of(case.question)
    if not asked or not _sources_are_in(asked, case):
        return
    at = Span(OUTPUT, 0, len(case.output))
    beginning = language_of(case.output[:_ENOUGH])
    answered = beginning if beginning == asked else _language_of_answer(case.output)
    if answered and near(answered, asked):
        yield holds(f"the answer is in {NAMES[answered]}, as the question and the sources are", at)
    elif answered and not names_a_language(case.question):
        says = f"the answer is in {NAMES[answered]}; the question and the sources are in {NAMES[asked]}"
        yield fails(says, at, (Span(QUESTION, 0, len(case.question)),))


def _sources_are_in(language: str, case: Case) -> bool:
    """Say whether every source whose language is clear is in this one, and one at least is."""
    found = {found for source in case.given if (found := language_of(source.text))}
    return bool(found) and all(near(language, other) for other in found)


def _language_of_answer(output: str) -> str:
    """Return the language of an answer in its own words, or "" where it has too few or they are of several."""
    own = _QUOTED.sub(" ", output)
    told = telling(own)
    if told.how_clear < _CLEARLY:
        return ""
    if told.language in _SPACELESS:
        return told.language if sum(map(str.isalpha, own[:_ENOUGH])) >= _FEWEST_SIGNS else ""
    return told.language if _plain_words(own[:_ENOUGH]) >= _FEWEST_WORDS else ""


def _plain_words(text: str) -> int:
    return sum(not word[0].isupper() for word in _WORD.findall(text))
