"""How a clause says that it has no answer, in English.

The nouns are what tells an abstention from a fact: "the handbook doesn't cover this" says that there is no answer,
"the policy doesn't cover floods" is one. Patterns are in small letters, with straight apostrophes; each group of
them is tried only on a clause that has one of its words.
"""

from __future__ import annotations

import re

from protem.reading.flattening import flat

WORD = r"[\w'/-]{1,30}"
_LY = r"(?:\w{2,20}ly |actually |even |ever |seem to |appear to |in fact |further ){0,2}"
_TEXT_WORDS = (
    "text passage document doc source page excerpt extract context material manual handbook guide guidebook guideline "
    "article faq website webpage snippet chapter leaflet brochure booklet pamphlet file result reference "
    "section paragraph report notice factsheet pdf transcript citation note"
)
_MASS_WORDS = "documentation guidance information content data database instructions entry entries docs"
TEXTS = rf"(?:(?:{_TEXT_WORDS.replace(' ', '|')})s?|knowledge base|(?:{_MASS_WORDS.replace(' ', '|')}))"
"""What an answer is drawn from, and speaks of as such."""
_LAW_WORDS = "law code statute regulation ordinance rule contract agreement lease act plan"
_LAWS = rf"(?:(?:{_LAW_WORDS.replace(' ', '|')})s?|polic(?:y|ies))"
_WHICH = "(?:the|these|those|this|that|your|my|our|any|any of the|either|both|all)"
_AFTER = rf"(?:(?!(?:if|which|but|and|as|from|shall|may|must|prevents?|requires?|prohibits?) ){WORD} ){{0,5}}?"
A_TEXT = flat(rf"""
    \b(?:{_WHICH} (?:{WORD} ){{0,4}}?|passages? |sources? |documents? |pages? )
    {TEXTS}(?: \(?\[?\d{{1,3}}[\])]?)?,? {_AFTER}
""")
_IN_A_TEXT = rf"(?:in|by|from|within|on|of|anywhere in|elsewhere in) {_WHICH} (?:{WORD} ){{0,4}}?{TEXTS}\b"

_DOES_NOT = rf"(?:do(?:es)?|did)(?: not|n't) {_LY}"
_CAN_NOT = r"(?:can(?:not|'t| not)|could(?: not|n't))"
_IS_NOT = rf"(?:is|are|was|were|'s|'re)(?: not|n't) {_LY}"
_SAY = flat(r"""
    (?:say|mention|state|specify|indicate|discuss|address|explain|describe|clarify|tell|touch (?:on|upon)|go into|
    refer to|detail|define|speak to|reveal|confirm|elaborate|disclose|outline|identify|answer|talk about|deal with|
    reference|note|list|help|speak about|cover|extend to|relate to|pertain to|concern)\b
""")
_SAYS = flat(r"""
    (?:says?|mention(?:s|ed)?|states?|specif(?:y|ies)|indicates?|discuss(?:es)?|address(?:es)?|explains?|describes?|
    clarif(?:y|ies)|answers?|contains?|provides?|deals? with|touch(?:es)? (?:on|upon)|refers? to|covers?|tells?|
    (?:gives?|ha(?:s|ve)) (?:any|information|details|an answer))\b
""")
_NO_CLAIM = flat(r"""
    (?! that (?!(?:topic|information|question|subject|detail|specific|exact|particular|kind|type|point|issue|one)\b)\w)
""")
"""Not "does not say that a permit is needed": what a source leaves unsaid may be the answer."""
_NO_MORE = r"(?!.{0,80}\b(?:so|hence|thus|therefore|means|but)\b)"
"""Not "the contract is silent on renewal, so it ends after a year": the silence of a law may be the ground."""
_HAVE = "(?:contain|include|provide|give|have|offer|show|hold|supply|present|list)"
_FACTS = flat(r"""
    (?:information|details?|answers?|mention|guidance|data|figures?|references?|instructions|specifics|anything|enough|
    explanation|dates?|numbers?|prices?|amounts?|fees?|deadlines?|times?|phone|address|rates?|limits?|requirements?|
    evidence|context|indication|clarification|description|schedule|hours|costs?|definition|names?|this|that|it|one|any|
    steps)\b
""")
_KNOWLEDGE = "(?:information|mention|details?|data|answer|reference|indication|guidance|specifics)"
_THINGS = "(?:documents?|passages?|sources?|pages?|results?|matches)"
_ABOUT = flat("""
    (?:about|on|of|for|regarding|concerning|related|relating|as to|in|from|within|to|that|here|whether|how|what|when|
    where|who|why|which|if)
""")
_FIND = flat(r"""
    (?:find|locate|answer|determine|tell|say|see|provide|give|offer|confirm|verify|help|assist|identify|establish|
    respond|comment|derive|infer|draw|access|speak|judge|calculate|share|address|know|advise|be (?:sure|certain)|
    be of help|conclude)\b
""")
_FOUND = flat("""
    (?:answered|determined|found|established|confirmed|verified|derived|inferred|ascertained|concluded|told|known)
""")
_MENTIONED = flat("""
    (?:mentioned|specified|stated|addressed|discussed|explained|described|covered|given|provided|included|listed|
    indicated|answered|found|available|contained|detailed|clarified|defined|reported|disclosed|present|there|in|
    part of)
""")
_SOMETHING = r"(?:any|an?|the|this|that|it|anything|information|where|how|what|when|who)\b"
_TO_ANSWER = r"to (?:answer|say|determine|tell|give|provide|know)\b"
_HELPFUL = rf"(?:relevant|related|helpful|clear|specific|(?:sufficient|enough) {_TO_ANSWER})"
_UP_TO_FIVE = rf"(?:{WORD} ){{0,5}}?"

