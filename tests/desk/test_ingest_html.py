"""HTML by heading: text as a browser draws it, without scripts, and pages that are broken."""

from __future__ import annotations

import pytest

from protem.desk.ingest.formats.html import read

PAGE = """<!DOCTYPE html><html><head><title>Road &amp; Law</title><style>p { color: red }</style></head><body>
<h1>Roads</h1><p>Keep
 to the <b>right</b>.</p><script>var limit = "30 mph </p>";</script>
<!-- 40 mph --><h2 class="a>b">Limits</h2><table><tr><td>Towns</td><td>30&nbsp;mph</td></tr><tr><td>Roads<td>60 mph
</table><ul><li>One</li><li>Two</li></ul><pre>a
  b</pre></body></html>"""


def test_sections_are_read_under_their_headings_without_scripts_styles_and_comments() -> None:
    drafts = read(PAGE.encode(), "law.html").drafts
    assert [draft.heading for draft in drafts] == [("Roads",), ("Roads", "Limits")]
    assert drafts[0].text == "Keep to the right."
    assert "30\xa0mph" in drafts[1].text
    assert not any("40 mph" in draft.text or "var" in draft.text or "color" in draft.text for draft in drafts)


def test_rows_items_and_lines_stay_apart() -> None:
    text = read(PAGE.encode(), "law.html").drafts[1].text
    assert [line.split() for line in text.split("\n") if line] == [
        ["Towns", "30", "mph"],
        ["Roads", "60", "mph"],
        ["One"],
        ["Two"],
        ["a"],
        ["b"],
    ]


def test_ids_and_citations_name_the_headings() -> None:
    (_, limits) = read(PAGE.encode(), "law.html").drafts
    assert (limits.name, limits.citation) == ("law-limits", "Limits, Road & Law — Limits")


@pytest.mark.parametrize(
    ("page", "text"),
    [
        ("<p>One<p>Two<b><i>Three", "One\n\nTwoThree"),
        ("a < b and b > c", "a < b and b > c"),
        ("<p title='>'>One</p>", "One"),
        ("<p title=it's>One's</p>", "One's"),
        ("One<!-- never closed", "One"),
        ("One<script>never closed", "One"),
        ("One<a href='never closed>", "One"),
        ("<svg><title>Drawing</title></svg>One</title></h3>", "One"),
        ("&#99999999999999999999;&#xD800;&nosuch;", "\ufffd\ufffd&nosuch;"),
        ("&#" + "9" * 5_000 + ";", "&#" + "9" * 5_000 + ";"),
        ("One\0<\0b>", "One\0<\0b>"),
    ],
)
def test_a_broken_page_still_gives_its_text(page: str, text: str) -> None:
    (draft,) = read(page.encode(), "a.html").drafts
    assert draft.text == text


def test_a_heading_that_is_never_closed_loses_no_text() -> None:
    drafts = read(b"<h1>Roads<p>Keep right.", "a.html").drafts
    assert "Keep right." in drafts[0].text
