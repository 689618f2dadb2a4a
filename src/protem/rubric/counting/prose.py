"""Words, sentences, paragraphs, lines and characters of a text, and how a rubric names them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from protem.reading.sentences import sentence_spans
from protem.rubric.counting.thing import Places, thing

_WORD = re.compile(r"\S+")
_LETTERS = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_LINE = re.compile(r"[^\n]*\S[^\n]*")
_BLANK = re.compile(r"\n[ \t\r]*\n")
_RULER = re.compile(r"\s{0,20}(?:\*{3,}|-{3,}|_{3,})\s{0,20}")
_QUESTION = re.compile(r"\?+(?=[\s\"”’')\]*_]|\Z)|？")
_EMOJI = re.compile(
    "(?:[\U0001f300-\U0001faff\u2600-\u27bf\u2b00-\u2bff\U0001f1e6-\U0001f1ff]"
    "[\ufe0f\u200d\U0001f3fb-\U0001f3ff\u2640\u2642\u20e3]{0,8})"
)
_DIGITS = re.compile(r"\d(?:[\d.,:/]*\d)?")
_HASHTAG = re.compile(r"(?<![\w#])#[^\W\d_]\w*")


def _matches(pattern: re.Pattern[str]) -> Callable[[str], Places]:
    return lambda text: (found.span() for found in pattern.finditer(text))


def words(text: str) -> Iterator[tuple[int, int]]:
    """Yield the words: runs between white space that hold a letter or a digit."""
    for found in _WORD.finditer(text):
        if any(character.isalnum() for character in found[0]):
            yield found.span()


def sentences(text: str) -> Iterator[tuple[int, int]]:
    """Yield the sentences that hold a letter or a digit."""
    for start, end in sentence_spans(text):
        if any(character.isalnum() for character in text[start:end]):
            yield start, end


def paragraphs(text: str) -> Iterator[tuple[int, int]]:
    """Yield the paragraphs: what blank lines part; a line of stars or dashes is none."""
    reached = 0
    for cut in [*(found.span() for found in _BLANK.finditer(text)), (len(text), len(text))]:
        piece = text[reached : cut[0]]
        if piece.strip() and not _RULER.fullmatch(piece.strip()):
            lead = len(piece) - len(piece.lstrip())
            yield reached + lead, reached + len(piece.rstrip())
        reached = cut[1]


def characters(text: str) -> Iterator[tuple[int, int]]:
    """Yield the characters of a text without the white space at its ends."""
    lead = len(text) - len(text.lstrip())
    return ((at, at + 1) for at in range(lead, len(text.rstrip())))


def unique_words(text: str) -> Iterator[tuple[int, int]]:
    """Yield the first place of every different word."""
    seen: set[str] = set()
    for found in _LETTERS.finditer(text):
        word = found[0].lower()
        if word not in seen:
            seen.add(word)
            yield found.span()


def numbers(text: str) -> Iterator[tuple[int, int]]:
    """Yield the numbers written in digits, those of lists and dates among them."""
    return (found.span() for found in _DIGITS.finditer(text))


def repeated_words(text: str) -> dict[str, list[tuple[int, int]]]:
    """Return the places of every word of a text, by the word in small letters."""
    places: dict[str, list[tuple[int, int]]] = {}
    for found in _LETTERS.finditer(text):
        places.setdefault(found[0].lower(), []).append(found.span())
    return places


emojis = _matches(_EMOJI)
lines = _matches(_LINE)

PROSE = (
    thing("word", "words", "words? count|word length|words?(?: long| in length)?", words, "word words"),
    thing(
        "different word",
        "different words",
        "(?:unique|different|distinct|individual|various) words?|words? (?:that |which )?(?:are |"
        "is )?(?:all )?(?:different|distinct|unique)"
        "(?: from (?:each other|one another))?",
        unique_words,
        "vocabulary",
    ),
    thing("sentence", "sentences", "sentences?(?: long| in length| count)?", sentences),
    thing(
        "paragraph",
        "paragraphs",
        "paragraphs?(?: long)?(?:,? (?:separated|divided|split|parted) by (?:an? |⟨n\\d+⟩ )?"
        "(?:blank|empty|new)? ?(?:lines?|line breaks?|newlines?|new lines?)|,? with (?:an? )?(?:blank|empty) lines? "
        "between(?: them)?| ⟨n\\d+⟩ line breaks? between(?: them)?)?|"
        "paragraphs(?: and only paragraphs)?(?: (?:are|is|be|must be|should be))? (?:separated|divided|"
        "split)(?: (?:from|with|by|each other|one another))*"
        " by (?:an? |⟨n\\d+⟩ )?(?:blank|empty|new)? ?(?:lines?|line breaks?|newlines?|new lines?)",
        paragraphs,
    ),
    thing("character", "characters", "characters?(?: long| in length| count)?|letters? long", characters),
    thing("line", "lines", "lines?(?: long| of text| in length)?", lines),
    thing("question", "questions", "questions?(?: marks?)?", _matches(_QUESTION), "ask asks asking poses pose"),
    thing(
        "number",
        "numbers",
        (
            "numbers|numerals?|numeric values?|(?:contains?|includes?|has|have|mentions?|uses?|gives?|⟨not⟩) "
            "(?:an? |any |(?P<n>⟨n\\d{1,3}⟩) )number"
        ),
        numbers,
        "mention mentions state states",
    ),
    thing("emoji", "emojis", "emojis?|emoticons?|smileys?", emojis),
    thing("hashtag", "hashtags", "hash ?tags?", _matches(_HASHTAG)),
)
