"""From a rubric to its criteria: a tree of what is asked, by whom it is decided, and where it stands in the rubric.

A clause that one operator understands whole is one criterion. Else it is taken apart: at its sentences, at "if", at
"and", "or" and "but" where both sides can be read or the right one begins with a verb of its own. What is left is a
claim for the operator `says`, or undecidable where it asks for taste, or for a form that no operator reads.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from protem.rubric.as_data import Asked, asked_in_data
from protem.rubric.choices import Choice, Chosen, chosen
from protem.rubric.conditions import asked_of_question, condition_of
from protem.rubric.coordination import (
    STATES,
    Joint,
    begins_with_verb,
    inherits_denial,
    joints,
    sentences_of,
    shares_predicate,
)
from protem.rubric.criterion import Criterion, Group, Node, Parsed, criteria_of, moved
from protem.rubric.lines import Line, is_scale, lines_of, sections_of
from protem.rubric.merging import merged
from protem.rubric.operator import Operator
from protem.rubric.operators import all_operators, operator_named
from protem.rubric.quantity import turned
from protem.rubric.request import NOT, Reading, Request
from protem.rubric.saying.stating import is_statement
from protem.rubric.some_of import Some, some_of
from protem.rubric.to_the_judge import asked_of
from protem.rubric.undecidable import DESCRIBED, is_taste, why_no_claim, why_undecidable
from protem.rubric.wording.asserted import asserted
from protem.rubric.wording.literals import Literal, literals
from protem.rubric.wording.plain import request_of
from protem.rubric.wording.spelling import mended, placed

SAYS = "says"
UNDECIDABLE = "undecidable"
_DEEPEST = 8
_OUTRIGHT = 2
"""Size of a reading that `says` makes of an outright "says that": not of a bare sentence, which may be of taste."""
_LONGEST = 30_000
"""Characters of a rubric that are read; a longer one is no rubric."""
_MOST = 200
"""Criteria of a rubric."""
_ENUMERATED = re.compile(r"(?:,?\s{0,2}(?:and|or)?\s{0,2})\((\d)\)\s")
_LABEL = re.compile(r"[A-Z][\w /&-]{0,30}:\s{1,4}(?=[^\s\"'“‘`])")
_ASKS_TO_SAY = re.compile(
    r"(?:(?:the|it|answer|response|output|reply|must|should|has|needs|to|also)\s){0,6}"
    r"(?:mention|say|state|note|explain|report|tell|include|convey|cover)s?:\s{1,4}",
    re.IGNORECASE,
)
_MUST_NOT = re.compile(r"[^.:;]{0,60}\b(?:not|never|avoids?|refrains? from)\s?:\s", re.IGNORECASE)
_OTHERWISE = re.compile(r"(?:otherwise|if not|else),?\s", re.IGNORECASE)
_SHORT = 6
"""Words of a string of data that is to stand in the output as it is."""
_COPULA = re.compile(r"\A(?:is|are|has|have|was|were)\s|[- ]friendly\b", re.IGNORECASE)
"""What a description has beside the thing itself: "is vegetarian friendly" asks for what is vegetarian."""
_ORDINAL_ONE = re.compile(r"(⟨o-?\d+⟩) (?:ones?|of (?:them|which|these|those))\b")
_LISTS = re.compile(
    r"(?:(?:the|it|this|answer|response|output|reply|summary|should|must|correctly)\s){0,4}"
    r"(?:lists?|names?|mentions?|covers?|includes?|describes?|identif(?:y|ies)|states?|gives?|explains?)\s"
    r"(?![^:]{0,80}\b(?:any|either|least|one|some|not|words?|keywords?|keys?|format|phrases?)\b)[^:;.\n]{3,80}:\s",
    re.IGNORECASE,
)
_ITEM = re.compile(r"(?!and\s)[^\s,;][^,;]{1,80}?(?=,?\s{1,2}and\s|[,;]|\.?\s{0,2}\Z)")
_FEWEST, _MOST_ITEMS = 2, 12
_WORDS = re.compile(r"\b(?:key\s?)?(?:words?|terms?|phrases?|names)\b", re.IGNORECASE)
"""A list of words is one request, which operators read."""
_ARTICLE = re.compile(r"an?\s", re.IGNORECASE)
_UNITS = re.compile(r"\b(sentence|paragraph|line|section|stanza|bullet|word)s?\b")


@lru_cache(maxsize=256)
def parse(rubric: str) -> Parsed:
    """Return how a rubric was understood."""
    if len(rubric) > _LONGEST:
        why = f"a rubric of {len(rubric)} characters is not read"
        return Parsed(Group("all", (Criterion(rubric[:80], 0, 80, UNDECIDABLE, {"why": why}),)))
    spelt, shifts = mended(rubric, [(one.start, one.end) for one in literals(rubric)])
    reader = _Reader(spelt, literals(spelt))
    root, share = reader.whole()
    node = merged(root)
    node = node if isinstance(node, Group) else root
    aside = tuple(" ".join(spelt[start:end].split()) for start, end in reader.aside)
    return Parsed(moved(node, lambda at: placed(at, shifts)) if shifts else node, share, aside)


class _Reader:
    """The reading of one rubric; `rubric` and `quoted` are what all its steps look at."""

    def __init__(self, rubric: str, quoted: tuple[Literal, ...]) -> None:
        self._rubric = rubric
        self._quoted = quoted
        self.aside: list[tuple[int, int]] = []
        self._read: dict[tuple[int, int], tuple[Operator, Reading] | None] = {}
        self._cuts: dict[tuple[int, int, int], Node | None] = {}

    def whole(self) -> tuple[Group, float | None]:
        """Read every line, and the rules that some of them give for the others."""
        if (data := asked_in_data(self._rubric)) is not None:
            return self._of_data(data), None
        every = lines_of(self._rubric, self._quoted)
        share = next((line.share for line in reversed(every) if line.share is not None), None)
        enough = next((line.points for line in every if line.points), 0.0)
        self.aside += [(line.start, line.end) for line in every if line.aside]
        asking = [line for line in every[:_MOST] if not (line.aside or line.points)]
        sections = [
            quantity.group(tuple(self._line(line, left_out=line.negative or quantity.strict) for line in lines))
            for quantity, lines in sections_of(asking)
        ]
        if len(sections) == 1:
            total = sum(part.weight for part in sections[0].parts)
            return sections[0], min(1.0, enough / total) if enough and total else share
        return Group("all", tuple(sections)), share

    def _line(self, line: Line, *, left_out: bool) -> Node:
        """Read one line with its weight; `left_out`: what it names may be one too many."""
        node = self.node(line.start, line.end, 0)
        node = self._included(node) if left_out else node
        node = turned(node) if line.negative else node
        node = replace(node, weight=line.weight)
        return Group("any", (node, _lesser(node))) if line.lesser else node

    def _included(self, node: Node) -> Node:
        """Return what a list of things that must not be asks of a bare one: "a phone number" is to be included."""
        if isinstance(node, Group) or node.operator != SAYS or is_statement(node.text):
            return node
        if len(node.text.split()) > _SHORT or begins_with_verb(self._request(node.start, node.end).plain):
            return node
        read = _best(self._asked(f"includes {node.text}")) or _best(self._asked(f"mentions {node.text}"))
        return self._criterion(node.start, node.end, *read) if read else node

    def _of_data(self, data: list[Asked]) -> Group:
        """Read the strings of a rubric that is written as JSON."""
        nodes: list[Node] = []
        for asked in data[:_MOST]:
            text = self._rubric[asked.start : asked.end]
            node = _Reader(self._rubric, _within(self._rubric, asked)).node(asked.start, asked.end, 0)
            if asked.words and isinstance(node, Criterion) and node.operator in (SAYS, UNDECIDABLE):
                short = len(text.split()) <= _SHORT
                literal = {"texts": (text,), "any": False, "exact": False, "bound": None}
                node = Criterion(text, asked.start, asked.end, "literal", literal) if short else node
            nodes.append(node if asked.positive else turned(node))
        why = {"why": "it is written as data of which no rule knows the keys"}
        return Group("all", tuple(nodes) or (Criterion(self._rubric[:80], 0, len(self._rubric), UNDECIDABLE, why),))

    def node(self, start: int, end: int, depth: int) -> Node:
        """Read one clause, `start` to `end`: whole if an operator can, else taken apart, else as a claim."""
        start, end = asserted(self._rubric, *_trimmed(self._rubric, start, end))
        if depth < _DEEPEST and (node := self._whole(start, end, depth)):
            return node
        request = self._request(start, end)
        if found := self._best_of(start, end):
            return self._criterion(start, end, *found)
        if depth < _DEEPEST:
            for way in (
                self._denied,
                self._labelled,
                self._enumerated,
                self._some_of,
                self._sentences,
                self._listed,
                self._condition,
                self._coordinated,
            ):
                if node := way(start, end, depth):
                    return node
        return self._unread(start, end, request)

    def _whole(self, start: int, end: int, depth: int) -> Node | None:
        """Read what is one thing however much an operator could make of its words.

        That is a list of which some must not be, and a condition on what the output does.
        """
        quotes = any(start <= literal.start < end for literal in self._quoted)
        some = None if quotes else some_of(self._rubric, start, end)
        if some and (some.quantity.strict or self._are_forms(some)) and not _WORDS.search(self._rubric, *some.lead):
            return self._some_of(start, end, depth)
        if len(sentences_of(self._rubric, start, end, self._quoted)) > 1:
            return None
        if not quotes and (found := chosen(self._rubric, start, end)):
            return self._of_choice(found.choice, found, (start, end))
        condition = condition_of(self._rubric, start, end, self._quoted)
        return self._condition(start, end, depth) if condition and condition.first else None

    def _of_choice(self, choice: Choice, chosen: Chosen, whole: tuple[int, int]) -> Node | None:
        """Read what is to be chosen from some things behind one verb, each of which an operator must read."""
        if choice.unclear:
            why = {"why": "how its 'and' and 'or' hang together is not told"}
            return Criterion(self._rubric[slice(*whole)], *whole, UNDECIDABLE, why)
        nodes: list[Node] = []
        for part in choice.parts:
            if isinstance(part, Choice):
                node = self._of_choice(part, chosen, whole)
            else:
                read = _best(self._asked(self._rubric[slice(*chosen.verb)] + self._rubric[slice(*part)]))
                node = self._criterion(*part, *read) if read else None
            if not node:
                return None
            nodes.append(node)
        return choice.quantity.group(tuple(nodes))

    def _best_of(self, start: int, end: int) -> tuple[Operator, Reading] | None:
        """Return the operator that reads a part of the rubric whole; the cuts of a clause ask again and again."""
        if (start, end) not in self._read:
            self._read[start, end] = _best(self._request(start, end))
        return self._read[start, end]

    def _request(self, start: int, end: int) -> Request:
        request = request_of(self._rubric, start, end, self._quoted)
        if not _ORDINAL_ONE.search(request.plain):
            return request
        named = list(_UNITS.finditer(self._rubric[:start].lower()))
        return replace(request, plain=_ORDINAL_ONE.sub(rf"\1 {named[-1][1]}", request.plain)) if named else request

    def _criterion(self, start: int, end: int, operator: Operator, reading: Reading) -> Criterion:
        text = self._rubric[start:end]
        return Criterion(text, start, end, operator.name, reading.arguments, reading.positive)

    def _unread(self, start: int, end: int, request: Request) -> Criterion:
        """Take what no other operator reads for a claim, unless it asks for a form, for taste, or for more."""
        text = self._rubric[start:end]
        says = operator_named(SAYS)
        reading = says.read(request) if says else None
        if says and reading and reading.size >= _OUTRIGHT:  # "states that" claims whatever words follow
            return self._criterion(start, end, says, reading)
        if why := why_undecidable(request):
            return Criterion(text, start, end, UNDECIDABLE, {"why": why}, request.positive)
        if says and reading:
            return self._criterion(start, end, says, reading)
        if why := why_no_claim(request):
            return Criterion(text, start, end, UNDECIDABLE, {"why": why}, request.positive)
        return Criterion(text, start, end, SAYS, {"claim": text}, positive=True)

    def _labelled(self, start: int, end: int, depth: int) -> Node | None:
        """Read what stands behind a label: "Format: is valid JSON", "Must mention: the road is closed"."""
        label = _LABEL.match(self._rubric, start, end)
        if not label:
            return None
        claim = self._rubric[label.end() : end]
        if _ASKS_TO_SAY.fullmatch(label[0]) and is_statement(claim):
            return Criterion(self._rubric[start:end], start, end, SAYS, {"claim": claim}, positive=True)
        return self.node(label.end(), end, depth + 1)

    def _denied(self, start: int, end: int, depth: int) -> Node | None:
        """Read "must not: mention the price; apologise": each of the list is denied."""
        lead = _MUST_NOT.match(self._rubric, start, end)
        if not lead:
            return None
        pieces = sentences_of(self._rubric, lead.end(), end, self._quoted)
        return Group("all", tuple(turned(self.node(*piece, depth + 1)) for piece in pieces))

    def _sentences(self, start: int, end: int, depth: int) -> Node | None:
        pieces = sentences_of(self._rubric, start, end, self._quoted)
        if len(pieces) < 2:  # noqa: PLR2004  one sentence is the clause itself
            return None
        nodes: list[Node] = []
        opening = not self._rubric[:start].strip()
        for piece in pieces:
            if (asked := asked_of(self._rubric, *piece, first=opening and not nodes)) is not None:
                if not asked:
                    self.aside.append(piece)
                own = [(self.node(part.start, part.end, depth + 1), part.positive) for part in asked]
                nodes += [node if positive else turned(node) for node, positive in own]
                continue
            other = _OTHERWISE.match(self._rubric, *piece)
            node = self.node(other.end() if other else piece[0], piece[1], depth + 1)
            before = nodes[-1] if nodes else None
            if other and isinstance(before, Group) and before.rule == "if":
                node = Group("if", (turned(before.parts[0]), node))
            if not is_scale(self._rubric[slice(*piece)]):
                nodes.append(node)
        return Group("all", tuple(nodes)) if nodes else None

    def _condition(self, start: int, end: int, depth: int) -> Node | None:
        found = condition_of(self._rubric, start, end, self._quoted)
        if not found:
            return None
        condition: Node
        if found.of_question:
            words = asked_of_question(self._request(*found.condition))
            if not words:
                return None
            text = self._rubric[slice(*found.condition)]
            arguments = {"things": words, "any": False}
            condition = Criterion(text, *found.condition, "mentions", arguments, of="question")
        else:
            condition = self.node(*found.condition, depth + 1)
        condition = turned(condition) if found.unless else condition
        rest = self.node(*found.rest, depth + 1)
        if found.only:  # "A only if B" asks for B where A is, and not for A where B is
            return Group("if", (turned(condition), turned(rest)) if found.of_question else (rest, condition))
        return Group("if", (condition, rest))

    def _coordinated(self, start: int, end: int, depth: int) -> Node | None:
        """Cut a clause where it can be; each part of it is tried once."""
        key = start, end, depth
        if key not in self._cuts:
            self._cuts[key] = self._cut(start, end, depth)
        return self._cuts[key]

    def _cut(self, start: int, end: int, depth: int) -> Node | None:
        """Cut at the first "and", "or", "but" or comma behind which a request of its own stands."""
        for joint in joints(self._rubric, start, end, self._quoted):
            left, right = self._request(start, joint.start), self._request(joint.end, end)
            first, second = self._best_of(start, joint.start), self._best_of(joint.end, end)
            own = begins_with_verb(right.plain) or _is_bounded_form(right, second, left.plain)
            read_apart = (first or is_taste(left)) and (second or is_taste(right)) and bool(first or second)
            rest: Node | None
            claimed = None if second else self._claimed_too(joint, end, left.plain, right.plain)
            if claimed or own or read_apart:
                rest = claimed or self.node(joint.end, end, depth + 1)
            elif first or is_taste(left):
                rest = self._coordinated(joint.end, end, depth + 1) if depth < _DEEPEST else None
            else:
                rest = None
            if rest is None:
                continue
            denies = inherits_denial(left.plain, right.plain)
            rule = "any" if joint.is_or and not denies else "all"
            first_part = self.node(start, joint.start, depth + 1)
            first_part = turned(first_part) if shares_predicate(left.plain, right.plain) else first_part
            parts = (first_part, turned(rest) if denies else rest)
            return Group(rule, parts)  # type: ignore[arg-type]
        return None

    def _claimed_too(self, joint: Joint, end: int, left: str, right: str) -> Criterion | None:
        """Read the second claim of "says that the pool is open and that entry is free", "... and needs a card"."""
        again = right.startswith("that ")
        if (
            " that " not in left
            or NOT in left + right
            or not (again or (right.split()[:1] and right.split(maxsplit=1)[0] in STATES))
        ):
            return None
        begins = joint.end + (len("that ") if again else 0)
        text = self._rubric[begins:end]
        return Criterion(text, begins, end, SAYS, {"claim": text})

    def _listed(self, start: int, end: int, depth: int) -> Node | None:
        """Read "lists three benefits: better sleep, a stronger heart": each of the list is to be said."""
        found = _LISTS.match(self._rubric, start, end)
        if not found or any(start <= literal.start < end for literal in self._quoted) or depth > 1:
            return None
        items = list(_ITEM.finditer(self._rubric, found.end(), end))
        if not _FEWEST <= len(items) <= _MOST_ITEMS:
            return None
        every = (Criterion(each[0], *each.span(), SAYS, {"claim": each[0].rstrip(".")}) for each in items)
        return Group("all", tuple(every))

    def _some_of(self, start: int, end: int, depth: int) -> Node | None:
        """Read "any two of the following suffice: mentions fibre, mentions water": so many of a list."""
        found = some_of(self._rubric, start, end)
        if not found or any(found.lead[0] <= literal.start < found.lead[1] for literal in self._quoted):
            return None
        items = tuple(self._item(item, found, depth) for item in found.items)
        return found.quantity.group(tuple(item for item in items if item)) if all(items) else None

    def _item(self, item: tuple[int, int], found: Some, depth: int) -> Node | None:
        """Read one of a list of which so many are asked: a request of its own, or a thing to be named."""
        request, text = self._request(*item), self._rubric[slice(*item)]
        if begins_with_verb(request.plain):
            return self.node(*item, depth + 1)
        as_form = found.quantity.strict or self._are_forms(found)
        named = self._best_of(*item) if as_form and not found.named else None
        if named:
            return self._criterion(*item, *named)
        if not found.mentioned or not 0 < len(request.plain.split()) <= _SHORT:
            return None
        if not found.quantity.strict:
            return Criterion(text, *item, SAYS, {"claim": text})
        named = _best(
            self._asked(f"mentions the word {text}")
        )  # what is said of a thing that must not be named does not matter
        why = {"why": "what is to be left out is described, not named"}
        return self._criterion(*item, *named) if named else Criterion(text, *item, UNDECIDABLE, why)

    def _are_forms(self, some: Some) -> bool:
        """Say whether all of a list are told of as forms are, and are no names: "a greeting, a question"."""
        return all(_ARTICLE.match(self._rubric, *item) and self._best_of(*item) for item in some.items)

    def _asked(self, text: str) -> Request:
        """Return a request that the rubric makes in other words."""
        return request_of(text, 0, len(text), ())

    def _enumerated(self, start: int, end: int, depth: int) -> Node | None:
        """Read "that (1) has mains under $25, (2) is open past 10 pm": each behind what stands before the first."""
        marks = list(_ENUMERATED.finditer(self._rubric, start, end))
        if [int(mark[1]) for mark in marks] != list(range(1, len(marks) + 1)) or len(marks) < 2:  # noqa: PLR2004
            return None
        ends = [mark.start() for mark in marks[1:]] + [end]
        parts = [self.node(mark.end(), stop, depth + 1) for mark, stop in zip(marks, ends, strict=True)]
        return Group("all", tuple(map(_claimed, parts)))


def _claimed(node: Node) -> Node:
    """Return what is said of a thing as a claim: the "is vegetarian friendly" of "a place that (1) ..."."""
    if isinstance(node, Group) or node.operator != UNDECIDABLE or node.arguments["why"] != DESCRIBED:
        return node
    return replace(node, operator=SAYS, arguments={"claim": _COPULA.sub("", node.text)})


def _within(rubric: str, asked: Asked) -> tuple[Literal, ...]:
    """Return the quoted texts within a string of data."""
    found = literals(rubric[asked.start : asked.end])
    return tuple(Literal(one.start + asked.start, one.end + asked.start, one.text) for one in found)


def _lesser(node: Node) -> Criterion:
    """Return what stands for the lower marks of a scale: whether they pass no rubric says."""
    first = next(criteria_of(node))
    return Criterion(first.text, first.start, first.end, UNDECIDABLE, {"why": "a lower mark may be enough"})


def _is_bounded_form(right: Request, read: tuple[Operator, Reading] | None, left: str) -> bool:
    """Say whether the right of a joint is a form by its own bound: "... and under 50 words"."""
    bounds = right.bounds
    return bool(read and bounds and right.plain.startswith("⟨n0⟩") and not bounds[0].bare) and "between" not in left


def _best(request: Request) -> tuple[Operator, Reading] | None:
    """Return the operator that accounts for most of a request, if any understands it whole.

    `says` is not among them: it reads nearly everything, and is asked when all others have been.
    """
    every = (operator for operator in all_operators() if operator.name != SAYS)
    found = [(operator, reading) for operator in every if (reading := operator.read(request))]
    return max(found, key=lambda each: each[1].size, default=None)


def _trimmed(rubric: str, start: int, end: int) -> tuple[int, int]:
    piece = rubric[start:end]
    start += len(piece) - len(piece.lstrip(" \t\r\n,;"))
    return start, max(start, start + len(rubric[start:end].rstrip(" \t\r\n,;")))
