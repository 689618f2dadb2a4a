"""How many of some criteria are asked: all, any, none, at most two, and whether what is counted is what must not be.

"None of these may appear", "must not do any of the following" and "fail if one or more apply" are one demand, and
"fail if any of these is missing" is another: what is denied before the quantity turns the whole, what is denied behind
it turns each part.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from protem.rubric.criterion import Criterion, Group, Node, Rule

NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}
QUANTITY = (
    r"(?P<none>none|neither)|(?P<all>all|every(?:\sone)?|each|both)|"
    r"(?:(?P<bound>at\sleast|at\smost|no\smore\sthan|not\smore\sthan|up\sto|more\sthan|no\sfewer\sthan|fewer\sthan|"
    r"less\sthan|exactly|only|just|any)\s)?(?P<number>\d{1,2}|one|two|three|four|five|six|seven|eight)"
    r"(?P<more>\sor\smore)?|(?P<any>any|either|some)"
)
"""A quantity of criteria, to be put between the words round it."""
_MOST = frozenset(("at most", "no more than", "not more than", "up to", "fewer than", "less than"))
_JUST = frozenset(("exactly", "only", "just"))
_DENIES = re.compile(
    r"\b(?:not|never|cannot|avoids?|avoiding|refrains?|without|fails?|failed|failing|rejects?|rejected|penali[sz]e|"
    r"forbidden|prohibited|banned|disallowed)\b|n['’]t\b|\b(?:dont|doesnt|mustnt|shouldnt)\b|\bfree\sof\b",
    re.IGNORECASE,
)
_LACKS = re.compile(
    r"\b(?:missing|absent|lacking|omitted|violated|broken|missed|unmet|not|left\sout)\b|n['’]t\b", re.IGNORECASE
)
_VERDICT = re.compile(r"\b(?:fail|reject|penali[sz]e)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Quantity:
    """From `low` to `high` of some parts, None for all of them.

    `turned`: that is what must not be the case. `negative`: the parts are counted where they are not met.
    """

    low: int | None = None
    high: int | None = None
    turned: bool = False
    negative: bool = False

    @property
    def strict(self) -> bool:
        """Whether a part that is met may be one too many."""
        return self.high is not None or self.turned or self.negative

    def group(self, parts: tuple[Node, ...]) -> Group:
        """Return the parts as one group that asks for so many of them."""
        parts = tuple(map(turned, parts)) if self.negative else parts
        group = _counted(parts, self.low, self.high)
        whole = turned(group) if self.turned else group
        return whole if isinstance(whole, Group) else Group("all", (whole,))


EVERY = Quantity()


def quantity_of(found: re.Match[str], before: str, behind: str = "") -> Quantity:
    """Return the quantity that a match of `QUANTITY` names, with what stands before and behind it in its sentence."""
    low, high = _range(found)
    denied = denies(before)
    negative = bool(_LACKS.search(behind))
    if denied and found["all"] and found[0].lower() != "both" and not _VERDICT.search(before):
        return Quantity(negative=not negative)  # "avoid all of the following": each of them
    return Quantity(low, high, turned=denied, negative=negative)


def denies(text: str) -> bool:
    """Say whether a line that leads in to a list denies what the list tells: "must not:", "Fail if it:"."""
    return len(_DENIES.findall(text)) % 2 == 1


def turned(node: Node) -> Node:
    """Return the denial of a node; of a condition, what it asks is denied and not that it is asked."""
    if isinstance(node, Criterion):
        return replace(node, positive=not node.positive)
    if node.rule == "if":
        return replace(node, parts=(node.parts[0], turned(node.parts[1])))
    parts = tuple(map(turned, node.parts))
    if node.rule == "at least":
        return replace(node, parts=parts, least=len(parts) - max(1, node.least) + 1)
    return replace(node, rule="any" if node.rule == "all" else "all", parts=parts)


def _range(found: re.Match[str]) -> tuple[int | None, int | None]:
    if found["none"]:
        return 0, 0
    if found["all"]:
        return None, None
    if not found["number"]:
        return 1, None
    number = int(found["number"]) if found["number"].isdigit() else NUMBERS[found["number"].lower()]
    bound = " ".join((found["bound"] or "").lower().split())
    if bound in ("fewer than", "less than"):
        return 0, number - 1
    if bound in _MOST:
        return 0, number
    return (number, number) if bound in _JUST else (number + (bound == "more than"), None)


def _counted(parts: tuple[Node, ...], low: int | None, high: int | None) -> Group:
    """Return a group that asks for `low` to `high` of the parts: at most so many are as many less that are not met."""
    if low is None:
        return Group("all", parts)
    groups: list[Group] = []
    if low > 0:
        rule: Rule = "any" if low == 1 else "at least"
        groups.append(Group(rule, parts, 0 if low == 1 else low))
    if high is not None and high < len(parts):
        rule = "at least" if high else "all"
        groups.append(Group(rule, tuple(map(turned, parts)), len(parts) - high if high else 0))
    if len(groups) == 1:
        return groups[0]
    return Group("all", tuple(groups)) if groups else Group("any", (*parts, *map(turned, parts)))
