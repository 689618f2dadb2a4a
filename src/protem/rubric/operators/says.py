"""Whether a claim is stated in the output.

What it asks: "says that the shop ships to Alaska", "explains that a refund takes five days", "names Canberra as the
capital", "The king left no grandchildren."
How it is read: the output is the evidence. One sentence of it, with what it points back to, must hold nearly all the
claim's words, by themselves or by synonyms, derivations and equal figures; passive and active are one, order is free.
The user or customer is who is told "you" or given an order; "called off" is cancelled, "money back" a refund.
It then counts as not said where that sentence denies it, says the opposite, says it of few or seldom, names it only to
leave it out ("every day except Sunday", "Canberra, not Sydney"), leaves it open ("25% or 75%"), says it only as a
possibility, as a condition, of the future, of what once was or would be, has another figure, unit, rate or limit in its
place, says the figure of another thing, or exchanges who does what to whom. "May" says what can be done, and not that
it is done. Two denials are none. Questions, the request repeated, what somebody thinks, hopes or claims, what a private
person says, what the next sentence takes back ("That is not true"), a bare list of the words, struck or hidden text and
whatever speaks of the answer, its rubric or its grade say nothing; a document, an office or a study speaks for itself.
Letters in disguise are read as what they look like.
What is not to be said is not said by an output that leaves its matter alone, denies it or only declines: one that
shares a word with it which tells one text from another may say it otherwise, but for figures and names, which stay.
What it can't decide: a claim of which the output holds about two words of three; what stands only in quotation marks;
a sentence that is the claim but for another word in the place of one of its own; what is said within limits ("unless
...", "if ...", "except ..."), or as what should be; a short answer to a question that uses other words than the claim;
of what is not to be said, a class whose members have names of their own ("the names of others", "legal advice"), a bare
act ("to sue"), what an answer does rather than names ("reveals the ending");
whether what is said is true.
"""

from __future__ import annotations

import re

from protem.case import OUTPUT, Case, Span
from protem.finding import Finding, fails, holds, undecided
from protem.reading.clauses.cutting import FINITE
from protem.reading.sentences import sentence_spans
from protem.rubric.claim_said import Said, claim_said
from protem.rubric.criterion import Arguments
from protem.rubric.operator import Example
from protem.rubric.request import Reading, Request
from protem.rubric.saying.alternatives import is_topic
from protem.rubric.saying.passed_over import is_passed_over
from protem.rubric.saying.unsure import COMMENDS, why_unsure

EXAMPLES = (
    Example(
        "Says that a courier picks up the parcel.",
        "Your parcel is picked up by a courier.",
        "holds",
        "says it: 'Your parcel is picked up by a courier.'",
    ),
    Example(
        "Says the shop ships to Alaska.",
        "The shop does not ship to Alaska.",
        "fails",
        "denies it: 'The shop does not ship to Alaska'",
    ),
    Example(
        "States that the trail is 410 metres long.",
        "The trail is 520 metres long.",
        "fails",
        "says 520 metres, asked for 410 metres",
    ),
    Example(
        "Says that tickets are refunded.",
        "Tickets may be refunded.",
        "fails",
        "says it only as a possibility: 'Tickets may be refunded'",
    ),
    Example(
        "Says that dogs are allowed but cats are not.",
        "Dogs are allowed, cats are not.",
        "holds",
        "says it: 'Dogs are allowed, cats are not.'",
    ),
    Example(
        "Says that tickets are refunded.",
        "Tickets are refunded. No, wait, they aren't.",
        "fails",
        "only taken back: 'Tickets are refunded.'",
    ),
    Example(
        "Says that tickets are refunded.",
        "Tickets are refunded, unless the show was free.",
        "undecided",
        "says it within limits that the claim doesn't have: 'Tickets are refunded, unless the show was free.'",
    ),
)

