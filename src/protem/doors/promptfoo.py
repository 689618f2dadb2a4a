"""promptfoo's door: the functions that promptfoo calls in a Python provider file.

A provider file imports them and does nothing else: see `protem init promptfoo`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from protem.dialects.promptfoo import DialectError, Reply, read, refuse, write
from protem.judging import judge
from protem.policies import find_policy
from protem.policy import DEFAULT, Policy
from protem.rubric.rubric_text import RubricError
from protem.settings import PolicyError

_OURS = ("engine", "policy", "threshold")


def call_api(prompt: Any, options: Any = None, context: Any = None) -> Reply:
    """Answer a model-graded assertion of promptfoo. Whatever goes wrong becomes an `error`, never a pass.

    `options["config"]` may set `engine`, `threshold` and `policy` (a built-in name, or a TOML file relative to the
    promptfoo config).
    """
    try:
        policy = _policy(options)
        case = read(prompt, context)
        return write(judge(case, policy), case)
    except (DialectError, PolicyError, RubricError) as problem:
        return refuse(str(problem))
    except Exception as problem:  # noqa: BLE001  promptfoo shows a traceback for a page; the eval goes on either way
        return refuse(f"broke on this request: {type(problem).__name__}: {problem}")


def call_embedding_api(prompt: Any, options: Any = None) -> Reply:  # noqa: ARG001
    """Say that embeddings (`similar`, `answer-relevance`) are not answered yet."""
    return refuse("embeddings are not answered yet")


def call_classification_api(prompt: Any, options: Any = None) -> Reply:
    """Say that classifications (`classifier`) are not answered yet.

    Raises:
        NotImplementedError: always, since promptfoo turns an `error` under `not-classifier` into a pass.

    """
    raise NotImplementedError("protem: classifications are not answered yet")


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
        policy = policy.with_settings({"words": {"threshold": config["threshold"]}})
    return policy


def _refuse_misspelt(config: Mapping[Any, Any]) -> None:
    """Refuse a key that is nearly one of ours. Others are promptfoo's ("workers", "basePath") or the user's own."""
    for key in config:
        if key not in _OURS and (meant := get_close_matches(str(key), _OURS, n=1, cutoff=0.75)):
            raise PolicyError(f"unknown key {key!r} in the provider's config: did you mean {meant[0]!r}?")
