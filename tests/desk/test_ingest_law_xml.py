"""Law in XML: sections, subsections and paragraphs, each with what its sentence needs; and XML meant to harm."""

from __future__ import annotations

import pytest

from protem.desk.ingest.decoding import UnreadableError
from protem.desk.ingest.formats.law_xml import read

LAW = """<?xml version="1.0" encoding="UTF-8"?>
<lawDoc xmlns="http://xml.house.gov/schemas/uslm/1.0" xmlns:dc="http://purl.org/dc/elements/1.1/">
<meta><dc:title>Title 50</dc:title><property>ignored</property></meta>
<main><title><num value="50">Title 50.</num><heading>Motor vehicles</heading>
<chapter><num value="1">Chapter 1.</num><heading>Rules of the road</heading>
<section identifier="/us/dc/t50/s1"><num value="1">§ 1.</num><heading>Speed</heading>
 <content><p>The limit is <ref href="/x">30 miles</ref>, everywhere.</p></content></section>
<section><num>§ 2.</num><heading>Parking</heading>
 <subsection><num>(a)</num><heading>In general</heading><chapeau>No person shall park:</chapeau>
  <paragraph><num>(1)</num><content>on a bridge; or</content></paragraph>
  <paragraph><num>(2)</num><content>within 15 feet of:</content>
   <subparagraph><num>(A)</num><content>a hydrant;</content></subparagraph>
   <subparagraph><num>(B)</num><content>a crossing,</content></subparagraph></paragraph>
  <continuation>unless an officer says so.</continuation></subsection>
 <subsection><num>(b)</num><content>Repealed.</content></subsection>
 <notes><note>Amended 1999.</note></notes></section>
<section><num>§ 3.</num><heading>Reserved</heading></section>
</chapter></title></main></lawDoc>"""


def test_the_smallest_units_are_passages_with_number_and_headings() -> None:
    drafts = read(LAW.encode(), "title-50.xml").drafts
    assert [(draft.name, draft.citation.partition(" — ")[0]) for draft in drafts] == [
        ("title-50-1", "§ 1, Title 50"),
        ("title-50-2-a-1", "§ 2(a)(1), Title 50"),
        ("title-50-2-a-2", "§ 2(a)(2), Title 50"),
        ("title-50-2-b", "§ 2(b), Title 50"),
        ("title-50-3", "§ 3, Title 50"),
    ]
    assert drafts[1].heading == (
        "Title 50. Motor vehicles",
        "Chapter 1. Rules of the road",
        "§ 2. Parking",
        "(a) In general",
    )


def test_a_paragraph_has_the_lead_in_and_the_end_of_its_sentence() -> None:
    drafts = read(LAW.encode(), "a.xml").drafts
    assert drafts[0].text == "The limit is 30 miles, everywhere."
    assert drafts[1].text == "(a) No person shall park:\n(1) on a bridge; or\nunless an officer says so."
    assert "within 15 feet of:\n(A) a hydrant;\n(B) a crossing,\nunless" in drafts[2].text


def test_a_section_without_text_is_left_to_be_told_and_notes_are_told() -> None:
    gathered = read(LAW.encode(), "a.xml")
    assert gathered.drafts[-1].text == ""
    assert [(flaw.kind, flaw.says) for flaw in gathered.flaws] == [("left-out", "1 <notes> is no text of the law")]


def test_a_long_lead_in_is_a_passage_itself_and_is_not_repeated() -> None:
    many = "".join(f"<paragraph><num>({number})</num><content>x</content></paragraph>" for number in range(3))
    lead = "word " * 200
    drafts = read(f"<section><num>7</num><chapeau>{lead}</chapeau>{many}</section>".encode(), "a.xml").drafts
    assert [draft.text for draft in drafts] == [lead.strip(), "(0) x", "(1) x", "(2) x"]


def test_text_outside_every_section_is_told() -> None:
    gathered = read(b"<law><p>Preamble.</p><section><num>1</num><p>Text.</p></section></law>", "a.xml")
    assert [flaw.says for flaw in gathered.flaws] == ['text outside every section: "Preamble."']


def test_text_of_a_chapter_itself_is_a_passage() -> None:
    blob = b"<law><chapter><heading>Scope</heading><p>For all.</p><section><num>1</num>T</section></chapter></law>"
    assert [draft.text for draft in read(blob, "a.xml").drafts] == ["For all.", "T"]


def test_a_sentence_marked_as_a_heading_loses_nothing() -> None:
    sentence = ("Nobody may park here. " * 40).strip()
    (draft,) = read(f"<section><num>1</num><heading>{sentence}</heading></section>".encode(), "a.xml").drafts
    assert draft.text == sentence
    assert len(draft.heading[0]) <= 210


LAUGHS = '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><section>&b;</section>'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (LAUGHS, "DTD"),
        ('<!DOCTYPE l SYSTEM "file:///etc/passwd"><section>x</section>', "DTD"),
        ("<section>&nbsp;</section>", "not well-formed XML: undefined entity"),
        ("<section><num>1</section>", "not well-formed"),
        ("", "not well-formed"),
        ('<?xml version="1.0" encoding="nosuch"?><section>x</section>', "encoding"),
        ("<section>" * 100_000, "nested deeper"),
        ("<feed><entry>x</entry></feed>", "no <section>"),
    ],
)
def test_what_is_no_law_says_why(text: str, why: str) -> None:
    with pytest.raises(UnreadableError, match=why):
        read(text.encode(), "a.xml")
