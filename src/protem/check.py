"""What a check is: one file that holds a rule, its page and its examples; and how checks are run over a case."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from protem.case import OUTPUT, Case, Source, Span
from protem.finding import CRASHED, Finding, fails
from protem.policy import DEFAULT, Policy

Rule = Callable[[Case, Policy], Iterable[Finding]]

_OPEN, _CLOSE = "⟦", "⟧"


@dataclass(frozen=True, slots=True)
class Example:
    """A case written beside the rule it shows.

    In an output that fails, ⟦ ⟧ stand round the very words the finding must point at. `says` is the sentence
    of the first finding, to the letter.
    """

    output: str
    says: str
    given: tuple[Source, ...] = ()
    cited: tuple[str, ...] | None = None
    question: str = ""
    policy: Policy = field(default=DEFAULT)

    def case(self) -> Case:
        """Return the case, without the marks."""
        bare = self.output.replace(_OPEN, "").replace(_CLOSE, "")
        return Case(bare, question=self.question, given=self.given, cited=self.cited)

    def marked(self) -> Span | None:
        """Return the place between the marks in the output of `case()`, if there are any."""
        start = self.output.find(_OPEN)
        if start < 0:
            return None
        return Span(OUTPUT, start, self.output.index(_CLOSE) - len(_OPEN))


@dataclass(frozen=True, slots=True)
class Check:
    """One reason why an answer may not be shown.

    `page` is its documentation, `rule` yields what it finds. A rule that yields nothing does not apply.
    """

    name: str
    refusal: str
    page: str
    passes: tuple[Example, ...]
    fails: tuple[Example, ...]
    rule: Rule

    def findings(self, case: Case, policy: Policy) -> Iterator[Finding]:
        """Yield what the rule finds in a case, with the name and the refusal of this check on it."""
        for finding in self.rule(case, policy):
            yield Finding(
                finding.outcome, finding.says, finding.at, finding.evidence, check=self.name, refusal=self.refusal
            )


@dataclass(frozen=True, slots=True)
class Report:
    """What all checks found: the findings, the checks that had nothing to look at, and those that broke."""

    findings: tuple[Finding, ...]
    silent: tuple[str, ...]
    crashed: tuple[str, ...]


def run(checks: Sequence[Check], case: Case, policy: Policy) -> Report:
    """Run checks over a case. A check that raises becomes a finding that refuses, whatever it raised."""
    findings: list[Finding] = []
    silent: list[str] = []
    crashed: list[str] = []
    for check in checks:
        try:
            found = tuple(check.findings(case, policy))
        except Exception as problem:  # noqa: BLE001  whatever breaks, the answer must not get out
            says = f"the check {check.name} broke on this case: {type(problem).__name__}: {problem}"
            found = (replace(fails(says), check=check.name, refusal=CRASHED),)
            crashed.append(check.name)
        if not found:
            silent.append(check.name)
        findings.extend(found)
    return Report(tuple(findings), tuple(silent), tuple(crashed))
