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
        ["|", "Towns", "|", "30", "mph", "|"],
        ["|", "Roads", "|", "60", "mph", "|"],
        ["-", "One"],
        ["-", "Two"],
        ["a"],
        ["b"],
    ]


def test_ids_and_citations_name_the_headings() -> None:
    (_, limits) = read(PAGE.encode(), "law.html").drafts
    assert (limits.name, limits.citation) == ("law-limits", "Limits, Road & Law — Limits")


SHIPPING = """<p>We ship.</p><table><caption>Prices of <b>shipping</b></caption>
<thead><tr><th rowspan=2>Region</th><th colspan="2">Parcel</th></tr><tr><th>Standard</th><th>Express</th></tr></thead>
<tbody><tr><td>EU</td><td>€12.50</td><td>€24.00</td></tr><tr><td>World<td rowspan=2>€29.00<td>€55.00<tr><td>Moon
<td>no|ne</tr><tr><th colspan=3>Islands</th></tr><tr><td>Malta<td colspan=2>€9</table><p>After.</p>"""


def test_a_table_keeps_its_heads_its_rows_and_what_stands_over_several() -> None:
    heads = "| Region | Parcel Standard | Parcel Express |\n| --- | --- | --- |\n"
    assert read(SHIPPING.encode(), "a.html").drafts[0].text.split("\n\n") == [
        "We ship.",
        "Prices of shipping",
        f"{heads}| EU | €12.50 | €24.00 |\n| World | €29.00 | €55.00 |\n| Moon | €29.00 | no\\|ne |",
        "Islands",
        f"{heads}| Malta | €9 | €9 |",
        "After.",
    ]


@pytest.mark.parametrize(
    ("table", "text"),
    [
        (  # a row of words above figures heads them
            "<tr><td>Region<td>Std<td>Exp<tr><td>EU<td>1<td>2",
            "| Region | Std | Exp |\n| --- | --- | --- |\n| EU | 1 | 2 |",
        ),
        ("<tr><td><b>Who</b><td><b>Where</b><tr><td>Ann<td>Hall", "| Who | Where |\n| --- | --- |\n| Ann | Hall |"),
        ("<tr><th>Phone<td>555 0100<tr><th>Fax<td>555 0101", "| Phone | 555 0100 |\n| Fax | 555 0101 |"),
        ("<tr><td>One column<tr><td>is a layout", "One column\nis a layout"),
        ("<tr><td><h2>Out</h2>Words<td>more<tr><td>a<td>b", "Words\tmore\na\tb"),
        (f"<tr><td>{'long ' * 100}<td>x<tr><td>a<td>b", f"{'long ' * 100}\tx\na\tb"),
        ("<tr><td>" * 2 + "x<td>y" * 70, "xy" * 70),
        (
            "<tr><td>out<table><tr><th>a<th>b<tr><td>1<td>2</table>in",
            "out\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\nin",
        ),
        ("stray<tr><td>a<td>b<tr><td>c<td>d", "stray\n\n| a | b |\n| c | d |"),
    ],
)
def test_what_is_a_table_and_what_only_lays_out(table: str, text: str) -> None:
    found = read(f"<table>{table}</table>".encode(), "a.html").drafts[-1].text
    assert found.replace("\t", "").split() == text.replace("\t", "").split() or found == text


def test_lists_have_their_marks_and_numbers() -> None:
    page = """<h2>List</h2><ul> <li>Eating.</li> <li><p>Running.</p><li></li></ul>x<ol><li>First <b>step</b><li>
 Second</ol>1.<br>-"""
    (draft,) = read(page.encode(), "a.html").drafts
    assert [line for line in draft.text.split("\n") if line] == [
        "- Eating.", "- Running.", "x", "1. First step", "2. Second", "1.", "-"
    ]  # fmt: skip


@pytest.mark.parametrize(
    "piece",
    [
        "<table>",
        "<table><tr><td>",
        "<tr><td rowspan=9999>x",
        "<td colspan=60>xxxxxxxxx",
        "<ol>",
        "<li>",
        "<tr><th>a<td>",
    ],
)
def test_tables_and_lists_cost_linear_time(piece: str) -> None:
    assert_linear(lambda size: lambda: read(("<table>" + (piece * size)[:size] + "</table>").encode(), "a.html"))


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


def test_a_list_stands_behind_the_heading_that_rules_it() -> None:
    page = "<h1>Rules</h1><h2>It is prohibited to</h2><ul><li>Eat.<li>Run.</ul><h2>Prices</h2><ul><li>Towel: 3</ul>"
    texts = [draft.text for draft in read(page.encode(), "a.html").drafts]
    assert texts == ["It is prohibited to:\n\n- Eat.\n- Run.", "- Towel: 3"]
