"""Write the pages and tables that are made from the code and from measurements; with `--check`, compare them.

Made: docs/checks.md, docs/operators.md, docs/doctor.md, docs/cli.md, docs/benchmarks.md with its two pictures,
and in README.md, docs/calibrate.md, docs/desk.md and docs/grounding.md what stands between `<!-- made: NAME -->` and
`<!-- /made -->`.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from calibrated import calibrate_example
from grounding_picture import accuracy_picture, risk_picture
from grounding_table import grounding_table
from measured import ALL, planted_table, promptfoo_table, speed_table
from measured_desk import desk_table, log_table, retrieval_table, scope_table
from measured_rubrics import rubrics_table, says_table, types_table
from measured_support import support_absent, support_bounds, support_error, support_example, support_seen

from protem import Policy
from protem.checks import all_checks
from protem.doors.cli.explain import page, refusal_page
from protem.doors.doctor.rule import all_rules, rule_page
from protem.finding import REFUSALS
from protem.rubric.operator import operator_page
from protem.rubric.operators import all_operators

CHECKOUT = Path(__file__).parent.parent
COMMANDS = ("", *"demo check grade read ask serve ingest log explain".split(), "init promptfoo", "doctor", "calibrate")
NOTE = "<!-- made by docs/generate.py: `make docs` writes it anew -->\n\n"


def checks_page() -> str:
    """Return the page of all refusals and checks, from the checks' own texts."""
    parts = ["# Refusals and checks\n", "In the order in which they name a case.\n"]
    for refusal in REFUSALS:
        parts.append(f"## {refusal}\n\n```text\n{refusal_page(refusal)}\n```\n")
        parts += [f"```text\n{page(check)}\n```\n" for check in all_checks() if check.refusal == refusal]
    return NOTE + "\n".join(parts)


def operators_page() -> str:
    """Return the page of all operators of rubrics, from the operators' own texts."""
    parts = ["# What a rubric can ask\n", "An operator reads one kind of request; `protem grade --explain` names it.\n"]
    parts += [f"## {one.name}\n\n```text\n{operator_page(one)}\n```\n" for one in all_operators()]
    return NOTE + "\n".join(parts)


def doctor_page() -> str:
    """Return the page of all rules of the doctor, from the rules' own texts."""
    parts = ["# What `protem doctor` looks for\n", "`# <-- here` marks the lines that it names.\n"]
    parts += [f"## {rule.name}\n\n```text\n{rule_page(rule)}\n```\n" for rule in all_rules()]
    return NOTE + "\n".join(parts)


def cli_page() -> str:
    """Return the help of every command."""
    environment = {**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}
    parts = ["# Command line\n"]
    for command in COMMANDS:
        arguments = [sys.executable, "-m", "protem", *command.split(), "--help"]
        told = subprocess.run(arguments, env=environment, capture_output=True, text=True, check=True).stdout  # noqa: S603
        lines = "\n".join(line.rstrip() for line in told.strip().splitlines())
        parts.append(f"## protem {command}".rstrip() + f"\n\n```text\n{lines}\n```\n")
    return NOTE + "\n".join(parts)


def benchmarks_page() -> str:
    """Return the page of what was measured, from the files in bench/results."""
    return (
        NOTE
        + "# Benchmarks\n\n"
        + "\n".join(table() for table in (*ALL, grounding_table, rubrics_table, says_table, types_table))
    )


def refusal_table() -> str:
    """Return the table of refusals, what they mean and which checks lead to them."""
    rows = ["| refusal | checks | the reader sees |", "|---|---|---|"]
    for refusal in REFUSALS:
        checks = ", ".join(f"`{check.name}`" for check in all_checks() if check.refusal == refusal)
        rows.append(f"| `{refusal}` | {checks or '-'} | {Policy().pointers[refusal]} |")
    return "\n".join(rows) + "\n"


