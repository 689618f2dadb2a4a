"""The page as a person uses it: with a mouse, with the keyboard alone, on a phone, without JavaScript."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from small_desk import HYDRANT, INVENTED

pytest_plugins = ["browsing"]


PHONE = {"width": 390, "height": 844}


def ask(page: Page, question: str) -> None:
    page.get_by_label("Your question").fill(question)
    page.get_by_role("button", name="Ask", exact=True).click()
    expect(page.locator("#answer-heading")).to_be_visible()


def test_an_answer_comes_with_its_sources_and_each_figure_shows_its_words(page: Page) -> None:
    ask(page, HYDRANT)
    expect(page.get_by_role("heading", name="Sources")).to_be_visible()
    page.locator("a.mark", has_text="15 feet").first.click()
    lit = page.locator(".source mark.lit")
    expect(lit).to_have_text(["15 feet", "15 feet"])
    expect(page.locator("[data-told]")).to_have_text("15 feet stands in manual-hydrant")
    expect(page.locator("mark:focus")).to_have_text("15 feet")
    assert page.url.endswith("/")


def test_what_is_read_aloud_is_the_answer(page: Page) -> None:
    said = page.locator("#said")
    expect(said).to_have_attribute("aria-live", "polite")
    ask(page, HYDRANT)
    expect(said).to_contain_text("Answer: You may not leave a car within 15 feet")


def test_a_refusal_shows_its_pointer_and_why(page: Page) -> None:
    ask(page, INVENTED)
    expect(page.locator(".pointer")).to_contain_text("the sources do not bear it out")
    wrong = page.locator("a.mark.fails")
    expect(wrong).to_contain_text("$350")
    line = wrong.evaluate("mark => getComputedStyle(mark).textDecorationStyle")
    assert line == "wavy"
    wrong.click()
    expect(page.locator(".source mark.lit")).to_have_text(["$250"])


def test_a_question_for_another_box_goes_there_with_a_click(page: Page) -> None:
    page.get_by_label("Road law").check()
    ask(page, "How do I pay in the app ?")
    page.get_by_role("button", name="Ask in “The app”").click()
    expect(page.locator(".stamp")).to_contain_text("The app")


def test_everything_is_done_with_the_keyboard_alone(page: Page) -> None:
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Your question")).to_be_focused()
    page.keyboard.type(HYDRANT)
    page.keyboard.press("Enter")
    expect(page.locator("#answer-heading")).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        if "15 feet" in page.evaluate("document.activeElement.textContent") and page.evaluate(
            "document.activeElement.matches('a.mark')"
        ):
            break
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    page.keyboard.press("Enter")
    expect(page.locator(".source mark.lit:focus")).to_have_text("15 feet")
    page.keyboard.press("Escape")
    expect(page.locator("a.mark", has_text="15 feet").first).to_be_focused()


def test_the_chart_is_read_and_leads_to_a_case(page: Page, address: str) -> None:
    page.goto(f"{address}/decisions")
    bars = page.locator("svg .bar[width]").filter(has=page.locator("title"))
    day = bars.filter(has_text="2026-03-12: 10 ungrounded")
    assert day.count() == 1
    cell = page.locator("tr", has_text="2026-03-12").get_by_role("link", name="10").last
    cell.click()
    expect(page.locator(".entry").first).to_contain_text("ungrounded")
    page.locator(".entry").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Decision")
    page.get_by_label("Under the policy").select_option("classic")
    page.get_by_role("button", name="Judge").click()
    expect(page.locator("#again-heading")).to_have_text("Under classic, today")


def test_a_bar_of_the_chart_leads_to_its_decisions(page: Page, address: str) -> None:
    page.goto(f"{address}/decisions")
    page.locator("svg a", has=page.locator("title", has_text="2026-03-06: 4 failed")).click()
    expect(page.locator(".entry")).to_have_count(4)


def test_a_case_is_pasted_judged_saved_and_opened_again(page: Page, address: str, tmp_path: Path) -> None:
    page.goto(f"{address}/bench")
    page.get_by_label("Answer or output").fill("Stay 66 feet away [h]. <script>alert()</script>")
    page.locator("#sources").fill("[h] p. 3 — 'within 15 feet'\nDo not park within 15 feet of a fire hydrant.")
    page.get_by_role("button", name="May it be shown?").click()
    expect(page.locator("a.mark.fails", has_text="66 feet").first).to_be_visible()
    expect(page.locator(".answer .prose")).to_contain_text("<script>alert()</script>")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a case").click()
    file = tmp_path / "case.json"
    saving.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["result"]["refusal"] == "ungrounded"
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a page").click()
    assert "66 feet" in Path(saving.value.path()).read_text(encoding="utf-8")
    page.goto(f"{address}/bench")
    page.get_by_text("Open a saved case").click()
    page.get_by_label("A file that the bench saved").set_input_files(file)
    page.get_by_role("button", name="Open").click()
    expect(page.locator("a.mark.fails", has_text="66 feet").first).to_be_visible()
    assert "Do not park" in page.locator("#sources").input_value()


def test_an_output_is_graded_on_the_bench(page: Page, address: str) -> None:
    page.goto(f"{address}/bench")
    page.get_by_label("Answer or output").fill("The courier has the parcel.")
    page.get_by_label("Rubric").fill("mentions a courier and a window")
    page.get_by_role("button", name="Grade by the rubric").click()
    expect(page.locator(".mark.holds")).to_have_text(["courier"])
    expect(page.locator(".mark.fails")).to_contain_text(["mentions a courier and a window"])


def test_checks_are_explained(page: Page, address: str) -> None:
    page.goto(f"{address}/explain")
    page.get_by_role("link", name="ungrounded-figure").click()
    expect(page.get_by_role("heading", name="Why it is refused")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/bench", "/decisions", "/decisions/2", "/explain", "/explain/overlong", "/api"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_nothing_is_wider_than_the_screen_and_words_can_be_read(
    browser: Browser, address: str, path: str, scheme: str
) -> None:
    context = browser.new_context(viewport=PHONE, color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(address + path)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(FAINT) == []
    context.close()


def test_answers_and_refusals_can_be_read_in_the_dark(browser: Browser, address: str) -> None:
    for scheme in ("light", "dark"):
        context = browser.new_context(color_scheme=scheme, reduced_motion="reduce")
        page = context.new_page()
        for question in (HYDRANT, INVENTED):
            page.goto(address)
            ask(page, question)
            page.locator("a.mark").first.click()
            assert page.evaluate(FAINT) == []
        context.close()


def test_without_javascript_marks_lead_to_their_words(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    ask(page, HYDRANT)
    page.locator("a.mark", has_text="15 feet").first.click()
    anchor = page.url.partition("#")[2]
    target = page.locator(f"#{anchor}")
    expect(target).to_have_text("15 feet")
    expect(target).to_be_in_viewport()
    context.close()


FAINT = """() => {
  const number = (color) => {
    const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
    canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => [r, g, b].map((c) => c / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
    .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (one) => {
    for (let held = one; held; held = held.parentElement) {
      const color = number(getComputedStyle(held).backgroundColor);
      if (color[3] === 255) return color;
    }
    return number(getComputedStyle(document.body).backgroundColor);
  };
  const faint = [];
  for (const one of document.querySelectorAll("body *")) {
    const words = [...one.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent.trim()).join("");
    if (!words || !one.checkVisibility() || one.closest("svg, .unseen")) continue;
    const pair = [light(number(getComputedStyle(one).color)), light(ground(one))].sort((a, b) => b - a);
    const contrast = (pair[0] + 0.05) / (pair[1] + 0.05);
    if (contrast < 4.5) faint.push(`${contrast.toFixed(2)} ${one.tagName}.${one.className}: ${words.slice(0, 40)}`);
  }
  return faint;
}"""
"""A script that lists the words whose contrast with what is behind them is below AA (4.5 to 1)."""
