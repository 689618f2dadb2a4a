"""Whether words or names are mentioned, in whatever form: all of a list, any, or none.

What it asks: "mentions the courier", "mentions refunds, returns or exchanges", "does not mention the sea".
How it is read: by stems; the words of one thing must stand in one sentence. Short things only: three words at most.
What it can't decide: a class ("any competitor"): where the word itself stands there it is found, else undecided. Of
what is not to be mentioned also a class in the plural ("competitors", "names of others"), unless the output only
declines, and a thing of which a synonym stands there, or one word of several.
"""

from __future__ import annotations

import re
from dataclasses import replace

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.reading.as_seen import as_seen
from protem.reading.clauses import words_of
from protem.reading.sentences import sentence_spans
from protem.reading.stemming import stem
from protem.rubric.coordination import has_verb_and_object
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import NOT, Reading, Request
from protem.rubric.saying.capitals import has_name
from protem.rubric.saying.classes import has_member, is_class
from protem.rubric.saying.stating import is_statement
from protem.rubric.saying.unspoken import refuses_only, spoken_of
from protem.rubric.wording.frame import FRAME

EXAMPLES = (
    Example("Mentions the courier", "Two couriers came.", "holds", "it mentions courier"),
    Example("Mention land, river", "A river.", "fails", "it does not mention land"),
    Example("Does not mention any competitor", "We are the best.", "undecided", "any competitor: a class, not a name"),
)

_VERB = re.compile(
    r"(?<!\S)(?:mention(?:s|ed|ing)?|refer(?:s|ring)? to|reference(?:s|d)?|names?|cit(?:e|es)|"
    r"bring(?:s)? up|talk(?:s)? about|"
    r"allude(?:s)? to|touch(?:es)? (?:on|upon)|include(?:s)?|contain(?:s)?|use(?:s)?|"
    r"(?:covers?|address(?:es)?|discuss(?:es)?|describes?|gives?|lists?)(?= (?:any(?: one)?|either|"
    r"one|at least one|⟨n\d{1,3}⟩) of))(?: the)?(?: key "
    r"?words?| words?| terms?| names?| names? of)?(?: :)?(?: (?:both|either|all|any one of|one of|any of|at least "
    r"one of)(?: (?:these|those|the following|the))?)?(?: (?P<of>⟨n\d{1,3}⟩) of(?: (?:the|these|"
    r"following|names?|words?|terms?))*)?(?: :)?(?!\S)"
)
_WORDS_APPEAR = re.compile(rf"{NOT}(?: of)? these words (?:appear|are used|occur) :")
_NONE_OF = re.compile(rf"(?<!\S)(?:mentions?|names?|cites?|gives?) {NOT} (?:any )?(?=[a-z])")
"""A denial behind the verb: it is of everything of a kind."""
_NEITHER = re.compile(r"\bneither\b", re.IGNORECASE)
"""A denial behind the verb that is of the things themselves: "mentions neither tea nor coffee"."""
_NOTHING = re.compile(r"(?<!\S)(?:says?|mentions?|states?|reveals?) nothing (?:about|of|on) (?=\S)")
_STOPS = frozenset(
    "that how why when what which who where whether if because while unless than is are was were be can "
    "could should would will "
    "must may might not only first last least most more less fewer every each all with without for from "
    "about against at by into "
    "through during before after above below between under over as so its their his her our your my once "
    "twice times".split()
)
_CLASSES = frozenset(
    "any other others another anything anyone kind kinds type types sort some someone something".split()
)
_PRONOUNS = frozenset("it them this that these those one ones neither none so".split())
_LOOSE = frozenset("include includes contain contains use uses".split())
_PASSIVE = re.compile(r" (?:mentioned|stated|named|given|explained)\Z")
_SUCH_AS = re.compile(r" (?:, )?(?:like|such as|including|for example|for instance) (?=\S)")
_MOST_WORDS = 3
_TAG = re.compile(r"#\w{2,80}")
_HUMP = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
"""The words of a tag: "#AcmeRocks"."""
_SPLIT = re.compile(r" (?:,|and|or|nor|/|&|as well as|plus)(?: (?:and|or|the|a|an))* ")


