"""The writer that a desk's settings name."""

from __future__ import annotations

from protem.desk.reply import Writer
from protem.desk.settings import DeskError, WriterSettings
from protem.desk.write.extractive import ExtractiveWriter


def writer_of(settings: WriterSettings, limit: int) -> Writer:
    """Return the writer of a desk whose answers have at most `limit` characters.

    Only a model needs the extra `[server]`, so it is imported only then.

    Raises:
        DeskError: a setting is wrong, the key is not in the environment, or the extra is not installed.

    """
    if settings.kind == "extractive":
        return ExtractiveWriter(limit)
    try:
        from protem.desk.write.model import ModelWriter  # noqa: PLC0415
    except ImportError as missing:
        raise DeskError(str(missing)) from None
    return ModelWriter(settings)