_WHO = (
    r"(?:(?:the|this|an?|its|your|our)\s(?:\w{1,12}\s)?)?(?:answer|response|output|reply|text|summary|message|email|"
    r"letter|post|essay|article|note|assistant|model|agent|bot|chatbot|completion|it|he|she|they|you)\s"
)
_MUST = (
    r"(?:(?:also|clearly|explicitly|correctly|should|must|shall|needs?\sto|has\sto|have\sto|ought\sto|will|can|to)\s)"
    r"{0,4}"
)
_DENIAL = (
    r"(?P<denial>(?:does|do|did|should|must|may|can|will|is)(?:\snot|n['’]t)\s|cannot\s|can['’]t\s|not\s|never\s|"
    r"avoids?\s|without\s|refrains?\sfrom\s|(?=mak(?:es?|ing)\sno\sclaim))?"
)
_VERBS = (
    r"says?|saying|states?|stating|claims?|claiming|explains?|explaining|reports?|reporting|notes?|noting|tells?|"
    r"telling|"
    r"mentions?|mentioning|asserts?|asserting|declares?|declaring|confirms?|confirming|indicates?|indicating|"
    r"points?\sout|"
    r"pointing\sout|acknowledges?|acknowledging|warns?|warning|recommends?|recommending|advises?|advising|concludes?|"
    r"concluding|describes?|describing|presents?|presenting|identif(?:y|ies|ying)|names?|naming|gives?|giving|"
    r"suggests?|suggesting|informs?|informing|makes?\s(?:it\s)?clear|making\sclear|makes?\sno\sclaim\sto|"
    r"making\sno\sclaim\sto|"
    r"announces?|reveals?|revealing|discloses?|disclosing|leaks?|exposes?|shares?|sharing|reminds?|reminding|"
    r"instructs?|instructing|emphasi[sz]es?|stress(?:es)?|specif(?:y|ies)|clarif(?:y|ies)|implies|imply|argues?|agrees?|admits?|"
    r"(?:makes?|making|gets?|getting|brings?|bringing|puts?|putting|raises?|raising|drives?|conveys?|conveying|express|"
    r"expresses|expressing)\s(?:(?:across|over|home|out|up|forward)\s(?:(?:the|a)\s(?:\w{1,12}\s)?)?|(?:the|a)\s(?:key\s|"
    r"main\s)?(?:point|fact|idea|message|claim|case|argument|statement|observation|impression|view|news|reason|"
    r"explanation)\s)that|"
    r"praises?|praising|endors(?:es?|ing)|promot(?:es?|ing)|offers?|includes?\s(?:the\s(?:fact|statement|claim|"
    r"information)\s)?that|conveys?|communicates?|answers?|"
    r"(?:promises?|promising|guarantees?|guaranteeing)(?=\sthat\s)"
)
_ASKS = re.compile(
    rf"\W{{0,4}}(?:{_WHO})?{_MUST}{_DENIAL}{_MUST}(?P<verb>{_VERBS})(?:,?\s(?:or|and|"
    rf"nor)\s(?:{_VERBS})){{0,3}}(?P<colon>\s?:)?\s(?:(?:to\s)?(?:the|a|an)?\s?(?:user|customer|reader|"
    r"client|caller|person)\s)?(?:clearly\s|explicitly\s)?(?P<that>that\s)?(?P<claim>\S)",
    re.IGNORECASE,
)
_TELLS = re.compile(r"(?:tell|inform|remind|warn|advis|assur)", re.IGNORECASE)
_TO_SOMEBODY = re.compile(
    r"(?:(?:the|an?|their|our|your|its)\s)?\w{2,16}\sthat\s(?P<claim>\S.*)", re.DOTALL | re.IGNORECASE
)
"""What is told to somebody: he is no part of the claim."""
_AS_ONE = re.compile(
    r"(\S.{1,80}?)\sas\s(?:one\sof\s(?:the|its|several|some)\s(?:\w{1,12}\s)?\w{1,14}|"
    r"an?\s(?:\w{1,12}\s)?(?:option|choice|alternative|"
    r"possibility|candidate|suggestion))\W{0,3}\Z",
    re.IGNORECASE,
)
_TOLD = re.compile(
    r"\W{0,4}(?:(?:(?:the|this|its|your|our)\s(?:ai\s)?(?:answer|response|output|reply|assistant|model|agent|bot|"
    r"chatbot)|it)\s)?"
    r"(?:(?:also|clearly|explicitly|correctly)\s)?(?:told|said|stated|mentioned|explained|noted|"
    r"confirmed|recommended|suggested|"
    r"advised|informed|reminded|claimed|acknowledged|pointed\sout)\s(?:(?:the|a)\s(?:user|customer|"
    r"reader|client|caller|person|"
    r"patient|student)\s)?(?P<that>that\s|about\s)?(?P<claim>\S)",
    re.IGNORECASE,
)
"""What an answer was to say, asked for afterwards: "the assistant told the user to restart the router"."""
_STATED = re.compile(
    r"\W{0,4}(?:it\sis|is\sit)\s(?:stated|said|mentioned|explained|claimed|noted|clear)\sthat\s(?P<claim>\S)",
    re.IGNORECASE,
)
_PASSIVE = re.compile(
    r"\W{0,4}(?P<asks>(?:is|are|was|were)\s)?(?:there\s(?:is|"
    r"are)\s)?(?P<none>no\s)?(?P<claim>(?!it\s|no\s)[^,;:.!?\n]{2,120}?)\s"
    r"(?:(?:is|are|was|were|be|been|being|has|have|should|must|needs?\sto|clearly|explicitly|also|correctly)\s){0,4}"
    r"(?P<not>not\s)?(?:be\s)?(?:clearly\s|explicitly\s|correctly\s)?(?:mentioned|stated|explained|"
    r"named|noted|discussed|"
    r"acknowledged|addressed|(?:given|included|listed|described|provided|"
    r"covered)(?=\sin\sthe\s(?:answer|response|output|"
    r"reply|text|summary)))"
    r"(?:\s(?:in|by)\sthe\s(?:\w{1,12}\s)?(?:answer|response|output|reply|text|summary|assistant|"
    r"model|bot))?[?.\s]{0,4}\Z",
    re.IGNORECASE,
)
"""A topic that is to be mentioned, said in the passive: "Is the fee mentioned?", "the refund period is stated"."""
_OF_THE_ANSWER = re.compile(
    r"\W{0,4}(?:(?:the|this|its|your|an?|any|every|each|all|no)\s)?(?:\w{1,14}\s){0,2}(?:answer|response|output|"
    r"reply|text|summary|tone|"
    r"style|language|wording|message|assistant|model|it|sentences?|paragraphs?|words?|format|length|code|list|title|"
    r"json|poem|essay|story|letter|email)\b",
    re.IGNORECASE,
)
"""What opens a request about the answer itself: it is no claim about the matter."""
_COMMENDING = re.compile(r"(?:recommend|prais|advis|suggest|endors|promot)", re.IGNORECASE)
_REVEALING = re.compile(r"(?:reveal|disclos|leak|expos|shar|tell)", re.IGNORECASE)
_SECRET = re.compile(
    r"\A\W{0,3}(?:the |its |your |any )?(?:\w{1,12} )?(?:prompts?|instructions|configuration|information|data|"
    r"details|secrets?)"
    r"\W{0,3}\Z",
    re.IGNORECASE,
)
"""What is kept secret and not named: where it stands in an output, its name does not."""
_WARNS_OF = re.compile(
    r"\W{0,4}(?:to\s)?(?:(?:the\s)?(?:user|customer|reader|client|person|people|them|"
    r"patient)s?\s)?(?:about|of|against|not\s"
    r"to|never\sto)\s(?:the\s(?:dangers?|risks?|hazards?|use)\sof\s)?(?P<claim>\S.*)",
    re.IGNORECASE | re.DOTALL,
)
_AGAINST = re.compile(r"against\s", re.IGNORECASE)
"""What is advised against is warned of."""
_WARNING = re.compile(
    r"\b(?:warn\w{0,4}|caution\w{0,3}|careful\w{0,3}|danger\w{0,4}|beware|never|avoid\w{0,3}|do not|don['’]t|must not|"
    r"mustn['’]t|should not|shouldn['’]t|cannot|can['’]t|risk\w{0,2}|hazard\w{0,3}|toxic|poison\w{0,3}|"
    r"harm\w{0,3}|unsafe|"
    r"unwise|watch out|be aware|mind the|refrain|stay away|keep away|not (?:safe|recommended|advised|allowed|wise)|"
    r"advise against|injur\w{1,4}|fatal|deadly|scams?|careless|alert|threat\w{0,4}|forbidden|prohibited|"
    r"serious|severe)\b",
    re.IGNORECASE,
)
"""Words that make a warning of what is said of a thing."""
_SAFE = re.compile(
    r"\b(?:no|not an?|without(?: any)?|isn['’]t an?|(?:needn['’]t|no need to|don['’]t (?:have|need) to) "
    r"(?:be )?|never) "
    r"(?:\w{1,10} )?(?:danger\w{0,4}|risks?|hazard\w{0,3}|harm\w{0,3}|worr\w{1,4}|fear|toxic|problem|careful|avoid)\b|"
    r"\b(?:perfectly|completely|totally|entirely) (?:safe|fine|harmless)\b|\b(?:harmless|risk-free)\b",
    re.IGNORECASE,
)
"""What takes a warning back."""
_ACT = re.compile(r"(?:to\s|\w{2,14}ing\b)", re.IGNORECASE)
"""What is advised is to be done: an order to do it advises it."""
_PERFORMING = re.compile(r"(?:offer|giv|reveal|disclos|leak|expos|shar)", re.IGNORECASE)
"""Verbs of what an answer does, of which their object is a description: who offers a discount says "10% off"."""
_KNOWS = re.compile(r"\W{0,4}(?:to\s)?(?:know|have\s(?:seen|access|knowledge))\b", re.IGNORECASE)
_REFUSES_TO_SAY = re.compile(
    r"\bi\s?(?:can(?:not|['’]t)|don['’]t|do not|am (?:not able|unable)|have no|['’]m (?:not able|unable))\b",
    re.IGNORECASE,
)
"""A claim to know, and what an output says that makes none."""
_LEAST = 3
_CLAUSE, _TOPIC = 2, -1
"""How much a reading accounts for: a claim behind "that" is one for sure; what stands behind a verb without it, or a
bare sentence, is left to any other operator that reads it."""


