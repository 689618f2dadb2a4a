"""A claim that is not found in an output, and may be said there in other words all the same.

Of a claim that is to be said its own words are asked, but of "another library" no name is known. Of one that is not to
be said any words are too many.
"""

from __future__ import annotations

import re

from protem.case import Case
from protem.rubric.criterion import Arguments
from protem.rubric.saying.alternatives import is_topic
from protem.rubric.saying.classes import has_member, is_class
from protem.rubric.saying.unspoken import may_offer, refuses_only, spoken_of

COMMENDS = re.compile(
    r"\b(?:recommend\w{0,4}|suggest\w{0,4}|advis\w{1,4}|best|better|beats?|great|excellent|good|ideal|perfect|"
    r"prefer\w{0,4}|"
    r"should|choose|choice|pick|try|take|go (?:for|with)|worth|superb|outstanding|top|favou?rite|love|consider|opt)\b",
    re.IGNORECASE,
)
"""Words of praise and of advice: beside a name they recommend it."""
_ANY = re.compile(
    r"\A\W{0,3}(?:any|other|specific|particular)\s|\b(?:advice|opinions?|medications?|medicines?|drugs?|treatments?|"
    r"diagnos[ei]s|recommendations?|guidance|speculations?|competitors?|products?|brands?|data|"
    r"details|information)\W{0,3}\Z",
    re.IGNORECASE,
)
"""Kinds: what names none of its things."""
_ANOTHER = re.compile(r"\W{0,3}(?:an?other|other|different|alternative|an? (?:different|alternative))\s", re.IGNORECASE)


def why_unsure(case: Case, arguments: Arguments) -> str:
    """Return why a claim that is not found may be said in other words, "" where it is not, or where that is no fault.

    Of a claim that is to be said its own words are asked, but for "another library", of which no name is known.
    """
    claim = arguments["claim"]
    if not arguments.get("denied"):
        another = _ANOTHER.match(claim) and is_topic(claim) and COMMENDS.search(case.output)
        return f"{claim!r} names a kind of thing: what is of it no rule knows" if another else ""
    if refuses_only(case.output):
        return ""
    performs = arguments.get("performs") and (not arguments.get("offers") or may_offer(case.output))
    if (performs or _is_kind(claim)) and has_member(claim, case.output):
        return f"{claim!r} names a kind of thing: what is of it no rule knows"
    word = spoken_of(claim, case.output, case.question)
    return f"speaks of {word!r}, and may say it in other words" if word else ""


def _is_kind(claim: str) -> bool:
    """Say whether a topic is a kind of thing and names none: "any medication", "legal advice", "names of others"."""
    named = any(map(str.isdigit, claim))
    return is_topic(claim) and not named and (_ANY.search(claim) is not None or is_class(claim))
