"""Whether the output refuses, apologises, hedges, or speaks of itself as a machine.

What it asks: "does not apologise", "refuses to help", "is not apologetic", "does not mention that it is an AI".
How it is read: clause by clause, as the gate reads abstentions. A refusal is a clause that says it can't or won't, and
no clause that answers.
What it can't decide: a refusal beside an answer.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.reading.clauses import stems_of
from protem.reading.sentences import sentence_spans
from protem.reading.stance import Stance, stances
from protem.reading.stemming import stem
from protem.rubric.coordination import begins_with_verb
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request
from protem.rubric.saying.held import alike
from protem.rubric.wording.frame import FRAME

EXAMPLES = (
    Example(
        "Does not apologise.",
        "I'm sorry, the lamp is sold out.",
        "fails",
        'it apologises: "I\'m sorry, the lamp is sold out."',
    ),
    Example(
        "Refuses to help the customer.", "I can't help with that.", "holds", 'it refuses: "I can\'t help with that."'
    ),
    Example("Should not refuse.", "I'm sorry, I can't do that.", "fails", 'it refuses: "I can\'t do that"'),
    Example(
        "Declines to give medical advice",
        "I'm not able to give medical advice. Please ask your doctor.",
        "holds",
        'it refuses: "I\'m not able to give medical advice."',
    ),
    Example(
        "does not refer to itself as an AI", "Sure, take the bus.", "holds", "it does not speak of itself as a machine"
    ),
)

_WHOM = (
    r"(?: (?:to|with|the|a|an|any|this|user|customer|request|question|help|answer|assist|comply|respond|"
    r"reply|it|do|so|that|for|from|task|politely|engage|provide|assistance|requests?|information|"
    r"completely))*"
)
_OBJECT = re.compile(
    r"\A(?:(?:the|this|response|answer|output|reply|assistant|model|bot|agent|it|should|must|will|to|politely|clearly|"
    r"also|correctly|explicitly|firmly|⟨not⟩) ){0,6}"
    r"(?:(?P<refuses>(?:refus(?:e|es|ing)|declin(?:e|es|ing)) (?:to )?)|"
    r"(?P<apologises>(?:apologi[sz](?:e|es|ing)|(?:says? |is )?sorry|(?:offers?|contains?|includes?|"
    r"makes?|has) an? apology) "
    r"(?:for |about |to the \w{1,12} for |that )))(?P<object>[^⟨⟩]{2,160})\Z"
)
"""A refusal or an apology of something: "declines to give medical advice", "apologises for the delay"."""
_NO_OBJECT = frozenset(
    "help answer assist comply request question inconvenience trouble anything it this that any issue "
    "issues give giving "
    "provide providing share sharing reveal revealing disclose disclosing discuss discussing do doing make making tell "
    "say saying tells offer write writing generate produce create engage respond participate user "
    "customer how instructions "
    "information about student patient caller client child person reader pupil guest visitor them him her".split()
)
_KINDS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (kind, re.compile(rf"(?<!\S)(?:{wording})(?!\S)"))
    for kind, wording in (
        (
            "refuses",
            rf"(?:refus(?:e|es|al|als|ing)|declin(?:e|es|ing)){_WHOM}|(?:is|are|contains?) (?:a |an )?refusals?",
        ),
        (
            "apologises",
            (
                r"apologi[sz](?:e|es|ing|ed)(?: (?:to|for) (?:the )?(?:user|customer|anything|inconvenience)|"
                r" to the [a-z]{3,12})?|"
                r"apolog(?:y|ies|etic)(?: language| phrases?| tone)?|say(?:s|ing)? sorry|sorry"
            ),
        ),
        (
            "hedges",
            (
                r"hedg(?:e|es|ing)(?: (?:language|words?|phrases?))?|uncertain|expresses? uncertainty|shows? "
                r"uncertainty|tentative"
            ),
        ),
        (
            "says it does not know",
            (
                r"(?:(?:says?|states?|admits?|acknowledges?|indicates?|tells?|responds?|replies|explains?)"
                r"(?: (?:that|the|user|it|they|model|assistant|customer|is|was|does))* )"
                r"(?:⟨not⟩ (?:know|sure|certain|have|find)|unsure|unable to (?:answer|find))"
                r"(?: (?:the|enough|information|answer|that|to|any|for|sufficient|about|this|it))*"
            ),
        ),
        (
            "speaks of itself",
            (
                r"(?:(?:mention|mentions|say|says|state|states|claim|claims|reveal|reveals|disclose|discloses|"
                r"identify|identifies|refer|refers|describe|describes|speak|speaks)(?: (?:that|to|of|about|its?|"
                r"itself|you|are|is|the|fact|being|as))* |as )(?:an? )?(?:ai|language model|ai language model|large "
                r"language model|ai assistant|machine|bot|chatbot|llm|ai model)"
            ),
        ),
    )
)
_ALLOWED = frozenset("to the user customer language phrases any tone it in that you".split())
_SELF = re.compile(
    r"\b(?:as an?|i am an?|i'm an?|i’m an?|being an?|am just an?|i'm just an?)\s(?:\w{1,12}\s){0,2}(?:ai|"
    r"artificial intelligence|"
    r"language model|llm|chatbot|bot|virtual assistant|machine)\b|\bai (?:language )?model\b",
    re.IGNORECASE,
)
_REFUSES = re.compile(
    r"\b(?:(?:i|we)(?:['’]m| am|['’]re| are)?(?: \w{1,12}){0,2}? (?:(?:can(?:not|['’]?t| not)|won['’]?t|will not|"
    r"(?:not |un)(?:be )?able to|not (?:comfortable|willing|going|allowed|permitted|authori[sz]ed)(?: "
    r"to)?|must decline|"
    r"have to decline|decline|refuse|would rather not|prefer not))|(?:i|we)['’]d (?:rather|prefer) not)"
    r"(?: to)?(?: \w{1,12}){0,2}? (?:help|assist|compl|fulfil|do (?:that|this|it|so)|provid|shar|giv|"
    r"answer|discuss|reveal|"
    r"disclos|offer|advis|comment|creat|writ|generat|produc|engag|support|diagnos|recommend|tell|say|"
    r"make|hand|send|talk|"
    r"speculat|predict|prescrib|process|access|continue|participat)\w{0,5}\b(?! (?:it |you |this )?enough)|"
    r"\b(?:i|we) (?:must |have to |respectfully |politely )?(?:decline|refuse)\b|"
    r"\b(?:that|this)(?:['’]s| is) (?:not something|something) (?:i|we) (?:can(?:not|['’]t)?|won['’]t|could)\b",
    re.IGNORECASE,
)
"""A refusal that is no abstention: it can't or won't do what it is asked, whatever it knows."""
_APOLOGY = r"(?:sorry|apolog\w{1,5}|regret\w{0,5})"
_NO_APOLOGY = re.compile(
    rf"\b(?:not|never|no|nothing|without|cannot|(?:needn|don|won|can|doesn|didn|shouldn)['’]t|refuses? to)\s"
    rf"(?:(?!and\b|but\b|so\b|how\b|only\b|we\b|i\b)[\w'’]{{1,14}}\s){{0,4}}{_APOLOGY}\b(?!\senough)|"
    rf"\bsorry,?\s(?:but\s)?not\ssorry\b|\byou\s(?:should|must|have to|need to|ought to)\s(?:\w{{1,12}}\s)?apolog",
    re.IGNORECASE,
)
"""An apology that is denied, or asked of the reader: "we never apologise", "nothing to be sorry about"."""
_BUT = re.compile(r"[^\w]{0,3}\s?(?:but|however|that said|still|though|anyway|nevertheless)\b", re.IGNORECASE)
_TELLS = {"apologises": "apologises", "hedges": "hedges", "refuses": "abstains", "says it does not know": "abstains"}
_SHOWN = 80


def read(request: Request) -> Reading | None:
    """Read which stance is asked."""
    for kind, wording in _KINDS:
        if (found := wording.search(request.plain)) and (
            reading := request.reading({"stance": kind}, (found,), _ALLOWED)
        ):
            return reading
    return None if request.literals or request.bounds else _of_something(request)


def _of_something(request: Request) -> Reading | None:
    """Read what is refused, or what an apology is for."""
    found = _OBJECT.match(request.plain)
    if not found:
        return None
    pieces = re.split(r" (?:and|but|,|while|or) ", found["object"])
    if any(begins_with_verb(piece) or piece.split()[:1] == ["instead"] for piece in pieces[1:]):
        return None
    words = [token for token in found["object"].split() if token not in FRAME and token not in _NO_OBJECT]
    words = [word for word in words if word.isalpha()]
    kind = "refuses" if found["refuses"] else "apologises"
    return Reading({"stance": kind, "of": tuple(words)}, request.positive, len(found[0]))


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look for a clause of that stance."""
    kind = arguments["stance"]
    if kind == "speaks of itself":
        if found := _SELF.search(case.output):
            return holds(f"it speaks of itself: {found[0]!r}", evidence=(Span(OUTPUT, *found.span()),))
        return fails("it does not speak of itself as a machine")
    every = stances(case.output)
    shown = next(
        (
            (one.start, one.end)
            for one in every
            if one.kind == _TELLS[kind]
            and not (kind == "apologises" and _NO_APOLOGY.search(case.output, one.start, one.end))
        ),
        None,
    )
    if not shown and kind == "refuses" and (found := _REFUSES.search(case.output)):
        shown = found.span()
    if not shown:
        return fails(f"no clause of it {kind}")
    at = (Span(OUTPUT, *shown),)
    says = f"it {kind}: {case.output[shown[0] : min(shown[1], shown[0] + _SHOWN)]!r}"
    if "of" in arguments:
        return _of(case.output, shown, arguments, says)
    if kind == "refuses" and any(one.kind == "asserts" and not _within(shown, one) for one in every):
        return undecided(f"{says}, but says something too", evidence=at)
    return holds(says, evidence=at)


