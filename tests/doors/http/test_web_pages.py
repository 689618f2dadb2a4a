"""The pages without a browser: they ask and judge without JavaScript, and show any text as text."""

from __future__ import annotations

import json
from contextlib import suppress
from hashlib import sha256
from html.parser import HTMLParser
from importlib.resources import files
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from asgi_client import AsgiClient
from protem.case import Case, Source
from protem.desk.recording import entry_of
from protem.doors.page.bench_file import read_bench_file, uploaded, write_bench_file
from protem.doors.page.bench_form import case_of_form, form_of_case
from protem.doors.page.drawing import visible
from protem.doors.page.paragraphs import blocks
from protem.doors.page.sources_text import read_ids, read_sources, write_ids, write_sources
from protem.gating import gate
from protem.policy import DEFAULT
from protem.wire import WireError
from small_desk import HYDRANT, INVENTED, SmallDesk, many_days

pytest_plugins = ["served_desk"]
HTMX = ("4.0.1", "a0abb04f2f45a1f89d1d4844023245537e5e6014c87b144553e0607b4cc32130")
HTMX_ASKS = {"HX-Request": "true"}


class Page(HTMLParser):
    """What a browser would make of a page, as far as these tests ask."""

    def __init__(self, text: str) -> None:
        """Read a page."""
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return "".join(self.words)

    def dangers(self) -> list[str]:
        """Return what no page of ours has: inline script and style, handlers, addresses elsewhere."""
        found = []
        for tag, attributes in self.tags:
            found += [name for name in attributes if name.startswith("on") or name == "style"]
            found += [
                str(attributes) for name in ("src", "href", "action", "formaction") if _leads_away(attributes.get(name))
            ]
            if tag in ("img", "iframe", "object", "style", "base") or (tag == "script" and "src" not in attributes):
                found.append(tag)
        return found


def _leads_away(address: str | None) -> bool:
    return address is not None and (not address.startswith(("/", "#")) or address.startswith("//"))


def test_a_question_is_asked_without_javascript(client: AsgiClient) -> None:
    reply = client.post("/", data={"question": HYDRANT, "box": ""})
    page = Page(reply.text)
    assert reply.status_code == 200
    assert ("html", {"lang": "en"}) in page.tags
    marks = [attributes for tag, attributes in page.tags if tag == "a" and "mark" in (attributes.get("class") or "")]
    anchors = {attributes.get("id") for _, attributes in page.tags}
    assert marks
    assert all((mark["href"] or "#")[1:] in anchors for mark in marks)


def test_htmx_gets_the_answer_alone(client: AsgiClient) -> None:
    reply = client.post("/", data={"question": HYDRANT}, headers=HTMX_ASKS)
    assert "<html" not in reply.text
    assert "15 feet" in reply.text


def test_a_refusal_shows_its_pointer_and_the_operator_why(client: AsgiClient) -> None:
    text = Page(client.post("/", data={"question": INVENTED}).text).text
    assert "the sources do not bear it out" in text
    assert "$350 (money in USD) stands in no cited source" in text


def test_a_question_for_another_box_can_be_put_there(client: AsgiClient) -> None:
    page = Page(client.post("/", data={"question": "How do I pay in the app ?", "box": "road-law"}).text)
    assert ("input", {"type": "hidden", "name": "box", "value": "app"}) in page.tags


@pytest.mark.parametrize(
    ("form", "says"),
    [
        ({"question": "  "}, "the question is empty"),
        ({"question": "a", "box": "attic"}, "no box is called"),
        ({"question": "a", "extra": "b"}, "unknown key"),
    ],
)
def test_a_wrong_form_gets_one_line(client: AsgiClient, form: dict[str, str], says: str) -> None:
    reply = client.post("/", data=form)
    assert reply.status_code == 422
    assert says in reply.text


HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</textarea></title><svg onload=alert(1)>",
    "{{ 7*7 }}{% raw %}",
    "javascript:alert(1)",
    "a\u202eb\u200bc\x00d\x1b[31m",
    "'><a href=//evil.example>",
    "[x](javascript:alert(1)) [1] <!-- -->",
    "\r\nSet-Cookie: a=b",
)
TEXTS = st.sampled_from(HOSTILE) | st.text(max_size=40) | st.text(alphabet="<>&\"'/=x{}%[]\n1", max_size=40)


def assert_safe(text: str) -> Page:
    page = Page(text)
    assert page.dangers() == []
    return page


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.tuples(TEXTS, TEXTS, TEXTS, TEXTS))
@example((HOSTILE[0], HOSTILE[1], HOSTILE[0], HOSTILE[2]))
def test_any_text_is_text_on_every_page(client: AsgiClient, desk: SmallDesk, texts: tuple[str, str, str, str]) -> None:
    a, b, c, d = texts
    case = Case(a, b, (Source(c or "id", d + " 15 feet", a), Source("two", b)), rubric=d, context=(c,))
    decision = gate(case)
    entry = entry_of(case, decision, policy=DEFAULT, time="2026-03-03T12:00:00.000Z", door="check", box=c)
    number = desk.log.append(entry)
    fields = {"question": b, "answer": a, "sources": f"[{c}] {d}\n{a} 15 feet", "rubric": d or "x", "cited": c}
    fields = {key: value.encode("utf-8", "replace").decode() for key, value in fields.items()}
    pages = [
        client.get(f"/decisions/{number}").text,
        client.get("/decisions", params={"text": fields["answer"][:20]}).text,
        client.post(f"/decisions/{number}", data={"toml": fields["answer"], "policy": fields["cited"]}).text,
        client.post("/", data={"question": fields["question"], "box": ""}).text,
        client.post("/bench", data=fields | {"do": "check"}).text,
        client.post("/bench", data=fields | {"do": "grade"}, headers=HTMX_ASKS).text,
        client.get("/sign-in", params={"next": fields["answer"]}).text,
    ]
    for text in pages:
        assert_safe(text)


def test_a_script_in_an_answer_is_text(client: AsgiClient, desk: SmallDesk) -> None:
    fields = {"answer": "<script>alert(15)</script> 15 feet", "sources": "<b>15 feet</b>", "do": "check"}
    page = assert_safe(client.post("/bench", data=fields).text)
    assert "<script>alert(" in page.text


def test_half_a_surrogate_and_a_bidi_override_are_shown_as_what_they_are(client: AsgiClient, desk: SmallDesk) -> None:
    case = Case("Stay \u202e15 feet\ud800 away", given=(Source("h", "15 feet"),))
    entry = entry_of(case, gate(case), policy=DEFAULT, time="2026-03-03T12:00:00.000Z", door="check")
    reply = client.get(f"/decisions/{desk.log.append(entry)}")
    assert reply.status_code == 200
    assert "⟨U+202E⟩" in reply.text
    assert "⟨U+D800⟩" in reply.text
    file = json.dumps({"answer": "Stay 15 feet\ud800 away", "given": [{"id": "h", "text": "15 feet"}]})
    opened = client.post("/bench/open", files={"file": ("x.json", file.encode())})
    assert opened.status_code == 200
    assert "\\ud800" in opened.text


@given(st.text())
def test_what_is_made_visible_keeps_every_character_that_can_be_seen(text: str) -> None:
    shown = visible(text)
    assert all(character in shown for character in text if character.isprintable())
    assert "\u202e" not in shown


def test_the_log_shows_bars_a_table_and_decisions(client: AsgiClient, desk: SmallDesk) -> None:
    many_days(desk.log)
    page = assert_safe(client.get("/decisions?since=2026-03-10&until=2026-03-12").text)
    bars = [
        attributes for tag, attributes in page.tags if tag == "rect" and "bar kind-" in (attributes.get("class") or "")
    ]
    assert len({attributes["x"] for attributes in bars if "x" in attributes}) == 3
    assert [attributes for tag, attributes in page.tags if tag == "table"]
    assert "ungrounded" in page.text
    one = assert_safe(client.get("/decisions?refusal=scope&box=road-law").text)
    assert "scope:app" in one.text
    assert client.get("/decisions?since=soon").status_code == 422
    assert "Nothing was asked" in client.get("/decisions?since=2020-01-01&until=2020-01-02").text


