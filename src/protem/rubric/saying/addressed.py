"""What in an output speaks of the answer itself, its rubric or its grade: nothing is said by it about the matter."""

from __future__ import annotations

import re

_NOUN = r"(?:answer|response|output|reply|summary|completion|submission|text above|message above|assistant)"
_HEDGED = r"(?:\s(?:clearly|fully|also|explicitly|correctly|already|therefore|thus|indeed|successfully|definitely|and))"
_DOES = (
    r"(?:mentions?|includes?|contains?|states?|says?|covers?|explains?|meets?|satisf(?:y|ies)|addresse?s?|names?|"
    r"fulfil?ls?|match(?:es)?|agrees?|corresponds?|passes|complies|follows?|deserves?|gives?|provides?|lists?|"
    r"identif(?:y|ies)|is (?:correct|graded)|"
    r"discusse?s?|describes?|notes?|points? out|claims?|refers?|does|confirms?|recommends?|acknowledges?|tells?)"
)
_ANSWER = re.compile(
    rf"\b(?:the|this|an?|my|your|our|its|any|ideal|good|correct)\s(?:\w{{1,12}}\s)?{_NOUN}{_HEDGED}{{0,2}}\s"
    rf"(?:should|must|shall|needs?\sto|has\sto|have\sto|ought\sto|is\s(?:required|supposed|expected|meant)\sto|"
    rf"{_DOES})\b|"
    rf"\b(?:an?|the|any)\s(?:perfect|ideal|good|correct|right|better|best|model|passing|complete)\s{_NOUN}\s"
    r"(?:would|could|will|might|can|always)\s(?:be\b|read\b|say|state|mention|include|explain|note|tell)|"
    rf"^\W{{0,6}}(?:reason(?:ing)?|explanation|justification|rationale|analysis|assessment|evaluation|comments?|"
    rf"feedback)\s?(?::|[–—-])\s?(?:it|this)\s(?:{_DOES}|(?:is|was)\s(?:stated|said|mentioned|noted))\b|"
    r"^\W{0,6}(?:repeat|say|write|print|output|echo|copy)\s(?:this\s|it\s|the following\s)?(?:after me|aloud|back|"
    r"verbatim|word for word|the following|this)\s?(?:sentence|line|text|words?)?\s?:|"
    r"^\W{0,6}(?:answer|reply|respond)\s(?:with|by)\b[^:.\n]{0,40}:|^\W{0,6}gold(?:en)?(?:\s(?:standard|label))?\s?:|"
    r"^\W{0,6}(?:expected|desired|target|reference|passing)\s(?:output|answer|response|reply|content|text|"
    r"result|completion)s?\s?(?::|[–—-])|"
    r"\b(?:rubric|grading|(?<!th )(?<!st )(?<!nd )(?<!rd )grader|evaluator)s?\b|"
    r"\bcriteri(?:on|a)\b[^\n]{0,300}\b(?:met|satisf|fulfil|pass)|"
    r"\b(?:evaluation|assessment|scoring) criteri|\bsystem prompt\b|"
    r"[\"']?\b(?:pass|verdict|score|grade)\b[\"']?\s?[:=]\s?[\"']?(?:true|false|pass|fail|[01]\b|yes|correct|10\b|"
    r"100\b)|"
    r"\b(?:ignore|disregard|forget|override)\b[^.\n]{0,40}\b(?:instruction|rubric|criteri|prompt|rule|above|previous)|"
    r"</?\s?(?:rubric|output|system|instructions?|criteria|user|assistant|prompt|judge|grade)\b[^>\n]{0,40}>|"
    r"^\s{0,4}[\[#*]{0,3}(?:system|assistant|judge|instructions?|note to (?:the )?\w+)[\]*]{0,3}\s?:|"
    r"(?:[,;–—-]\s?|\b(?:mention|includ|stat|sa[iy]|explain)\w{0,5}\s)as (?:asked|requested|required|instructed)"
    r"(?: by the (?:rubric|task|prompt))?\b\W{0,3}$|"
    r"\b(?:mark|grade|score|rate|count|treat|accept)\s(?:this|it|the (?:answer|response|output))\s(?:as|with)\b|"
    r"^\W{0,6}criteri(?:on|a)\s?\d{0,2}\s?:|^\W{0,6}(?:expected|reference|gold(?:en)?|model|ideal|sample)\s(?:answer|"
    r"output|response)\s?:|"
    r"^\W{0,6}ground truth\s?:|"
    r"\b(?:is|are|was)\s(?:\w{1,12}\s)?(?:present|included|mentioned|stated|covered|contained|"
    r"addressed)\sin\s(?:this|the|my)\s"
    rf"(?:\w{{1,12}}\s)?{_NOUN}\b|"
    r"^\W{0,4}(?:dear|hey|hello|attention|note (?:to|for)|message (?:to|for)|for|"
    r"to)\s(?:the\s)?(?:\w{1,10}\s)?judges?\b\s?[:,.!-]",
)
"""What speaks about the answer itself, its rubric or its grade: it is no statement about the matter.

It is looked for in small letters, which takes much less time than in letters of both kinds."""
_WORDS = (
    *"answer response output reply summary completion submission above assistant rubric grading grader".split(),
    *"evaluator criteri judge < : = ignore disregard forget override mark grade score rate count treat accept".split(),
    *("— ", "– ", "- "),
    *("system prompt", "as asked", "as requested", "as required", "as instructed"),
)
"""What speaks so holds one of these: they are found much sooner than it is."""
_BIDS = re.compile(
    r"[\W\dx]{0,8}(?:states?|says?|mentions?|explains?|must|should)\s(?:that\b|mention|state|say|explain|include)"
)
"""A rubric's own words, at the beginning of a sentence: "must mention"."""
_ECHOES = re.compile(
    r"[\W\dxX]{0,8}(?:pass\W{1,3})?(?:says|states|names|mentions|explains|gives|identifies|describes|recommends|"
    r"includes|points out|tells|acknowledges|warns|lists|confirms|reports|suggests|provides|conveys|notes|claims)\s"
    r"(?:that\b|the\b|an?\b|(?:not|never)\sto\b|(?-i:[A-Z]))",
    re.IGNORECASE,
)
"""A verb of saying without a subject: so speaks a rubric, and no answer."""
_BIDDEN = re.compile(
    r"\b(?:told|asked|instructed|ordered|required|supposed|expected|wants?|wanted|instructions?|requires?|require|todo|"
    r"needs?|needed|prompted|paid|tell|(?:answer|response|output|reply)\s(?:would|could|might|will))\b:?"
    r"(?:\s\w{1,12}){0,3}\s(?:say(?:ing)?|stat(?:e|ing)|mention(?:ing)?|explain(?:ing)?|claim(?:ing)?|hear)\s\w",
)
"""What the writer was told to say, or what somebody wants to hear."""


_MAY_BE = re.compile(
    r"\W{0,6}(?:the|this|my|our|an?)\s(?:\w{1,12}\s)?(?:evaluation|judge?ment|verification|check|grade|score)\s"
    r"(?:shows?|confirms?|finds?|found|concludes?|indicates?|verifie[sd]|established)\s(?:that\b|:)",
    re.IGNORECASE,
)
"""What reports a judgement: one of this answer, or one of the matter."""


def may_be_of_the_answer(sentence: str) -> bool:
    """Say whether a sentence reports a judgement without saying of what: "The evaluation shows that ..."."""
    return _MAY_BE.match(sentence) is not None


def is_of_the_answer(sentence: str) -> bool:
    """Say whether a sentence speaks of the answer itself, echoes a rubric, or tells what was to be said."""
    lowered = sentence.lower()
    addressed = any(word in lowered for word in _WORDS) and _ANSWER.search(lowered)
    return bool(addressed or _BIDS.match(lowered) or _ECHOES.match(sentence) or _BIDDEN.search(lowered))
