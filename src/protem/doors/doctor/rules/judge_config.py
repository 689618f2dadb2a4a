"""A `config` of a judge of protem that the judge will refuse.

Why it bites
------------
protem reads `engine`, `threshold` and `policy` from the `config` of its provider. A threshold that is no share
between 0 and 1, an engine or a policy that does not exist, or a key that is nearly one of these, is refused: every
assertion that comes to the judge is an error. `threshold: '{{env.X}}'` is refused too: promptfoo makes a text of it,
never a number. Other keys are promptfoo's or your own, and are left in peace.

What to do
----------
Correct the value that is named. A policy is a built-in one (`default`, `classic`) or a TOML file beside the config.
"""

from __future__ import annotations

from collections.abc import Iterator

from protem.doors.doctor.complaint import Complaint, complain, shown
from protem.doors.doctor.config import Config
from protem.doors.doctor.judge_settings import JudgeSettings
from protem.doors.doctor.judges import Judges
from protem.doors.doctor.rule import PROTEM, Example

BAD = (
    Example(
        """
providers:
  - echo
  - id: file://judge.py
    label: judge
    prompts: []
    config:
      threshold: 1.5 # <-- here
      treshold: 0.5 # <-- here
      engine: guesses # <-- here
      policy: strict.toml # <-- here
  - file://judge.py:
      label: second
      prompts: []
      config: {threshold: '{{env.THRESHOLD}}'} # <-- here
  - {id: file://judge.py, label: third, prompts: [], config: {policy: broken.toml}} # <-- here
""",
        {**PROTEM, "broken.toml": "chekcs = []"},
    ),
)
GOOD = (
    Example(
        """
providers:
  - echo
  - id: file://judge.py
    label: judge
    prompts: []
    config: {threshold: 0.6, engine: words, policy: strict.toml, workers: 2, note: mine}
  - {id: file://judge.py, label: second, prompts: [], config: {policy: classic}}
  - {id: file://judge.py, label: third, prompts: [], config: {policy: '{{env.POLICY}}'}}
  - {id: file://other.py, label: other, prompts: [], config: {threshold: high}}
""",
        {**PROTEM, "strict.toml": "words = {threshold = 0.8}", "other.py": ""},
    ),
)
_LONGEST = 200
"""Characters of the judge's own sentence that are shown."""


def complaints(config: Config) -> Iterator[Complaint]:
    """Yield a complaint for every value that the judge refuses, in the judge's own words."""
    settings = JudgeSettings(config)
    for judge in Judges(config).named():
        if judge.config is not None:
            for value, problem in settings.refused(judge.config):
                says = f"{shown(judge.name)} refuses its config: {shown(str(problem), _LONGEST)}"
                yield complain(value.line, says, "correct it: until then every assertion that comes to it is an error")
