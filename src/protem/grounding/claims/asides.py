"""What in an answer speaks of its sources or of the talk, not of the matter: nothing there asks for ground.

    "but it does not mention whether dogs are allowed"      abstention
    "Ref: Passage 3", "These steps are based on the text"   reference
    "Sure, I can help you with that"                        advice
    "That's awesome!"                                       filler

The stances of `reading.stance` are those of whole clauses and are made for refusing; here a part of a sentence is
looked at, and nothing hangs on it but whether it is held against the sources.
"""

from __future__ import annotations

import re

from protem.grounding.claims.claim import ClaimKind

_READ = 400
"""Characters of a part that are looked at."""
_TEXT = r"(?:passage|source|document|excerpt|text|article|context|material|page|section|paragraph|reference)s?"
_KNOWLEDGE = r"(?:information|details?|mention|data|evidence|guidance|answers?|indication|explanation|context)"
_MUCH = r"(?:any|an?|the|enough|sufficient|specific|further|more|additional|detailed|explicit|direct|clear|exact)"
_WHETHER = r"(?:whether|if|how|what|when|where|which|who|why|any)"
_LACKS = re.compile(
    r"\b(?:do|does|did)(?: not|n't|n’t) (?:\w{2,12}ly )?(?:"
    rf"(?:mention|specify|indicate)\b|(?:state|say|explain|clarify) {_WHETHER}\b|"
    rf"(?:provide|contain|include|give|offer|have|present) (?:{_MUCH} ){{0,3}}{_KNOWLEDGE}\b)|"
    rf"\bno (?:{_MUCH} ){{0,2}}{_KNOWLEDGE} (?:(?:is|are|was|were) )?"
    r"(?:provided|given|available|mentioned|found|about|on|regarding|as to|of whether)\b|"
    r"\bnot (?:\w{2,12}ly )?(?:mentioned|specified|stated|provided|given|indicated|discussed|addressed) in "
    rf"(?:\w{{1,12}} ){{0,3}}{_TEXT}\b|"
    r"\b(?:unable|impossible|difficult|cannot|can't|not possible|hard) (?:to )?(?:answer|determine|say|tell|"
    r"(?:give|provide|draw) (?:\w{1,12} ){0,4}(?:answer|explanation|conclusions?|information))\b|"
    rf"\bwithout (?:{_MUCH} ){{1,2}}{_KNOWLEDGE}\b",
    re.IGNORECASE,
)
_IS_REFERENCE = re.compile(
    r"\W{0,5}(?:(?:ref(?:erence)?s?|sources?|citations?|see|from)\W{0,3})?(?:the )?"
    rf"{_TEXT}(?: id)?\W{{0,3}}\d{{1,3}}"
    r"(?:(?:, | and |, and | & )(?:\w{1,10} )?\d{1,3}){0,8}\W{0,5}",
    re.IGNORECASE,
)
_RESTS_ON = re.compile(
    r"\W{0,3}(?:note\W{1,3})?(?:please note that )?(?:these|this|the(?: above| following)?|all|my) (?:\w{1,12} ){0,2}?"
    r"(?:instructions|information|answers?|response|summary|steps|details|points|tips|list|explanation|facts) "
    r"(?:is|are|was|were) (?:\w{1,12} ){0,2}?(?:based|taken|derived|drawn|provided|given|found|sourced|compiled)\b",
    re.IGNORECASE,
)
_OFFERS = re.compile(
    r"(?:(?:sure|certainly|of course|absolutely|yes|okay|ok)\W{1,3})?(?:let me know|feel free|i hope (?:this|that)|"
    r"hope (?:this|that)|would you like|is there any|"
    r"i(?: can|(?: will|'ll|’ll)|(?: would|'d|’d) be|'m|’m| am)(?: \w{1,10})? (?:happy|glad|help)|happy to)\b",
    re.IGNORECASE,
)
_FEELS = re.compile(
    r"\W{0,3}(?:(?:oh|wow|yes|yeah|no|well|ha|haha|hey)\W{1,3}){0,2}(?:"
    r"(?:that|this|it)\s?(?:'s|’s| is| was| sounds| seems| must be)(?: so| really| very| pretty| quite| a| just)? "
    r"(?:awesome|great|cool|nice|interesting|amazing|terrible|sad|funny|fun|wonderful|neat|awful|incredible|"
    r"fascinating|crazy|impressive|lovely|shame|pity|true)|"
    r"i (?:also |really |just |do |totally |absolutely ){0,2}(?:love|like|enjoy|hate|adore|know|see|agree|guess|bet|"
    r"hope|think)(?: it| that| them| those| so| him| her| too| very| much| a lot){0,3})\W{0,5}",
    re.IGNORECASE,
)

_WISHES = re.compile(
    r"\W{0,3}(?:have|enjoy|wish(?:ing)? you) (?:an? |the |your |all )?(?:\w{1,14} ){0,2}(?:day|evening|weekend|"
    r"week|trip|stay|journey|time|morning|afternoon|holidays?|best|luck)(?: ahead)?\W{0,5}",
    re.IGNORECASE,
)


def aside(text: str) -> ClaimKind | None:
    """Return what a part of an answer is that speaks of its sources or of the talk, or `None` if it does not.

    What is said to be missing must be so in its first half: a longer first half says something itself.
    """
    start = text[:_READ].strip()
    if _OFFERS.match(start):
        return "advice"
    if _IS_REFERENCE.fullmatch(start) or _RESTS_ON.match(start):
        return "reference"
    if _FEELS.fullmatch(start) or _WISHES.fullmatch(start):
        return "filler"
    lacks = _LACKS.search(start)
    return "abstention" if lacks and lacks.start() * 2 < len(start) else None
