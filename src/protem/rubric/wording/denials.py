"""The words by which a request denies: they become one sign, so that polarity is read in one place."""

from __future__ import annotations

import re

NOT = "⟨not⟩"
_AUX = "do|does|did|is|are|was|were|should|must|may|can|could|will|would|shall|need|needs|has|have|might"
_NOT_ONLY = re.compile(r"\bnot (?:only|just|merely|necessarily|simply)\b")
_NO_OMISSION = re.compile(
    rf"(?<!\S)(?:(?:{_AUX}) not|(?:{_AUX})n't|never|not) (?:leav(?:e|es|ing) out|omit(?:s|ting)?|"
    rf"skip(?:s|ping)?|forget(?:s|ting)?)(?!\S)"
)
"""Two denials that are one demand: "don't leave out the fee"."""
_DENIES = re.compile(
    rf"(?<!\S)(?:(?:under|in|at|on) no (?:circumstances?|case|point|account|event)(?: (?:{_AUX})(?: not(?! be))?)?|"
    rf"(?:(?:{_AUX}) )?(?:not|never)(?: (?:be|ever|once|at all|to|have))?|(?:{_AUX})n't(?: (?:be|have))?|"
    r"can ?not|can't|won't|shan't|cant|dont|doesnt|shouldnt|mustnt|"
    r"without(?: (?:the use of|use of|using|including|containing|mentioning|writing|saying))?(?: (?:any|single))?|"
    r"avoid(?:s|ing|ed)?(?: (?:the use of|use of|using|including|mentioning|all|any|writing|saying))*|"
    r"refrain(?:s|ing)? from(?: (?:using|the use of|including|any|mentioning|writing|saying))*|"
    r"stay(?:s|ing)? away from|steer(?:s|ing)? clear of|keep(?:s|ing)? clear of|"
    r"omit(?:s|ting|ted)?|exclud(?:e|es|ing|ed)|leav(?:e|es|ing) out|left out|skip(?:s|ping)?|devoid of|"
    r"free (?:of(?! charge)|from)|lack(?:s|ing)?|absent|absence of|nowhere|"
    r"forbidden|prohibited|banned|disallowed|off limits|taboo|"
    r"none of|none|neither|zero|no(?: single)?)(?!\S)"
)


_FORBIDDEN = re.compile(
    r"(?<!\S)(?:forbidden|prohibited|banned|disallowed|taboo) (?=(?:key ?)?words?|terms?|phrases?|names?|"
    r"topics?|characters?|letters?)"
)


def denied(plain: str) -> str:
    """Return a text in small letters with every denial as one sign; what "not only" does is left unread.

    "The forbidden words do not appear" denies once: the adjective only names them.
    """
    plain = _NO_OMISSION.sub("include", _NOT_ONLY.sub("notonly", plain))
    named = _FORBIDDEN.sub("", plain)
    if named != plain and _DENIES.search(named):
        plain = named
    return _DENIES.sub(NOT, plain)
