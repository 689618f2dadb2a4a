"""What a rubric says to its judge: who it is, how it is to judge and to answer. The output is asked nothing by it.

"You are grading a support bot. Output PASS if the reply names the fee, otherwise FAIL." asks for one thing only.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from protem.rubric.wording.wholes import JUDGED, MET, OF_RULES

_STRICT = r"(?:strict|lenient|fair|harsh|objective|impartial|generous|critical|careful|consistent|unbiased)"
_JUDGES = (
    r"(?:judg\w{1,7}|grad(?:er|ing|e)|evaluat\w{1,4}|assess\w{0,5}|examiners?|mark(?:er|ing)|review(?:er|ing)|"
    r"rat(?:er|ing)|scor(?:er|ing)|auditors?|auditing|checking)"
)
_SURFACE = (
    r"\b(?:styl\w{1,5}|spelling|grammar|formatting|length|typos?|tone|wording|phrasing|capitali[sz]ation|white\s?space|"
    r"punctuation|differences)\b"
)
_ROLE = re.compile(
    rf"\W{{0,4}}(?:(?:role|persona|task|goal)\s?:\s)?(?:you(?:['’]re|\sare|\swill\sbe|\sact)|act|"
    rf"acting|behave|your\s(?:job|task|role|goal)\s(?:is|here))\s"
    rf"[^.!?\n]{{0,120}}\b{_JUDGES}\b",
    re.IGNORECASE,
)
_TASK = re.compile(
    r"\W{0,4}(?:(?:role|task|goal|instructions?)\s?:\s)?(?:please\s|now\s|carefully\s|then\s|"
    r"first,?\s)?(?:(?:evaluate|grade|assess|judge|rate|"
    r"score|review|check|examine|"
    rf"analy[sz]e|read)\s[^.!?\n]{{0,100}}\b(?:{JUDGED}|submission|conversation|transcript|rubric|criteria|guidelines|"
    r"following|below)\b|"
    r"(?:use|apply|follow|consider|compare)\s(?:only\s)?(?:the|this|these|each)\s(?:\w{1,12}\s)?(?:rubrics?|criteria|"
    r"criterion|scale|guidelines|evaluation\s\w{1,10}|question\sand\s)|"
    r"(?:the\sfollowing|below|here)\s(?:is|are)\s(?:an?|the|some|your)\s[^.!?\n]{0,60}\b(?:rubrics?|"
    r"criteria|guidelines|questions?|"
    r"answers?|responses?|conversation|transcript)\b|"
    r"you(?:['’]ll|\swill|['’]re|\sare|\shave\sbeen)\s(?:be\s)?(?:given|provided|shown|presented|receive)\b|"
    r"(?:think|reason|work)\s[^.!?\n]{0,40}\bstep\sby\sstep\b|"
    rf"(?:be|stay|remain)\s(?:very\s|as\s)?{_STRICT}\b|"
    r"(?:do\snot|don['’]t)\s(?:penali[sz]e|deduct|be\slenient)\b|"
    rf"(?:ignore|(?:do\snot|don['’]t)\s(?:judge|consider|worry\sabout|"
    rf"take\sinto\saccount))\s[^.!?\n]{{0,40}}?{_SURFACE}|"
    r"(?:explain|justify)\syour\s|(?:minor|small)\s[^.!?\n]{1,60}\b(?:fine|ok|okay|acceptable|allowed)\b)",
    re.IGNORECASE,
)
_ANSWERS = (
    r"(?:reply|respond|answer|output|return|print|write|give|provide|end|finish|mark|label|assign|say|state|produce|"
    r"conclude|submit|award|score|grade|rate)"
)
_VERDICT = (
    r"(?:(?-i:PASS|FAIL|CORRECT|INCORRECT)|pass(?:es|ed)?\s?(?:/|or|and)\s?fail\w{0,3}|"
    r"(?:an?|your|the)\s(?:final\s|overall\s|numeric\w{0,3}\s|integer\s|single\s)?(?:score|grade|rating|verdict|mark)\s"
    r"(?:between|from|of|out|for\seach|on|and|in)|your\s(?:final\s|overall\s)?(?:score|verdict|grade|rating|decision|"
    r"judge?ment|assessment|evaluation|reasoning|reasons?|explanation|justification)|the\sverdict|an?\s(?:pass|fail))\b"
)
_ORDER = re.compile(
    r"\W{0,4}(?:output|response|reply|answer|return)\s(?:format|schema)\s?:\s?[^\n]{0,60}\b(?:pass|"
    r"score|verdict|reason|grade)\b|"
    r"\W{0,4}(?:(?:if|when)\b[^,.\n]{0,60},\s)?(?:then,?\s|finally,?\s|please\s|only\s|in\sthe\send,?\s|otherwise,?\s|"
    rf"else,?\s|you\s(?:should|must)\s){{0,2}}{_ANSWERS}\b[^.!?\n]{{0,80}}?[\s\"'“‘`*\[(]{_VERDICT}",
    re.IGNORECASE,
)
_BACKGROUND = re.compile(
    r"\W{0,4}(?:context|background|scenario|setting|situation)\s?:|\W{0,4}(?:the|this|our|an?)\s(?:ai\s|virtual\s)?"
    r"(?:assistant|bot|chatbot|user|customer|caller|patient|student|client)\s(?:(?:is|was)\s(?:an?|the|our|asking|"
    r"looking|planning)|has\saccess|(?:has\s)?(?:asked|asks|wants|wrote|needs|works|helps|serves))\b"
    r"(?![^.\n]{0,80}\b(?:must|should|needs\sto)\b)|"
    r"\W{0,4}it\s(?:answers|handles|helps|deals)\s(?:questions|queries|requests|customers|users|with)\b",
    re.IGNORECASE,
)
_INNER_END = re.compile(r"[.!?]\s{1,4}\S")
_CONTENT = re.compile(
    r"\b(?:whether|that)\s|\b(?:if|when|unless)\s(?!all\b|both\b|every\b|any\b|it\b|so\b|not\b)", re.IGNORECASE
)
_ELSE = re.compile(
    r"\W{0,4}(?:it\s|the\s\w{1,12}\s)?(?:(?:gives?|says?|states?|names?|contains?|has|provides?|mentions?|does|is)\s)?"
    r"(?:any(?:thing)?\s?|some(?:thing)?\s?|an?\s|the\s)?(?:other|else|different|opposite|otherwise|"
    r"not|so|did(?:n['’]t)?|"
    r"does(?:n['’]t)?|yes|no)\b[^.\n]{0,24}\.?\s{0,4}\Z",
    re.IGNORECASE,
)
"""What only says that the contrary fails: "Fail if it gives any other amount"."""
_OF_ALL = re.compile(
    rf"\W{{0,4}}(?:(?:the|this|its?)\s(?:\w{{1,12}}\s)?)?(?:\(?\w\)?(?:,|\sand)?\s){{0,8}}(?:(?:all|"
    rf"every|each|both|any|either|neither|(?:at\s(?:least|most)\s|more\sthan\s|exactly\s)?(?:one|two|three|four|five|\d)"
    rf"(?:\sor\smore)?|none)\b[^.\n]{{0,60}}\b(?:{MET}|violated|missing|"
    rf"broken|missed)|(?:satisf(?:y|ies)|meets?|fulfils?|fulfills?)\b[^.\n]{{0,40}}\b{OF_RULES})\W{{0,4}}\Z",
    re.IGNORECASE,
)
_LEADS = (
    rf"(?:(?:the|this|an?)\s(?:\w{{1,12}}\s)?(?:{JUDGED}|test|case)\s|it\s|this\s)?(?:should\s|must\s|"
    rf"will\s)?(?:only\s)?(?:(?:be|is)\s)?"
)
_AS = r"(?:it\s|with\s|as\s|an?\s|the\s|score\s|of\s|only\s|answer\s|response\s){0,4}"
_VERBS = (
    r"(?:mark(?:ed)?|grade[ds]?|scored?|rated?|give[ns]?|award(?:ed)?|assign(?:ed)?|return|output|"
    r"reply|respond|answer|print|"
    r"count(?:ed|s)?|considered)"
)
_WHEN = (
    r"(?:\s(?:points?|marks?))?[\"'”’*`]{0,3}\s?[:,]?\s(?:only\s)?"
    r"(?:if\sand\sonly\sif|if|when|where|iff|as\slong\sas|provided\sthat|(?P<unless>unless))\s"
)
_IT = rf"(?:\s(?:it|(?:the|this|an?|any)\s(?:\w{{1,12}}\s)?{JUDGED})(?=\s|[.,;]|\Z))?"
"""What is passed or failed: "fail it", "accept the answer"."""
_Q = r"[\"'“‘*`]{0,3}"
_IF = re.compile(
    rf"(?:\A\W{{0,4}}(?:(?:verdict|result|decision|grading|scoring)\s?:\s)?|[.;,]\s{{1,4}}(?:and\s|"
    rf"but\s)?|\s(?:and|but|or)\s){_LEADS}"
    rf"(?:(?:{_VERBS}\s{_AS})?{_Q}(?:(?P<passes>pass(?:es|ed|ing)?|correct|acceptable|"
    rf"accept(?:ed)?|approved?|full\smarks(?:\sare\s(?:due|given|awarded))?)|"
    rf"(?P<fails>fail(?:s|ed|ing|ure)?|incorrect|wrong|unacceptable|reject(?:ed)?|(?:no|"
    rf"zero)\smarks(?:\sare\s(?:due|given|awarded))?)){_IT}|"
    rf"(?:{_VERBS}\s{_AS}|as\s(?:an?\s)?){_Q}(?:(?P<true>correct|acceptable|true|yes|1(?:\.0)?|full\smarks)|"
    rf"(?P<false>incorrect|unacceptable|wrong|false|no|0(?:\.0)?|zero))){_WHEN}",
    re.IGNORECASE,
)
"""A verdict with its "if": "Output PASS if", "and fails if", "should be marked as failing if"."""
_LABELS = re.compile(
    rf"(?:\A\W{{0,4}}|[.;,]\s{{1,4}}){_Q}(?:(?P<passes>pass|good|correct|acceptable)|(?P<fails>fail|bad|incorrect|"
    rf"unacceptable|wrong)){_Q}\s?(?:[:=]|means|–|—)\s{{1,4}}(?=\S)",
    re.IGNORECASE,
)
"""A verdict as a label: "PASS: mentions oxygen", "fail = mentions helium"."""
_THEN = re.compile(
    rf"\W{{0,4}}(?:if|when|(?P<unless>unless))\s(?P<what>[^\n]{{3,600}}?),\s(?:then\s)?(?:you\s(?:should|"
    rf"must)\s)?{_LEADS}(?:{_VERBS}\s{_AS})?{_Q}"
    rf"(?:(?P<passes>(?-i:PASS)|pass(?:es)?|accept)|(?P<fails>(?-i:FAIL)|fail(?:s|ed)?|reject)){_Q}{_IT}(?=[.,;]|"
    rf"\s(?:else|otherwise)\b|\s{{0,4}}\Z)[^\n]{{0,60}}\Z",
    re.IGNORECASE,
)
_TAIL = re.compile(
    rf"\s?[,;.]?\s(?:and\s|or\s)?(?:(?:otherwise|else|if\snot)\b[^.\n]{{0,40}}|"
    rf"(?:(?:{_ANSWERS}|{_VERBS})\s{_AS})?{_Q}(?:fail(?:s|ed)?|0(?:\.0)?|zero|false|no|"
    rf"incorrect){_Q}\s(?:otherwise|if\snot)[^.\n]{{0,20}})"
    r"[.\s]{0,4}\Z",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Asked:
    """What the output is asked within a sentence that tells the judge when to pass or fail it."""

    start: int
    end: int
    positive: bool


def asked_of(rubric: str, start: int, end: int, *, first: bool = False) -> list[Asked] | None:
    """Return what a sentence that speaks to the judge asks of the output, [] for nothing, None where it doesn't.

    A sentence that only tells the background is one only where it is the first.
    """
    text = rubric[start:end]
    if then := _THEN.match(text):
        parts = [
            Asked(
                start + then.start("what"),
                start + then.end("what"),
                positive=bool(then["passes"]) != bool(then["unless"]),
            )
        ]
    else:
        parts = list(_parts(rubric, start, end))
    if parts:
        return [
            part
            for part in parts
            if not _ELSE.match(rubric[part.start : part.end]) and not is_of_all(rubric[part.start : part.end])
        ]
    return [] if _is_to_the_judge(text, first=first) else None


def is_of_all(text: str) -> bool:
    """Say whether a sentence only speaks of the other criteria: "all criteria are met"."""
    return _OF_ALL.match(text) is not None


def _parts(rubric: str, start: int, end: int) -> list[Asked]:
    marks = list(_IF.finditer(rubric[start:end])) or list(_LABELS.finditer(rubric[start:end]))
    if not marks or marks[0].start() > 0:
        return []
    stops = [start + mark.start() for mark in marks[1:]]
    parts: list[Asked] = []
    for mark, stop in zip(marks, [*stops, end], strict=True):
        begins = start + mark.end()
        tail = _TAIL.search(rubric[begins:stop])
        parts.append(
            Asked(
                begins,
                begins + tail.start() if tail else stop,
                positive=bool(mark["fails"] or mark.groupdict().get("false")) == bool(mark.groupdict().get("unless")),
            )
        )
    return parts


def _is_to_the_judge(text: str, *, first: bool) -> bool:
    if _INNER_END.search(text):
        return False
    if _ORDER.match(text) or (first and _BACKGROUND.match(text)):
        return True
    return not _CONTENT.search(text) and bool(_ROLE.match(text) or _TASK.match(text))