_OF_A_TEXT = flat(rf"""
    {A_TEXT}(?:
    {_DOES_NOT}(?:{_SAY}{_NO_CLAIM}|{_HAVE} (?!all |only ){_UP_TO_FIVE}{_FACTS})|
    (?:only )?(?:ha(?:s|ve)|contains?|gives?|provides?|offers?|includes?|makes?|says?) (?:
    nothing(?! (?:is|are|was|may|can|must|will|should)\b)|no (?:{WORD} ){{0,3}}?{_FACTS}|
    no (?:section|chapter|entry|article|passage) (?:on|about|for)\b)|
    {_DOES_NOT}(?:let|allow|enable|permit) (?:me|us|one) (?:to )?{_FIND}|
    leaves? (?:it|this|that|the question) (?:open|unanswered)\b|
    (?:is|are|remains?) (?:silent|irrelevant|empty|blank|unrelated|insufficient|not {_HELPFUL})\b|
    (?:is|are|was|were)n't {_HELPFUL}\b|
    (?:fails? to|never|lacks?) (?:{_SAY}|(?:\w+ )?{_FACTS})
    )|
    \b(?:none of|nothing in|neither of|neither|no|not one of|nowhere in) (?:{_WHICH} )?(?:{WORD} ){{0,3}}?{TEXTS}
    \ {_AFTER}
    (?:{_SAYS}|is there\b|(?:gives?|lists?|offers?) {_UP_TO_FIVE}{_FACTS}){_NO_CLAIM}|
    \b(?:the|these|your|this) (?:(?:provided|given|available|retrieved|supplied|attached) {TEXTS}|context|passages?|
    excerpts?|sources?|materials?) (?:provided |given |available )?{_DOES_NOT}{_HAVE} (?!all |only )|
    \bnone of (?:them|these|those|which) {_SAYS}{_NO_CLAIM}|
    (?:\bnot|n't) something (?:that )?{_WHICH} (?:{WORD} ){{0,3}}?{TEXTS} {_SAYS}|
    \bthere(?: is|'s) no way (?:to (?:tell|know|say|answer|determine)|of (?:telling|knowing))\b|
    \bthere(?: is|'s) nothing (?:{WORD} ){{0,3}}?{_IN_A_TEXT}|
    \b{_IS_NOT}(?:{_MENTIONED}(?: \w+ly)? )?{_IN_A_TEXT}|
    \b(?:beyond|outside) what {_WHICH} (?:{WORD} ){{0,3}}?{TEXTS} (?:{_SAY}|{_SAYS})|
    \b{_CAN_NOT} be {_LY}{_FOUND} (?:{WORD} ){{0,2}}?(?:{_IN_A_TEXT}|based on|with the|without|here)|
    \b(?:unclear|unknown|uncertain|not clear|not known) (?:from|based on|according to) {_WHICH}
    \ (?:{WORD} ){{0,4}}?{TEXTS}\b|
    \b(?:no|zero) (?:\w+ ){{0,2}}{TEXTS} (?:was|were|has been|have been) (?:provided|given|found|retrieved|supplied)\b
""")
_OF_A_LAW = flat(rf"""
    \b{_WHICH} (?:{WORD} ){{0,3}}?{_LAWS} {_DOES_NOT}{_SAY}
    (?: (?:how|what|when|where|who|why|which|if|whether|this|anything|it)\b| ?[.,;!]| ?$)|
    \b{_WHICH} (?:{WORD} ){{0,3}}?{_LAWS} (?:never (?:mentions?|discuss(?:es)?|address(?:es)?)|
    makes? no (?:mention|reference)|(?:is|are|remains?) silent (?:on|about|as to|regarding)|
    says? nothing (?:about|on|regarding)|{_DOES_NOT}(?:mention|discuss)){_NO_CLAIM}{_NO_MORE}|
    \bthere(?: is|'s) nothing in {_WHICH} (?:{WORD} ){{0,3}}?{_LAWS} (?:about|on|regarding)\b
""")
_OF_THE_WRITER = flat(rf"""
    \b(?:i|we)(?:
    (?: \w+ly| also| still)? {_CAN_NOT} {_LY}{_FIND}|
    (?: am| was| are| were|'m|'re)(?: \w+ly)? (?:not able|unable) to {_LY}{_FIND}|
    (?: (?:was|were)n't| won't be| will not be) able to {_LY}{_FIND}|
    \ {_DOES_NOT}(?:know|understand)\b|
    \ {_DOES_NOT}(?:see|find) {_SOMETHING}|
    \ {_DOES_NOT}have {_UP_TO_FIVE}(?:{_FACTS}|(?:access|knowledge|sources?|documents?|records?)\b)|
    \ (?:have|had|see|find|found|got) (?:no|nothing|not enough|insufficient)\b|
    \ (?:lack|did not find|didn't find)\b|
    (?:'d| would) need (?:more|additional|further) (?:information|context|details?)\b|
    \ (?:{WORD} ){{0,8}}?(?:and|but) (?:found|find|see) (?:nothing|no {_KNOWLEDGE})\b|
    (?:'ve| have| had)(?: not|n't) (?:been able to {_FIND}|(?:found|seen|been given) {_SOMETHING})|
    \ (?:can )?only (?:answer|help|assist|speak|respond|have|know)\b
    )
""")
_OF_THE_QUESTION = flat(rf"""
    (?:your|this|the|that|such an?) (?:\w+ ){{0,2}}(?:question|request|topic|query|subject|matter|issue)s? (?:
    (?:is|are|falls?|lies|goes)(?: not|n't)? (?:well |far |entirely |completely )?(?:outside|beyond|out of|not within|
    not part|unrelated|related|covered|addressed|answered|answerable|something|mentioned|discussed)\b|
    {_CAN_NOT} be {_FOUND}\b)|
    (?:\bnot|n't) something (?:that )?(?:i|we) (?:can|could|am able to) {_FIND}|
    \b(?:outside|beyond|out of) (?:of )?(?:the |my )?scope of {_WHICH}
    \ (?:{WORD} ){{0,3}}?(?:{TEXTS}|knowledge|question|assistant|service)\b|
    \b(?:the|an|your|a clear|a definite|any) (?:{WORD} ){{0,2}}?answer (?:{WORD} ){{0,6}}?
    (?:{_IS_NOT}{_MENTIONED}|{_CAN_NOT} be)\b
""")
_OF_NO_KNOWLEDGE = flat(rf"""
    \bthere(?: is| are| was| were|'s|'re| isn't| aren't| wasn't| seems to be| appears to be|
    \ does not (?:seem|appear) to be|
    \ doesn't (?:seem|appear) to be)(?: not)? (?:no|any|enough|sufficient|insufficient) (?:{WORD} ){{0,3}}?
    (?:{_KNOWLEDGE}|{_THINGS})(?: ?[.,;!]| ?$| (?:{WORD} ){{0,3}}?(?:{_ABOUT}|available|provided|given|found)\b)|
    \bno (?:{WORD} ){{0,3}}?(?:{_KNOWLEDGE}|{_THINGS})(?: {_ABOUT} (?:(?!(?:may|must|shall|can|will|
    should) ){WORD} ){{0,8}}?| )
    (?:is |are |was |were |has been |have been |could be |can be )?(?:{WORD} )?
    (?:found|available|match(?:es|ed)?|provided|given|located|retrieved|returned|supplied)\b|
    \bnothing (?:about|on|regarding|concerning) (?:{WORD} ){{1,6}}?(?:is|was) {_MENTIONED}\b|
    \b(?:not enough|insufficient|too little) (?:\w+ ){{0,2}}(?:information|context|data|detail|evidence)
    \ (?:\w+ ){{0,4}}{_TO_ANSWER}
""")
_WITHOUT_SUBJECT = flat(rf"""
    (?:^|[,:] |\btherefore |\bso |\bthus |\bit is )(?:i'm |i am )?(?:unable to|not able to|cannot|can't) {_LY}
    (?:answer|determine|find|say|tell|provide|give|help|assist|confirm)\b
""")
_OF_A_PRONOUN = flat(rf"""
    \b(?:it|they|that|which|this|he|she) {_DOES_NOT}(?:say|mention|state|specify|indicate|discuss|provide information)\b
    {_NO_CLAIM}
""")
_OF_THE_READER = flat(rf"""
    \byou (?:haven't|have not|did not|didn't) (?!been )(?:{WORD} ){{0,2}}?(?:provide|provided|give|given|share|
    shared|include|included|upload|uploaded) {_UP_TO_FIVE}(?:{TEXTS}|any|enough|question)\b
""")

