"""A decision endpoint as a model, asked about the undecided only.

With `read_blended(..., undecided_only=True)` what the lexical score settles is never sent anywhere.

Two forms of request are in use: `/v1/decisions` (a list of questions, a `predicate` has a `probability`) and
`/v1/systemone` (questions by name, a `noul` has the probability).
"""

from __future__ import annotations

import json
import urllib.request
from typing import Any
from urllib.parse import urlsplit

STATEMENT = "Everything the claim says is borne out by the evidence."
_SECONDS = 20
_HERE = {("http", "127.0.0.1"), ("http", "localhost")}


class _StayHere(urllib.request.HTTPRedirectHandler):
    """Follows no redirect: it would carry the key to wherever the reply points."""

    def redirect_request(self, *_: Any) -> None:
        """Answer none: urllib then raises the reply as an error."""


_OPENER = urllib.request.build_opener(_StayHere)


class DecisionEndpoint:
    """A `Scorer` that asks `URL/v1/decisions` or `URL/v1/systemone` whether the evidence bears a claim out."""

    def __init__(self, url: str, model: str, key: str = "", form: str = "decisions") -> None:
        """Take the address without `/v1/...`, the model's name, the key, and which form it speaks.

        Raises:
            ValueError: the address is no http(s) address, or the form is unknown.

        """
        parts = urlsplit(url)
        if parts.scheme != "https" and (parts.scheme, parts.hostname) not in _HERE:
            raise ValueError(f"{url} would carry evidence unencrypted to another machine; use https")
        if form not in _BODIES:
            raise ValueError(f"no form is called {form!r}; there are {', '.join(_BODIES)}")
        self._url = f"{url.rstrip('/')}/v1/{form}"
        self._model, self._key, self._form = model, key, form

    def __call__(self, evidence: str, claim: str) -> float | None:
        """Return the probability, or `None` for the contract's own "refusal".

        Raises:
            OSError: it did not answer within 20 seconds, or with an error: no answer is no verdict.
            ValueError: it answered something else than a decision.

        """
        body = json.dumps({"model": self._model, **_BODIES[self._form](evidence, claim)}).encode()
        headers = {"Content-Type": "application/json"}
        if self._key:
            headers["Authorization"] = f"Bearer {self._key}"
        request = urllib.request.Request(self._url, body, headers)  # noqa: S310  the scheme is checked above
        with _OPENER.open(request, timeout=_SECONDS) as reply:
            return _probability(json.load(reply))


def _decisions(evidence: str, claim: str) -> dict[str, Any]:
    state = json.dumps({"evidence": evidence, "claim": claim})
    return {"input": state, "questions": [{"type": "predicate", "name": "supported", "instructions": STATEMENT}]}


def _systemone(evidence: str, claim: str) -> dict[str, Any]:
    question = {"type": "noul", "instructions": STATEMENT}
    return {"state": {"evidence": evidence, "claim": claim}, "questions": {"supported": question}}


_BODIES = {"decisions": _decisions, "systemone": _systemone}


def _probability(reply: Any) -> float | None:
    try:
        answers = reply["answers"]
        answer = answers["supported"] if isinstance(answers, dict) else answers[0]
        if answer["type"] == "refusal":
            return None
        return float(answer["noul" if answer["type"] == "noul" else "probability"])
    except (KeyError, IndexError, TypeError) as problem:
        raise ValueError(f"no decision in {str(reply)[:200]!r}") from problem
