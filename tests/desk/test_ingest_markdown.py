"""Markdown by heading: paths, ids, citations, and what only looks like a heading."""

from __future__ import annotations

from protem.desk.ingest.formats.markdown import read

GUIDE = """---
as_of: 2026-01-31
supersedes: [old-1, "old-2"]
---
Read this first.

# Guide

For everyone.

## Leave

### Carry over

You may carry over **240 hours**.

```
# no heading
```

## Pay {#pay}
Monthly.
"""


def test_each_heading_with_a_text_is_a_passage_under_its_path() -> None:
    drafts = read(GUIDE.encode(), "guide.md").drafts
    assert [(draft.name, draft.heading) for draft in drafts] == [
        ("guide", ()),
        ("guide", ("Guide",)),
        ("guide-leave-carry-over", ("Guide", "Leave", "Carry over")),
        ("guide-pay", ("Guide", "Pay")),
    ]
    assert drafts[2].text == "You may carry over **240 hours**.\n\n```\n# no heading\n```"


def test_a_citation_names_the_heading_and_quotes_its_path() -> None:
    assert read(GUIDE.encode(), "guide.md").drafts[2].citation == "Carry over, Guide — Leave / Carry over"


def test_front_matter_gives_the_date_and_what_is_superseded() -> None:
    draft = read(GUIDE.encode(), "guide.md").drafts[1]
    assert (draft.as_of, draft.supersedes) == ("2026-01-31", ("old-1", "old-2"))


def test_a_dash_in_a_title_does_not_begin_the_quoted_words() -> None:
    (draft,) = read(b"# Law \xe2\x80\x94 of 30 roads\n\nText.\n", "a.md").drafts
    assert draft.citation.startswith("Law, of 30 roads — ")


def test_an_underlined_line_is_a_heading_and_the_end_of_a_table_is_none() -> None:
    text = "Title\n=====\n\nOne.\n\nPart\n----\nTwo.\n\nA | B\n--- | ---\n1 | 2\n\nTwo\nlines\n---\nThree.\n"
    drafts = read(text.encode(), "a.md").drafts
    assert [draft.heading for draft in drafts] == [("Title",), ("Title", "Part")]
    assert "1 | 2" in drafts[1].text
    assert "Three." in drafts[1].text


def test_a_heading_without_a_text_is_empty_only_where_nothing_is_below_it() -> None:
    drafts = read(b"# A\n## B\n### C\ntext\n## D\n# E\n", "a.md").drafts
    assert [(draft.heading, draft.text) for draft in drafts] == [
        (("A", "B", "C"), "text"),
        (("A", "D"), ""),
        (("E",), ""),
    ]


def test_a_section_too_long_for_a_passage_is_cut_between_paragraphs_and_loses_nothing() -> None:
    paragraphs = [f"Paragraph {number} is about {'x' * 300}." for number in range(100)]
    drafts = read(("# Long\n\n" + "\n\n".join(paragraphs)).encode(), "a.md").drafts
    assert len(drafts) > 5
    assert max(len(draft.text) for draft in drafts) < 5_000
    assert "\n\n".join(draft.text for draft in drafts).split("\n\n") == paragraphs
    assert {draft.heading for draft in drafts} == {("Long",)}
    assert len({draft.name for draft in drafts}) == len(drafts)


def test_a_sentence_marked_as_a_heading_loses_nothing_and_is_not_repeated_below() -> None:
    sentence = "Nobody may park here. " * 40
    drafts = read(f"# {sentence}\n## Below\ntext\n".encode(), "a.md").drafts
    assert drafts[0].text == sentence.strip()
    assert len(drafts[1].heading[0]) <= 201


def test_front_matter_that_never_ends_is_text() -> None:
    (draft,) = read(b"---\ntitle: x\nText.", "a.md").drafts
    assert draft.text == "---\ntitle: x\nText."


def test_an_empty_file_has_no_passage() -> None:
    assert read(b"", "a.md").drafts == ()