UNCITED = re.compile(
    flat(rf"""
    \b{_IS_NOT}(?:specified|mentioned|stated|addressed|discussed)\b(?! (?:that|as)\b)|
    \b{_CAN_NOT} be {_LY}(?:answered|determined|ascertained|inferred)\b(?! (?:until|unless|before|by)\b)|
    \bit(?: is|'s| remains| was) (?:\w{{1,30}}ly )?(?:(?:not possible|impossible|hard|difficult) {_TO_ANSWER}|
    (?:unclear|unknown|uncertain|not clear|not known)
    (?: ?[.,;!]| ?$| (?:whether|if|how|what|when|where|which|who|why|from|in|based|exactly)\b))|
    ^(?:not (?:\w+ly )?(?:mentioned|specified|stated|provided|given|available|found|covered|addressed|known|discussed)|
    unknown|no answer|no information|no mention|no data|n/a|none (?:given|stated|found|mentioned)|unanswerable|no idea|
    nothing found|insufficient (?:information|context|data|evidence)|not enough (?:information|context|data))
    (?: (?:{_ABOUT}|here|available|provided|given|found)\b(?:(?! (?:may|must|shall|can|will|
    should) )[^.]){{0,80}})?[.!]?$|
    \b(?:i'm|i am|we're|we are) not (?:\w+ ){{0,2}}(?:sure|certain)
    (?: ?[.,;!]| ?$| (?:about|how|what|whether|if|when|where|which|who)\b)
    """)
)
"""Abstentions where the clause cites nothing: "the cause is not known [1]" is what a source says."""

