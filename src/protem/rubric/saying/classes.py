"""Nouns for classes whose members go by names of their own: competitors, other guests, brands, cities.

An output names a member ("Vodafone", "Mr Brown") without the noun, so that its absence shows nothing. It is a closed
list with one open end: nouns of persons that a rubric has in the plural ("rivals", "suppliers", "passengers").
"""

from __future__ import annotations

import re

from protem.rubric.saying.capitals import has_name

_NAMED = frozenset(
    "name names surname surnames identity identities competitor competition rival brand brands company companies firm "
    "firms product products model models shop shops store stores manufacturer vendor supplier retailer airline "
    "airlines bank banks school schools university universities hospital hospitals hotel hotels restaurant "
    "restaurants person persons people individual individuals politician celebrity party parties city cities town "
    "towns country countries nation nations religion religions colleague author authors website websites app apps "
    "tool tools library libraries framework frameworks alcohol violence politics religion sex weapons crime drug "
    "drugs medication medications medicine medicines".split()
)
_PERSONS = re.compile(r"[a-z]{3,16}(?:ers|ors|ees|ists|ants|ents|ians|women|men)\Z")
_PLURALS = frozenset("rivals competitors guests patients clients celebrities politicians colleagues customers".split())
_NO_PERSONS = frozenset(
    "numbers letters papers offers orders headers footers dinners answers others papers flowers powers errors doors "
    "colours colors floors mirrors factors plants restaurants accidents incidents documents payments events students "
    "contents agreements investments comments ingredients elements appointments treatments parents".split()
)
"""Plurals that only look like persons, or whose members nobody names."""
_WORDS = re.compile(r"[a-z'’]+")
_OF = re.compile(r"\b(?:of|in|from|for|at|by|about|with)\b")


_NAMES_OF = re.compile(
    r"\W{0,3}(?:(?:the|any|full|first|last)\s){0,2}(?:sur|last |first )?(?:names?|identit(?:y|ies))\b", re.IGNORECASE
)


def has_member(topic: str, output: str) -> bool:
    """Say whether an output may hold a member of a class: of names of somebody only where it has a name at all."""
    return not _NAMES_OF.match(topic) or has_name(output)


def is_class(topic: str) -> bool:
    """Say whether the head noun of a topic is a class of things with names: in the plural, or behind "any", "other"."""
    head = _WORDS.findall(_OF.split(topic.lower(), maxsplit=1)[0])
    if not head:
        return False
    noun = head[-1]
    bare = head[0] not in ("the", "this", "that", "its", "our", "their", "his", "her")
    listed = noun in _NAMED or noun.removesuffix("s") in _NAMED or noun in _PLURALS
    return (listed and (noun.endswith("s") or bare)) or (bool(_PERSONS.match(noun)) and noun not in _NO_PERSONS)
