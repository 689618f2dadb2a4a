"""The writer that a desk's settings name."""

from __future__ import annotations

from protem.desk.reply import Writer
from protem.desk.settings import DeskError, WriterSettings
from protem.desk.write.extractive import ExtractiveWriter


def writer_of(settings: WriterSettings, limit: int) -> Writer:
    """Return the writer of a desk whose answers have at most `limit` characters.

    Only a model needs the extra `[server]`, so it is imported only then.

    Raises:
        DeskError: a setting is wrong or missing, the key is not in the environment, or the extra is not installed.

    """
    if settings.kind == "extractive":
        return ExtractiveWriter(limit)
    if missing := [name for name in ("url", "model") if not getattr(settings, name).strip()]:
        raise DeskError(
            'desk.toml: writer.kind is "model", which needs writer.url (the address of an endpoint) and '
            f"writer.model (the name of the model there); not set: {', '.join(missing)}"
        )
    try:
        from protem.desk.write.model import ModelWriter  # noqa: PLC0415
    except ImportError as problem:
        raise DeskError(str(problem)) from None
    try:
        return ModelWriter(settings)
    except DeskError as problem:
        raise DeskError(f"desk.toml: {problem}") from None
