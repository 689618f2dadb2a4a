"""Which checks run, with which limits, thresholds and pointers. Every default number is argued here."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Literal

from protem.case import Limits
from protem.settings import PolicyError, changed, fitting

INSTRUCTION_STEMS = tuple(
    "repl answ outp resp says said ment cont incl shou must text "
    "that this when wher with from give tell show stat name user".split()
)
"""Stems of the words in which a rubric gives its order ("the answer must mention"), not of what it asks for."""

ALWAYS = ("no-answer", "no-sources")
"""Checks that no policy can leave out: without them an empty answer, or one that rests on nothing, would be shown."""

POINTERS: Mapping[str, str] = MappingProxyType(
    {
        "check-crashed": "This answer could not be checked, so it is not shown. Please read the sources themselves.",
        "not-covered": "The sources at hand do not answer this. Please ask the office in charge.",
        "uncited": "No answer can be shown that rests on these sources alone. Please read them directly.",
        "ungrounded": "An answer was written, but the sources do not bear it out. Please read them directly.",
        "overlong": "The answer was too long to be checked well. Please ask a narrower question.",
        "off-form": "The answer was not in a form that can be shown. Please ask again.",
    }
)
"""The line shown instead of a refused answer. A pointer holds no figure: it is the one text nobody checks."""


UNNAMED = "unnamed"
"""The name of a policy from a TOML text that gives none; who reads it from a file puts the file's name there."""


@dataclass(frozen=True, slots=True)
class Words:
    """How the `words` engine compares a rubric with an output."""

    threshold: float = 0.5
    """Share of the rubric's stems that must stand in the output. Half: the original's choice, kept to the letter."""
    stem_length: int = 4
    """Characters of a stem; shorter runs are no words. Four joins "ship" and "shipping" and keeps out "the"."""
    instruction_stems: tuple[str, ...] = INSTRUCTION_STEMS


@dataclass(frozen=True, slots=True)
class Criteria:
    """What the `criteria` engine makes of what it found."""

    share: float = 1.0
    """Part of the weight that must be met where the rubric says nothing of it. All: who writes three things into a
    rubric means three, and an LLM judge that is given no scale fails an output that lacks one."""
    undecidable: Literal["undecided", "fail", "model"] = "undecided"
    """What a verdict becomes that rules can't decide. `undecided` says so, and passes nothing; `fail` is for tools
    that know two answers only and count what is neither as broken; `model` lets the promptfoo judge and `protem grade`
    ask the model that PROTEM_JUDGE_URL and PROTEM_JUDGE_MODEL name, and is `undecided` everywhere else."""


@dataclass(frozen=True, slots=True)
class Reading:
    """How the gate reads an answer and its sources."""

    figures: Literal["values", "digit-runs"] = "values"
    """`values`: grouping, decimals, number words, percent, money are read. `digit-runs`: runs of 0-9, as strings."""
    rounding: Literal["marked", "never"] = "marked"
    """`marked`: "about 72%" for 72.38%, and decimals left out; a whole number without a mark is never a rounding."""
    arithmetic: Literal["shown", "never"] = "shown"
    """`shown`: "700 + 450 = 1,150" may be said where the source holds 700 and 450. A sum not shown is never guessed:
    with all sums of two figures allowed nearly any number passes on a table of figures."""
    page_ranges: bool = True
    """"pp. 12-15" names the pages between as well. Without it, only the two that are written."""
    citation_pages: Literal["anywhere", "leading"] = "anywhere"
    """Whether "Handbook, p. 12" gives its source a page, or only a citation that begins with one."""
    marks: bool = True
    """Whether `[1]` in an answer cites a source. Without it, brackets are text."""
    links: bool = True
    """Whether a link in an answer must stand in a cited source."""
    unknown_id_first: bool = False
    """With nothing given at all, name an id that is not given (uncited) before the missing sources (not-covered)."""


@dataclass(frozen=True, slots=True)
class Quotes:
    """How a quotation may leave words out."""

    gap: int = 60
    """Words of the source that an ellipsis may stand for: two long sentences. Parts further apart are sewn together."""


@dataclass(frozen=True, slots=True)
class Caps:
    """How much is read at all, in characters. Beyond a cap the answer is refused unread."""

    answer: int = 100_000
    """A hundred times a long answer; above it somebody is testing the gate, not asking it."""
    given: int = 2_000_000
    """Question and sources together. A thick book is one million; two in one prompt are a mistake in the retrieval."""
    sources: int = 2_000
    """Sources of one case. Retrieval gives tens; what is read of each is kept, and this many still fit."""


@dataclass(frozen=True, slots=True)
class Policy:
    """How to judge: a value, the same for every case of a run.

    `checks` names the checks to run, beside those of `ALWAYS`; `None` runs every check there is. `undecided` says
    whether a finding that rules can't decide refuses an answer. `citations = "required"` refuses an answer that
    cites nothing. `engine` is how a rubric is judged: `words` by its words, `criteria` by what it asks.
    """

    name: str = "default"
    engine: Literal["words", "criteria"] = "criteria"
    checks: tuple[str, ...] | None = None
    undecided: Literal["show", "refuse"] = "show"
    citations: Literal["optional", "required"] = "optional"
    words: Words = field(default_factory=Words)
    criteria: Criteria = field(default_factory=Criteria)
    reading: Reading = field(default_factory=Reading)
    limits: Limits = field(default_factory=lambda: Limits(max_chars=600))
    """600 characters: what a person reads to the end before acting on it; the original's cap."""
    quotes: Quotes = field(default_factory=Quotes)
    caps: Caps = field(default_factory=Caps)
    pointers: Mapping[str, str] = field(default_factory=lambda: POINTERS)

    @classmethod
    def named(cls, name: str) -> Policy:
        """Return a built-in policy: `default`, or `classic` (what the two original programs decided).

        Raises:
            PolicyError: there is no built-in policy of that name.

        """
        if name not in _BUILT_IN:
            raise PolicyError(f"no policy is called {name!r}; there are {', '.join(sorted(_BUILT_IN))}")
        return _BUILT_IN[name]

    @classmethod
    def from_toml(cls, text: str) -> Policy:
        """Read a policy from the text of a TOML file. `extends = "classic"` starts from that built-in policy.

        Raises:
            PolicyError: the text is not TOML, a key is unknown, or a value is of the wrong kind.

        """
        try:
            table = tomllib.loads(text)
        except (ValueError, RecursionError) as problem:  # not TOML, or a number longer than Python converts
            raise PolicyError(f"not readable as TOML: {problem}") from None
        extends = table.pop("extends", "default")
        base = cls.named(fitting(extends, str, "extends"))
        if "name" not in table:
            base = replace(base, name=UNNAMED)
        return base.with_settings(table)

    def with_settings(self, settings: Mapping[str, Any]) -> Policy:
        """Return this policy with some settings changed, given as the nested tables of its TOML form.

        Raises:
            PolicyError: a key is unknown, or a value is of the wrong kind.

        """
        policy: Policy = changed(self, settings, "")
        return policy


DEFAULT = Policy()
CLASSIC = Policy(
    name="classic",
    engine="words",
    checks=("no-answer", "no-sources", "overlong", "ungrounded-figure", "unknown-source", "wrong-page"),
    reading=Reading(
        figures="digit-runs",
        rounding="never",
        arithmetic="never",
        page_ranges=False,
        citation_pages="leading",
        marks=False,
        links=False,
        unknown_id_first=True,
    ),
)
_BUILT_IN = {policy.name: policy for policy in (DEFAULT, CLASSIC)}
