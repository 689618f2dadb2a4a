"""HTML by heading: text as a browser draws it, without scripts, and pages that are broken."""

from __future__ import annotations

import pytest

from growth import assert_linear
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


@pytest.mark.parametrize(
    "hidden",
    [
        "<p hidden>Secret</p>",
        "<div hidden><p>Secret<div>more</div></div>",
        "<p HIDDEN=''>Secret<p>",
        "<span style='display:none'>Secret <b>more</b></span>",
        "<span style=DISPLAY:NONE>Secret</span>",
        "<div style='visibility: hidden'><br>Secret</div>",
        "<i aria-hidden=true>Secret</i>",
        "<template><p>Secret</p></template>",
        "<noscript>Secret</noscript>",
        "<dialog>Secret</dialog>",
        "<h2 hidden>Secret</h2>",
        "<ul><li hidden>Secret<li>Item</ul>",
        "<table><tr><td hidden>Secret<td>Item</table>",
    ],
)
def test_what_a_page_does_not_show_is_left_out_and_told(hidden: str) -> None:
    gathered = read(f"<h1>Roads</h1>\n<p>Keep right.</p>\n{hidden}<p>Stop.</p>".encode(), "a.html")
    (draft,) = gathered.drafts
    assert "Secret" not in draft.text
    assert "more" not in draft.text
    assert "Keep right." in draft.text
    assert "Stop." in draft.text
    assert ("Item" in hidden) == ("Item" in draft.text)
    (flaw,) = gathered.flaws
    assert (flaw.kind, flaw.file, flaw.place) == ("hidden-text", "a.html", "line 3")
    assert flaw.says.startswith('text that the page does not show is left out: "Secret')


@pytest.mark.parametrize(
    "menu",
    [
        "<nav><a href='/'>Home</a> <a href='/it'>IT</a></nav>",
        "<div role=navigation>Home IT</div>",
        "<header><ul><li><a>Home</a></li> <li><a>IT</a></li></ul></header>",
        "<footer><a>Home</a> | <a>IT</a></footer>",
        "<aside><a>Home</a> <a>IT</a></aside>",
    ],
)
def test_a_menu_is_left_out_and_told(menu: str) -> None:
    gathered = read(f"{menu}<h1>Roads</h1><p>Keep right.</p>".encode(), "a.html")
    assert [draft.text for draft in gathered.drafts] == ["Keep right."]
    (flaw,) = gathered.flaws
    assert (flaw.kind, flaw.place) == ("left-out", "line 1")
    assert "Home" in flaw.says


def test_headers_footers_and_asides_that_say_something_are_text() -> None:
    page = """<header><h1><a href="/">Roads</a></h1></header><p>Keep right.</p>
<aside>Note: <a>trams</a> go first.</aside><footer>Call 555 0100.</footer><header>"""
    gathered = read(page.encode(), "a.html")
    (draft,) = gathered.drafts
    assert draft.heading == ("Roads",)
    assert all(words in draft.text for words in ("Keep right.", "Note: trams go first.", "Call 555 0100."))
    assert gathered.flaws == ()


def test_shown_things_with_telling_attributes_are_text() -> None:
    page = "<p style='opacity:.9;height:0'>One <a aria-hidden=true>#</a><img hidden>two</p><dialog open>Three</dialog>"
    gathered = read(page.encode(), "a.html")
    (draft,) = gathered.drafts
    assert draft.text.split() == ["One", "two", "Three"]
    assert gathered.flaws == ()


@pytest.mark.parametrize(
    "piece", ["<p hidden>", "<p hidden><b>", "<header>", "<nav></b>", "<div hidden></div>", "<i style="]
)
def test_what_is_left_out_costs_linear_time(piece: str) -> None:
    assert_linear(lambda size: lambda: read((piece * size)[:size].encode(), "a.html"))
