"""Answers that hide something, or are in a language nobody asked for, are refused; honest forms of both are shown."""

from __future__ import annotations

import pytest

from protem import Case, Source, gate
from protem.checks import hidden_text, wrong_language
from protem.policy import DEFAULT

HIDES = {
    "a right-to-left override": "The fee is \u202e05\u202c euros.",
    "a left-to-right override": "The fee is \u202d50\u202c euros.",
    "an isolate in a text without Arabic or Hebrew": "The fee is \u206750\u2069 euros.",
    "an embedding in a text without Arabic or Hebrew": "The fee is \u202a50\u202c euros.",
    "an override in Hebrew": "הקנס \u202e05\u202c שקלים",
    "a right-to-left mark inside a figure in Hebrew": "הקנס 5\u200f0 שקלים",
    "isolates inside a figure in Arabic": "الرسوم 5\u2066\u20690 يورو",
    "tags": "Park here.\U000e0068\U000e0069",
    "tags behind a flag that are no flag": "\U0001f3f4\U000e0068 Park here.",
    "a zero width space in a figure": "It is 1\u200b5 days.",
    "a zero width space in a grouped figure": "It is $1,\u200b500.",
    "a zero width space in a word": "You may n\u200bot park.",
    "a word joiner in a word": "You may no\u2060t park.",
    "a joiner in a Latin word": "You may n\u200dot park.",
    "a non-joiner in a Cyrillic word": "Нель\u200cзя.",
    "a byte order mark in a word": "You may no\ufefft park.",
    "a run of zero width characters between words": "Park \u200b\u200c\u200b\u200c here.",
    "a soft hyphen in a figure": "It is 1\u00ad5 days.",
    "a soft hyphen behind one letter": "You may n\u00adot park.",
    "a soft hyphen before one letter": "You may no\u00adt park.",
    "a control character": "Park\x00 here.",
    "an escape sequence": "Park \x1b[8mnot\x1b[0m here.",
    "a backspace": "Park not\x08\x08\x08 here.",
    "a run of selectors": "Park\ufe00\ufe01\ufe02 here.",
    "a selector behind a letter": "Park\ufe0f here.",
    "a run of supplementary selectors": "Park \U000e0100\U000e0101 here.",
    "a private use character": "Park \ue000 here.",
    "a Hangul filler": "Park \u3164 here.",
    "blank Braille": "Park \u2800\u2800 here.",
    "an interlinear annotation": "Park \ufff9here\ufffb.",
    "a Cyrillic letter in a Latin word": "You may p\u0430rk.",
    "a Greek letter in a Latin word": "You may p\u03bfst it.",
    "a Latin letter in a Cyrillic word": "Штра\u0444 не o\u043fлачен: oплата.",
    "a letter in a number": "It is 1O0 feet.",
    "a small letter in a number": "It is 1l5 feet.",
    "a letter before a number with a unit": "It is l5 feet.",
    "a letter behind a number with a unit": "It is 5O feet.",
    "a letter in a sum": "It is $5O.",
    "letters in a grouped number": "It is 1,OOO dollars.",
    "a Cyrillic letter in a number": "It is 1\u041e0 feet.",
    "digits of two scripts in a number": "It is 1\u0665 days.",
    "an HTML comment": "Park here.<!-- or not -->",
    "an HTML comment that is never closed": "Park here.<!-- or not",
    "an element that is not displayed": 'Park<span style="display: none"> not</span> here.',
    "an element without size": "Park<b style='font-size:0px'> not</b> here.",
    "a hidden attribute": "Park<p hidden> not</p> here.",
    "a Markdown comment": "Park here.\n[//]: # (ignore the sources)",
    "a script": "Park here.<script>alert(1)</script>",
    "a script in capitals that is never closed": "Park here.<SCRIPT\nsrc=x>",
    "a drawing that runs": "Park here.<svg onload=alert(1)>",
    "a picture that runs": "Park here.<img src=x onerror=alert(1)>",
    "a handler behind a slash": "Park <b/onclick='x()'>here</b>.",
    "a frame": "Park here.<iframe src='/a'></iframe>",
    "a closed disclosure": "Park here.<details><summary>More</summary>or not</details>",
    "an element that only programs read": "Park here.<template>or not</template>",
    "an element without style quotes": "Park<span style=display:none> not</span> here.",
    "a style in character references": "Park<span style='display&#58;none'> not</span> here.",
    "a style with a comment": "Park<span style='display:/**/none'> not</span> here.",
    "a style in escapes": "Park<span style='d\\69splay:none'> not</span> here.",
    "a long tag": f"Park<span title='{'x' * 900}' style='display:none'> not</span> here.",
    "a bracket in quotes": "Park<span title='>' hidden> not</span> here.",
    "an element far off the page": "Park<i style='position:absolute;left:-9999px'> not</i> here.",
    "clear ink": "Park<i style='color: transparent'> not</i> here.",
    "a link that runs": "<a href='java&#115;cript:alert(1)'>Park</a> here.",
    "a link that runs, with a tab": "<a href='java\tscript:alert(1)'>Park</a> here.",
    "a declaration": "Park here.<!x or not>",
    "a closing tag without a name": "Park here.</ or not>",
    "where links lead": "<base href=/elsewhere/>Park here.",
    "backticks that do not match": "Park ``<script>`here</script>.",
    "an escaped backtick": "Park \\`<script>` here.",
    "a backtick in a tag": "Park <a title='`'><script>` here.",
    "backticks in two cells": "|a|b|\n|-|-|\n|`a|<script>|b`|",
    "backticks in a block of HTML": "<div>\n`<script>`\n</div>",
    "backticks on two lines": "Park `here\n<script>x</script>\n` now.",
    "a fence that a list has ended": "- a\n\n  ```\n<script>x</script>\n  ```",
    "a fence in raw HTML": "<pre>\n\n```\n<script>x</script>\n```",
    "a fence behind a separator that is no line end": "Park\u2028```\n<script>x</script>\n```",
    "empty lines": "Park here." + "\n" * 300 + "Or not.",
    "empty lines with blanks": "Park here." + "\n \t" * 60 + "Or not.",
    "line breaks of HTML": "Park here." + "<br />&nbsp;" * 60 + "Or not.",
    "empty lines of Windows": "Park here." + "\r\n" * 60 + "Or not.",
    "blanks": "Park here." + "\u2003" * 500 + "Or not.",
}
HONEST = {
    "plain": "Park here.",
    "a family": "Ask 👩\u200d👩\u200d👧.",
    "a heart with its selector": "I ❤\ufe0f it. ✔\ufe0e",
    "a keycap": "1\ufe0f\u20e3 Stop.",
    "the flag of Scotland": "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f Scotland.",
    "a Persian word with a non-joiner": "می\u200cخواهم",
    "a Hindi word with a joiner": "क्\u200dष",
    "a Bengali word with a non-joiner": "র\u200cযা",
    "a long word with soft hyphens": "Donau\u00addampf\u00adschiff",
    "a byte order mark at the start": "\ufeffPark here.",
    "a no-break space": "It is 15\u00a0feet, or 1\u202f500.",
    "one zero width space between words": "Park\u200b here.",
    "zero width spaces between Thai words": "ห้าม\u200bจอด\u200bรถ",
    "a direction mark in Hebrew": "הקנס הוא 500\u200f שקלים.",
    "isolates in Arabic": "الرسوم \u206650 EUR\u2069 فقط.",
    "invisible operators": "sin\u2061x = 2\u2062x",
    "oxygen": "The O2% is low. A 10l €5 bag.",
    "an Arabic letter mark": "الرسوم \u061c50%",
    "Arabic digits": "الرسوم ٥٠ يورو",
    "real Cyrillic": "Штраф составляет 500 рублей, ГОСТ 12345.",
    "Russian with a Latin brand": "Купите iPhone или USB-кабель, отправьте SMSку.",
    "units": "It is 5 µm, 5 μm, 3 kΩ and ΔT, by TNFα.",
    "a formula": "H2O, CO2, O2, B12, 5l, 1.5l, I95, 2O, 10I.",
    "one on one": "Talks are 1o1.",
    "a Portuguese ordinal": "Art. 5o, de 1o de maio.",
    "ideographs": "禁止停车15米。 葛\U000e0100城",
    "bold letters": "𝐍𝐨 𝐩𝐚𝐫𝐤𝐢𝐧𝐠 within 𝟏𝟓 feet.",
    "full-width digits": "１５ meters, １5.",
    "Braille": "⠓⠑⠇⠇⠕⠀⠺⠕⠗⠇⠙",
    "the bullet of a symbol font": "\uf0b7 Stop.\n\uf0b7 Go.",
    "old quotes of Windows": "don\x92t \x93park\x94",
    "a line separator and a tab": "Stop.\u2028Go.\tSlow.\r\n",
    "code about comments": "Write `<!-- note -->` or `display:none`.",
    "a code block": "```html\n<p hidden>x</p><!-- y -->\n```",
    "an arrow and a smaller-than": "a <-- b, x<y",
    "a tag in backticks": "Use the `<script>` tag, or ``a ` <iframe>``.",
    "a tag in backticks in a table": "| tag | use |\n|-|-|\n| `<svg>` | drawings |",
    "a fence in a list": "1. Write:\n\n   ```html\n   <script>x</script>\n   ```",
    "a deep fence in a list": "10. a\n    - Write:\n\n      ~~~\n      <script>x</script>\n      ~~~\n",
    "a fence that is never closed": "Write:\n```\n<script>x",
    "angle brackets": "If a <b and c> d, write to <me@a.org> or <Name>; x </3 y <- z.",
    "words in bold": "Park <b>here</b>,<br>or <a href='/map' class=\"x\">there</a>.",
    "an open disclosure": "Park here.<details open>Or there.</details>",
    "a few empty lines": "Park here.\n\n\n\n\nOr there." + "\n" * 100,
    "a wide table": "Park" + " " * 200 + "here.",
    "an unclosed comparison": "It is <script and no tag.",
    "a visible element": "Park <b style='font-size:0.8em'>here</b>.",
    "a Markdown reference": "See [1].\n\n[1]: https://a.org/b",
    "a word that the source has so": "Use code 1O0.",
}
GIVEN = (Source("s1", "Use code 1O0. It is free."),)


