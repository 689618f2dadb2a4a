"""Where an answer quotes, and what is only in quotation marks."""

from __future__ import annotations

import pytest

from protem.reading.quotation_marks import quoted_spans
from protem.reading.quotations import quotations
from protem.reading.quotes import quoted_words, reference_end
from protem.reading.typography import folded

ALIKE = {
    "curly quotes": ("don’t “stop” here", 'don\'t "stop" here'),
    "hyphens": ("a re‑check – or not", "a re-check - or not"),
    "dashes": ("stop — wait", "stop—wait"),
    "a minus": ("−5 degrees", "-5 degrees"),
    "ranges": ("5–10 feet", "5 - 10 feet"),
    "ligatures": ("an eﬀective oﬃce", "an effective office"),
    "letters in one": ("Œuvre, Æther", "oeuvre, aether"),
    "thin and firm spaces": ("10\u2009km\u00a0or\u202fmore", "10 km or more"),
    "soft hyphens": ("inter\u00adsec\u00adtion", "intersection"),
    "a hyphen at the end of a line": ("the en-\n   coder", "the encoder"),
    "one that floats": ("intersec -\ntion", "intersection"),
    "lines that were joined": ("the en- coder", "the encoder"),
    "lines and pages": ("the\n\n\x0csign", "the sign"),
    "the number of a page": ("the\n14\n\x0csign", "the sign"),
    "emphasis": ("a **very** _short_ `line`", "a very short line"),
    "emphasis in a word": ("**un**paid", "unpaid"),
    "markup": ("a <b>short</b> line&nbsp;here", "a short line here"),
    "footnotes": ("the rule[3] holds¹ today", "the rule holds today"),
    "a link": ("see [the form](https://example.org/a) now", "see the form now"),
    "full width": ("ＡＢＣ　１２％", "abc 12%"),
    "composed letters": ("cafe\u0301", "café"),
    "hidden characters": ("pa\u200brk \ufeffhere", "park here"),
    "abbreviations": ("the U.S. at 8 p.m.", "the US at 8 pm"),
    "elisions": ("l’eau qu’il", "l'eau qu'il"),
    "entities": ("don&#39;t A&amp;B", "don't A&B"),
    "bullets": ("either\n- stop\n- wait", "either stop wait"),
    "block marks": ("> stop\n> and wait", "stop and wait"),
    "a letter in brackets": ("[t]he rule", "The rule"),
    "signs without spaces": ("**色不异空**，空不异色", "色不异空 空不异色"),
}


@pytest.mark.parametrize(("one", "other"), ALIKE.values(), ids=ALIKE)
def test_what_only_the_printing_differs_in_is_folded_alike(one: str, other: str) -> None:
    assert folded(one).line == folded(other).line


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("$25", "$250"),
        ("25%", "25"),
        ("2.5", "25"),
        ("1,500", "1.500"),
        ("park", "parking"),
        ("-5", "5"),
        ("5-10", "510"),
    ],
)
def test_words_and_figures_stay_what_they_are(one: str, other: str) -> None:
    assert folded(one).line != folded(other).line


@pytest.mark.parametrize("text", ["a re‑check", "**un**paid l’eau", "ﬁne [t]he\n- x", "\ud800 a", "हिन्दी में ไทย", ""])
def test_each_token_has_its_place_in_the_text_as_it_came(text: str) -> None:
    tokens = folded(text)
    assert len(tokens.words()) == len(tokens.starts) == len(tokens.ends)
    assert all(0 <= start < end <= len(text) for start, end in zip(tokens.starts, tokens.ends, strict=True))


def test_words_that_a_hyphen_joins_can_be_taken_apart() -> None:
    assert folded("long-term").words() == ["longterm"]
    assert folded("long-term", hyphens=True).words() == ["long", "term"]


