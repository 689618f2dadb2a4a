"""A text as its reader sees it: nothing hidden inside a word, no letter in disguise, and every place kept."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from growth import assert_linear
from protem.reading.as_seen import AsSeen, as_seen

SEEN = {
    "zero width": ("n\u200bot safe", "not safe"),
    "soft hyphen": ("un\u00adsafe", "unsafe"),
    "variation selector": ("no\ufe0ft safe", "not safe"),
    "Cyrillic": ("n\u043et safe", "not safe"),
    "Greek": ("n\u03bft safe", "not safe"),
    "full width": ("\uff4e\uff4f\uff54 safe", "not safe"),
    "mathematical": ("\U0001d427\U0001d428\U0001d42d safe", "not safe"),
    "reference": ("n&#111;t safe", "not safe"),
    "soft hyphen as a reference": ("n&shy;ot safe", "not safe"),
    "emphasis": ("n**o**t safe", "not safe"),
    "a tag in a word": ("n<b>o</b>t safe", "not safe"),
    "a comment in a word": ("n<!-- x -->ot safe", "not safe"),
    "no apostrophe": ("it isnt safe", "it isn't safe"),
    "another apostrophe": ("it isn\u02bct safe", "it isn't safe"),
    "both at once": ("it is\u200bnt safe", "it isn't safe"),
    "in disguise without an apostrophe": ("they ar\u0435nt safe", "they aren't safe"),
}
LEFT = (
    "Plain text with *words* in **bold** and a <b>tag</b>.",
    "Это не так.",
    "τὸ φῶς",
    "これは、安全です。",
    "2*3 and a &lt;b&gt; stay.",
    "an apartment for a giant",
    "a 5 kΩ resistor",
)


@pytest.mark.parametrize(("written", "seen"), SEEN.values(), ids=SEEN)
def test_a_text_is_read_as_it_is_seen(written: str, seen: str) -> None:
    assert as_seen(written).text == seen


@pytest.mark.parametrize("text", LEFT, ids=ascii)
def test_what_is_in_the_open_stays_as_it_is(text: str) -> None:
    assert as_seen(text).text == text


@pytest.mark.parametrize(("written", "seen"), SEEN.values(), ids=SEEN)
def test_a_place_leads_back_to_the_text_as_it_came(written: str, seen: str) -> None:
    start, end = as_seen(written).origin(seen.index("safe"), len(seen))
    assert written[start:end].replace("\u00ad", "").endswith("safe")
    assert end == len(written)


@given(st.text(alphabet="nот\u200b\u00ad*<b>isnt &#111;\ud800\x00", max_size=60))
def test_places_never_leave_the_text_nor_run_backwards(text: str) -> None:
    seen: AsSeen = as_seen(text)
    origins = [seen.origin(at, at)[0] for at in range(len(seen.text) + 1)]
    assert origins == sorted(origins)
    assert 0 <= origins[0] <= origins[-1] <= len(text)


@pytest.mark.parametrize(
    "unit", ["\u200b", "n\u200b", "a*", "&#111;", "a<!--", "a<b ", "\u043e", "a\u043e", "isnt ", "`"]
)
def test_time_grows_with_the_text(unit: str) -> None:
    def work(size: int) -> object:
        text = unit * (size // len(unit))
        return lambda: as_seen(text)

    assert_linear(work)  # type: ignore[arg-type]