def read(request: Request) -> Reading | None:
    """Read a list of short things behind a verb of mentioning."""
    of_any = "⟨not⟩ mention " if _NEITHER.search(request.text) else "⟨not⟩ mention any "
    request = replace(request, plain=_NONE_OF.sub(of_any, _NOTHING.sub("⟨not⟩ mention ", request.plain)))
    found = _WORDS_APPEAR.search(request.plain) or _VERB.search(request.plain)
    if not found or _PASSIVE.search(request.plain):
        return None
    of = found.groupdict().get("of")
    if (
        request.literals
        or len(request.bounds) > bool(of)
        or any(map(str.isdigit, request.plain.replace(of or " ", "")))
    ):
        return None
    before = [token for token in request.plain[: found.start()].split() if token not in FRAME and token != NOT]
    rest = request.plain[found.end() :].strip(" ,:")
    named = _SUCH_AS.sub(" , ", rest)
    pieces = [piece for piece in _SPLIT.split(f" {named} ") if piece.strip()]
    things = [_thing(piece) for piece in pieces]
    if not of and any(len(piece.split()) >= _MOST_WORDS and is_statement(piece) for piece in pieces):
        return None  # "mentions: students discovered colonies" asks for a claim
    if not things or any(map(has_verb_and_object, pieces[1:])) or any(thing is None for thing in things) or before:
        return None
    loose = found[0].split()[0] in _LOOSE and len(things) == 1
    chosen = (
        named != rest
        or " or " in rest
        or " nor " in rest
        or NOT in request.plain
        or "one of" in found[0]
        or "any of" in found[0]
    )
    bound = request.bound_in(of) if of else None
    arguments = {"things": tuple(things), "any": chosen, "bound": bound.at_least() if bound else None}
    return None if loose else Reading(arguments, request.positive, 0)


def _thing(piece: str) -> str | None:
    words = [word for word in piece.split() if word not in ("the", "a", "an", "of", "word", "name", "words")]
    plain = [word for word in words if word not in _CLASSES]
    if (
        not plain
        or _PRONOUNS.issuperset(plain)
        or len(plain) > _MOST_WORDS
        or any(word in _STOPS or word == NOT for word in words)
    ):
        return None
    return " ".join(words)


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look for the stems of each in one sentence."""
    places = {thing: _place(thing, case.output) for thing in arguments["things"]}
    found = {thing: spans for thing, spans in places.items() if spans}
    missing = [thing for thing in places if thing not in found]
    spans = tuple(span for each in found.values() for span in each)
    if bound := arguments.get("bound"):
        says = f"it mentions {len(found)} of {len(places)}, {bound.says} asked"
        perhaps = sum(_in_part(thing, case.output) for thing in missing)
        if bound.allows(len(found)) != bound.allows(len(found) + perhaps):
            return undecided(f"{says}; {perhaps} more in part", evidence=spans)
        return (holds if bound.allows(len(found)) else fails)(says, evidence=spans)
    if not missing or (arguments["any"] and found):
        return holds(f"it mentions {', '.join(found)}", evidence=spans)
    if classes := [thing for thing in missing if not _CLASSES.isdisjoint(thing.split())]:
        return undecided(f"{classes[0]}: a class, not a name")
    if arguments.get("denied") and (doubt := _in_other_words(missing, case)):
        return undecided(doubt)
    return fails(f"it does not mention {', '.join(missing)}", evidence=spans)


def _in_other_words(missing: list[str], case: Case) -> str:
    """Return why a thing that is not to be mentioned may be there without its words, "" where it is not."""
    if refuses_only(case.output):
        return ""
    kind = next((thing for thing in missing if is_class(thing)), "")
    if kind and (has_name(case.output) if len(missing) > 1 else has_member(kind, case.output)):
        return f"{kind}: a class, not a name"
    for thing in missing:
        if word := spoken_of(thing, case.output):
            return f"it has {word!r}, and may speak of {thing}"
    return ""


def _in_part(thing: str, output: str) -> bool:
    """Say whether a word of a thing of several stands there: "lounge access" in "you can use our lounges"."""
    return len(thing.split()) > 1 and bool(spoken_of(thing, output))


def _place(thing: str, output: str) -> tuple[Span, ...]:
    wanted = [stem(word) or word for word in thing.split() if word not in _CLASSES]
    seen = as_seen(output)
    for start, end in sentence_spans(seen.text):
        words = {word.key: word for word in reversed(list(words_of(seen.text, start, end)))}
        if all(key in words for key in wanted):
            return tuple(Span(OUTPUT, *seen.origin(words[key].start, words[key].end)) for key in wanted)
    for tag in _TAG.finditer(seen.text):
        parts = {stem(part.lower()) or part.lower() for part in _HUMP.findall(tag[0])}
        if parts.issuperset(wanted):
            return (Span(OUTPUT, *seen.origin(*tag.span())),)
    joined = _joined(thing, seen.text)
    return (Span(OUTPUT, *seen.origin(*joined)),) if joined else ()


def _joined(thing: str, text: str) -> tuple[int, int] | None:
    """Return where the name of a file or the like stands, whose parts a sign joins: "the file config.yml"."""
    kind, *parts = thing.split()
    if kind not in _NAMED_WITH_SIGNS or len(parts) < _PARTS:
        return None
    found = re.search(rf"(?<!\w){r'[._/-]'.join(map(re.escape, parts))}(?!\w)", text, re.IGNORECASE)
    return found.span() if found else None


_NAMED_WITH_SIGNS = frozenset("file folder command function class method module package branch page domain".split())
_PARTS = 2