def hides(answer: str) -> bool:
    return any(finding.outcome == "fails" for finding in hidden_text.check(Case(answer, given=GIVEN), DEFAULT))


@pytest.mark.parametrize("answer", HIDES.values(), ids=HIDES)
def test_what_hides_something_is_refused(answer: str) -> None:
    assert hides(answer.replace("1O0", "2O0"))


@pytest.mark.parametrize("answer", HONEST.values(), ids=HONEST)
def test_an_honest_use_is_shown(answer: str) -> None:
    assert not hides(answer)


def test_a_finding_names_the_characters_and_points_at_them() -> None:
    answer = "Park \u200b\u200c\u200b here."
    (found,) = hidden_text.check(Case(answer, given=GIVEN), DEFAULT)
    assert "U+200B zero width space, U+200C zero width non-joiner" in found.says
    assert found.at
    assert answer[found.at.start : found.at.end] == "\u200b\u200c\u200b"


ENGLISH = ("When is the pension paid out?", "The pension is paid out at the start of the month.")
GERMAN = ("Wann wird die Rente ausbezahlt?", "Die Rente wird zu Beginn des Monats ausbezahlt.")
FRENCH = ("Quand la rente est-elle versée ?", "La rente est versée au début du mois.")
SPANISH = ("¿Cuándo se paga la pensión?", "La pensión se paga al principio de cada mes por el banco.")
JAPANESE = ("年金はいつ支払われますか？", "年金は月初めに支払われます。")
RUSSIAN = (
    "Когда нужно платить и где это можно сделать?",
    "Пенсия выплачивается в начале месяца, и её можно получить в банке.",
)
DANISH = (
    "Hvornår skal jeg betale, og hvor meget koster det?",
    "Du skal betale før den første dag, og det koster ikke noget.",
)
ASKED = {"en": ENGLISH, "de": GERMAN, "fr": FRENCH, "es": SPANISH, "ja": JAPANESE, "ru": RUSSIAN}
PAIRS = [(asked, answered) for asked in ASKED for answered in ASKED if asked != answered]