_OF_TEXTS = frozenset(f"base {_TEXT_WORDS} {_MASS_WORDS} {_TEXT_WORDS.replace(' ', 's ')}s".split())
_OF_LAWS = frozenset(f"policy policies {_LAW_WORDS} {_LAW_WORDS.replace(' ', 's ')}s".split())
_OF_QUESTIONS = frozenset(
    "question questions something request topic topics query subject matter issue scope answer requests".split()
)
_OF_KNOWLEDGE = frozenset(
    "information mention detail details data answer reference indication guidance specifics documents document "
    "passages passage sources source pages page results result matches context evidence nothing".split()
)

GROUPS = tuple(
    (words, re.compile(pattern))
    for words, pattern in (
        (_OF_TEXTS, _OF_A_TEXT),
        (frozenset({"i", "we"}), _OF_THE_WRITER),
        (_OF_LAWS, _OF_A_LAW),
        (_OF_QUESTIONS, _OF_THE_QUESTION),
        (_OF_KNOWLEDGE, _OF_NO_KNOWLEDGE),
        (frozenset({"unable", "able", "cannot", "can"}), _WITHOUT_SUBJECT),
        (frozenset({"it", "they", "that", "which", "this", "he", "she"}), _OF_A_PRONOUN),
        (frozenset({"you"}), _OF_THE_READER),
    )
)
"""Abstentions whatever else stands in the clause: patterns, with the words one of which each of them needs."""
