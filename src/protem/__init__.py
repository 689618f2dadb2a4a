"""protem, a judge pro tempore: reads what an LLM wrote and returns a verdict with its evidence, without a model."""

from protem.case import Case, Source, Span
from protem.finding import Finding
from protem.gating import gate
from protem.judging import judge
from protem.policy import Policy
from protem.verdict import Decision, Verdict

__all__ = ["Case", "Decision", "Finding", "Policy", "Source", "Span", "Verdict", "gate", "judge"]