@pytest.mark.parametrize(
    ("text", "inside"),
    [
        ('He said "stop here" and “go there”.', ["stop here", "go there"]),
        ("„Halt“ und »weiter« et « encore » ou ‹ici›", ["Halt", "weiter", " encore ", "ici"]),
        ("「引用『内』です」と『本』", ["引用『内』です", "本"]),
        ("“Outer ‘inner’ and “deep” more” end", ["Outer ‘inner’ and “deep” more"]),
        ('It reads "a “Sign” means this" here', ["a “Sign” means this"]),
        ("The drivers' cars and the riders' bikes aren't 'ours'.", ["ours"]),
        ("He said 'the drivers' cars are fine' today.", ["the drivers' cars are fine"]),
        ("‘British quote’s here’ said the drivers’ rep.", ["British quote’s here"]),
        ("In the '90s, 'twas rock 'n' roll.", []),
        ('It is 6\'2" tall and 12" wide.', []),
        ('Use "a 12" pipe for drains".', ['a 12" pipe for drains']),
        ("``latex style''", ["latex style"]),
        ('He said " stop here " twice.', [" stop here "]),
        ('<a href="x y z w">text</a>', []),
        ("l'«eau potable»", ["eau potable"]),
        ('"First.\n\n"Second." End', ['First.\n\n"Second.']),
        ("“First.\n\n“Second.” End", ["First.\n\n“Second."]),
        ("“never closed\n\nand “closed” here", ["never closed", "closed"]),
        ("", []),
    ],
)
def test_quotation_marks_are_told_from_apostrophes_feet_and_inches(text: str, inside: list[str]) -> None:
    assert [text[quoted.start : quoted.end] for quoted in quoted_spans(text)] == inside


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ('The law says "stop".', "quotes"),
        ('The law says that "drivers stop".', "quotes"),
        ('"Drivers stop," the law says.', "quotes"),
        ('Drivers must "stop at the line".', "quotes"),
        ('You stop "at the line" [1].', "quotes"),
        ('You stop "at the line" (p. 4).', "quotes"),
        ('The text is: "stop at once".', "quotes"),
        ('You stop "at the line" there.', "may-quote"),
        ('It is a "stop when you can" kind of deal.', "may-quote"),
        ('Stopping means "not driving on for now".', "may-quote"),
        ('They are "smart" meters.', "phrase"),
        ('These so-called "very smart new" meters.', "names"),
        ('Read the report "Safe Roads for All".', "names"),
        ('Click "Save as a new file".', "names"),
        ('Press the "Save as new file" button.', "names"),
        ('The law does not say "stop at the line".', "names"),
        ('It is not "stop at the line".', "names"),
        ('In other words, "stop at the line".', "names"),
        ('You can reply "I did stop there".', "may-quote"),
        ('You can reply "I did".', "names"),
        ('You must not "stop at the line".', "quotes"),
        ('May I "stop at the line" here?', "may-quote"),
        ('You asked "may I stop there".', "names"),
        ('Ask: "May I stop right there?"', "may-quote"),
        ('A sample message: "May I stop right there."', "names"),
        ('"Stop at the line."', "wraps"),
        ('The law says "stop here now" and "go over there".', "quotes"),
        ('Select "Keep my files here" and "Close all the windows".', "names"),
        ("规定：“电动车不得停放”。", "quotes"),
        ("所谓“小黄车”。", "phrase"),
        ("The law says:\n\n> Stop at the line.", "quotes"),
        ("> Stop at the line.\n> — Handbook\n\nSo do.", "quotes"),
        ("> **Note:** my own words.\n\nStop.", "names"),
    ],
)
def test_a_quotation_is_told_from_titles_labels_scare_quotes_and_the_readers_words(text: str, claim: str) -> None:
    assert {quotation.claim for quotation in quotations(text)} == {claim}


@pytest.mark.parametrize(
    "text",
    ["no marks", "it's fine", '{"key": "a long value of words"}', '```\nsay "a b c d"\n```', 'a `x "a b c d"` b'],
)
def test_code_and_plain_words_quote_nothing(text: str) -> None:
    assert quotations(text) == ()


def test_marks_and_names_at_the_end_of_a_block_are_no_part_of_it() -> None:
    text = "It says:\n\n> Stop at\n> the line. [s1]\n> — Handbook, p. 3\n\nEnd."
    (block,) = quotations(text)
    assert text[block.start : block.end] == "> Stop at\n> the line."


def test_a_quotation_without_its_last_mark_ends_with_its_sentence() -> None:
    text = 'The law says "stop at the line [1]. Then wait.'
    (quotation,) = quotations(text)
    assert (text[quotation.start : quotation.end], quotation.closed) == ("stop at the line", False)


def test_the_quoted_words_of_a_citation_follow_its_dash() -> None:
    assert quoted_words("p. 66 — 'stop'") == " — 'stop'"
    assert reference_end("p. 66 — 'stop'") == 5
    assert reference_end("p. 66") == 5
