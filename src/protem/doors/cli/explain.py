"""`protem explain`: the page of a check or of a refusal."""

from __future__ import annotations

from difflib import get_close_matches

from protem.check import Check, Example
from protem.checks import all_checks
from protem.doors.cli.paint import console
from protem.doors.cli.trouble import Trouble
from protem.finding import REFUSALS
from protem.policy import POINTERS

_READINGS = {
    "check-crashed": "a check broke on the case: a fault of protem, worth a report with the case",
    "not-covered": "there was no answer, or nothing it could rest on: look at the retrieval, or at what people ask",
    "uncited": "answers rest on what they were not given: look at how the sources are numbered in the prompt",
    "ungrounded": "answers say what their sources do not hold: look at the prompt and the model",
    "overlong": "answers are true and too long: look at the prompt, or raise limits.max_chars",
    "off-form": "answers are true and not fit to be shown: look at the model's settings",
}
"""What many refusals of one name say about the system in front of the gate."""


def explain(name: str | None = None, /) -> int:
    """Print the page of a check or of a refusal: why it refuses, what it does not catch, examples.

    Args:
        name: A check (ungrounded-figure) or a refusal (ungrounded). Without it, all of them are listed.

    """
    out = console()
    checks = {check.name: check for check in all_checks()}
    if name is None:
        for refusal in REFUSALS:
            out.print(refusal_page(refusal))
        return 0
    if name in checks:
        out.print(page(checks[name]))
    elif name in REFUSALS:
        out.print(refusal_page(name))
    else:
        near = get_close_matches(name, [*checks, *REFUSALS], n=1)
        hint = f"did you mean {near[0]}?" if near else "`protem explain` lists them all"
        raise Trouble(f"nothing is called {name!r}; {hint}")
    return 0


def page(check: Check) -> str:
    """Return the page of a check, with its examples."""
    shown = "\n".join(_example("shown", example) for example in check.passes)
    refused = "\n".join(_example("refused", example) for example in check.fails)
    return f"{check.name} (refusal: {check.refusal})\n\n{check.page.strip()}\n\nExamples\n--------\n{shown}\n{refused}"


def refusal_page(refusal: str) -> str:
    """Return what a refusal means, what the reader sees, and the checks that lead to it."""
    checks = [check.name for check in all_checks() if check.refusal == refusal]
    lines = [refusal, f"  reading:  {_READINGS[refusal]}", f"  pointer:  {POINTERS[refusal]}"]
    return "\n".join(
        [*lines, f"  checks:   {', '.join(checks) or 'any'}"] if checks or refusal == REFUSALS[0] else lines
    )


def _example(verdict: str, example: Example) -> str:
    cited = f", sources {', '.join(example.cited)}" if example.cited else ""
    return f"  {verdict:8} {example.output!r}{cited}: {example.says}"
