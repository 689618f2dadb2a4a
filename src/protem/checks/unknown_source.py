"""A source, a mark or a link that stands for nothing the writer was given.

Why it is refused
-----------------
A reader follows a citation to check the answer. One that leads nowhere was invented, or belongs to a source the
writer never saw; either way what it seems to prove is unproven. Each id in the list of sources and each mark in
the answer ("[2]", "[s2]", "[1, 2]", "[^1]", "【1】") must be a source that was given, by its id or, counted from
1, by its place. A web or e-mail address must stand in a source that is cited, in its text, citation or id; scheme,
"www.", a last slash, capitals of the host, percent signs and signs that look like a dot make no difference, a longer
path does. What runs where an address may stand ("javascript:", "data:") is an address as well.

What it does not catch
----------------------
A citation of the wrong one of the given sources: what the sentence says is then `ungrounded-figure`, as far as it
has figures. Marks of plain words: "[sic]" is text, and words with a hyphen cite only where they begin as a given id
does or end a clause. An address without "https://" and without a path whose ending is rare, or a word as well
("about.us").
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.case import OUTPUT, Case, Source, Span
from protem.check import Example
from protem.finding import Finding, fails, holds
from protem.policy import Policy
from protem.reading.addresses import address
from protem.reading.citations import Citing, citing
from protem.reading.links import links, links_by_address
from protem.reading.marks import Mark, id_places
from protem.reading.places import Places

REFUSAL = "uncited"

_GIVEN = (
    Source("s1", "The pool opens at 7:00 on weekdays. See https://pool.example/hours."),
    Source("s2", "On Sundays the pool opens at 9:00."),
)

PASSES = (
    Example("It opens at 7:00.", "s1 was given", given=_GIVEN, cited=("s1",)),
    Example("It opens at 7:00 [1], on Sundays at 9:00 【2】.", "s1 was given", given=_GIVEN),
    Example("It opens at 7:00 (https://pool.example/hours).", "the link stands in s1", given=_GIVEN),
)
FAILS = (
    Example("It opens at 7:00.", "s12 is none of the given sources (s1, s2)", given=_GIVEN, cited=("s12",)),
    Example("On Sundays at 9:00 ⟦[12]⟧.", "12 is none of the given sources (s1, s2)", given=_GIVEN),
    Example("On Sundays at 9:00 ⟦[s3]⟧.", "s3 is none of the given sources (s1, s2)", given=_GIVEN),
    Example(
        "According to ⟦s2⟧ it opens at 7:00.",
        "s2 is named and not among the cited sources (s1)",
        given=_GIVEN,
        cited=("s1",),
    ),
    Example("Write to ⟦fees@pool.example⟧.", "the link stands in no cited source (s1, s2)", given=_GIVEN),
    Example("See ⟦https://pool.example/fees⟧.", "the link stands in no cited source (s1, s2)", given=_GIVEN),
    Example("See ⟦//pool.example/fees⟧.", "the link stands in no cited source (s1, s2)", given=_GIVEN),
    Example("Pay at ⟦pool․com/pay⟧.", "the link stands in no cited source (s1, s2)", given=_GIVEN),
)


def check(case: Case, policy: Policy) -> Iterator[Finding]:
    """Find out whether all that the answer cites was given."""
    cites = citing(case, policy)
    if not cites.named and policy.citations == "required":
        yield fails("the answer cites no source, and the policy asks for one")
    if cites.named and case.given:
        yield from _known(case, cites)
    given = case.names(range(len(case.given)))
    for name, mark in cites.unknown:
        yield fails(f"{name} is none of the given sources ({given})", _place(mark))
    if cites.named and policy.reading.marks:
        yield from _named_in_prose(case, cites)
    if policy.reading.links:
        yield from _links(case, cites)


def _known(case: Case, cites: Citing) -> Iterator[Finding]:
    for position in cites.cited:
        yield holds(f"{case.given[position].id} was given")


def _named_in_prose(case: Case, cites: Citing) -> Iterator[Finding]:
    """Find sources that the prose names ("according to s3") and the answer does not cite."""
    others = [source.id for position, source in enumerate(case.given) if position not in cites.cited]
    marked = Places([(mark.start, mark.end) for mark in cites.marks] + [*links(case.output)])
    for start, end in id_places(case.output, others):
        if start not in marked:
            says = f"{case.output[start:end]} is named and not among the cited sources ({case.names(cites.cited)})"
            yield fails(says, Span(OUTPUT, start, end))


def _links(case: Case, cites: Citing) -> Iterator[Finding]:
    for start, end in links(case.output):
        at = Span(OUTPUT, start, end)
        link = case.output[start:end]
        evidence = tuple(span for position in cites.cited for span in _holding(case, position, link))
        if evidence:
            yield holds(f"the link stands in {evidence[0].doc}", at, evidence)
        else:
            yield fails(f"the link stands in no cited source ({case.names(cites.cited)})", at)


def _holding(case: Case, position: int, link: str) -> Iterator[Span]:
    """Yield where a source has this link, however it writes it: one it only begins with is another one."""
    source = case.given[position]
    wanted, link = address(link), link.partition("://")[2] or link
    for text, doc in ((source.text, case.doc(position)), (source.citation, case.citation_doc(position))):
        if place := links_by_address(text).get(wanted):
            yield Span(doc, *place)
        elif (at := text.find(link)) >= 0 and not text[at + len(link) : at + len(link) + 1].isalnum():
            yield Span(doc, at, at + len(link))
    if address(source.id) == wanted:
        yield Span(case.doc(position), 0, 0)


def _place(mark: Mark | None) -> Span | None:
    return Span(OUTPUT, mark.start, mark.end) if mark else None
