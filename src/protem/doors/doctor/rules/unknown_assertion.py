"""An assertion of a type that promptfoo does not know.

Why it bites
------------
"Unknown assertion type": every test that has it is an error. Worse, a misspelt `select-best` is passed over without
a word, and so is everything else that begins with `select-`: the test passes, and nothing was judged. `select-best`
and `max-score` have no opposite with `not-`.

What to do
----------
Write the type as promptfoo spells it. The list is that of promptfoo 0.121.20; a type that a later release brought is
no mistake.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.assertions import Assertion
from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.nearest import Nearest
from protem.doors.doctor.promptfoo_names import COMPARISONS, REDTEAM, RELEASE, TYPES
from protem.doors.doctor.rule import Example

BAD = (
    Example("""
providers: [echo]
defaultTest:
  assert:
    - type: llm-rubrik # <-- here
      value: is polite
    - {type: not-contain, value: refund} # <-- here
    - type: assert-set
      assert:
        - {type: select-bset, value: the shortest} # <-- here
        - {type: not-max-score} # <-- here
"""),
)
GOOD = (
    Example("""
providers: [echo]
defaultTest:
  assert:
    - {type: llm-rubric, value: is polite}
    - {type: not-icontains-any, value: [refund, discount]}
    - {type: 'similar:dot', value: hello}
    - {type: 'promptfoo:redteam:harmful:privacy'}
    - {type: max-score}
    - {type: '{{kind}}', value: is polite}
"""),
)
_PASSED_OVER = "select-"


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every type that nothing stands behind."""
    nearest = Nearest(sorted(TYPES | COMPARISONS))
    for assertion in config.assertions():
        if assertion.base and "{{" not in assertion.base and not _is_known(assertion):
            written = shown(f"not-{assertion.base}" if assertion.negated else assertion.base)
            silent = written.startswith(_PASSED_OVER)
            outcome = "it is passed over, and nothing is judged" if silent else "every test that has it is an error"
            says = f"promptfoo {RELEASE} knows no assertion {written}: {outcome}"
            yield complain(assertion.line, says, _mend(assertion, nearest))


def _is_known(assertion: Assertion) -> bool:
    base = assertion.base
    return base in TYPES or base.startswith(REDTEAM) or (base in COMPARISONS and not assertion.negated)


def _mend(assertion: Assertion, nearest: Nearest) -> str:
    if assertion.base in COMPARISONS:
        return f"{assertion.base} has no opposite: take the `not-` off, or the assertion out"
    near = nearest.to(assertion.base.lower())
    negated = assertion.negated and near not in COMPARISONS
    return f"write `{'not-' if negated else ''}{near}`" if near else "write a type that promptfoo knows"