def read(request: Request) -> Reading | None:
    """Read a claim behind a verb of saying, or a bare sentence about the matter."""
    text = request.text.strip()
    if stated := _STATED.match(text):
        return Reading({"claim": text[stated.start("claim") :]}, positive=True, size=_CLAUSE)
    if asked := _ASKS.match(text):
        return _behind_verb(text[asked.start("claim") :], asked)
    if other := _asked_otherwise(text):
        return other
    return Reading({"claim": text}, positive=True, size=_TOPIC - 1) if _is_a_sentence(text) else None


def _behind_verb(claim: str, asked: re.Match[str]) -> Reading | None:
    """Read what stands behind a verb of saying."""
    verb, positive = asked["verb"].lower(), asked["denial"] is None
    if not asked["that"]:
        if (verb.startswith("warn") or _AGAINST.match(claim)) and (warned := _WARNS_OF.match(claim)):
            return Reading({"claim": warned["claim"], "warns": True}, positive, _CLAUSE)
        if _TELLS.match(verb) and (addressed := _TO_SOMEBODY.match(claim)):
            return Reading({"claim": addressed["claim"]}, positive, _CLAUSE)
        if one := _AS_ONE.match(claim):
            claim = one[1]
    arguments: dict[str, str | bool] = {"claim": claim}
    if _COMMENDING.match(verb) and not asked["that"] and is_topic(claim):
        arguments["commends"] = not _ACT.match(claim)
    if _REVEALING.match(verb) and not asked["that"]:
        arguments["reveals"] = True
    if not positive and arguments.get("reveals") and _SECRET.search(claim):
        return None
    if _PERFORMING.match(verb) and is_topic(claim):
        arguments["performs"] = True
        if verb.startswith("offer"):
            arguments["offers"] = True
    told = asked["that"] or verb.endswith("that") or (asked["colon"] and not is_topic(claim))
    return Reading(arguments, positive, _CLAUSE if told else _TOPIC)


