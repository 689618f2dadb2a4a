"""The example of a better model beside the lexical score, with a tiny fake in the place of every package and server."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar

import pytest

from protem import Case, Source
from protem.grounding.blending import Blend, Thresholds, read_blended
from protem.grounding.support import read_support

EXAMPLE = Path(__file__).parents[2] / "examples" / "support_model"
_BLEND = Blend(1.0, 0.0, Thresholds(0.8, 0.2))


@pytest.fixture
def scorers(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(EXAMPLE)
    return import_module("pair_scorer")


@pytest.fixture
def endpoints(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(EXAMPLE)
    return import_module("decision_endpoint")


@pytest.mark.parametrize(
    ("logits", "supported", "chance"),
    [([0.0, 0.0], 1, 0.5), ([1.0, -2.0, 1.0], 0, 0.4879), ([2.0], 0, 0.8808), ([900.0, -900.0], 1, 0.0)],
)
def test_the_score_is_the_probability_of_the_label_that_says_supported(
    scorers: Any, logits: list[float], supported: int, chance: float
) -> None:
    score = scorers.PairScorer(lambda evidence, claim: logits, supported)("evidence", "claim")
    assert score == pytest.approx(chance, abs=1e-4)


class _Word:
    """Stands for a tensor of one row, a model and a session at once: tells whether the claim stands in the evidence."""

    def __init__(self, evidence: str, claim: str) -> None:
        self.row = [0.0, 3.0 if claim in evidence else -3.0]

    def __getitem__(self, at: int) -> _Word:
        return self

    def tolist(self) -> list[float]:
        return self.row


def _fake_transformers(monkeypatch: pytest.MonkeyPatch, asked: list[Any]) -> None:
    class Loaded:
        @staticmethod
        def from_pretrained(folder: Path, **settings: Any) -> Any:
            asked.append((folder, settings))
            return Loaded()

        def eval(self) -> Loaded:
            return self

        def __call__(self, *texts: str, **settings: Any) -> Any:
            if texts:
                return {"evidence": texts[0], "claim": texts[1]}
            return SimpleNamespace(logits=_Word(settings["evidence"], settings["claim"]))

    module = ModuleType("transformers")
    module.AutoTokenizer = module.AutoModelForSequenceClassification = Loaded  # type: ignore[attr-defined]
    torch = ModuleType("torch")
    torch.inference_mode = lambda: open("/dev/null", encoding="utf-8")  # type: ignore[attr-defined]  # noqa: SIM115, PTH123
    monkeypatch.setitem(sys.modules, "transformers", module)
    monkeypatch.setitem(sys.modules, "torch", torch)


def test_with_transformers_only_the_folder_is_read(scorers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    _fake_transformers(monkeypatch, asked)
    score = scorers.from_transformers(Path("models/nli"), supported=1)
    assert score("Parking is free.", "free") > 0.9
    assert score("Parking is free.", "paid") < 0.1
    assert asked == [(Path("models/nli"), {"local_files_only": True})] * 2


def test_with_onnxruntime_only_the_inputs_it_knows_are_given(scorers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []

    class Session:
        def __init__(self, file: str, providers: list[str]) -> None:
            given.append(file)

        def get_inputs(self) -> list[Any]:
            return [SimpleNamespace(name="input_ids"), SimpleNamespace(name="attention_mask")]

        def run(self, outputs: None, inputs: dict[str, Any]) -> list[Any]:
            given.append(inputs)
            return [_Word("free", "free")]

    class Tokenizer:
        @staticmethod
        def from_file(file: str) -> Tokenizer:
            given.append(file)
            return Tokenizer()

        def enable_truncation(self, longest: int, strategy: str) -> None:
            given.append((longest, strategy))

        def encode(self, evidence: str, claim: str) -> Any:
            return SimpleNamespace(ids=[1, 2], attention_mask=[1, 1], type_ids=[0, 1])

    for name, module in {
        "onnxruntime": SimpleNamespace(InferenceSession=Session),
        "tokenizers": SimpleNamespace(Tokenizer=Tokenizer),
        "numpy": SimpleNamespace(array=lambda rows, dtype: rows, int64=int),
    }.items():
        monkeypatch.setitem(sys.modules, name, module)
    assert scorers.from_onnx(Path("models/m"), supported=1)("evidence", "claim") > 0.9
    assert given == [
        "models/m/tokenizer.json",
        (512, "only_first"),
        "models/m/model.onnx",
        {"input_ids": [[1, 2]], "attention_mask": [[1, 1]]},
    ]


class _Handler(BaseHTTPRequestHandler):
    reply: ClassVar[Any] = {}
    seen: ClassVar[list[Any]] = []
    status: ClassVar[int] = 200

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.seen.append((self.path, self.headers["Authorization"], body))
        self.send_response(self.status)
        self.send_header("Location", self.path)
        self.end_headers()
        self.wfile.write(json.dumps(self.reply).encode())

    def log_message(self, *parts: Any) -> None:
        """Say nothing."""


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(_Handler, "seen", [])
    with HTTPServer(("127.0.0.1", 0), _Handler) as served:
        thread = threading.Thread(target=served.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield f"http://127.0.0.1:{served.server_port}"
        served.shutdown()
        thread.join()


_FORMS = {
    "decisions": {"answers": [{"type": "predicate", "name": "supported", "probability": 0.9}]},
    "systemone": {"answers": {"supported": {"type": "noul", "noul": 0.9}}},
}


@pytest.mark.parametrize("form", sorted(_FORMS))
def test_both_forms_of_a_decision_endpoint_are_spoken(
    endpoints: Any, server: str, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    monkeypatch.setattr(_Handler, "reply", _FORMS[form])
    asked = endpoints.DecisionEndpoint(server, "small", key="k", form=form)
    assert asked("Parking is free. \ud800", "It is free.") == 0.9
    ((path, key, body),) = _Handler.seen
    assert (path, key, body["model"]) == (f"/v1/{form}", "Bearer k", "small")
    assert "Parking is free." in json.dumps(body)
    assert endpoints.STATEMENT in json.dumps(body)


@pytest.mark.parametrize("reply", [{}, {"answers": []}, {"answers": {}}, {"answers": [{"type": "choice"}]}, []])
def test_what_is_no_decision_is_an_error(
    endpoints: Any, server: str, monkeypatch: pytest.MonkeyPatch, reply: Any
) -> None:
    monkeypatch.setattr(_Handler, "reply", reply)
    with pytest.raises(ValueError, match="no decision in"):
        endpoints.DecisionEndpoint(server, "small")("evidence", "claim")


@pytest.mark.parametrize("url", ["http://example.com", "http://127.0.0.1.example.com", "ftp://localhost", "x"])
def test_evidence_is_not_sent_unencrypted_to_another_machine(endpoints: Any, url: str) -> None:
    with pytest.raises(ValueError, match="use https"):
        endpoints.DecisionEndpoint(url, "small")


def test_a_redirect_is_not_followed(endpoints: Any, server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_Handler, "status", 302)
    with pytest.raises(OSError, match="302"):
        endpoints.DecisionEndpoint(server, "small", key="k")("evidence", "claim")
    assert len(_Handler.seen) == 1


def test_an_unknown_form_is_refused(endpoints: Any) -> None:
    with pytest.raises(ValueError, match="no form is called 'chat'"):
        endpoints.DecisionEndpoint("https://example.com", "small", form="chat")


def test_an_endpoint_that_declines_says_nothing(endpoints: Any, server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_Handler, "reply", {"answers": [{"type": "refusal", "name": "supported"}]})
    assert endpoints.DecisionEndpoint(server, "small")("evidence", "claim") is None


def test_only_the_undecided_claims_are_sent_to_the_endpoint(
    endpoints: Any, server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_Handler, "reply", _FORMS["decisions"])
    source = Source("lease", "The deposit of $250 is paid back after the inspection. Bicycles are kept in the cellar.")
    case = Case("The deposit of $250 is paid back after the inspection. Pets are kept in the cellar.", given=(source,))
    lexical = [claim.outcome for claim in read_support(case).claims]
    assert lexical == ["supported", "undecided"]
    asked = endpoints.DecisionEndpoint(server, "small")
    found = read_blended(case, asked, _BLEND, undecided_only=True)
    assert [claim.outcome for claim in found.claims] == ["supported", "supported"]
    ((_, _, body),) = _Handler.seen
    assert "Pets" in json.dumps(body)
