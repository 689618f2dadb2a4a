"""What no rule can judge: taste, and requests for a form that no operator reads whole."""

from __future__ import annotations

import re

from protem.rubric.request import NOT, Request

_TASTE = frozenset(
    (
        "polite politely funny humorous humor humour witty creative creatively creativity insightful insight "
        "better best good great "
        "excellent engaging interesting compelling well written quality high low tone style voice friendly "
        "friendliness warm warmly "
        "empathetic empathy compassionate kind professional professionally professionalism helpful "
        "helpfulness concise concisely "
        "conciseness clear clarity coherent coherence natural naturally fluent fluency accurate accurately "
        "accuracy relevant "
        "relevance appropriate appropriately suitable readable readability easy simple understand "
        "understandable short brief "
        "long detailed detail thorough comprehensive informative useful balanced neutral objective unbiased "
        "respectful formal "
        "informal casual enthusiastic upbeat positive negative serious playful poetic vivid original "
        "persuasive convincing logical "
        "logically organized organised structured structure polished elegant beautiful entertaining "
        "sarcastic rude offensive "
        "harmful toxic biased sensible reasonable reasonably thoughtful nuanced confident flow reads sounds "
        "sound feels feel like "
        "human grammatically grammar spelling correct correctly right wrong complete consistent consistently "
        "safe truthful "
        "honest factual factually hallucinate hallucinations fun boring verbose wordy rambling repetitive "
        "redundant on topic "
        "quite more most less too not enough overly somewhat highly extremely child children audience "
        "beginner beginners expert "
        "layperson age level manner way language words jargon free shakespearean pirate rap poem haiku limerick"
    ).split()
)
FORM = re.compile(
    r"(?<!\S)(?:words?|sentences?|paragraphs?|characters?|letters?|bullets?|bulleted|bullet points?|json|"
    r"xml|yaml|csv|markdown|html|"
    r"uppercase|lowercase|(?:upper|lower|title) case|capitali[sz]ed?|capitals|caps|bold|italics?|"
    r"headings?|headers?|format(?:ted)?|table|commas?|"
    r"punctuation|syllables?|rhymes?|stanzas?|lines?|verses?|alliteration|palindromes?|vowels?|"
    r"consonants?|nouns?|verbs?|adjectives?|"
    r"adverbs?|pronouns?|conjunctions?|tense|quotation|quotes|quotation marks?|emojis?|hashtags?|"
    r"brackets?|square bracket|font|"
    r"indent(?:ed|ation)?|spacing|alphabetical(?:ly)?|camel|snake|acrostic|haiku|sonnet|limerick|"
    r"placeholders?|postscripts?|psmark|ppsmark|"
    r"anglemarks|bracketmarks|bulletmarks|boldmarks|italicmarks|codeticks|keywords?|asterisks?|dividers?|"
    r"sections|parts|list items|"
    r"structure it|layout|phrases?|items|word for word|verbatim|occurrences?|repeated|repeats?|title|"
    r"typed|spelled|spelling|wrapped|"
    r"enclosed|highlight(?:ed|s)?|"
    r"(?:whole|entire|full|complete) (?:response|answer|reply|output|text|message)|separated|divided|"
    r"numbered|underlined|language|whitespace)(?!\S)"
)
_EDGE = re.compile(
    r"(?<!\S)(?:begin|begins|start|starts|end|ends|finish|finishes|close|closes|open|opens|last|first|"
    r"beginning|ending)(?!\S).*⟨q"
)
"""Where a quoted text is to stand: a request for a form too."""
_SPEAKS = re.compile(
    r"(?<!\S)(?:says?|stat(?:e|es|ing) (?!in )|explains?|claims?|tells?|describes?|warns?|points? out|"
    r"recommends?|suggests?|that the|"
    r"that a|that it|that there|because|why|how|mentions? (?:that|the)|names? (?:the|a))(?!\S)"
)


DESCRIBED = "it describes what is to be there, and does not say it"
_SOMETHING = re.compile(
    r"(?:⟨not⟩ )?(?:contains?|includes?|uses?|has|have|ends?|begins?|starts?|opens?|closes?|concludes?|"
    r"finish(?:es)?|features?|provides?|offers?|"
    r"gives?|adds?|shows?|employs?|there is|there are|is|are|be|keeps?|stays?|makes?|follows?|avoids?|"
    r"written|speaks?|sounds?)(?!\S)"
    r"(?! (?:the|that|how|why|what|when|where|who|which)(?!\S))"
)
"""A verb that asks for something of a kind ("contains a greeting"): what is of the kind no rule knows."""


def is_taste(request: Request) -> bool:
    """Say whether a request asks for nothing but what is a matter of taste."""
    left = [token for token in request.left(()) if token not in (NOT, "only", "all")]
    return bool(left) and not request.literals and not request.bounds and all(token in _TASTE for token in left)


def why_no_claim(request: Request) -> str:
    """Return why a request that no operator reads, `says` neither, is not taken for a claim, "" where it may be one."""
    if not request.positive:
        return "what is to be left out is described, not named"
    opened = re.match(r"(?:(?:the|it|response|answer|output|reply|should|must|also|please) )*", request.plain)
    rest = request.plain[opened.end() if opened else 0 :]
    if request.bounds:
        return "how many there are of this kind no rule can count"
    if "only" in rest.split():
        return "what else may not be there is not named"
    if _SOMETHING.match(rest):
        return DESCRIBED
    return ""


def why_undecidable(request: Request) -> str:
    """Return why no operator can decide a request that none of them reads, "" where it may be a claim to be stated."""
    plain = request.plain
    if plain == "overlong":
        return "it is too long for one request"
    left = [token for token in request.left(()) if token != NOT]
    if not left:
        return "it asks for nothing that can be looked for"
    if is_taste(request):
        return (
            f"rules can't judge {left[0]!r}" if len(left) == 1 else f"rules can't judge what is {' '.join(left[:4])!r}"
        )
    if (FORM.search(plain) or _EDGE.search(plain)) and not _SPEAKS.search(plain):
        return "no rule reads this form whole"
    return ""