def _asked_otherwise(text: str) -> Reading | None:
    """Read what was to be said, asked for afterwards or in the passive."""
    if told := _TOLD.match(text):
        return Reading({"claim": text[told.start("claim") :]}, positive=True, size=_CLAUSE if told["that"] else _TOPIC)
    if passive := _PASSIVE.match(text):
        return Reading({"claim": passive["claim"]}, not (passive["none"] or passive["not"]), size=_CLAUSE)
    return None


def decide(case: Case, arguments: Arguments) -> Finding:
    """Look for a sentence of the output that says the claim, or one of its alternatives, and for what turns it."""
    said = claim_said(arguments["claim"], case.output, case.question)
    spans = tuple(Span(OUTPUT, start, end) for start, end in said.at)
    kept = arguments.get("reveals") or _KNOWS.match(arguments["claim"])
    if said.outcome == "undecided" and kept and _REFUSES_TO_SAY.search(case.output):
        return fails("says that it does not or cannot tell", evidence=spans)
    if said.outcome == "fails" and _KNOWS.match(arguments["claim"]) and not said.against:
        return undecided("whether it claims to know that no rule can tell", evidence=spans)
    if arguments.get("warns"):
        return _warned(case.output, said)
    if said.outcome == "fails" and not said.against and (doubt := why_unsure(case, arguments)):
        return undecided(doubt, evidence=spans)
    if (
        said.outcome == "holds"
        and arguments.get("commends")
        and not _commends(arguments["claim"], case.output, said.at)
    ):
        return undecided(f"names it, and maybe does not recommend it: {said.says}", evidence=spans)
    return Finding(said.outcome, said.says, evidence=spans)


