"""Quotations that Markdown and HTML mark, sources that were not given, and addresses without a scheme."""

from __future__ import annotations

import pytest

from protem import Case, Policy, Source, gate
from protem.checks import all_checks

GIVEN = (
    Source("refunds", "We refund all unopened items in full."),
    Source("opening-hours", "The pool is open from 9 to 17."),
)
LINKED = "See https://pool.example/hours and pool.de/fees. Tel. 5."
QUOTED = (
    "> We refund all opened items in full.",
    "Our rule:\n\n> We refund all opened items in full.",
    "Here it is:\n> We refund half of the unopened items.",
    "<q>We refund all opened items in full.</q>",
    "<blockquote>We refund all opened items in full.</blockquote>",
    "The handbook: <q>We never refund unopened items</q>.",
    "> We refund all unopened items in part. [refunds]",
    "<blockquote>\nThe pool is never open on any day.\n</blockquote>",
    "> The pool is open from 9 to 17 every day\n> and closed in winter.",
)
QUOTED_WELL = (
    "> We refund all unopened items in full.",
    "> We refund all\n> unopened items in full.",
    "<q>We refund all unopened items in full.</q>",
    "<blockquote>We refund all unopened items in full.</blockquote>",
    "Rule:\n\n> “We refund all unopened items in full.”",
    "> The pool is open from 9 to 17.\n\nSo come at 9.",
    "> *The pool is open from 9 to 17.* [opening-hours]",
    '<blockquote cite="x">The pool is open from 9 to 17.</blockquote>',
    "> We refund all unopened items … in full.",
    "> Note",
    "> The pool is open from 9 to 17.\n> — opening-hours",
    "We answer <q>unopened items</q>.",
    "> **Note**: come early.",
)
UNKNOWN = (
    "We refund all unopened items in full [handbook].",
    "We refund all unopened items in full (source: handbook-7).",
    "We refund all unopened items in full [closing-hours].",
    "We refund all unopened items in full (see source: rules-3).",
    "We refund all unopened items in full. [Source: handbook]",
    "We refund all unopened items in full (Source: handbook).",
    "We refund all unopened items in full [policy].",
    "We refund all unopened items in full (source: house-rules).",
    "We refund all unopened items in full [shipping-info].",
)
KNOWN_OR_TEXT = (
    "We refund all unopened items in full [refunds].",
    "We refund all unopened items in full (source: refunds).",
    "We refund all unopened [sic] items in full [refunds].",
    "The pool is open from 9 to 17 [opening-hours].",
    "The pool is open from 9 to 17 [2].",
    "We refund all [unopened] items in full.",
    "We refund all unopened items in full [emphasis added].",
    "We refund all unopened items in full (source: 1).",
    "We refund all unopened items in full [Refunds].",
    "Send it to [name], [address].",
    "We refund all unopened items in full [optional].",
)
LINKS = (
    "See bit.ly/abc.",
    "Go to tinyurl.com/xyz9.",
    "See t.co/Ab1",
    "See goo.gl/maps/abc",
    "See example.pizza/menu",
    "See foo.bar/baz",
    "Pay at pay.shop/now",
    "See rb.gy/ab12",
    "ow.ly/xyz",
    "See is.gd/abc, please.",
    "See cutt.ly/AbC",
    "youtu.be/abc123",
    "Visit evil.zip/a",
    "buff.ly/3abc",
)
NO_LINKS = (
    "See https://pool.example/hours.",
    "See pool.example/hours.",
    "See pool.de/fees.",
    "It is open and/or closed.",
    "Use e.g. this one.",
    "Monday/Tuesday are fine.",
    "Read it a.m./p.m. please.",
    "He/she may come.",
    "It's the U.S./Canada border.",
    "See the docs.",
    "Use node.js or react.js.",
    "Read etc./usw. here.",
    "Mr./Mrs. Smith may come.",
    "the no./nos. are fine",
    "Inc./Ltd. firms may come.",
    "approx./about fine",
    "Read docs.md/first.",
)


MARKS = Policy(checks=tuple(check.name for check in all_checks() if check.name != "unsupported-claim"))
"""What the words of these answers come to is not what is looked at here."""


def decided(answer: str, *given: Source) -> str:
    decision = gate(Case(answer, question="What is the rule?", given=given), MARKS)
    return "shown" if decision.shown else decision.check


@pytest.mark.parametrize("answer", QUOTED)
def test_what_is_marked_as_quoted_must_stand_there(answer: str) -> None:
    assert decided(answer, *GIVEN) != "shown"


@pytest.mark.parametrize("answer", [*QUOTED_WELL, *KNOWN_OR_TEXT])
def test_true_quotations_known_marks_and_brackets_of_text_are_shown(answer: str) -> None:
    assert decided(answer, *GIVEN) == "shown"


@pytest.mark.parametrize("answer", UNKNOWN)
def test_a_source_that_was_not_given_is_unknown(answer: str) -> None:
    assert decided(answer, *GIVEN) == "unknown-source"


def test_a_word_of_a_citation_names_that_source() -> None:
    given = Source("s1", "We refund all items.", "Staff Handbook, p. 4")
    assert decided("We refund all items (source: handbook).", given) == "shown"


@pytest.mark.parametrize("answer", LINKS)
def test_a_host_with_a_path_is_a_link(answer: str) -> None:
    assert decided(answer, Source("s1", LINKED)) == "unknown-source"


@pytest.mark.parametrize("answer", NO_LINKS)
def test_slashes_in_words_and_files_are_no_links(answer: str) -> None:
    assert decided(answer, Source("s1", LINKED)) == "shown"
