"""The writer that asks a model: any OpenAI-compatible chat endpoint, its reply held to a form."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from protem.case import Source
from protem.desk.reply import Reply, WriterError
from protem.desk.settings import DeskError, WriterSettings
from protem.desk.write.completion import Written
from protem.desk.write.endpoint import Endpoint
from protem.desk.write.failures import RejectedError
from protem.desk.write.prompt import body
from protem.desk.write.reading_reply import malformed, read_reply

_DISPENSABLE = MappingProxyType(
    {"temperature": ("temperature",), "response_format": ("response_format", "json_schema")}
)
"""Parts of a request that an endpoint may not know, with the words by which it says so. The form is asked for in the
instruction as well, and a reply that does not have it is malformed either way."""


class ModelWriter:
    """Has a model write from the given sources. `options` are further fields of each request, as the endpoint has them.

    A request that the endpoint rejects because of its temperature or its form is sent once more without, and so are
    all later ones. It may be used from several threads at once.
    """

    def __init__(
        self,
        settings: WriterSettings,
        *,
        options: Mapping[str, object] = MappingProxyType({}),
        environ: Mapping[str, str] = os.environ,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """Read the settings.

        Raises:
            DeskError: a setting is wrong, or the key is not in the environment.

        """
        if not settings.model.strip():
            raise DeskError("writer.model is empty: name the model that the endpoint is to use")
        self._model = settings.model.strip()
        self._endpoint = Endpoint(settings, environ=environ, clock=clock, sleep=sleep)
        self._options = dict(options)
        self._without: frozenset[str] = frozenset()

    @property
    def version(self) -> str:
        """What the log calls this writer."""
        return f"model/{self._model}"

    def write(self, question: str, given: Sequence[Source], guidance: str = "") -> Reply:
        """Have the model answer. `guidance` are the findings that refused its reply before.

        Raises:
            WriterError: `unreachable`, `timeout` or `malformed`.

        """
        written = self._complete(question, given, guidance)
        if written.ended == "declined":
            return Reply("other", (), written.text)
        try:
            return read_reply(written.text)
        except WriterError as problem:
            cut_off = written.ended == "length"
            unread = malformed("it was cut off at the endpoint's limit of tokens") if cut_off else problem
            unread.reply = written.text
            raise unread from None

    def stream(self, question: str, given: Sequence[Source], guidance: str = "") -> Iterator[str]:
        """Yield the text of the model's reply as it comes, for `protem.desk.stream`.

        Raises:
            WriterError: `unreachable`, `timeout` or `malformed`.

        """
        while True:
            try:
                yield from self._endpoint.stream(self._body(question, given, guidance))
            except RejectedError as problem:
                self._do_without(problem)
            else:
                return

    def _complete(self, question: str, given: Sequence[Source], guidance: str) -> Written:
        while True:
            try:
                return self._endpoint.complete(self._body(question, given, guidance))
            except RejectedError as problem:
                self._do_without(problem)

    def _body(self, question: str, given: Sequence[Source], guidance: str) -> dict[str, Any]:
        whole = body(self._model, question, given, guidance, self._options)
        return {name: value for name, value in whole.items() if name not in self._without}

    def _do_without(self, problem: RejectedError) -> None:
        """Leave out from now on what the endpoint says it does not know; raise the problem where it is nothing new."""
        said = str(problem)
        lacks = {name for name, words in _DISPENSABLE.items() if any(word in said for word in words)}
        if lacks <= self._without:
            raise problem
        self._without |= lacks
