"""Whether the output repeats the request first, word for word.

What it asks: "begins by repeating this request word for word: '...'", "Repeat the question before answering".
How it is read: white space and case do not count; quotation marks and emphasis round it neither. Without a quoted text
the question of the case is meant.
What it can't decide: a request that is to be repeated but is not given.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import LITERAL, Reading, Request

EXAMPLES = (
    Example('Repeat the request "Sing a song." first', "Sing a song.\nLa la.", "holds", "it begins with the request"),
    Example(
        "Repeats the question before answering", "Blue.", "fails", "it begins with 'Blue.'", question="Which colour?"
    ),
    Example("Repeats the question before answering", "Blue.", "undecided", "there is no request to repeat"),
)

_AGAIN = re.compile(
    r"(?<!\S)(?:(?:repeat|repeats|repeating|restate|restates|restating|echo|echoes|echoing|copy|copies|"
    r"copying|quote|quotes|"
    r"quoting|reproduce|reproduces|reproducing|rewrite|recite|recites|repeated|restated|echoed|copied|"
    r"quoted|reproduced|recited|"
    r"(?:exact |verbatim |word for word |literal )*(?:copy|repetition|restatement|repeat)(?: of)?|"
    r"request itself|prompt itself|question itself)(?!\S)|(?:say|says|saying|state|states|give|gives|"
    r"write|writes|put|puts)\b(?: \S+){0,4}? again(?!\S))"
)
_REQUEST = re.compile(
    r"(?<!\S)(?:(?:user's |original |above |given |entire |full |whole |exact |initial |input "
    r")*(?:request|prompt|question|query|instruction|task)s?)(?!\S)"
)
_FIRST = re.compile(
    r"(?<!\S)(?:⟨o1⟩ (?:line|sentence|thing)(?: (?:is|in|of|said))*|first thing(?: (?:is|in|of|said|"
    r"the))*|first(?: of all)?|before (?:answering|the answer|giving|responding|you answer|anything else|"
    r"it answers|replying|your answer|an answer|doing)|"
    r"begin(?:s|ning)?(?: by| with)?|start(?:s|ing)?(?: by| with| off)?|opens?(?: by| with)?|(?:at|in) "
    r"the (?:very )?(?:beginning|start|top|outset)|⟨o1⟩ (?:line|sentence|thing)(?: (?:is|in|of|said))*|"
    r"first thing(?: (?:is|in|of|said))*|then (?:gives?|answers?|write))(?!\S)"
)
_EXACTLY = re.compile(
    r"(?<!\S)(?:word for word|verbatim|(?:exactly )?as (?:it is|is|given|written|it stands|it was)|"
    r"exactly|unchanged|to the letter|literally|"
    r"⟨not⟩ (?:any |a |making any |making )?(?:changes?|changing|alter\w*|modif\w*|edits?|editing)(?: "
    r"(?:it|anything|a|single|word|to it|or))*|"
    r"⟨not⟩ (?:say|add|write|output)(?: \S+){0,8}? before(?: \S+){0,4})(?!\S)"
)
_ALLOWED = frozenset(
    (
        "itself in full copy being same begin begins start starts first above exact text sentence again only "
        "own words below quoted whole then answer it"
    ).split()
)
_SHOWN = 40


def read(request: Request) -> Reading | None:
    """Read the order to repeat something first."""
    again = _AGAIN.search(request.plain)
    quoted = re.search(LITERAL, request.plain)
    asked = _REQUEST.search(request.plain)
    if not again or not (quoted or asked):
        return None
    extra = [*_FIRST.finditer(request.plain), *_EXACTLY.finditer(request.plain)]
    if quoted and not asked and not any(_FIRST.finditer(request.plain)):
        return None
    text = request.literals_in(quoted[0])[0] if quoted else ""
    taken = tuple(found for found in (again, asked, quoted, *extra) if found)
    return request.reading({"text": text}, taken, _ALLOWED)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Compare the beginning of the output with the request."""
    text = arguments["text"] or case.question
    wanted = _folded(text)
    if not wanted:
        return undecided("there is no request to repeat")
    start = len(case.output) - len(case.output.lstrip())
    beginning = case.output[start : start + 2 * len(text) + 200]
    if _folded(beginning).startswith(wanted):
        return holds("it begins with the request", evidence=(Span(OUTPUT, start, start + len(text)),))
    shown = beginning[:_SHOWN].strip()
    return fails(f"it begins with {shown!r}", evidence=(Span(OUTPUT, start, start + len(beginning[:_SHOWN])),))


def _folded(text: str) -> str:
    plain = text.replace("’", "'").replace("‘", "'").replace("“", '"').replace("”", '"')
    return " ".join(plain.strip(" \t\r\n\"'*_#>`").casefold().split())
