"""No text breaks a task or costs more than its length."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from growth import assert_linear
from protem.policy import DEFAULT
from protem.tasks.agreement import agreement
from protem.tasks.asking_back import question_of
from protem.tasks.attribution import attributed
from protem.tasks.classification import labels_of
from protem.tasks.comparing import best_of
from protem.tasks.contrast import set_aside, spelled_out, without_asides
from protem.tasks.doers import pairs
from protem.tasks.embedding import embedding
from protem.tasks.entailment import entailed
from protem.tasks.goal import goal_reached, steps_of
from protem.tasks.how_often import how_often
from protem.tasks.key_phrases import key_phrases
from protem.tasks.kinds_asked import asked_kinds
from protem.tasks.kinds_given import given_kinds
from protem.tasks.named_source import unknown_source
from protem.tasks.names import lacking_name, other_subject
from protem.tasks.phrasing import plainly
from protem.tasks.red_team import withstood
from protem.tasks.relevant_passages import ranked, relevant_passages
from protem.tasks.replaced import replaced
from protem.tasks.safety import flags
from protem.tasks.said_of import said_of_another
from protem.tasks.statements import sentences, statements
from protem.tasks.tally import tally
from protem.tasks.turn_relevance import Turn, relevant_turn
from protem.tasks.undone import undone
from protem.tasks.within_range import within_range
from protem.tasks.wrapping_tags import without_tags

CRITERIA = DEFAULT.with_settings({"engine": "criteria"})
FACT = "The bridge was built in 1912 by Anna Berg."
TASKS: dict[str, Callable[[str], object]] = {
    "agreement of a reference": lambda text: agreement(text, FACT, "When?"),
    "agreement of an answer": lambda text: agreement(FACT, text, "When?"),
    "asking back": question_of,
    "attribution": lambda text: attributed(FACT, (text,)),
    "classification": labels_of,
    "comparing": lambda text: best_of((text, "x"), "mentions a bridge", "what?", CRITERIA),
    "contrast": lambda text: (set_aside(FACT, text), spelled_out(text), without_asides(text)),
    "doers": pairs,
    "embedding": embedding,
    "entailment of a statement": lambda text: entailed(text, (FACT,)),
    "entailment by a text": lambda text: entailed(FACT, (text,)),
    "goal": lambda text: goal_reached("Find the bridge", steps_of(text), text),
    "how often": how_often,
    "key phrases": key_phrases,
    "kinds": lambda text: (asked_kinds(text), given_kinds(text)),
    "a source that is named": lambda text: (unknown_source(text, FACT), unknown_source(FACT, text)),
    "said of another": lambda text: (said_of_another(text, text), said_of_another("Symbol of iron?", text)),
    "wrapping tags": without_tags,
    "within a range": lambda text: (list(within_range(text, (FACT,))), list(within_range("A 7 of 8", (text,)))),
    "a name that is lacking": lambda text: lacking_name(text, text[:99]),
    "another subject": lambda text: other_subject(FACT, text),
    "phrasing": plainly,
    "red team": withstood,
    "relevant passages": lambda text: relevant_passages("How old is the Bridge?", (text,)),
    "ranking": lambda text: ranked("How old is the Bridge?", (text, "b")),
    "safety": flags,
    "statements": statements,
    "sentences": sentences,
    "tally": lambda text: tally(FACT, text),
    "replaced": lambda text: (replaced(FACT, text), replaced(text, FACT)),
    "undone": lambda text: (undone("Find the bridge", text), undone(text, FACT)),
    "turns": lambda text: relevant_turn([Turn(text, "x"), Turn("Where is the bridge?", text)]),
}
PIECES = (
    "a",
    "\x00",
    "\ud800 ",
    "\n",
    "1",
    "Ab ",
    "In a, ",
    "x was taken ",
    '{"a":',
    "(",
    "4 1",
    "to 9 ",
    "is by ",
    "<a> </a>",
    "<a b='",
    "according to ",
    "the A says ",
    "of b for c ",
    "aged 6 to 8 ",
    ", not A",
    "A did not; ",
)


@pytest.mark.parametrize("task", TASKS)
@pytest.mark.parametrize("piece", PIECES)
def test_a_text_of_one_piece_over_and_over_breaks_nothing(task: str, piece: str) -> None:
    TASKS[task](piece * (20_000 // len(piece)))


MEGABYTE = (
    "asking back",
    "classification",
    "embedding",
    "phrasing",
    "safety",
    "another subject",
    "a name that is lacking",
)


@pytest.mark.parametrize("task", MEGABYTE)
@pytest.mark.parametrize("piece", ["a", "\x00", "1", "In a, ", "to 9 "])
def test_a_megabyte_breaks_nothing(task: str, piece: str) -> None:
    TASKS[task](piece * (1_000_000 // len(piece)))


@pytest.mark.parametrize("task", TASKS)
@pytest.mark.parametrize(
    "piece",
    [
        "In a, ",
        "Ab was taken ",
        "; Ab did not, not Ba",
        "To kill you should ",
        "The river Elbe rose by 3 metres in May. ",
    ],
)
def test_twice_the_text_costs_twice_the_time(task: str, piece: str) -> None:
    assert_linear(lambda size: lambda: TASKS[task](piece * (size // len(piece))))