def test_a_decision_is_replayed_under_another_policy(client: AsgiClient, desk: SmallDesk) -> None:
    case = Case("“Stay far away from it.” That is 15 feet.", given=(Source("h", "Keep 15 feet from a hydrant."),))
    decision = gate(case)
    assert decision.check == "altered-quote"
    number = desk.log.append(entry_of(case, decision, policy=DEFAULT, time="2026-03-03T12:00:00.000Z", door="check"))
    assert "As recorded." in client.get(f"/decisions/{number}").text
    other = client.post(f"/decisions/{number}", data={"policy": "classic"}).text
    assert "May be shown" in other
    assert "Recorded as: ungrounded" in other
    pasted = client.post(f"/decisions/{number}", data={"toml": "[limits]\nmax_chars = 5"}).text
    assert "Under pasted, today" in pasted
    wrong = client.post(f"/decisions/{number}", data={"toml": "limit = 5"})
    assert wrong.status_code == 422
    assert "unknown key" in wrong.text
    for path in ("/decisions/999", "/decisions/0x1", "/decisions/" + "9" * 30):
        assert client.get(path).status_code == 404


def test_a_decision_without_its_case_says_so(client: AsgiClient) -> None:
    client.post("/ask", json={"question": "Who is the mayor?"})
    assert "it kept no case" in client.get("/decisions/1").text


def test_the_bench_judges_saves_and_opens(client: AsgiClient, desk: SmallDesk) -> None:
    fields = {
        "answer": "Stay 66 feet away [h].", "question": "How close?", "policy": "default", "do": "check",
        "sources": "[h] p. 3 — 'within 15 feet'\nDo not park within 15 feet.",
    }  # fmt: skip
    assert "ungrounded-figure" in client.post("/bench", data=fields).text
    saved = client.post("/bench/case.json", data=fields)
    assert 'filename="protem-case.json"' in saved.headers["content-disposition"]
    file = json.loads(saved.text)
    assert (file["result"]["refusal"], file["case"]["given"][0]["id"]) == ("ungrounded", "h")
    opened = client.post("/bench/open", files={"file": ("case.json", saved.content)})
    assert opened.status_code == 200
    assert "66 feet (a quantity in ft) stands in no cited source" in Page(opened.text).text
    report = client.post("/bench/report.html", data=fields)
    assert "attachment" in report.headers["content-disposition"]
    assert "66 feet" in report.text
    assert "<script" not in report.text
    assert desk.log.row(1) is None


@pytest.mark.parametrize("file", [b"", b"{}", b"\xff", b"[1]", b'{"kind": "protem bench"}'])
def test_a_file_that_is_no_case_gets_one_line(client: AsgiClient, file: bytes) -> None:
    reply = client.post("/bench/open", files={"file": ("x.json", file)})
    assert reply.status_code == 422
    assert 'class="wrong"' in reply.text
    assert client.post("/bench/open", data={"a": "b"}).status_code == 422


NAMES = st.text(alphabet="ab-1 ", min_size=1, max_size=6)
SOURCES = st.lists(
    st.builds(
        Source,
        NAMES,
        st.text(max_size=20),
        st.text(max_size=10),
        st.sampled_from(["", "12"]),
        st.sampled_from([None, 3]),
    ),
    max_size=3,
)
CASES = st.builds(
    Case, st.text(max_size=20), st.text(max_size=10), SOURCES.map(tuple),
    st.none() | st.lists(NAMES, max_size=3).map(tuple), st.text(max_size=9), st.text(max_size=9),
)  # fmt: skip


@given(SOURCES)
def test_sources_written_are_read_back(sources: list[Source]) -> None:
    assert read_sources(write_sources(sources)) == tuple(sources)


@given(st.none() | st.lists(st.text(max_size=5), max_size=4))
def test_ids_written_are_read_back(ids: list[str] | None) -> None:
    assert read_ids(write_ids(ids)) == ids


