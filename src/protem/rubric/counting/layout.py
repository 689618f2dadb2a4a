"""The parts of Markdown and of plain lists in a text, and how a rubric names them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from protem.rubric.counting.thing import Places, thing

_BULLET = re.compile(r"^[ \t]{0,12}(?:[-+•‣◦–—]\s?|\*(?!\*)\s?)(?=[^\s*-]|\*\*)[^\n]*", re.MULTILINE)
_NUMBERED = re.compile(r"^[ \t]{0,12}(?:\d{1,3}[.)]|\(\d{1,3}\)|[A-Za-z][.)])[ \t]+\S[^\n]*", re.MULTILINE)
_HEADING = re.compile(r"^ {0,3}#{1,6}[ \t]+\S[^\n]*|^[^\n]{1,200}\n(?:={3,}|-{3,})[ \t]*$", re.MULTILINE)
_BOLD = re.compile(r"\*\*(?=[^\s*])[^*\n]*(?<=\S)\*\*|__(?=[^\s_])[^_\n]*(?<=\S)__")
_ITALIC = re.compile(r"(?<![*\w])\*(?=[^\s*])[^*\n]*(?<=\S)\*(?!\*)|(?<![_\w])_(?=[^\s_])[^_\n]*(?<=\S)_(?![_\w])")
_HIGHLIGHT = re.compile(r"\*{1,3}(?=[^*\n]*[^*\s])[^*\n]+\*{1,3}")
_FENCE = re.compile(r"^ {0,3}(```|~~~)[^\n]*$", re.MULTILINE)
_INLINE_CODE = re.compile(r"(?<!`)`[^`\n]+`(?!`)")
_TABLE = re.compile(r"^(?=[^\n|]*\|)[^\n]*\n[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[-: \t|]*)?$", re.MULTILINE)
_LINK = re.compile(r"\[[^\[\]\n]{1,300}\]\([^()\s]{1,500}\)")
_URL = re.compile(
    r"https?://[^\s)>\]]+|www\.[^\s)>\]]+|"
    r"(?<![\w@./-])(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,12}/(?=[\w?#%~-])[^\s)>\]]*",
    re.IGNORECASE,
)
"""Addresses, one without "https" too where a path follows its name: "example.com/page"."""
_QUOTED_LINE = re.compile(r"^ {0,3}>[^\n]*", re.MULTILINE)
_PLACEHOLDER = re.compile(r"\[[^\[\]\n]+\](?!\()")
_ANGLES = re.compile(r"<<(?=[^<>\n]*\S)[^<>\n]+>>")
_RULE = re.compile(r"^[ \t]{0,3}(?:\*{3,}|-{3,}|_{3,})[ \t]*$", re.MULTILINE)
_PS = re.compile(r"^[^\w\n]{0,8}P\.?\s?S\b\.?(?!\w)|(?<=[\s*_(])P\.\s?S\.", re.MULTILINE | re.IGNORECASE)
_PPS = re.compile(r"(?<!\w)P\.?\s?P\.?\s?S\b\.?", re.IGNORECASE)
_TITLE_TAG = re.compile(r"^(?:\*\*)?title(?:\*\*)?\s?:", re.MULTILINE | re.IGNORECASE)
_PARENTHESES = re.compile(r"\([^()\n]*\)")


def _matches(pattern: re.Pattern[str]) -> Callable[[str], Places]:
    return lambda text: (found.span() for found in pattern.finditer(text))


def bullets(text: str) -> Iterator[tuple[int, int]]:
    """Yield the lines that begin with a bullet; a line of dashes or stars is none."""
    for found in _BULLET.finditer(_without_code(text)):
        if any(character.isalnum() for character in found[0]):
            yield found.span()


def items(text: str) -> Iterator[tuple[int, int]]:
    """Yield the lines of a list, with bullets or with numbers."""
    yield from sorted({*bullets(text), *(found.span() for found in _NUMBERED.finditer(_without_code(text)))})


def code_blocks(text: str) -> Iterator[tuple[int, int]]:
    """Yield the fenced code blocks, a last one that is not closed too."""
    fences = [found.span() for found in _FENCE.finditer(text)]
    for place in range(0, len(fences), 2):
        closes = fences[place + 1][1] if place + 1 < len(fences) else len(text)
        yield fences[place][0], closes


def _without_code(text: str) -> str:
    """Return a text with its code blocks blanked: what looks like a list in code is code.

    A fence that the text begins with is put round the answer itself.
    """
    pieces, reached = [], 0
    begins = len(text) - len(text.lstrip())
    for start, end in code_blocks(text):
        if start <= begins:
            continue
        pieces += [text[reached:start], _NEWS.sub(" ", text[start:end])]
        reached = end
    return "".join([*pieces, text[reached:]]) if pieces else text


_NEWS = re.compile(r"[^\n]")


def highlights(text: str) -> Iterator[tuple[int, int]]:
    """Yield what stands between stars or underlines, bullets left out."""
    bare = _BULLET_SIGN.sub(lambda found: " " * len(found[0]), text)
    return (found.span() for found in _HIGHLIGHT.finditer(bare))


_BULLET_SIGN = re.compile(r"^[ \t]{0,12}\*[ \t]+", re.MULTILINE)


def titles(text: str) -> Iterator[tuple[int, int]]:
    """Yield what titles a text: <<this>>, a heading in its first lines, a bold first line, or "Title: this"."""
    yield from (found.span() for found in _ANGLES.finditer(text))
    first = re.search(r"\S[^\n]*", text)
    if first and (_HEADING.match(text, first.start()) or _BOLD.fullmatch(first[0].strip()) or _TITLE_TAG.match(text)):
        yield first.span()


_STYLED = (
    "(?:{0})(?: text| font| type| style| letters)?(?: (?:words?|phrases?|parts?|sections?|terms?|"
    "passages?|keywords?))?|"
    "(?:words?|phrases?|parts?|sections?|terms?|passages?|keywords?) (?:in|as|of) (?:{0})(?: text| font| type)?|"
    "(?:words?|phrases?|parts?|sections?|terms?|passages?) (?:is |are )?(?:{0})"
)
_SPAN = "(?:sections?|parts?|phrases?|words?|passages?|places?|spots?|terms?|sentences?|bits?|pieces?)"
_EMPHASIS = (
    "(?:highlight(?:s|ed|ing)?|emphasi[sz]e[sd]?|emphasis|italicmarks|boldmarks|italics? or bold|bold or italics?)"
)
_HIGHLIGHTED = (
    f"{_EMPHASIS}(?: {_SPAN})?|{_SPAN} (?:(?:of|in) the (?:response|text|answer|reply|output) )?(?:is |are |be )?"
    f"(?:(?:put|set|placed|written) )?(?:(?:in|with|using|between) )?(?:markdown )?(?:{_EMPHASIS}|asterisks)"
)
_HIGHLIGHT_WORDS = (
    "markdown italicmarks boldmarks asterisks asterisk stars highlighted highlight emphasis emphasized italics italic "
    "bold marks mark emphasise emphasises emphasizes emphasize part parts section sections phrase "
    "phrases word words marked different using"
)
_ANGLED = (
    "(?:titles?|headings?|headlines?|titled)(?: ,)? (?:is |be |that is |which is )?(?:wrapped|enclosed|"
    "written|put|surrounded|set|placed|marked|formatted|as|like)* ?"
    "(?:in|inside|within|between|by|with) (?:double |two )?(?:angle|angular|angled|pointed)? ?"
    "(?:brackets|anglemarks|chevrons|guillemets)|(?:a |the )?anglemarks(?: title| titles)?|"
    "(?:double )?(?:angle|angular|angled) brackets?(?: (?:a|the) title| titles?)?"
)
_POSTSCRIPT = (
    "(?:postscripts?|post scripts?|notes?)?,? ?(?:that )?(?:starting|beginning|begins|starts|marked|introduced|headed|"
    "labell?ed|opening|opens|signed)? ?(?:with|by|as)? ?{0}(?: notes?| postscripts?| sections?| lines?)?{1}"
)
_POSTSCRIPT_WORDS = (
    "closes after main below close closing bottom line section note introduced by last under signature "
    "begin beginning explicit postscript end ends ending starting marked note begins starts conclude "
    "concludes finish finishes psmark"
)


def links(text: str) -> Iterator[tuple[int, int]]:
    """Yield the links: Markdown's, and bare addresses outside of these."""
    named = [found.span() for found in _LINK.finditer(text)]
    bare = _LINK.sub(lambda found: " " * len(found[0]), text)
    yield from sorted([*named, *(found.span() for found in _URL.finditer(bare))])


