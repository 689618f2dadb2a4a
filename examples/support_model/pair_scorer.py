"""A model that reads evidence and claim together, from a folder of this machine: MiniCheck, HHEM, an NLI model.

Not a dependency of protem, and never a replacement: its score is blended (`protem.grounding.blending`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

Logits = Callable[[str, str], Sequence[float]]
"""(evidence, claim) -> one number for each label of the model."""


class PairScorer:
    """A `protem.grounding.blending.Scorer` over whatever gives logits for a pair of texts."""

    def __init__(self, logits: Logits, supported: int) -> None:
        """Take the model, and which of its labels says that the evidence bears the claim out.

        Read that number off the model's config.json (`id2label`): "entailment" is 0 in some NLI models, 2 in others.
        A model with one label has number 0 and a sigmoid.
        """
        self._logits = logits
        self._supported = supported

    def __call__(self, evidence: str, claim: str) -> float:
        """Return the probability of that label."""
        logits = [float(one) for one in self._logits(evidence, claim)]
        if len(logits) == 1:
            logits = [0.0, logits[0]]
            return _softmax(logits)[1]
        return _softmax(logits)[self._supported]


def from_transformers(folder: Path, supported: int, longest: int = 512) -> PairScorer:
    """Load a sequence classifier with transformers and PyTorch; nothing is fetched and no code of the model is run.

    What is longer than `longest` tokens is cut at the end of the evidence: pass a passage, not a book.
    """
    transformers, torch = import_module("transformers"), import_module("torch")
    tokenizer = transformers.AutoTokenizer.from_pretrained(folder, local_files_only=True)
    model = transformers.AutoModelForSequenceClassification.from_pretrained(folder, local_files_only=True).eval()

    def logits(evidence: str, claim: str) -> Sequence[float]:
        read = tokenizer(evidence, claim, truncation="only_first", max_length=longest, return_tensors="pt")
        with torch.inference_mode():
            found: list[float] = model(**read).logits[0].tolist()
        return found

    return PairScorer(logits, supported)


def from_onnx(folder: Path, supported: int, longest: int = 512) -> PairScorer:
    """Load model.onnx and tokenizer.json with onnxruntime and tokenizers: no PyTorch, the faster way on a CPU."""
    onnxruntime, numpy, tokenizers = map(import_module, ("onnxruntime", "numpy", "tokenizers"))
    tokenizer = tokenizers.Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.enable_truncation(longest, strategy="only_first")
    session = onnxruntime.InferenceSession(str(folder / "model.onnx"), providers=["CPUExecutionProvider"])
    wanted = {one.name for one in session.get_inputs()}

    def logits(evidence: str, claim: str) -> Sequence[float]:
        read = tokenizer.encode(evidence, claim)
        every = {"input_ids": read.ids, "attention_mask": read.attention_mask, "token_type_ids": read.type_ids}
        given = {name: numpy.array([ids], dtype=numpy.int64) for name, ids in every.items() if name in wanted}
        found: list[float] = session.run(None, given)[0][0].tolist()
        return found

    return PairScorer(logits, supported)


def _softmax(logits: Sequence[float]) -> list[float]:
    most = max(logits)
    raised = [math.exp(one - most) for one in logits]
    return [one / math.fsum(raised) for one in raised]