@given(CASES)
def test_a_case_goes_through_the_form_and_the_file_unharmed(case: Case) -> None:
    assert case_of_form(form_of_case(case)) == case
    text = write_bench_file(case, "grade", "classic", {})
    assert read_bench_file(text.encode("utf-8", "surrogatepass") if "\ud800" in text else text.encode()) == (
        case, "grade", "classic",
    )  # fmt: skip


@given(st.text(max_size=60))
def test_no_pasted_text_breaks_the_bench(text: str) -> None:
    for read in (read_sources, read_ids):
        with suppress(WireError):
            read(text)


def test_sources_are_paragraphs_or_stand_under_their_ids() -> None:
    assert read_sources("One.\nStill one.\n\n\nTwo.") == (Source("1", "One. Still one."), Source("2", "Two."))
    assert read_sources("[a] p. 3\nText.\n\nMore.\n[b]\nLast.") == (
        Source("a", "Text.\n\nMore.", "p. 3"),
        Source("b", "Last."),
    )


def test_a_file_is_found_in_a_form() -> None:
    form = b'--xx\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n{"a": 1}\r\n--xx--\r\n'
    assert uploaded(form, "multipart/form-data; boundary=xx") == b'{"a": 1}'


def test_every_check_is_explained(client: AsgiClient) -> None:
    every = client.get("/explain")
    links = [attributes["href"] or "" for tag, attributes in Page(every.text).tags if tag == "a"]
    pages = [link for link in links if link.startswith("/explain/")]
    assert len(pages) == 14
    for link in pages:
        text = assert_safe(client.get(link).text).text
        assert "Why it is refused" in text
        assert "What it does not catch" in text
    assert client.get("/explain/nothing").status_code == 404


def test_a_page_of_a_check_has_headings_paragraphs_and_names() -> None:
    made = blocks("One line.\n\nWhy\n---\nIt is `so` and\nso.")
    assert [(block.kind, block.parts) for block in made] == [
        ("paragraph", ("One line.",)), ("heading", ("Why",)), ("paragraph", ("It is ", "so", " and so.")),
    ]  # fmt: skip


@pytest.mark.parametrize("path", ["/", "/bench", "/decisions", "/explain", "/api", "/sign-in"])
def test_headings_labels_and_landmarks(client: AsgiClient, path: str) -> None:
    page = assert_safe(client.get(path).text)
    tags = [tag for tag, _ in page.tags]
    assert [tag for tag in ("header", "nav", "main", "footer") if tags.count(tag) != 1] == []
    levels = [int(tag[1]) for tag in tags if tag in ("h1", "h2", "h3", "h4")]
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    labelled = {attributes.get("for") for tag, attributes in page.tags if tag == "label"}
    for tag, attributes in page.tags:
        if tag in ("input", "textarea", "select") and attributes.get("type") not in ("hidden", "radio"):
            assert attributes["id"] in labelled


def test_htmx_is_the_pinned_one_with_its_licence(client: AsgiClient) -> None:
    static = files("protem.doors.page").joinpath("static")
    assert sha256(static.joinpath("htmx.min.js").read_bytes()).hexdigest() == HTMX[1]
    assert HTMX[0] in static.joinpath("README.md").read_text(encoding="utf-8")
    assert "Zero-Clause BSD" in client.get("/static/htmx.LICENSE.txt").text


@pytest.mark.parametrize("name", ["../drawing.py", "README.md", "..%2f..%2fsettings.py", ""])
def test_nothing_else_is_served(client: AsgiClient, name: str) -> None:
    assert client.get(f"/static/{name}").status_code == 404


def test_files_are_kept_by_browsers_for_their_digest(client: AsgiClient) -> None:
    page = Page(client.get("/").text)
    addresses = [attributes.get("href") or attributes.get("src") or "" for tag, attributes in page.tags]
    styles = [address for address in addresses if address.startswith("/static/")]
    assert len(styles) == 4
    for address in styles:
        reply = client.get(address)
        assert reply.status_code == 200
        assert "immutable" in reply.headers["cache-control"]