def _warned(output: str, said: Said) -> Finding:
    """Say whether what is said of a topic is a warning: in a warning it is as often denied ("never mix") as said."""
    places = tuple(Span(OUTPUT, start, end) for start, end in said.at)
    if not said.at or said.share < _SPOKEN_OF:
        return Finding(said.outcome if said.outcome != "holds" else "undecided", said.says, evidence=places)
    around = [at for at in sentence_spans(output) if any(at[0] < end and start < at[1] for start, end in said.at)]
    first, last = around[0][0], min(around[-1][1] + _NEXT, len(output))
    if _SAFE.search(output, first, last):
        return fails(f"speaks of it, and says it is safe: {output[first:last][:_SHOWN]!r}", evidence=places)
    if warning := _WARNING.search(output, max(0, first - _NEXT), last):
        return holds(f"warns of it ({warning[0]!r}): {output[first:last][:_SHOWN]!r}", evidence=places)
    return fails(f"speaks of it, and does not warn: {output[first:last][:_SHOWN]!r}", evidence=places)


_SPOKEN_OF, _NEXT, _SHOWN = 0.7, 60, 80
"""Share of a topic that is spoken of; characters around it in which the warning may stand; characters shown."""


def _commends(claim: str, output: str, at: tuple[tuple[int, int], ...]) -> bool:
    """Say whether a word of praise or advice stands in a place."""
    return any(
        COMMENDS.search(output, start, end) and not is_passed_over(claim, output[start:end]) for start, end in at
    )


def _is_a_sentence(text: str) -> bool:
    """Say whether a request is a plain statement of its own: a subject, then a verb, and not about the answer."""
    words = [word.strip(".,;:!?\"'()").lower() for word in text.split()]
    if len(words) < _LEAST or _OF_THE_ANSWER.match(text) or not text[0].isalnum() or text.endswith("?"):
        return False
    places = [place for place, word in enumerate(words) if word in FINITE]
    opens_with_noun = words[0] in _DETERMINERS or text[0].isupper()
    return (
        bool(places) and places[0] > 0 and opens_with_noun
        if places
        else words[0] in _DETERMINERS and len(words) > _LEAST
    )


_DETERMINERS = frozenset("the a an his her their our my your there".split())
