"""What an operator is: one file that reads one kind of request and decides it, with its page and its examples.

An operator module has a docstring (its page), `EXAMPLES`, `read(request)` and `decide(case, arguments)`:

- `read` returns a `Reading` where it understands every word of the request, else None. Of several that do, the one
  that accounts for most of it decides.
- `decide` returns one finding: `holds` where the thing is there, `fails` where it is not, `undecided` where rules
  can't tell.
  It is asked the positive question; the runner turns the outcome where the rubric wants the thing away. What it
  says is therefore a fact ("12 words, at least 400 asked"), true either way. `arguments["denied"]` is then true: what
  can be put in other words is not away because its own words are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from protem.case import Case
from protem.finding import Finding, Outcome
from protem.rubric.criterion import Arguments
from protem.rubric.request import Reading, Request

Read = Callable[[Request], Reading | None]
Decide = Callable[[Case, Arguments], Finding]


@dataclass(frozen=True, slots=True)
class Example:
    """A rubric of one criterion and an output, and what comes of it: the outcome, and the sentence to the letter."""

    rubric: str
    output: str
    outcome: Outcome
    says: str
    question: str = ""
    reference: str = ""
    context: tuple[str, ...] = ()

    def case(self) -> Case:
        """Return the case."""
        return Case(
            self.output,
            question=self.question,
            rubric=self.rubric,
            reference=self.reference,
            context=self.context,
        )


_TOLD = {"holds": "met", "fails": "not met", "undecided": "undecided"}


@dataclass(frozen=True, slots=True)
class Operator:
    """One kind of request. `page` is its documentation; `read` and `decide` are told of above."""

    name: str
    page: str
    examples: tuple[Example, ...]
    read: Read
    decide: Decide


def operator_page(operator: Operator) -> str:
    """Return the page of an operator with its examples, as text."""
    lines = [operator.page.strip(), "", "Examples", "--------"]
    for example in operator.examples:
        lines += [f"rubric  {example.rubric}", f"output  {example.output!r}"]
        lines += [f"given   {name} {text!r}" for name, text in _beside(example) if text]
        lines += [f"{_TOLD[example.outcome]}: {example.says}", ""]
    return "\n".join(lines).rstrip()


def _beside(example: Example) -> tuple[tuple[str, str], ...]:
    context = " / ".join(example.context)
    return ("question", example.question), ("reference", example.reference), ("context", context)
