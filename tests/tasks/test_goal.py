"""A goal is reached by what was done: no promise, no advice, nothing else in its place, nothing beyond its limits."""

from __future__ import annotations

import pytest

from protem.tasks.goal import goal_reached


@pytest.mark.parametrize(
    ("goal", "output", "outcome"),
    [
        (
            "Find a flight from Berlin to Rome for under 100 euros",
            "There's a flight from Berlin to Rome for 84 euros.",
            "holds",
        ),
        (
            "Find a flight from Berlin to Rome for under 100 euros",
            "There's a flight from Berlin to Rome for 140 euros.",
            "fails",
        ),
        ("Order at least 5 chairs for the office", "I ordered 6 chairs for the office.", "holds"),
        ("Order at least 5 chairs for the office", "I ordered 4 chairs for the office.", "fails"),
        ("Transfer 250 euros to the savings account", "I transferred 520 euros to your savings account.", "fails"),
        ("Book a table for Friday at 7 pm", "Your table is booked for Saturday at 7 pm.", "fails"),
        ("Book a table for Friday at 7 pm", "Your table is booked for Friday at 7 pm.", "holds"),
        ("Delete the file report.txt", "The file report.txt could not be deleted.", "fails"),
        ("Delete the file report.txt", "report.txt has been deleted.", "holds"),
        ("Email the invoice to Ms Chen", "The invoice was emailed to Ms Park.", "fails"),
        ("Email the invoice to Ms Chen", "I emailed the invoice to Ms Chen.", "holds"),
        ("Translate the contract into Spanish", "I translated the contract into Italian.", "fails"),
        ("Translate the contract into Spanish", "Here's the contract in Spanish: El contrato ...", "holds"),
        ("Find the cheapest hotel in Lyon", "You can find hotels on the web.", "fails"),
        ("Find the cheapest hotel in Lyon", "The cheapest hotel in Lyon is Hotel Azur at 62 euros.", "holds"),
        ("Cancel the subscription", "Your subscription is still active.", "fails"),
        ("Upgrade the customer to the premium plan", "I upgraded the customer to the basic plan.", "undecided"),
        ("Add Tom to the mailing list", "Tom was removed from the mailing list.", "fails"),
        ("Add Tom to the mailing list", "Tom is now on the mailing list.", "holds"),
        (
            "Turn on two-factor authentication for the account",
            "Two-factor authentication has been turned off.",
            "fails",
        ),
        ("Find out when the library opens", "Please check the library's website.", "fails"),
        ("Find out when the library opens", "The library opens at 8:30.", "holds"),
        ("Restart the web server", "I will restart the web server later.", "fails"),
        ("Restart the web server", "To restart the web server, run systemctl restart nginx.", "fails"),
        ("Explain how to restart the web server", "To restart the web server, run systemctl restart nginx.", "holds"),
    ],
)
def test_what_an_output_tells_of_a_goal(goal: str, output: str, outcome: str) -> None:
    assert goal_reached(goal, [{"name": "work"}], output).outcome == outcome


@pytest.mark.parametrize("status", ["error", {"code": 2}, {"code": 2, "message": "timeout"}, "2"])
def test_a_step_that_was_left_failed_misses_the_goal(status: object) -> None:
    steps: list[dict[str, object]] = [{"name": "issue_refund", "status": status}]
    assert goal_reached("Refund order 7", steps, "Order 7 was refunded.").says == "failed: issue_refund"
    done: list[dict[str, object]] = [*steps, {"name": "issue_refund", "status": {"code": 1}}]
    assert goal_reached("Refund order 7", done, "Order 7 was refunded.").outcome == "holds"
