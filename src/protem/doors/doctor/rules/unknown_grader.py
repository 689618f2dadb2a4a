"""A grader that is neither declared nor anything promptfoo could load.

Why it bites
------------
promptfoo looks a grader up among the ids and labels of the declared providers. What it does not find there it
takes for a provider to load, `openai:gpt-4.1` or `file://judge.py`, and a plain word is none: "Could not identify
provider". Every test that comes to it is an error, and with a `select-best` the whole eval ends without results. A
label inside an object, `{id: judge}`, is not looked up at all.

What to do
----------
Write the label as it stands under `providers:`, as a plain string; or declare the grader there.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.graders import Grader
from protem.doors.doctor.nearest import Nearest
from protem.doors.doctor.promptfoo_names import BARE_PROVIDERS, SCRIPTS
from protem.doors.doctor.rule import Example

BAD = (
    Example("""
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
defaultTest:
  options:
    provider: jugde # <-- here
tests:
  - assert: [{type: llm-rubric, value: is polite}]
  - options:
      provider:
        text: judge.py # <-- here
    assert: [{type: llm-rubric, value: is polite}]
  - assert:
      - type: llm-rubric
        value: is polite
        provider: {id: judge} # <-- here
      - type: select-best
        value: the shortest
        provider: Judge # <-- here
"""),
)
GOOD = (
    Example("""
providers:
  - echo
  - {id: file://judge.py, label: judge, prompts: []}
defaultTest:
  options: {provider: judge}
tests:
  - assert:
      - {type: llm-rubric, value: is polite}
      - {type: llm-rubric, value: is witty, provider: 'openai:gpt-4.1'}
      - {type: llm-rubric, value: is witty, provider: '{{env.GRADER}}'}
      - {type: contains, value: x, provider: nobody}
"""),
    Example(
        """
providers: [file://grader.js]
tests:
  - assert: [{type: llm-rubric, value: is polite, provider: whatever-the-script-calls-itself}]
""",
        {"grader.js": ""},
    ),
)


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every name that an assertion comes to and nothing answers to."""
    if config.declares_elsewhere or any(_names_itself(one.written) for one in config.providers):
        return
    nearest = Nearest(config.found)
    for grader in config.graders:
        if (grader.is_used or grader.meets_contest) and grader.declared is None and not _is_loaded(grader.name):
            says = f"no provider is called {shown(grader.name)}: every test that comes to this grader is an error"
            if grader.name in config.found:
                says = f"{shown(grader.name)} is a declared provider and is not looked up as an object"
            yield complain(grader.line, says, _mend(grader, config, nearest))


def _is_loaded(name: str) -> bool:
    """Whether promptfoo may find a provider behind the name without looking at the declared ones."""
    return not name or ":" in name or "{{" in name or name in BARE_PROVIDERS or name.lower().endswith(SCRIPTS)


def _names_itself(written: str) -> bool:
    """Whether a declared provider may have any id: a class in JavaScript says itself what it is called."""
    if written.endswith(".py"):
        return False
    return written.startswith(("file://", "package:")) or written.lower().endswith(SCRIPTS)


def _mend(grader: Grader, config: Config, nearest: Nearest) -> str:
    if grader.name in config.found:
        return f"write `{shown(grader.name)}` as a plain string"
    if grader.name.endswith(".py"):
        return f"write `file://{shown(grader.name)}`, declared under providers"
    near = nearest.to(grader.name)
    return f"write `{near}`" if near else "declare it under providers, or name a declared one"
