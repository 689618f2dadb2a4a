"""Instructions of form in wordings that no template has."""

from __future__ import annotations

import pytest

from protem import Case, Policy, judge

CRITERIA = Policy().with_settings({"engine": "criteria"})
_PAIRS = (
    ("I want to see no fewer than 3 words shouted in all caps", "GO NOW or NEVER come back", "go NOW or never"),
    ("Three or more of the words ought to be fully uppercased", "GO NOW or NEVER come back", "go NOW or never"),
    ("Make at least three words stand out by writing them in capitals", "GO NOW or NEVER come back", "go NOW or never"),
    ("Everything you write has to be in uppercase", "THE LAMP IS ON", "The lamp is on"),
    ("The text should consist of capital letters only", "THE LAMP IS ON", "The lamp is on"),
    ("Caps lock on: the answer uses nothing but capitals", "THE LAMP IS ON", "The lamp is on"),
    ("Lowercase letters only, please", "the lamp is on", "The lamp is on"),
    ("Every letter has to be lower case", "the lamp is on", "The lamp is on"),
    ("Capitals are not permitted anywhere", "the lamp is on", "The lamp is on"),
    (
        'Before answering, copy the request "Name a red fruit." exactly as it stands',
        "Name a red fruit.\nA cherry.",
        "A cherry is a red fruit.",
    ),
    (
        'First repeat "Name a red fruit." without changing it, then answer',
        "Name a red fruit.\nA cherry.",
        "A cherry is a red fruit.",
    ),
    (
        "Offer two answers that differ, with six asterisks (******) between them",
        "A plum.\n******\nA pear.",
        "A plum. A pear.",
    ),
    ("There should be two distinct responses, split by ******", "A plum.\n******\nA pear.", "A plum. A pear."),
    (
        "No fewer than 2 bracketed placeholders such as [name] are used",
        "Dear [name], come on [date].",
        "Dear [name], come soon.",
    ),
    (
        "Must have at least two blanks to fill in, written like [date]",
        "Dear [name], come on [date].",
        "Dear [name], come soon.",
    ),
    ("Square-bracket placeholders: 2 at minimum", "Dear [name], come on [date].", "Dear [name], come soon."),
    ("Close with a P.S.", "See you.\n\nP.S. Bring milk.", "See you."),
    ("A postscript (P.S.) has been added at the end", "See you.\n\nP.S. Bring milk.", "See you."),
    ('The answer has to be either "It is so." or "It is not so."', "It is so.", "Maybe."),
    ('Pick one of "It is so." and "It is not so." as your answer', "It is so.", "Maybe."),
    ('Respond with "It is so." or with "It is not so."', "It is so.", "Maybe."),
    ("Nothing but JSON comes back", '{"a": 1}', "a is 1"),
    ("The reply must parse as JSON", '{"a": 1}', "a is 1"),
    ("Whatever you return has to be valid JSON", '{"a": 1}', "a is 1"),
    (
        "Split the text into no fewer than 2 sections labelled SECTION 1, SECTION 2 etc.",
        "SECTION 1\nA lamp.\nSECTION 2\nA chair.",
        "SECTION 1\nA lamp.",
    ),
    (
        "Mark the start of each of the 2 or more sections with SECTION X",
        "SECTION 1\nA lamp.\nSECTION 2\nA chair.",
        "SECTION 1\nA lamp.",
    ),
    (
        "The text falls into 2 sections, headed SECTION 1 and SECTION 2",
        "SECTION 1\nA lamp.\nSECTION 2\nA chair.",
        "SECTION 1\nA lamp.",
    ),
    ("The list has precisely three bullets", "* a\n* b\n* c", "* a\n* b"),
    ("Use bullets, three of them, no more and no less", "* a\n* b\n* c", "* a\n* b"),
    ("You should give three bullet points exactly", "* a\n* b\n* c", "* a\n* b"),
    ("At minimum two phrases are emphasised with *asterisks*", "A *red* lamp and a *blue* one.", "A *red* lamp."),
    ("There are no fewer than 2 highlighted passages (*like this*)", "A *red* lamp and a *blue* one.", "A *red* lamp."),
    ("Emphasise at least two parts using markdown italics", "A *red* lamp and a *blue* one.", "A *red* lamp."),
    ("Give it a title in double angle brackets (<<...>>)", "<<Light>>\nA lamp.", "Light\nA lamp."),
    ("The answer carries a title that stands inside << >>", "<<Light>>\nA lamp.", "Light\nA lamp."),
    (
        "Have 'lamp' appear exactly once and 'chair' exactly two times",
        "A lamp, a chair and a chair.",
        "A lamp and a chair.",
    ),
    (
        "The word 'lamp' must be used once and the word 'chair' twice",
        "A lamp, a chair and a chair.",
        "A lamp and a chair.",
    ),
    ("There are 3 numbers in the text, no more, no less", "Take 4 eggs, 2 pears and 9 plums.", "Take 4 eggs."),
    ("Exactly three numbers occur", "Take 4 eggs, 2 pears and 9 plums.", "Take 4 eggs."),
    ("The number of numbers in the reply is 3", "Take 4 eggs, 2 pears and 9 plums.", "Take 4 eggs."),
    ("The vocabulary comprises at least 5 distinct words", "red blue green black white", "red red red red red"),
    ("No fewer than 5 unique words are used", "red blue green black white", "red red red red red"),
    (
        "It should use at least five words that are different from each other",
        "red blue green black white",
        "red red red red red",
    ),
    (
        "The length falls between 4 and 6 words",
        "lamp lamp lamp lamp lamp",
        "lamp lamp lamp lamp lamp lamp lamp lamp lamp",
    ),
    ("Somewhere from 4 to 6 words", "lamp lamp lamp lamp lamp", "lamp lamp lamp lamp lamp lamp lamp lamp lamp"),
    (
        "Not under 4 words and not over 6 words",
        "lamp lamp lamp lamp lamp",
        "lamp lamp lamp lamp lamp lamp lamp lamp lamp",
    ),
    ("All sentences end with an emoji", "It is on 😀. It is red 😢.", "It is on. It is red 😢."),
    ("No sentence goes without an emoji at its end", "It is on 😀. It is red 😢.", "It is on. It is red 😢."),
    ("After each sentence there is an emoji", "It is on 😀. It is red 😢.", "It is on. It is red 😢."),
    ("There is exactly one word on every line", "red\nblue\ngreen", "red blue\ngreen"),
    ("Each line holds a single word", "red\nblue\ngreen", "red blue\ngreen"),
    ("Lines consist of one word each", "red\nblue\ngreen", "red blue\ngreen"),
    ("Spaces and line breaks are forbidden", "redbluegreen", "red blue"),
    ("Not a single whitespace character is allowed", "redbluegreen", "red blue"),
    ("It contains neither spaces nor line breaks", "redbluegreen", "red blue"),
    ("The answer is yes, no or maybe and nothing else", "maybe", "maybe, it depends on the rain"),
    ('Only "yes", "no" or "maybe" may be output', "maybe", "maybe, it depends on the rain"),
    ("Choose between yes, no and maybe; add nothing", "maybe", "maybe, it depends on the rain"),
    ("Follow this layout: 'Problem: [problem] Fix: [fix]'", "Problem: no light\nFix: new bulb", "Fix: new bulb"),
    (
        "The headings 'Problem:' and 'Fix:' are both there, in that order",
        "Problem: no light\nFix: new bulb",
        "Fix: new bulb",
    ),
    ("Structure it under 'Problem:' and then 'Fix:'", "Problem: no light\nFix: new bulb", "Fix: new bulb"),
    ("In the second sentence the word 'lamp' occurs", "It is late. The lamp is on.", "The lamp is on. It is late."),
    ("'lamp' is found in sentence 2", "It is late. The lamp is on.", "The lamp is on. It is late."),
    ("Sentence two has the word 'lamp' in it", "It is late. The lamp is on.", "The lamp is on. It is late."),
    ("Any given word is used no more than twice", "a lamp and a chair", "lamp lamp lamp"),
    ("No single word occurs over 2 times", "a lamp and a chair", "lamp lamp lamp"),
    ("Words may be repeated at most twice", "a lamp and a chair", "lamp lamp lamp"),
    ("Work the words 'lamp' and 'chair' into the text", "A lamp and a chair.", "A lamp."),
    ("Both 'lamp' and 'chair' have to come up", "A lamp and a chair.", "A lamp."),
    ("'lamp' as well as 'chair' must occur in it", "A lamp and a chair.", "A lamp."),
    ("The terms 'lamp' and 'chair' are off limits", "A table.", "A lamp."),
    ("Steer clear of 'lamp' and 'chair'", "A table.", "A lamp."),
    ("Neither 'lamp' nor 'chair' may be used", "A table.", "A lamp."),
    ("'lamp' comes up three times or more", "lamp, lamp and lamp", "lamp and lamp"),
    ("Work in 'lamp' a minimum of three times", "lamp, lamp and lamp", "lamp and lamp"),
    ("There must be no fewer than 3 occurrences of the letter z", "zigzag zoo", "zoo"),
    ("The letter z is to be used 3 times or more", "zigzag zoo", "zoo"),
    (
        "The reply has been written in German",
        "Das Haus steht auf dem Hügel und es ist sehr alt, aber wir mögen es.",
        "The house is on the hill and it is very old, but we like it.",
    ),
    (
        "German is the language of the whole answer",
        "Das Haus steht auf dem Hügel und es ist sehr alt, aber wir mögen es.",
        "The house is on the hill and it is very old, but we like it.",
    ),
    (
        "Reply using German and nothing else",
        "Das Haus steht auf dem Hügel und es ist sehr alt, aber wir mögen es.",
        "The house is on the hill and it is very old, but we like it.",
    ),
    (
        "The text comes in 3 paragraphs that *** keeps apart",
        "A lamp.\n***\nA chair.\n***\nA bed.",
        "A lamp.\n***\nA chair.",
    ),
    (
        "*** is put between each of the three paragraphs",
        "A lamp.\n***\nA chair.\n***\nA bed.",
        "A lamp.\n***\nA chair.",
    ),
    (
        "Four sentences at the most",
        "The lamp is on. The lamp is on. The lamp is on.",
        (
            "The lamp is on. The lamp is on. The lamp is on. The lamp is on. The lamp is on. The "
            "lamp is on. The lamp is on."
        ),
    ),
    (
        "There should not be more than four sentences",
        "The lamp is on. The lamp is on. The lamp is on.",
        (
            "The lamp is on. The lamp is on. The lamp is on. The lamp is on. The lamp is on. The "
            "lamp is on. The lamp is on."
        ),
    ),
    (
        "The answer stays below five sentences",
        "The lamp is on. The lamp is on. The lamp is on.",
        (
            "The lamp is on. The lamp is on. The lamp is on. The lamp is on. The lamp is on. The "
            "lamp is on. The lamp is on."
        ),
    ),
    (
        "A length of 10 words or more is needed",
        "lamp lamp lamp lamp lamp lamp lamp lamp lamp lamp lamp lamp",
        "lamp lamp lamp lamp",
    ),
    (
        "The reply runs to at least ten words",
        "lamp lamp lamp lamp lamp lamp lamp lamp lamp lamp lamp lamp",
        "lamp lamp lamp lamp",
    ),
    ("Commas must not occur", "A lamp and a chair.", "A lamp, a chair."),
    ("The comma is a forbidden sign", "A lamp and a chair.", "A lamp, a chair."),
    ("Punctuate without commas", "A lamp and a chair.", "A lamp, a chair."),
    ('The closing words are "That is all."', "A lamp. That is all.", "That is all. A lamp."),
    ('It winds up with the sentence "That is all."', "A lamp. That is all.", "That is all. A lamp."),
    ("Double quotes enclose the whole reply", '"A lamp."', "A lamp."),
    ("The text opens and closes with a double quotation mark", '"A lamp."', "A lamp."),
    ("Enclose everything in double quotes", '"A lamp."', "A lamp."),
    ("No fewer than three words appear in block capitals", "GO NOW or NEVER come back", "go NOW or never"),
    ("No small letters may be found", "THE LAMP IS ON", "The lamp is on"),
    ("Is entirely in capitals", "THE LAMP IS ON", "The lamp is on"),
    ("There must be no uppercase letter in it", "the lamp is on", "The lamp is on"),
    ("Type everything in small letters", "the lamp is on", "The lamp is on"),
    ("Two alternative answers, parted by ******", "A plum.\n******\nA pear.", "A plum. A pear."),
    ("Give 2 distinct replies and put ****** between them", "A plum.\n******\nA pear.", "A plum. A pear."),
    ("Use [square bracket] placeholders at least twice", "Dear [name], come on [date].", "Dear [name], come soon."),
    ("It has a P.S.", "See you.\n\nP.S. Bring milk.", "See you."),
    ('One of "It is so." and "It is not so." is contained', "It is so.", "Maybe."),
    ('Must include either "It is so." or "It is not so."', "It is so.", "Maybe."),
    ("Only a JSON object may be returned", '{"a": 1}', "a is 1"),
    ("There should be 3 bullet points, no more", "* a\n* b\n* c", "* a\n* b"),
    ("Highlights two or more phrases with *asterisks*", "A *red* lamp and a *blue* one.", "A *red* lamp."),
    ("The title is enclosed in << and >>", "<<Light>>\nA lamp.", "Light\nA lamp."),
    ("Put a <<title>> on top", "<<Light>>\nA lamp.", "Light\nA lamp."),
    ("It mentions three numbers exactly", "Take 4 eggs, 2 pears and 9 plums.", "Take 4 eggs."),
    ("Employs five or more different words", "red blue green black white", "red red red red red"),
    ("The count of unique words is at least 5", "red blue green black white", "red red red red red"),
    ("An emoji closes each sentence", "It is on 😀. It is red 😢.", "It is on. It is red 😢."),
    ("Put an emoji after every sentence", "It is on 😀. It is red 😢.", "It is on. It is red 😢."),
    ("Whitespace must not appear", "redbluegreen", "red blue"),
    ("Answer: yes, no or maybe, nothing more", "maybe", "maybe, it depends on the rain"),
    ("Uses the template 'Problem: [x] Fix: [y]'", "Problem: no light\nFix: new bulb", "Fix: new bulb"),
    ("Use the word 'lamp' in sentence 2", "It is late. The lamp is on.", "The lamp is on. It is late."),
    ("The 2nd sentence contains 'lamp'", "It is late. The lamp is on.", "The lamp is on. It is late."),
    ("Each word may occur at most twice", "a lamp and a chair", "lamp lamp lamp"),
    ("Don't repeat any word more than two times", "a lamp and a chair", "lamp lamp lamp"),
    ("Don't leave out the words 'lamp' and 'chair'", "A lamp and a chair.", "A lamp."),
    ("'lamp' and 'chair' are not to be mentioned", "A table.", "A lamp."),
    ("Must be free of the words 'lamp' and 'chair'", "A table.", "A lamp."),
    ("The word lamp occurs no fewer than three times", "lamp, lamp and lamp", "lamp and lamp"),
    ("'lamp' is repeated at least three times", "lamp, lamp and lamp", "lamp and lamp"),
    ("Contains the letter z three or more times", "zigzag zoo", "zoo"),
    ("Separate the 3 paragraphs with ***", "A lamp.\n***\nA chair.\n***\nA bed.", "A lamp.\n***\nA chair."),
    ("Doesn't contain a comma", "A lamp and a chair.", "A lamp, a chair."),
    ("Use zero commas", "A lamp and a chair.", "A lamp, a chair."),
    ('The very last sentence must be "That is all."', "A lamp. That is all.", "That is all. A lamp."),
    ("The entire answer is put between double quotation marks", '"A lamp."', "A lamp."),
    ('Starts with " and ends with "', '"A lamp."', "A lamp."),
)


@pytest.mark.parametrize(("rubric", "good", "bad"), _PAIRS)
def test_the_good_output_passes_and_the_faulty_one_does_not(rubric: str, good: str, bad: str) -> None:
    assert judge(Case(good, rubric=rubric), CRITERIA).outcome == "pass"
    assert judge(Case(bad, rubric=rubric), CRITERIA).outcome == "fail"


@pytest.mark.parametrize(
    ("rubric", "output"),
    [
        ("There should be 3 bullet points, no more", "* a\n* b"),
        ("Answer: yes, no or maybe, nothing more", "maybe, it depends on the rain"),
        ("Capitals are not permitted anywhere", "The lamp"),
        ("Spaces and line breaks are forbidden", "red blue"),
        ("Commas and dashes must not be used", "red, blue"),
        ("No sentence goes without an emoji at its end", "It is on. 😀 It is red."),
    ],
)
def test_a_wording_that_once_passed_what_it_forbids_passes_it_no_more(rubric: str, output: str) -> None:
    assert judge(Case(output, rubric=rubric), CRITERIA).outcome != "pass"