def dependency_table() -> str:
    """Return the table of dependencies with the reason that stands beside each in pyproject.toml."""
    text = (CHECKOUT / "pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(text)["project"]
    extras = project["optional-dependencies"]
    groups = {
        "run": project["dependencies"],
        **{name: extras[name] for name in (*sorted(set(extras) - {"dev"}), "dev")},
    }
    rows = ["| package | for | why |", "|---|---|---|"]
    for group, wanted in groups.items():
        for requirement in wanted:
            reason = re.search(rf'"{re.escape(requirement)}",\s*# (.+)', text)
            if not reason:
                raise SystemExit(f"pyproject.toml gives no reason for {requirement}")
            rows.append(f"| {re.split('[<>=]', requirement)[0]} | {group} | {reason[1]} |")
    return "\n".join(rows) + "\n"


def verdicts_line() -> str:
    """Return how many of the frozen cases are judged as labelled, and what becomes of the others."""
    rows = [json.loads(line) for line in _lines("verdicts")]
    labels = [json.loads(line)["expected"] for line in _lines("cases")]
    good = ("shown", "pass")
    wrong = [(row["verdict"], label) for row, label in zip(rows, labels, strict=True) if not row["right"]]
    let_out = sum(verdict in good for verdict, _ in wrong)
    kept_in = sum(label in good for _, label in wrong)
    misnamed = len(wrong) - let_out - kept_in

    def be(count: int) -> str:
        return f"{count} {'is' if count == 1 else 'are'}"

    return (
        f"Of the {len(rows)} frozen cases in [verdicts/](verdicts) (golden rows, the sample desk, faults that were "
        f"reported in public), {len(rows) - len(wrong)} are judged as labelled; {be(let_out)} shown or passed that "
        f"should not be, {be(kept_in)} kept back that should be shown or passed, {be(misnamed)} refused under "
        "another name. What is behind them:\n"
    )


MADE = {
    "refusals": refusal_table,
    "speed": speed_table,
    "promptfoo": promptfoo_table,
    "planted": planted_table,
    "dependencies": dependency_table,
    "verdicts": verdicts_line,
    "scope": scope_table,
    "retrieval": retrieval_table,
    "desk": desk_table,
    "log": log_table,
    "support_example": support_example,
    "support_bounds": support_bounds,
    "support_seen": support_seen,
    "support_error": support_error,
    "support_absent": support_absent,
    "calibrate_example": calibrate_example,
}


def with_made_parts(name: str) -> str:
    """Return a page with its made parts as they are today."""
    text = (CHECKOUT / name).read_text(encoding="utf-8")
    return re.sub(
        r"(<!-- made: (\w+) -->\n).*?(<!-- /made -->)",
        lambda part: f"{part[1]}{MADE[part[2]]()}{part[3]}",
        text,
        flags=re.DOTALL,
    )


def main(arguments: list[str]) -> int:
    """Write the pages, or say which of them are not as they should be."""
    pages = {
        "docs/checks.md": checks_page(),
        "docs/operators.md": operators_page(),
        "docs/doctor.md": doctor_page(),
        "docs/cli.md": cli_page(),
        "docs/benchmarks.md": benchmarks_page(),
        "docs/images/accuracy.svg": accuracy_picture(),
        "docs/images/risk.svg": risk_picture(),
        "docs/desk.md": with_made_parts("docs/desk.md"),
        "docs/grounding.md": with_made_parts("docs/grounding.md"),
        "docs/calibrate.md": with_made_parts("docs/calibrate.md"),
        "README.md": with_made_parts("README.md"),
    }
    stale = []
    for name, text in pages.items():
        path = CHECKOUT / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if "--check" not in arguments:
                path.write_text(text, encoding="utf-8")
    print("\n".join(f"{name} {'is stale: run make docs' if '--check' in arguments else 'written'}" for name in stale))
    return 1 if stale and "--check" in arguments else 0


def _lines(name: str) -> list[str]:
    return (CHECKOUT / "verdicts" / f"{name}.jsonl").read_text(encoding="utf-8").strip().split("\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
