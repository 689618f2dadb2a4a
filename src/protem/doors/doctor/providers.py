"""What a config declares under `providers:` (or `targets:`), and by which names promptfoo finds it again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from protem.doors.doctor.scripts import Script, script
from protem.doors.doctor.tree import Node

_OPTION_KEYS = frozenset({"id", "label", "config", "prompts", "transform", "delay", "env", "inputs"})
_CONFIG_FILES = (".yaml", ".yml", ".json")


@dataclass(frozen=True, slots=True)
class Declared:
    """One declared provider.

    `written` is its name in the config, `id` and `label` are what a grader may call it ("" where that is not
    known). `form` is how it is written: a plain `string`, an `object` with an id, or a single-`key` map.
    `silenced` means `prompts: []`. `config` is what the provider is handed.
    """

    written: str
    id: str
    label: str
    line: int
    form: str
    silenced: bool = False
    config: Node | None = None

    @property
    def script(self) -> Script | None:
        """The Python file it runs, if it is one."""
        return script(self.written)

    @property
    def is_target(self) -> bool:
        """Whether it answers prompts. The single-key form with a label does in spite of `prompts: []`.

        There promptfoo notes the empty list under the id and looks it up under the label (seen in 0.121.20).
        """
        return not self.silenced or (self.form == "key" and bool(self.label))


def read_providers(root: Node) -> tuple[tuple[Declared, ...], bool]:
    """Return the declared providers, and whether others are declared in a file that is not read here."""
    node = root.get("providers") or root.get("targets")
    if node is None:
        return (), False
    entries = node.items if node.kind == "list" else [node]
    elsewhere = any(entry.text.startswith("file://") and entry.text.endswith(_CONFIG_FILES) for entry in entries)
    return tuple(found for entry in entries for found in _declared(entry)), elsewhere


def _declared(entry: Node) -> Iterator[Declared]:
    if entry.kind == "scalar":
        if entry.text and not entry.is_null:
            yield Declared(entry.text, _plain_id(entry.text), "", entry.line, "string")
    elif (name := entry.get("id")) is not None and name.text:
        yield Declared(
            name.text, name.text, entry.string("label"), name.line, "object", _silenced(entry), entry.get("config")
        )
    elif len(entry.fields) == 1:
        ((key, value),) = entry.fields.items()
        if value.kind == "map" and key not in _OPTION_KEYS:
            identity = value.string("id") or key
            label, silenced = value.string("label"), _silenced(value)
            yield Declared(key, identity, label, entry.line, "key", silenced, value.get("config"))


def _plain_id(name: str) -> str:
    """Return the id that promptfoo gives a provider which is named by a plain string, or "" where it may be any.

    `openai:chat:NAME` becomes `openai:NAME`, and a script in JavaScript names itself.
    """
    code = script(name)
    if code:
        return code.id
    return "" if name.startswith("file://") or name.count(":") > 1 else name


def _silenced(entry: Node) -> bool:
    prompts = entry.get("prompts")
    return prompts is not None and prompts.kind == "list" and not prompts.items


def by_name(providers: tuple[Declared, ...]) -> dict[str, Declared]:
    """Return what promptfoo finds under each name: ids first, then labels that are no id."""
    found = {provider.id: provider for provider in providers if provider.id}
    for provider in providers:
        if provider.label:
            found.setdefault(provider.label, provider)
    return found
