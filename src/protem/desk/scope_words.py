"""What in the wording of a question says that it is for no box, and which of its words say what it is about."""

from __future__ import annotations

import re

from protem.reading.stemming import stem

_CHAT = frozenset(
    map(
        stem,
        (
            "hello hi hey yo greetings good morning afternoon evening bye goodbye farewell thanks thank cheers "
            "welcome nice great cool awesome lol haha helpful sorry sing dance love joke bored lonely robot bot ai "
            "chatbot alive weather meaning life"
        ).split(),
    )
)
"""Stems of words that people chat with; a question made of nothing else is chat."""
_CHAT_LINE = re.compile(
    r"\W{0,9}(?:(?:so|and|hey|hi|hello|ok|well)\b\W{0,9}){0,3}(?:"
    r"who (?:are|made|built|created|trained) you|what are you|how are you(?: (?:doing|feeling))?|"
    r"how(?:'s| is) it going|what(?:'s| is) (?:up|your (?:name|age|favou?rite \w{1,12}))|"
    r"are you (?:an? )?(?:real|human|person|robot|bot|ai|machine|computer|alive|there|ok)|"
    r"do you (?:love|like|hate) me|will you marry me|i (?:love|hate|miss) you|nice to meet you|"
    r"have a (?:nice|good|great) \w{1,9}|"
    r"(?:that|this|it) (?:was|is) (?:very |really |so )?(?:helpful|great|good|nice|bad|useless|wrong)"
    r")(?: (?:today|now|really|then|again))?\W{0,9}\Z",
    re.IGNORECASE,
)
"""A whole text that is said to somebody, not asked about anything."""
_ORDERS = (
    (
        "an order to the machine",
        re.compile(
            r"\b(?:ignore|disregard|forget|override|bypass)\s(?:\w{1,12}\s){0,4}(?:instructions?|rules|prompts?|guidelines|"
            r"restrictions|above)|\b(?:system|hidden|initial) (?:prompt|instructions?|message)|"
            r"\byou are (?:now|no longer)\b|"
            r"\brepeat (?:everything|the words|all|after me)|\bjailbreak|\bdeveloper mode|\bno restrictions",
            re.IGNORECASE,
        ),
    ),
    (
        "an order to play a part",
        re.compile(
            r"(?:\A|[.!:;,]|\b(?:please|now|and|you))\W{0,9}"
            r"(?:pretend|role-?play|impersonate|act (?:as|like) (?:a|an|my|the|if)|imagine you are)\b",
            re.IGNORECASE,
        ),
    ),
    (
        "an order to write or to entertain",
        re.compile(
            r"\b(?:write|compose|draft|make up|invent|create|generate|tell|give|sing|help me write)\s(?:me\s|us\s)?"
            r"(?:(?:a|an|another|some|the|my|your)\s)?(?:\w{1,14}\s){0,2}"
            r"(?:poems?|haikus?|songs?|lyrics|story|stories|jokes?|essay|code|function|script|program|cover letter|"
            r"limerick|rap|novel|tweet|blog post|speech|recipes?|riddle)\b"
            r"|^\W{0,9}(?:please\s)?(?:translate|summari[sz]e|paraphrase|proofread|rewrite|rephrase)\b"
            r"|\bdo my homework\b",
            re.IGNORECASE,
        ),
    ),
)
_READ = 2_000
"""Characters of a question in which orders are looked for."""

_LIGHT = frozenset(
    map(
        stem,
        (
            "take give make use put come go see find look help write mean answer try stay start stop change show open "
            "close keep add back off early late first second new old long short good bad best right wrong big small "
            "high low number thing way kind part people person man woman somebody time times day days week weeks month "
            "months year years hour hours minute minutes today tomorrow yesterday ask say tell apply allow allowed "
            "need want like work live know think call happen big many much ago since soon later least most far near "
            "enough other else own same side end twice once"
        ).split(),
    )
)
"""Stems of words that stand in questions about anything."""


def not_a_question(question: str) -> str:
    """Return what a text is instead of a question for a box, in words; "" where it may be one."""
    text = question[:_READ]
    for name, pattern in _ORDERS:
        if pattern.search(text):
            return name
    return "chat" if _CHAT_LINE.match(text) else ""


def is_chat(stems: frozenset[str]) -> bool:
    """Say whether a text of these content words holds nothing but chat."""
    return stems <= _CHAT


def telling(stems: frozenset[str]) -> frozenset[str]:
    """Return the stems that say what a question is about; all of them where none does so better than another."""
    return frozenset(kept for kept in stems if kept not in _LIGHT and not kept.isdigit()) or stems
