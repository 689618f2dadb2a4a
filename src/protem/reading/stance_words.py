"""How a clause hedges, apologises, advises, says what a source is about, or only fills a reply: patterns."""

from __future__ import annotations

import re

from protem.reading.abstaining import A_TEXT
from protem.reading.flattening import flat

HEDGES = re.compile(
    flat(r"""
    \bfor (?:certain|sure)\b|\bwith (?:any |full |complete )?certainty\b|\bnot (?:\w+ )?(?:sure|certain)\b|
    \b(?:perhaps|possibly|probably|presumably|maybe|likely|might)\b|\b(?:it|this|that) (?:seems|appears|
    looks like)\b|\bi (?:think|believe|guess|assume|suspect)\b|\bas far as i (?:know|can)\b|\bto my knowledge\b|
    \bi may be wrong\b|\bpeut-être\b|\bprobablement\b|\bquizás?\b|\bprobablemente\b|\bvielleicht\b|
    \bvermutlich\b|\bwahrscheinlich\b|\bforse\b|\bprobabilmente\b|\btalvez\b|\bprovavelmente\b|\bmisschien\b|
    \bwaarschijnlijk\b
    """)
)
APOLOGISES = re.compile(
    flat(r"""
    \b(?:sorry|apologi[sz]e|apologies|apology|regret(?:s|fully)?|i'm afraid|i am afraid|désolée?|excusez|
    lo siento|disculp\w+|perdón|leider|entschuldig\w+|tut mir leid|mi dispiace|scusa\w*|desculp\w+|sinto muito|
    lamento|het spijt me|helaas|excuses)\b
    """)
)
ADVISES = re.compile(
    flat(r"""
    ^(?:(?:and|so|then|instead|therefore|in that case|otherwise|if |for |to |as )[^,]{0,120}, |(?:and|so|then|
    instead|or) )?(?:i(?:'d| would)? (?:\w+ly )?(?:recommend|suggest|advise|encourage)|it(?:'s| is| would be|
    \ may be| might be) (?:best|better|advisable|recommended|worth|a good idea|helpful) to|you(?:'ll| will| may|
    \ might| can| could| should| would| need)?(?: need| want| wish| like| have| to| also| try| always| directly|
    \ still){0,4} (?:contact|consult|ask|call|e-?mail|reach|get in touch|refer|visit|speak|check|try|see|look|
    provide|rephrase|share|turn|verify|find)|(?:please )?(?:contact|consult|ask|call|e-?mail|reach out|
    get in touch|refer to|visit|speak (?:to|with)|check|try|let me know|provide|share|rephrase|feel free|see|
    upload|clarify|turn to)\b|please (?!note|be aware|remember))|
    ^(?:veuillez|merci de|adressez|contactez|consultez|por favor|póngase|consulte|contacte|bitte|wenden sie|
    fragen sie|la preghiamo|si prega|contatti|contattare|consulti|entre em contato|contate|neem contact|
    raadpleeg|vraag|gelieve)\b
    """)
)
DESCRIBES = re.compile(
    flat(rf"""
    {A_TEXT}(?:\w+ly |only |just |also |mostly |instead ){{0,2}}(?:discuss|describe|focus|talk|deal|cover|
    mention|concern|relate|refer|pertain|address|explain (?:how|what)|contains? (?:only )?(?:\w+ )?information|
    provides? (?:only )?(?:\w+ )?(?:information|instructions|details|an overview|tips|advice)|(?:is|
    are) (?:only |all |mainly )?about|gives? (?:\w+ )?information|touch|limited to)\w{{0,3}}\b(?! that\b)|
    \b(?:it|they|these|those|which|both|all|this|i was given|i only have|i have)(?: all| both)? (?:\w+ly |only |
    just |also |mostly |instead ){{0,2}}(?:discuss|describe|focus|talk|deal|relate|pertain|are about|is about|
    provides? information|contains? information|documents|pages|passages)\w{{0,3}}\b(?! that\b)
    """)
)
"""What a text is about, where it doesn't say what was asked: no answer, and no abstention."""
FILLS = re.compile(
    flat(r"""
    ^(?:sure|hello|hi|hi there|thank you[^.]{0,80}|thanks[^.]{0,60}|good question|great question|of course|
    certainly|okay|ok|note|answer|unfortunately|however|regrettably|hmm|well)[.!,:]?$|^(?:you asked|
    your question|i (?:checked|searched|looked|reviewed|have reviewed|have searched|understand|see that you|
    hope|went through|read)|based on|according to|from|given|is there anything|as an ai|as a language model|
    after reviewing|having reviewed|in response|the question (?:asks|is about)|i'm just|i am just|i'm here|
    i would need|i'd need|i need|more (?:information|context|details) (?:is|are|would)|
    additional (?:information|context)|once you|with (?:that|more)|this is because|here(?: is|'s| are) what i found|
    if you (?:can|could|have|provide|share|give|need|tell|let))\b
    """)
)
"""What fills a reply and says nothing."""
