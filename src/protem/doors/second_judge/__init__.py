"""A model that is asked about what no rule decides, and about nothing else.

Off unless the policy says `criteria.undecidable = "model"`. Any OpenAI-compatible chat endpoint does:

    PROTEM_JUDGE_URL=http://127.0.0.1:8080/v1 PROTEM_JUDGE_MODEL=NAME [PROTEM_JUDGE_KEY=...]

Only a verdict that is undecided costs a request, one for all its undecided criteria, at temperature 0. What can't be
had, or has not the form that was asked for, stays undecided. It needs `protem[server]`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from protem.case import OUTPUT, RUBRIC, Case, Span
from protem.desk.reply import WriterError
from protem.desk.settings import DeskError, WriterSettings
from protem.doors.second_judge.form import FormError, body, read_verdicts
from protem.doors.second_judge.tally import Tally
from protem.finding import Finding, fails, holds
from protem.judging import judge
from protem.policy import Policy
from protem.rubric.answered import SECOND_JUDGE
from protem.settings import PolicyError
from protem.verdict import Verdict

if TYPE_CHECKING:
    from protem.desk.write.completion import Written
    from protem.desk.write.endpoint import Endpoint

URL, MODEL, KEY = "PROTEM_JUDGE_URL", "PROTEM_JUDGE_MODEL", "PROTEM_JUDGE_KEY"
_TIMEOUT, _RETRIES = 60, 2
_LONGEST = 100_000
"""Characters of an output that are sent: a hundred times a long answer."""
_DISPENSABLE: Mapping[str, tuple[str, ...]] = {
    "temperature": ("temperature",),
    "response_format": ("response_format", "json_schema"),
}
"""Parts of a request that an endpoint may not know, with the words by which it says so."""


class SecondJudge:
    """Judges as `protem.judging.judge` does, and asks a model about the criteria that stay undecided."""

    def __init__(self, environ: Mapping[str, str] = os.environ, *, sleep: Callable[[float], None] = time.sleep) -> None:
        """Read who is asked.

        Raises:
            PolicyError: the environment names no endpoint or no model, or one that can't be used.

        """
        missing = [name for name in (URL, MODEL) if not environ.get(name, "").strip()]
        if missing:
            raise PolicyError(f'criteria.undecidable = "model" needs {" and ".join(missing)} in the environment')
        self.model = environ[MODEL].strip()
        self.tally = Tally(self.model)
        self._endpoint = _endpoint(environ, sleep)
        self._without: frozenset[str] = frozenset()

    def judge(self, case: Case, policy: Policy) -> Verdict:
        """Judge a case; what the model says of a criterion decides it as a rule would have.

        Raises:
            RubricError: the rubric is empty or holds a variable that was not filled in.

        """
        first = judge(case, policy)
        self.tally.criteria += len(first.findings)
        still_open = [one for one in first.findings if one.outcome == "undecided" and one.at and one.at.doc == RUBRIC]
        if first.outcome != "undecided" or policy.engine != "criteria" or not still_open:
            return first
        if len(case.output) > _LONGEST:
            return _unasked(first, f"the output is longer than {_LONGEST:,} characters")
        try:
            told = self._ask(case, still_open)
        except (WriterError, FormError) as problem:
            return _unasked(first, str(problem))
        self.tally.decided += len(told)
        return judge(case, policy, told)

    def _ask(self, case: Case, still_open: list[Finding]) -> dict[tuple[int, int], Finding]:
        places = [(one.at.start, one.at.end) for one in still_open if one.at]
        self.tally.asked += len(places)
        written = self._complete(body(self.model, [case.rubric[a:b] for a, b in places], case.question, case.output))
        self.tally.prompt_tokens += written.tokens[0]
        self.tally.completion_tokens += written.tokens[1]
        if written.ended != "stop":
            raise FormError("it declined" if written.ended == "declined" else "its reply was cut off")
        verdicts = read_verdicts(written.text, len(places))
        found = {place: self._finding(met, why, case) for place, (met, why) in zip(places, verdicts, strict=True)}
        return {place: finding for place, finding in found.items() if finding is not None}

    def _finding(self, met: bool | None, why: str, case: Case) -> Finding | None:  # noqa: FBT001
        if met is None:
            return None
        make = holds if met else fails
        finding = make(f"{self.model} says: {why or 'no reason'}", evidence=(Span(OUTPUT, 0, len(case.output)),))
        return replace(finding, check=SECOND_JUDGE)

    def _complete(self, asked: Mapping[str, Any]) -> Written:
        """Send a request, once more without what the endpoint does not know."""
        from protem.desk.write.failures import RejectedError  # noqa: PLC0415  it needs the extra

        while True:
            self.tally.requests += 1
            try:
                return self._endpoint.complete({key: one for key, one in asked.items() if key not in self._without})
            except RejectedError as problem:
                said = str(problem)
                lacks = {name for name, words in _DISPENSABLE.items() if any(word in said for word in words)}
                if lacks <= self._without:
                    raise
                self._without |= lacks


def _endpoint(environ: Mapping[str, str], sleep: Callable[[float], None]) -> Endpoint:
    try:
        from protem.desk.write.endpoint import Endpoint  # noqa: PLC0415  it needs the extra
    except ImportError:
        raise PolicyError("a second judge needs protem[server]: pip install 'PATH-OF-THE-CHECKOUT[server]'") from None
    key = KEY if environ.get(KEY, "").strip() else ""
    settings = WriterSettings("model", environ[URL].strip(), environ[MODEL], key, _TIMEOUT, _RETRIES)
    try:
        return Endpoint(settings, environ=environ, sleep=sleep)
    except DeskError as problem:
        raise PolicyError(str(problem).replace("writer.url", URL).replace("writer.key_env", KEY)) from None


def _unasked(verdict: Verdict, why: str) -> Verdict:
    return replace(verdict, reason=f"{verdict.reason}; the second judge did not decide: {why}")
