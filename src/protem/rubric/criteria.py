"""From a rubric to its criteria: a tree of what is asked, by whom it is decided, and where it stands in the rubric.

A clause that one operator understands whole is one criterion. Else it is taken apart: at its sentences, at "if", at
"and", "or" and "but" where both sides can be read or the right one begins with a verb of its own. What is left is a
claim for the operator `says`, or undecidable where it asks for taste, or for a form that no operator reads.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from protem.rubric.conditions import asked_of_question, condition_of
from protem.rubric.coordination import begins_with_verb, inherits_denial, joints, sentences_of
from protem.rubric.criterion import Criterion, Group, Node, Parsed
from protem.rubric.lines import Line, is_scale, lines_of
from protem.rubric.merging import merged
from protem.rubric.operator import Operator
from protem.rubric.operators import all_operators, operator_named
from protem.rubric.request import Reading, Request
from protem.rubric.undecidable import DESCRIBED, is_taste, why_no_claim, why_undecidable
from protem.rubric.wording.literals import Literal, literals
from protem.rubric.wording.plain import request_of

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
_MUST_NOT = re.compile(r"[^.:;]{0,60}\b(?:not|never|avoids?|refrains? from)\s?:\s", re.IGNORECASE)
_OTHERWISE = re.compile(r"(?:otherwise|if not|else),?\s", re.IGNORECASE)
_COPULA = re.compile(r"\A(?:is|are|has|have|was|were)\s|[- ]friendly\b", re.IGNORECASE)
"""What a description has beside the thing itself: "is vegetarian friendly" asks for what is vegetarian."""
_ORDINAL_ONE = re.compile(r"(⟨o-?\d+⟩) (?:ones?|of (?:them|which|these|those))\b")
_QUESTION = re.compile(
    r"\s{0,4}(?:(?:so|and|then),?\s)?(?:(?:does|did|do|can|could|will|would|should|has|have)\s"
    r"(?:(?:the|this|its|your|an?)\s(?:\w{1,12}\s)?(?:answer|response|output|reply|text|summary|message|assistant|model|"
    r"agent|bot|chatbot|completion|submission|llm|ai|email|explanation|review|essay)|it|they|he|she)\s|"
    r"(?:is|are|was|were)\s(?:the|this|its|your|an?)\s(?:\w{1,12}\s)?(?:answer|response|output|reply|text|summary|"
    r"completion|submission|tone)\s(?!(?:mentioned|stated|given|included)\b)|whether\s)(?=\S)",
    re.IGNORECASE,
)
"""What makes a question of a criterion: "Does the output state that ...?"."""
_LISTS = re.compile(
    r"(?:(?:the|it|this|answer|response|output|reply|summary|should|must|correctly)\s){0,4}"
    r"(?:lists?|names?|mentions?|covers?|includes?|describes?|identif(?:y|ies)|states?|gives?|explains?)\s"
    r"(?![^:]{0,80}\b(?:any|either|least|one|some|not|words?|keywords?|keys?|format|phrases?)\b)[^:;.\n]{3,80}:\s",
    re.IGNORECASE,
)
_ITEM = re.compile(r"(?!and\s)[^\s,;][^,;]{1,80}?(?=,?\s{1,2}and\s|[,;]|\.?\s{0,2}\Z)")
_FEWEST, _MOST_ITEMS = 2, 12
_UNITS = re.compile(r"\b(sentence|paragraph|line|section|stanza|bullet|word)s?\b")


@lru_cache(maxsize=256)
def parse(rubric: str) -> Parsed:
    """Return how a rubric was understood."""
    if len(rubric) > _LONGEST:
        why = f"a rubric of {len(rubric)} characters is not read"
        return Parsed(Group("all", (Criterion(rubric[:80], 0, 80, UNDECIDABLE, {"why": why}),)))
    quoted = literals(rubric)
    reader = _Reader(rubric, quoted)
    root, share = reader.whole()
    node = merged(root)
    return Parsed(node if isinstance(node, Group) else root, share)


class _Reader:
    """The reading of one rubric; `rubric` and `quoted` are what all its steps look at."""

    def __init__(self, rubric: str, quoted: tuple[Literal, ...]) -> None:
        self._rubric = rubric
        self._quoted = quoted

    def whole(self) -> tuple[Group, float | None]:
        """Read every line, and the rules that some of them give for the others."""
        every = lines_of(self._rubric, self._quoted)
        sections: list[Group] = []
        parts: list[Node] = []
        rule, least, share = "all", 0, None
        first: tuple[str, int] | None = None
        for line in every[:_MOST]:
            if line.share is not None:
                share = line.share
            if line.rule:
                if parts:
                    sections.append(Group(rule, tuple(parts), least))  # type: ignore[arg-type]
                    parts = []
                rule, least = line.rule, line.least
                first = first or (rule, least)
                continue
            node = self.node(line.start, line.end, 0)
            if line.negative:
                node = _turned(node)
            parts.append(replace(node, weight=line.weight))
        if parts or not sections:
            rule, least = first if first and not sections and not _is_ahead(every) else (rule, least)
            sections.append(Group(rule, tuple(parts), least))  # type: ignore[arg-type]
        if len(sections) == 1:
            return sections[0], share
        return Group("all", tuple(sections)), share

    def node(self, start: int, end: int, depth: int) -> Node:
        """Read one clause, `start` to `end`: whole if an operator can, else taken apart, else as a claim."""
        start, end = _asserted(self._rubric, *_trimmed(self._rubric, start, end))
        request = self._request(start, end)
        if found := _best(request):
            return self._criterion(start, end, *found)
        if depth < _DEEPEST:
            for way in (
                self._denied,
                self._labelled,
                self._enumerated,
                self._sentences,
                self._listed,
                self._condition,
                self._coordinated,
            ):
                if node := way(start, end, depth):
                    return node
        return self._unread(start, end, request)

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
        """Read what stands behind a label: "Format: is valid JSON"."""
        label = _LABEL.match(self._rubric, start, end)
        return self.node(label.end(), end, depth + 1) if label else None

    def _denied(self, start: int, end: int, depth: int) -> Node | None:
        """Read "must not: mention the price; apologise": each of the list is denied."""
        lead = _MUST_NOT.match(self._rubric, start, end)
        if not lead:
            return None
        pieces = sentences_of(self._rubric, lead.end(), end, self._quoted)
        return Group("all", tuple(_turned(self.node(*piece, depth + 1)) for piece in pieces))

    def _sentences(self, start: int, end: int, depth: int) -> Node | None:
        pieces = sentences_of(self._rubric, start, end, self._quoted)
        if len(pieces) < 2:  # noqa: PLR2004  one sentence is the clause itself
            return None
        nodes: list[Node] = []
        for piece in pieces:
            other = _OTHERWISE.match(self._rubric, *piece)
            node = self.node(other.end() if other else piece[0], piece[1], depth + 1)
            before = nodes[-1] if nodes else None
            if other and isinstance(before, Group) and before.rule == "if":
                node = Group("if", (_turned(before.parts[0]), node))
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
        condition = _turned(condition) if found.unless else condition
        return Group("if", (condition, self.node(*found.rest, depth + 1)))

    def _coordinated(self, start: int, end: int, depth: int) -> Node | None:
        """Cut at the first "and", "or", "but" or comma behind which a request of its own stands."""
        for joint in joints(self._rubric, start, end, self._quoted):
            left, right = self._request(start, joint.start), self._request(joint.end, end)
            first, second = _best(left), _best(right)
            own = begins_with_verb(right.plain)
            read_apart = (first or is_taste(left)) and (second or is_taste(right)) and bool(first or second)
            rest: Node | None
            if own or read_apart:
                rest = self.node(joint.end, end, depth + 1)
            elif first or is_taste(left):
                rest = self._coordinated(joint.end, end, depth + 1) if depth < _DEEPEST else None
            else:
                rest = None
            if rest is None:
                continue
            denies = inherits_denial(left.plain, right.plain)
            rule = "any" if joint.is_or and not denies else "all"
            parts = (self.node(start, joint.start, depth + 1), _turned(rest) if denies else rest)
            return Group(rule, parts)  # type: ignore[arg-type]
        return None

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


def _is_ahead(every: tuple[Line, ...]) -> bool:
    return bool(every) and bool(every[0].rule)


def _best(request: Request) -> tuple[Operator, Reading] | None:
    """Return the operator that accounts for most of a request, if any understands it whole.

    `says` is not among them: it reads nearly everything, and is asked when all others have been.
    """
    every = (operator for operator in all_operators() if operator.name != SAYS)
    found = [(operator, reading) for operator in every if (reading := operator.read(request))]
    return max(found, key=lambda each: each[1].size, default=None)


def _turned(node: Node) -> Node:
    """Return the denial of a node."""
    if isinstance(node, Criterion):
        return replace(node, positive=not node.positive)
    rule = {"all": "any", "any": "all"}.get(node.rule, node.rule)
    return replace(node, rule=rule, parts=tuple(map(_turned, node.parts)))  # type: ignore[arg-type]


def _asserted(rubric: str, start: int, end: int) -> tuple[int, int]:
    """Return the place of a criterion that is put as a question, without what makes it one."""
    asked = _QUESTION.match(rubric, start, end)
    if not asked:
        return start, end
    while end > asked.end() + 1 and rubric[end - 1] in "?？ ":
        end -= 1
    return asked.end(), end


def _trimmed(rubric: str, start: int, end: int) -> tuple[int, int]:
    piece = rubric[start:end]
    start += len(piece) - len(piece.lstrip(" \t\r\n,;"))
    return start, max(start, start + len(rubric[start:end].rstrip(" \t\r\n,;")))
