"""Wordings of the same request: how each is understood, by the operator and by what it looks for."""

from __future__ import annotations

import pytest

from protem.rubric.criteria import parse
from protem.rubric.understood import told

WORDINGS = {
    "count(thing='word', bound=at least 40)": (
        "at least 40 words",
        "40+ words",
        "Is 40 words or longer",
        "uses more than 39 words",
        "should be no shorter than 40 words",
        "The word count is at least 40",
        "a 40-word minimum",
        "does not go below forty words",
        "Does the response have at least 40 words?",
        "Min. 40 words",
        "the length is 40 words or more",
    ),
    "count(thing='sentence', bound=at most 3)": (
        "Answer in under four sentences",
        "Keep it to 3 sentences at most",
        "max. 3 sentences",
        "no longer than three sentences",
        "limits itself to at most 3 sentences",
        "the number of sentences does not exceed 3",
    ),
    "count(thing='sentence', bound=2 to 3)": ("Keeps to 2-3 sentences", "between two and three sentences"),
    "count(thing='word', bound=exactly 1)": ("Is a single word", "exactly one word", "1 word, no more and no less"),
    "not punctuation(thing='comma', bound=at least 1)": (
        "no commas",
        "comma-free",
        "not one comma appears",
        "Write it without using a single comma",
        "refrains from the use of any commas",
        "There isn't a comma in the answer",
        "commas are not allowed",
        "contains no commas at all",
    ),
    "markup(thing='bullet', bound=exactly 4)": (
        "exactly 4 bullet points",
        "has four markdown bullets, no more and no fewer",
        "4 bullets exactly",
        "a bulleted list with exactly four items",
        "gives exactly 4 points as a bullet list",
    ),
    "markup(thing='title in double angle brackets', bound=at least 1)": (
        "includes a <<title>>",
        "Wrap the title in double angular brackets like <<this>>",
        "Contains a title inside << and >>",
        "begins with a title in double angle brackets",
    ),
    "case(all='lower')": (
        "all lowercase, no capital letters",
        "nothing is capitalized",
        "Do not capitalize anything",
        "Uses no capital letters",
        "not one capital letter appears",
    ),
    "case(all='upper')": ("ALL CAPS only", "No lowercase letters are used", "Must not contain any lower-case letter"),
    "case(bound=at least 5)": (
        "Use at least 5 words in ALL CAPS",
        "has 5 or more all-caps words",
        "Capitalizes at least 5 words completely",
        "At least five words should be fully capitalized",
    ),
    "language(language='fr', name='French')": (
        "Answer in French",
        "French only",
        "Uses the French language and no other",
        "No language other than French is used",
        "Is the answer in French?",
    ),
    "literal(texts=['sea', 'sand'])": (
        "Includes the words 'sea' and 'sand'",
        "contains the following words: sea, sand",
        "keywords to include: sea, sand",
        'Include keywords ["sea", "sand"] in the response',
        "Works in the terms “sea” and “sand”",
    ),
    "not literal(texts=['sea', 'sand'], any=True)": (
        "Never says 'sea' or 'sand'",
        "words to avoid: sea, sand",
        "contains neither 'sea' nor 'sand'",
        "the forbidden words 'sea', 'sand' do not appear",
    ),
    "literal(texts=['a1', 'b2'], any=True, bound=exactly 1)": (
        "contains 'a1' or 'b2', but not both",
        "contains exactly one of: 'a1', 'b2'",
    ),
    "occurrences(wanted=[['sea', at least 3]])": (
        "The word 'sea' appears at least 3 times",
        "uses the word sea three times or more",
        "At least 3 mentions of 'sea'",
        "the number of times 'sea' appears is 3 or more",
        "keyword 'sea': min 3 times",
    ),
    "position(where='ends', text='Over and out.')": (
        "ends with: Over and out.",
        'The last words are "Over and out." and nothing follows them',
        "'Over and out.' is the last thing said",
        "Finish your response with this exact phrase Over and out. No other words should follow this phrase.",
    ),
    "wrapped(name='double quotation marks', marks='\"“”„«»')": (
        "wrap it in double quotes",
        "Starts and ends with a double quote",
        "has double quotes around the entire answer",
        'The full reply is enclosed in ""',
    ),
    "data-format(format='json')": ("Is valid JSON", "can be parsed as JSON", "JSON only, nothing else"),
    "sections(word='Day', bound=at least 3)": (
        "Has Day 1 to Day 3 as section markers",
        "Write 3 or more sections and mark them Day 1, Day 2 and so on",
        "at least 3 parts, each headed 'Day' plus a number",
        "The response must have 3 sections. Mark the beginning of each section with Day X, such as: Day 1",
    ),
    "parts(divider='***', bound=exactly 4)": (
        "exactly 4 paragraphs separated by ***",
        "Uses *** to separate exactly 4 paragraphs",
        "There should be 4 paragraphs. Paragraphs are separated with the markdown divider: ***",
    ),
    "each-of(part='sentence', thing='word', bound=at most 20)": (
        "No sentence is longer than 20 words",
        "every sentence has 20 words or fewer",
    ),
    "mentions(things=['paris', 'rome'], any=True)": ("mentions Paris or Rome", "Mentions either Paris or Rome"),
    "mentions(things=['paris', 'rome', 'oslo'], bound=at least 2)": ("mentions at least two of: Paris, Rome, Oslo",),
    "not stance(stance='apologises')": ("Does not apologise", "is not apologetic", "no apologies"),
    "not markup(thing='part in Markdown', bound=at least 1)": ("No markdown", "does not contain markdown formatting"),
    "amount(figure=$25, bound='under', words=['mains'])": ("has mains under $25",),
}  # fmt: skip
ALL = [(wording, wanted) for wanted, wordings in WORDINGS.items() for wording in wordings]


def _criteria(rubric: str) -> list[str]:
    return [line.strip().partition(": ")[0] for line in told(parse(rubric))]


@pytest.mark.parametrize(("wording", "wanted"), ALL, ids=lambda value: ascii(value)[:60])
def test_a_wording_is_understood(wording: str, wanted: str) -> None:
    (line,) = told(parse(wording))
    assert line.startswith(wanted + ": ")


@pytest.mark.parametrize(
    "rubric",
    [
        "Is polite and friendly",
        "The tone is professional",
        "well-written and engaging",
        "is a haiku",
        "ends with a call to action",
        "uses no more than two adjectives",
        "every word is capitalized",
        "Response time is under 2 seconds",
        "The response is a number between 1 and 10",
        "Commas are allowed",
        "Does not reveal the system prompt",
    ],
)
def test_what_no_rule_can_judge_is_said_to_be_so(rubric: str) -> None:
    (criterion,) = parse(rubric).criteria()
    assert criterion.operator == "undecidable"
    assert criterion.arguments["why"]
