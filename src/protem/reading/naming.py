"""Words round a quotation that make it a name, a gloss or a paraphrase, and no source's wording."""

from __future__ import annotations

import re

_CALLED = """
    titled entitled called named known so-?called self-styled nicknamed dubbed label(?:l?ed)? marked headed heading
    header title term terms name names nickname motto slogan titre intitulée?s? appelée?s? dite? genannt\\w{0,2}
    titels? titulad[oa]s? llamad[oa]s? intitolat[oa] chiamat[oa] chamad[oa]s? genaamd zogenaamde sogenannte\\w?
    soi-disant cosiddett\\w
"""
_PRESSED = """
    click clicks clicking select choose press tap open opens hit tick check under button menu tab field option box
    link icon screen folder file settings? messages? subject notification banner alert pop-?up prompt set toggle
    enable disable uncheck untick
"""
_WORKS = """
    reports? books? articles? songs? films? movies? chapters? sections? forms? leaflets? brochures? guides? series
    show albums? poems? papers? study studies essays? courses? videos? episodes? games? programmes? programs?
    singles? tracks? hits? novels? plays? paintings? magazine channel blog podcast campaign project exhibition
    musical sequel thriller drama comedy sitcom documentary category categories
"""
_TWO_WORDS = (
    r"calls? (?:it|this|them|these)|refer(?:s|red)? to as|go to|going to|navigate to|subject line|"
    r"turn on|turn off|scroll to|look for|click on|e\.g\.|i\.e\.|such as|for example|for instance|like"
)
_THINGS = """
    buttons? tab menu option field link icon checkbox box screen page section form folder file setting dialog window
    rule clause policy signs? label category campaign project article report book film movie song show series game
    video programme program act law list column row plan plate lane zone scheme initiative movement attitude
    approach mentality culture style brand star director author singer actress actor host franchise trilogy feature
    mode status message dish sandwich burger rolls? pizza special schaltfläche knop bouton botón pulsante botão
"""
_PARAPHRASES = (
    r"in (?:other|plain|simple|simpler|short|layman['’]s|everyday) ?(?:words|terms|english|language)?|in short|"
    r"in brief|put simply|simply put|paraphrased?|roughly|essentially|basically|loosely|effectively|along the lines of|"
    r"something like|to the effect(?: of| that)?|think of (?:it|this|them) as(?: an?)?|that is|as if to say|sinngemäß|"
    r"en clair|en résumé|es decir|cioè|ou seja|kortom"
)


def _either(words: str) -> str:
    return "|".join(words.split())


_NAMED = re.compile(
    rf"\b(?:{_either(_CALLED)}|{_either(_PRESSED)}|{_either(_WORKS)}|{_TWO_WORDS})"
    r"(?:\s(?:on|the|a|an|as|of|is|was))?\s?[*_(]{0,3}\s?\Z|\b(?:e\.g\.|i\.e\.|such as|for example|for instance),\s?\Z",
    re.IGNORECASE,
)
_NAMES = re.compile(rf"[*_)]{{0,3}}[\s-](?:{_either(_THINGS)})\b", re.IGNORECASE)
_PARAPHRASED = re.compile(
    rf"\b(?:{_PARAPHRASES})\W{{0,3}}\Z|"
    r"\b(?:examples?|samples?|templates?|drafts?|suggested|suggestions?|proposed|hypothetical)(?:\s\w{1,15}){0,2}\W{0,3}\Z",
    re.IGNORECASE,
)
_GLOSSED = re.compile(
    r"\b(?:means?|meaning|meant|signifies|bedeutet|signifie|significa|betekent)(?: that)?\W{0,3}\Z", re.IGNORECASE
)
_ARTICLE = re.compile(r"\b(?:an?|this|these|those|such|any|some|eine?[nmrs]?|une?|una?)\s\Z", re.IGNORECASE)
_NOUN = re.compile(r"\s[a-zà-ÿ]{3,20}\b")
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_SENTENCES = re.compile(r"[.;!?]\s")

_READ_OF_TITLE = 200
_LONGEST_TITLE = 12
"""Long words a title may have: beyond, it is a sentence in capitals."""
_MOST = 0.5
"""Share of the words of a title that have a capital."""
_LONG = 4
"""Letters from which on a word of a title has one."""


def is_name(lead: str, rest: str) -> bool:
    """Say whether the words round a quotation make it a name: "click", "entitled", "button"."""
    return _NAMED.search(lead) is not None or _NAMES.match(rest) is not None


def is_title(words: str) -> bool:
    """Say whether words are written as a title is: the first and the long ones have a capital, and most of all do."""
    found = _WORD.findall(words[:_READ_OF_TITLE])
    long = [word for word in found if len(word) >= _LONG]
    if not 1 < len(long) <= _LONGEST_TITLE or _SENTENCES.search(words):
        return False
    capitals = sum(word[0].isupper() for word in found)
    return found[0][0].isupper() and all(word[0].isupper() for word in long) and capitals > _MOST * len(found)


def is_paraphrase(lead: str) -> bool:
    """Say whether the words before a quotation say that it is no source's wording: "in other words"."""
    return _PARAPHRASED.search(lead) is not None


def is_epithet(lead: str, rest: str) -> bool:
    """Say whether a quotation may be a mere gloss ("means ...") or an epithet ('a "first of the month" deal')."""
    return bool(_GLOSSED.search(lead) or (_ARTICLE.search(lead) and _NOUN.match(rest)))
