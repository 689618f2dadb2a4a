"""What is wrong with a draft as it stands: an empty or doubled body, broken letters, a text that replaces another."""

from __future__ import annotations

import re
from collections.abc import Iterator

from protem.desk.ingest.draft import Draft
from protem.desk.ingest.flaw import Flaw

_PARAGRAPH = 40
"""Characters of a paragraph whose repetition is a flaw: a shorter one may be a formula ("Penalty: see below.")."""
_UNWRAPPED = 120
"""Characters of a line that is a whole paragraph, in a text without empty lines; a shorter one was wrapped."""
_BLANK = re.compile(r"\n[ \t]{0,99}\n")
_SHOWN = 60
_CONTINUED = "\x80-\xbf‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸ€"
_MOJIBAKE = re.compile(f"Ã[{_CONTINUED}]|Â[\x80-\xbf]|â€[{_CONTINUED}]|ï»¿|\ufffd")
"""UTF-8 read as Latin-1 or Windows-1252 ("Ã©", "Â§", "â€™"), or what could not be decoded at all."""
_REPLACES = re.compile(
    r"\b(?:this|these|the\s{1,3}following)\s{1,3}(?:page|sheet|leaf|edition|version|update|insert)s?\s{1,3}"
    r"(?:replaces?|supersedes?)\b"
    r"|\b(?:replaces?|supersedes?)\s{1,3}(?:the\s{1,3})?(?:(?:text|paragraph|table)\s{1,3}(?:on|of)\s{1,3})?"
    r"(?:pages?|(?:previous|earlier|former)\s{1,3}(?:page|edition|version|update)s?)\b"
    r"|\bersetzt\s{1,3}(?:die\s{1,3})?seiten?\b",
    re.IGNORECASE,
)


def flaws_of(draft: Draft, file: str) -> Iterator[Flaw]:
    """Yield what is wrong with a draft, wherever else it may stand."""
    if not draft.text.strip():
        yield Flaw("empty-body", file, draft.place, f"{draft.name} has no text, and is not kept")
        return
    if repeated := _repeated(draft.text):
        says = f"{draft.name} repeats a paragraph of its own: {shortened(repeated)}"
        yield Flaw("doubled-body", file, draft.place, says)
    if broken := _MOJIBAKE.findall(draft.text):
        times = "once" if len(broken) == 1 else f"{len(broken)} times"
        yield Flaw("mojibake", file, draft.place, f"{draft.name} has broken letters {times}, first {broken[0]!r}")
    if replacing := _REPLACES.search(draft.text):
        around = draft.text[max(0, replacing.start() - _SHOWN // 3) : replacing.end() + _SHOWN // 3]
        yield Flaw("superseding-page", file, draft.place, f"{draft.name} says it replaces another: {shortened(around)}")


def shortened(text: str) -> str:
    """Return the beginning of a text, quoted, on one line."""
    line = " ".join(text[: _SHOWN * 4].split())
    return f'"{line[:_SHOWN].rstrip()}…"' if len(line) > _SHOWN else f'"{line}"'


def _repeated(text: str) -> str:
    """Return the first paragraph that stands again: anywhere as it is, or directly behind itself, broken otherwise."""
    parted = [part for part in _BLANK.split(text) if part.strip()]
    paragraphs = parted if len(parted) > 1 else [line for line in text.splitlines() if len(line) >= _UNWRAPPED]
    squeezed = ["".join(paragraph.split()) for paragraph in paragraphs]
    whole = "".join(squeezed)
    seen: set[str] = set()
    end = 0
    for paragraph, squeeze in zip(paragraphs, squeezed, strict=True):
        end += len(squeeze)
        if len(squeeze) < _PARAGRAPH:
            continue
        if squeeze in seen or whole.startswith(squeeze, end):
            return paragraph
        seen.add(squeeze)
    return ""