def markdown(text: str) -> Iterator[tuple[int, int]]:
    """Yield whatever Markdown marks: headings, emphasis, lists, code, tables, links, quoted blocks."""
    marks = (_HEADING, _BOLD, _ITALIC, _INLINE_CODE, _TABLE, _LINK, _QUOTED_LINE)
    found = {place.span() for mark in marks for place in mark.finditer(text)}
    yield from sorted(found.union(bullets(text), code_blocks(text)))


LAYOUT = (
    thing(
        "part in Markdown",
        "parts in Markdown",
        "markdown(?: (?:formatting|format|syntax|elements?|markup|styling|characters?|symbols?|marks?))?",
        markdown,
        "plain text formatting",
    ),
    thing(
        "bullet",
        "bullets",
        "(?:markdown )?bullets?(?: points?)?(?: in markdown)?(?: bulletmarks)?|bulleted (?:items?|points?|entries)|"
        "bullet(?:ed)?(?: points?)? list (?:of|with|that has|which has|containing|having)(?: \\w+)? (?P<n>⟨n\\d{1,3}⟩)"
        "(?: \\w+)? (?:items?|points?|entries|entry|elements?|bullets?)|"
        "(?:items?|points?|entries|things) (?:as|in)(?: an?)? (?:bullet(?:ed)?|markdown)(?: points?)?(?: "
        "list| format| form)?",
        bullets,
        "markdown format formatted list lists listing bulletmarks starting point such each as makes making is an",
    ),
    thing("bulleted list", "bulleted lists", "bullet(?:ed)?(?: points?)? lists?", lambda text: list(bullets(text))[:1]),
    thing(
        "numbered item",
        "numbered items",
        "(?:numbered|ordered) (?:items?|points?|steps?|lists?)(?:(?: (?:of|with|containing|that has|having|:))? "
        r"(?P<n>⟨n\d{1,3}⟩) (?:items?|points?|steps?|entries|things|tips|lines|elements|instructions))?",
        _matches(_NUMBERED),
        "list format",
    ),
    thing("list item", "list items", "(?:list )?items?(?: list)?|list items?|lists?|points", items, "listed bullet"),
    thing(
        "heading",
        "headings",
        "(?:markdown )?(?:headings?|headers?|subheadings?|section headings?|section headers?|section titles?)",
        _matches(_HEADING),
        "markdown level",
    ),
    thing("bold part", "bold parts", _STYLED.format("bold(?:ed|face)?|boldmarks"), _matches(_BOLD), "markdown"),
    thing("italic part", "italic parts", _STYLED.format("italic(?:s|ized|ised)?"), _matches(_ITALIC), "markdown"),
    thing("highlighted part", "highlighted parts", _HIGHLIGHTED, highlights, _HIGHLIGHT_WORDS),
    thing(
        "code block",
        "code blocks",
        "(?:fenced )?code (?:blocks?|fences?|snippets?|samples?)|codeticks(?: blocks?)?|fenced blocks?",
        code_blocks,
        "markdown fenced codeticks",
    ),
    thing("inline code", "inline codes", "inline code", _matches(_INLINE_CODE)),
    thing("table", "tables", "(?:markdown )?tables?", _matches(_TABLE), "markdown format form tabular"),
    thing("link", "links", "(?:hyper)?links?|urls?|web addresses", links, "markdown web"),
    thing("block quote", "block quotes", "block ?quotes?", _matches(_QUOTED_LINE)),
    thing(
        "placeholder",
        "placeholders",
        "(?:(?:bracketed|square bracketed|square bracket) )?(?:placeholders?|placeholder fields?|blanks?)"
        "(?:(?: written| marked| enclosed| wrapped| surrounded)? (?:in|by|with|within|inside|between) "
        "(?:square )?brackets?)?(?: (?:like|such as|in the form|of the form) bracketmarks)?|"
        "(?:template )?(?:fields?|slots?|variables?|gaps?|tokens?|spots?|items?|spaces) (?:(?:written|marked|"
        "enclosed|wrapped) )?"
        "(?:in|by|with|within|inside|between|like|such as) (?:square brackets|bracketmarks)|square "
        "bracket(?:s|ed)? (?:placeholders?|fields?|variables?)",
        _matches(_PLACEHOLDER),
        "leave fill filled fills bracketmarks square brackets bracketed like represented them marked later "
        "reader in form template times time "
        "customer recipient user placeholder each mark marks leaves enclosed wrapped surrounded",
    ),
    thing(
        "title in double angle brackets",
        "titles in double angle brackets",
        _ANGLED,
        _matches(_ANGLES),
        "wrap wraps wrapped title titles anglemarks double angle angular brackets enclosed marked inside "
        "start starts begin begins opens "
        "heading headline top like form surround surrounded",
    ),
    thing("title", "titles", "titles?|headline", titles, "own begins starting"),
    thing(
        "postscript",
        "postscripts",
        f"postscripts?|post scripts?|{_POSTSCRIPT.format('psmark', '')}",
        _matches(_PS),
        _POSTSCRIPT_WORDS,
    ),
    thing("P.P.S.", "P.P.S.", _POSTSCRIPT.format("ppsmark", ""), _matches(_PPS), _POSTSCRIPT_WORDS),
    thing("divider", "dividers", "dividers?|horizontal (?:rules?|lines?)|rulers?", _matches(_RULE), "markdown"),
    thing(
        "part in parentheses",
        "parts in parentheses",
        "parenthes[ei]s|parentheticals?|(?:round )?brackets?|parenthetical (?:remarks?|phrases?)",
        _matches(_PARENTHESES),
        "round",
    ),
)