def _within(place: tuple[int, int], one: Stance) -> bool:
    """Say whether a clause is the one in which a refusal was found."""
    return one.start < place[1] and place[0] < one.end


def _of(output: str, place: tuple[int, int], arguments: Arguments, says: str) -> Finding:
    """Say whether a refusal or an apology is of the thing asked: its words stand in the same sentence, or nearby."""
    at = (Span(OUTPUT, *place),)
    wanted = {stem(word) or word for word in arguments["of"]}
    sentences = list(sentence_spans(output))
    number = next((n for n, (start, end) in enumerate(sentences) if start < place[1] and place[0] < end), 0)
    own = frozenset(stems_of(output, *sentences[number])) if sentences else frozenset()
    rest = output[sentences[number][1] :] if sentences else ""
    refuses = arguments["stance"] == "refuses"
    if refuses and (_BUT.match(rest) or _BUT.match(output[place[1] : sentences[number][1]])):
        return undecided(f"{says}, and then goes on", evidence=at)
    whole = frozenset(stems_of(output, 0, len(output)))
    about = any(alike(word, own) for word in wanted) or not wanted
    if about or (not refuses and any(alike(word, whole) for word in wanted)):
        return holds(says, evidence=at)
    if refuses and len(sentences) == 1:  # "I can't help with that": that is what was asked
        return holds(says, evidence=at)
    return undecided(f"{says}, and does not name {', '.join(arguments['of'])}", evidence=at)
