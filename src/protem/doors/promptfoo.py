"""promptfoo's door: the functions that promptfoo calls in a Python provider file.

A provider file imports them and does nothing else: see `protem init promptfoo`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from protem.dialects.promptfoo import DialectError, Reply, answer, classify, embed, refuse
from protem.policies import find_policy
from protem.policy import DEFAULT, Policy
from protem.rubric.rubric_text import RubricError
from protem.settings import PolicyError

_OURS = ("engine", "policy", "threshold")


def call_api(prompt: Any, options: Any = None, context: Any = None) -> Reply:
    """Answer a model-graded assertion of promptfoo. Whatever goes wrong becomes an `error`, never a pass.

    `options["config"]` may set `engine`, `policy` (a built-in name, or a TOML file relative to the promptfoo config)
    and `threshold`: the share of the rubric's criteria that must be met where the rubric says nothing of it.
    """
    try:
        policy = _policy(options)
        if policy.criteria.undecidable == "model":
            return _with_second_judge(prompt, context, policy)
        return answer(prompt, context, policy)
    except (DialectError, PolicyError, RubricError) as problem:
        return refuse(str(problem))
    except Exception as problem:  # noqa: BLE001  promptfoo shows a traceback for a page; the eval goes on either way
        return refuse(f"broke on this request: {type(problem).__name__}: {problem}")


def _with_second_judge(prompt: Any, context: Any, policy: Policy) -> Reply:
    """Answer, with a model asked about what no rule decides; what that cost stands in the metadata."""
    from protem.doors.second_judge import SecondJudge  # noqa: PLC0415  only where it is asked for

    second = SecondJudge()
    reply = answer(prompt, context, policy, second.judge)
    tally = second.tally
    asked, written = tally.prompt_tokens, tally.completion_tokens
    metadata = reply.get("metadata", {})
    told = {**metadata.get("protem", {}), "second_judge": tally.row()}
    used = {"total": asked + written, "prompt": asked, "completion": written}
    return {**reply, "tokenUsage": used, "metadata": {**metadata, "protem": told}}


def call_embedding_api(prompt: Any, options: Any = None) -> Reply:  # noqa: ARG001  nothing of it is set
    """Return the vector of a text, for `similar` and `answer-relevance`."""
    try:
        return embed(prompt)
    except Exception as problem:  # noqa: BLE001  as above
        return refuse(f"broke on this text: {type(problem).__name__}: {problem}")


def call_classification_api(prompt: Any, options: Any = None) -> Reply:  # noqa: ARG001  nothing of it is set
    """Return the labels of a text, for `classifier`; what breaks is raised, for an error passes `not-classifier`."""
    return classify(prompt)


def _policy(options: Any) -> Policy:
    """Return the policy that the provider's `config` asks for."""
    config = options.get("config") if isinstance(options, Mapping) else None
    config = config if isinstance(config, Mapping) else {}
    folder = Path(str(config.get("basePath") or "."))
    return policy_of_config(config, lambda name: find_policy(name, folder))


def policy_of_config(config: Mapping[Any, Any], find: Callable[[str], Policy]) -> Policy:
    """Return the policy that a provider's `config` asks for. `find` gets the one that it names.

    Raises:
        PolicyError: a key is nearly one of ours, or one of ours is set to something it can't be.

    """
    _refuse_misspelt(config)
    named = config.get("policy")
    policy = find(str(named)) if named is not None else DEFAULT
    if "engine" in config:
        policy = policy.with_settings({"engine": config["engine"]})
    if "threshold" in config:
        policy = policy.with_settings(_threshold(policy, config["threshold"]))
    return policy


def _threshold(policy: Policy, least: object) -> dict[str, dict[str, object]]:
    """Return what a threshold sets: the share of the rubric's criteria that must be met, or of its words."""
    return {"criteria": {"share": least}} if policy.engine == "criteria" else {"words": {"threshold": least}}


def _refuse_misspelt(config: Mapping[Any, Any]) -> None:
    """Refuse a key that is nearly one of ours. Others are promptfoo's ("workers", "basePath") or the user's own."""
    for key in config:
        if key not in _OURS and (meant := get_close_matches(str(key), _OURS, n=1, cutoff=0.75)):
            raise PolicyError(f"unknown key {key!r} in the provider's config: did you mean {meant[0]!r}?")
