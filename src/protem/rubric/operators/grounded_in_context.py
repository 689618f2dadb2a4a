"""Whether the output says only what its context bears out.

What it asks: "is grounded in the context", "is supported by the sources", "uses only the provided documents", "makes no
claim beyond the context", "does not hallucinate".
How it is read: every claim of the output is held against the given sources and the context, as the gate does it: it
fails where one is not borne out or a figure is in no source, and holds where all are borne out.
What it can't decide: a claim that needs inference, or other words than the context has; a case without a context.
"""

from __future__ import annotations

import re
from dataclasses import replace

from protem.case import Case, Source, Span
from protem.finding import Finding, fails, holds, undecided
from protem.grounding.support import Supported, read_support
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request

_CONTEXT = ("Staff may carry over five days of leave into the next year if their manager agrees in writing.",)

EXAMPLES = (
    Example(
        "Is grounded in the context.",
        "Staff may carry over five days of leave into the next year.",
        "holds",
        "the context bears it out: context 1 says 7 of its 7 words in one place",
        context=_CONTEXT,
    ),
    Example(
        "Uses only information from the provided documents",
        "The office in Lisbon closes every August.",
        "fails",
        "the context does not bear out 'The office in Lisbon closes every August': "
        'no source says "office", "Lisbon", "closes", "August"',
        context=_CONTEXT,
    ),
    Example(
        "Does not hallucinate.", "Staff may carry over leave.", "undecided", "there is no context to hold it against"
    ),
)

_SOURCES = re.compile(
    r"(?<!\S)(?:(?:the|any|its|given|provided|retrieved|supplied|cited|source|reference|above) ){0,6}"
    r"(?:contexts?|sources?|documents?|passages?|excerpts?|knowledge base|retrieved text|evidence|search results?|"
    r"articles?|"
    r"(?:provided|given|supplied|source) (?:information|material|text|content|facts?))(?: (?:provided|given|above|"
    r"alone|only)){0,6}(?!\S)"
)
_GROUNDED = re.compile(
    r"(?<!\S)(?:(?:is |are |be |stays? |remains? )?(?:fully |entirely |well |strictly |only |solely ){0,6}(?:grounded|"
    r"supported|backed|based|faithful|"
    r"borne out|substantiated|consistent|derived|drawn|taken|rooted|anchored|attributable|verifiable)(?: only|"
    r" solely| entirely| strictly)?"
    r"(?: in| by| on| to| with| from| up by| up)?|(?:uses?|using|relies|relying|draws?|sticks?|sticking|keeps?|"
    r"adheres?)(?: only| solely| strictly)?"
    r"(?: on| to)?(?: only| solely)?(?: the)?(?: information| facts| content| claims)?(?: found| stated| contained|"
    r" given)?(?: in| from)?|"
    r"(?:goes?|going|claims?|information|facts?|anything)(?: that (?:goes|is|are))? (?:beyond|outside|⟨not⟩ (?:in|"
    r"found in|supported by))|contradicts?)(?!\S)"
)
_ALONE = re.compile(
    r"(?<!\S)(?:hallucinat\w{1,8}|(?:makes? up|invents?|fabricates?|making up|inventing|fabricating)(?: (?:facts?|"
    r"information|details?|claims?|things|"
    r"anything|data))?|(?:fabricated|invented|made up|made-up|hallucinated) (?:facts?|information|details?|claims?)|"
    r"faithfulness|groundedness)(?!\S)"
)
_BEYOND = re.compile(r"beyond|outside|contradict")
_ALLOWED = frozenset(
    "all every its claims claim facts fact information statements answer are is be fully entirely contains any or "
    "contain".split()
)


def read(request: Request) -> Reading | None:
    """Read that the output is to rest on its context."""
    alone = _ALONE.search(request.plain)
    sources, grounded = _SOURCES.search(request.plain), _GROUNDED.search(request.plain)
    if alone:
        taken = (alone, sources) if sources else (alone,)
        found = request.reading({}, taken, _ALLOWED | {"in", "with", "from", "not", "to", "relative", "respect"})
        turned = not alone[0].startswith(("faithful", "grounded"))
    elif sources and grounded:
        found = request.reading({}, (sources, grounded), _ALLOWED)
        turned = _BEYOND.search(grounded[0]) is not None
    else:
        return None
    return Reading(found.arguments, found.positive != turned, found.size) if found else None


def decide(case: Case, arguments: Arguments) -> Finding:  # noqa: ARG001  asks nothing beyond the case
    """Hold the claims of the output against the context."""
    context = tuple(Source(f"context {place + 1}", text) for place, text in enumerate(case.context))
    given = (*case.given, *context)
    if not any(source.text.strip() for source in given):
        return undecided("there is no context to hold it against")
    claims = read_support(replace(case, given=given, cited=None)).claims
    worst = next((claim for claim in claims if claim.outcome == "unsupported"), None)
    if worst:
        says = f"the context does not bear out {_shown(case, worst)!r}: {worst.says}"
        return fails(says, evidence=(worst.at, *_known(case, worst)))
    unclear = next((claim for claim in claims if claim.outcome == "undecided"), None)
    if unclear or not claims:
        says = (
            f"it is not clear that the context bears out {_shown(case, unclear)!r}: {unclear.says}"
            if unclear
            else "it claims nothing"
        )
        return undecided(says, evidence=(unclear.at, *_known(case, unclear)) if unclear else ())
    more = f", and {len(claims) - 1} claims more" if len(claims) > 1 else ""
    return holds(f"the context bears it out: {claims[0].says}{more}", evidence=(claims[0].at, *_known(case, claims[0])))


def _known(case: Case, claim: Supported) -> tuple[Span, ...]:
    """Return the evidence of a claim as spans of the case as it came."""
    own = {f"context {place + 1}": f"context[{place}]" for place in range(len(case.context))}
    spans = (replace(span, doc=own.get(span.doc, span.doc)) for span in claim.evidence)
    texts = case.texts()
    return tuple(span for span in spans if span.doc in texts)


def _shown(case: Case, claim: Supported) -> str:
    return " ".join(case.output[claim.at.start : claim.at.end].split())[:60]
