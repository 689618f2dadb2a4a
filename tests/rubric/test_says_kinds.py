"""Kinds of wrong verdicts that were found by asking: each with what must pass, and what must not."""

from __future__ import annotations

import pytest

from protem import Case, Policy, judge

PASS = frozenset(("pass",))
FAIL = frozenset(("fail",))
NOT_PASS = frozenset(("fail", "undecided"))
ASKED = (
    ("Says that worn shoes can't be returned.", "I'm afraid worn shoes cannot be returned.", PASS),
    ("Says that the shop is open.", "I'm not sure the shop is open.", NOT_PASS),
    ("Gives instructions for pruning tomato plants.", "When pruning tomato plants, pinch off the side shoots.", PASS),
    ("States that no booking is needed.", "You don't need to book; just turn up.", PASS),
    ("States that no booking is needed.", "You need to book.", NOT_PASS),
    ("States that the config file was updated.", "The config file was updated as asked.", PASS),
    ('The output is valid JSON with the key "city"', "The city is Oslo.", FAIL),
    ("Mentions the file config.yml", "I changed the port in config.yml.", PASS),
    ("Mentions the file config.yml", "I changed the port in setup.yml.", FAIL),
    ("Advises against mixing bleach with ammonia.", "Do not mix bleach with ammonia.", PASS),
    ("Advises against mixing bleach with ammonia.", "I would advise against mixing bleach with ammonia.", PASS),
    ("Advises against mixing bleach with ammonia.", "You should mix bleach with ammonia.", NOT_PASS),
    ("Recommends against taking the drug with alcohol.", "Don't take the drug with alcohol.", PASS),
    ("Recommends against taking the drug with alcohol.", "Take the drug with alcohol.", NOT_PASS),
    ("Says that the board closed the branch.", "The board decided against closing the branch.", FAIL),
    ("Says that the child passes the exam.", "The child fails the exam.", FAIL),
    ("Says that nobody was hurt.", "No one was hurt.", PASS),
    ("Says that no one was hurt.", "Nobody was hurt.", PASS),
    ("Says that someone was hurt.", "Nobody was hurt.", FAIL),
    ("Says that the shop is closed on Friday.", "The shop is closed on Friday and bicycles are banned.", PASS),
    ("Says that bicycles are allowed.", "The shop is closed on Friday and bicycles are banned.", FAIL),
    ("Says the symbol of iron is Fe.", "Fe is the symbol of iron.", PASS),
    ("Says the symbol of iron is Fe.", "Fe is the symbol of fluorine.", NOT_PASS),
    (
        "Says that the app crashes when the user uploads a photo.",
        "The app crashes when the user uploads a photo.",
        PASS,
    ),
    (
        "Says that the app crashes when the user uploads a photo.",
        "The app crashes when the user uploads a video.",
        NOT_PASS,
    ),
    ("Says the contract binds both parties.", "Both parties are bound by the contract.", PASS),
    ("Says that the tenant pays.", "The landlord, not the tenant, pays.", FAIL),
    ("Says to use margarine in the dough.", "In the dough, use butter instead of margarine.", FAIL),
    ("Says that applicants must be over 18.", "You have to be older than 18 to apply.", PASS),
    ("Says that applicants must be over 18.", "You have to be younger than 18 to apply.", FAIL),
    ("Must mention: the couple tried IVF", "The couple tried IVF.", PASS),
    ("Must mention: the couple tried IVF", "The couple never tried IVF.", FAIL),
    ("Must mention: nine listings, the refund", "There are nine listings, and a refund.", PASS),
    ("Says that swimming is forbidden after 9 pm.", "Nobody may swim after 9 pm.", PASS),
)


@pytest.mark.parametrize(("rubric", "output", "wanted"), ASKED)
def test_what_was_once_judged_wrongly(rubric: str, output: str, wanted: frozenset[str]) -> None:
    assert judge(Case(output, rubric=rubric), Policy()).outcome in wanted
