"""What an answer works out of moments it names, and limits it turns round."""

from __future__ import annotations

import pytest

from protem import Case, Source, gate

LEASE = Source("lease", "The lease starts on 1 September 2024 and ends on 31 August 2026.")
HOURS = Source("hours", "On weekdays we close at 7 p.m., on Saturdays at 4 p.m.")
FINES = Source("fines", "The charge for an overdue book is 25p a day, up to a maximum of £8.50.")
SERVER = Source("server", "The server needs at least 512 MB of memory. Python 3.9 is no longer supported.")


@pytest.mark.parametrize(
    ("source", "answer"),
    [
        (LEASE, "The lease runs for two years, from September 1, 2024 to August 31, 2026."),
        (LEASE, "It lasts 24 months (1 September 2024 to 31 August 2026)."),
        (LEASE, "From 1 September 2024 to 31 August 2026 there are 730 days."),
        (HOURS, "On Saturdays we close at 4 p.m., three hours earlier than on weekdays (7 p.m.)."),
        (HOURS, "On Saturdays it is 4 p.m., so 180 minutes before 7 p.m."),
        (FINES, "Overdue books cost 25p a day, with a maximum of £8.50."),
        (FINES, "Overdue books cost 25p a day, up to £8.50."),
        (SERVER, "It needs 512 MB or more."),
    ],
)
def test_what_follows_from_what_the_source_says_is_shown(source: Source, answer: str) -> None:
    decision = gate(Case(answer, "", (source,)))
    assert decision.shown, decision.reason


@pytest.mark.parametrize(
    ("source", "answer", "check"),
    [
        (LEASE, "The lease runs for three years, from September 1, 2024 to August 31, 2026.", "ungrounded-figure"),
        (LEASE, "The lease runs for two years.", "ungrounded-figure"),
        (HOURS, "On Saturdays we close at 4 p.m., two hours earlier than on weekdays (7 p.m.).", "ungrounded-figure"),
        (FINES, "Overdue books cost 25p a day, with a minimum of £8.50.", "contradicted-claim"),
        (SERVER, "Python 3.9 is out, and the server needs at most 512 MB of RAM.", "contradicted-claim"),
    ],
)
def test_what_does_not_follow_is_refused(source: Source, answer: str, check: str) -> None:
    decision = gate(Case(answer, "", (source,)))
    assert (decision.shown, decision.check) == (False, check)


def test_the_refusal_of_a_rate_says_what_both_are_counted_by() -> None:
    rent = Source("rent", "The rent is $1,450 per month.")
    decision = gate(Case("The rent is $1,450 per week.", "", (rent,)))
    said = [finding.says for finding in decision.findings if finding.check == "ungrounded-figure"]
    assert said == ["$1,450 (money in USD per week) stands in no cited source; the nearest is $1,450 per month in rent"]
