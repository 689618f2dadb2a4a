"""Of what a sentence says it: of "guide dogs" where a claim has "dogs", of stopping the drug where it has the drug.

What is said of a kind is not said of a narrower one, nor of what is done with a thing, nor of what somebody owns. A
claim about one certain thing ("the bridge") is said with any adjective of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from protem.reading.clauses import Word, words_of
from protem.reading.clauses.cutting import FINITE
from protem.rubric.saying.clause_parts import OPENS_A_NOUN
from protem.rubric.saying.held import alike, is_like
from protem.rubric.saying.sought import Sought

_OWNS = ("'s", "s'")
_TELLS = frozenset(
    "say says said think thinks thought know knows knew believe believes note notes mean means hope feel find finds "
    "yes no sure sorry afraid glad certain convinced indeed please remember ensure see show shows showed".split()
)
_SOME = frozenset("some few most many certain several".split())
_LONGEST = 600


def narrowed(claim: Sought, sentence: str) -> str:
    """Return in which words a sentence has another subject than a claim round the same noun, "" where it hasn't."""
    asked = tuple(words_of(claim.text, 0, len(claim.text)))
    place = next((place for place, word in enumerate(asked) if word.stem), -1)
    if place < 0 or place + 1 >= len(asked) or len(sentence) > _LONGEST:
        return ""
    is_name = any(asked[place].stem in name for name in claim.names)
    noun, is_kind = asked[place], place == 0 and _is_verb(asked) and not is_name
    said = tuple(words_of(sentence, 0, len(sentence)))
    heads = [at for at, word in enumerate(said) if is_like(word.stem, noun.stem)]
    found = [_other_subject(claim, sentence, said, at, noun, is_kind=is_kind) for at in heads]
    return next(iter(found), "") if all(found) else ""


def _is_verb(asked: Sequence[Word]) -> bool:
    """Say whether the second word of a claim is its verb: of a noun and its verb in the present one ends in "s"."""
    noun, verb = asked[0].text, asked[1]
    return verb.text in FINITE or (verb.stem != "" and noun.endswith("s") != verb.text.endswith("s"))


def _other_subject(claim: Sought, text: str, said: Sequence[Word], at: int, noun: Word, *, is_kind: bool) -> str:
    """Return the words round a noun that make another subject of it."""
    word = said[at]
    behind = said[at + 1] if at + 1 < len(said) else None
    if behind and word.text.endswith(_OWNS) and not noun.text.endswith(_OWNS):
        return "" if not behind.stem or alike(behind.stem, claim.weights) else text[word.start : behind.end]
    first = at - 1 if at and said[at - 1].text in OPENS_A_NOUN else at
    before = said[first - 1] if first else None
    if is_kind and first == at and before and before.text in _SOME and _is_followed(claim, behind):
        return text[before.start : word.end]
    if not before or not before.stem or not before.text.isalpha() or text[word.start].isupper():  # a figure, a name
        return ""
    if before.text in _TELLS or alike(before.stem, claim.weights):
        return ""
    if text[before.end : said[first].start] not in (" ", "-"):
        return ""
    is_act = first == 1 and before.text.endswith("ing") and _is_followed(claim, behind)
    is_narrower = is_kind and first == at and _is_followed(claim, behind) and not before.text.endswith("ly")
    return text[before.start : word.end] if is_act or is_narrower else ""


def _is_followed(claim: Sought, behind: Word | None) -> bool:
    """Say whether a verb follows: one that a list knows, or a word that the claim has as well."""
    return behind is not None and (behind.text in FINITE or bool(behind.stem and alike(behind.stem, claim.weights)))