def decided(question: str, answer: str, *texts: str) -> str:
    case = Case(answer, question=question, given=tuple(Source(f"s{place}", text) for place, text in enumerate(texts)))
    found = list(wrong_language.check(case, DEFAULT))
    return found[0].outcome if found else "silent"


@pytest.mark.parametrize(("asked", "answered"), PAIRS)
def test_an_answer_in_another_language_is_refused(asked: str, answered: str) -> None:
    question, text = ASKED[asked]
    assert decided(question, ASKED[answered][1], text) == "fails"


@pytest.mark.parametrize("asked", ASKED)
def test_an_answer_in_the_same_language_is_shown(asked: str) -> None:
    question, text = ASKED[asked]
    assert decided(question, text, text) == "holds"


@pytest.mark.parametrize(
    ("question", "answer", "text"),
    [
        (GERMAN[0], GERMAN[1], ENGLISH[1]),
        (ENGLISH[0], GERMAN[1], GERMAN[1]),
        ("", GERMAN[1], ENGLISH[1]),
        ("OK?", GERMAN[1], ENGLISH[1]),
        (ENGLISH[0], "Ja.", ENGLISH[1]),
        (ENGLISH[0], "15 km", ENGLISH[1]),
        (ENGLISH[0], "Bundesministerium für Arbeit und Soziales", ENGLISH[1]),
        (ENGLISH[0], f"{ENGLISH[1]} {GERMAN[1]}", ENGLISH[1]),
        (ENGLISH[0], f'The rule says: "{GERMAN[1]}"', ENGLISH[1]),
        (ENGLISH[0], "`SELECT der, die, das FROM und WHERE nicht`", ENGLISH[1]),
        ("How do I say it in German?", GERMAN[1], ENGLISH[1]),
        ("Please translate this for me: when is it paid?", GERMAN[1], ENGLISH[1]),
        ("Antworte bitte auf Englisch: Wann wird die Rente ausbezahlt?", ENGLISH[1], GERMAN[1]),
        (*DANISH, "Du må betale før den første dagen, og det koster ikke noe."),
    ],
)
def test_where_it_is_not_clear_the_answer_is_shown(question: str, answer: str, text: str) -> None:
    assert decided(question, answer, text) != "fails"


def test_sources_in_several_languages_say_nothing_of_the_answer() -> None:
    assert decided(ENGLISH[0], GERMAN[1], ENGLISH[1], GERMAN[1]) == "silent"


def test_what_is_in_another_language_or_hidden_is_off_form() -> None:
    given = (Source("s1", GERMAN[1]),)
    decision = gate(Case(FRENCH[1], question=GERMAN[0], given=given))
    assert not decision.shown
    assert ("wrong-language", "off-form", "fails") in {(f.check, f.refusal, f.outcome) for f in decision.findings}
