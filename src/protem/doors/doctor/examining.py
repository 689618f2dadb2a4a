"""Every rule, over one config."""

from __future__ import annotations

from protem.doors.doctor.complaint import Complaint
from protem.doors.doctor.config import ReadFile, read_config
from protem.doors.doctor.rule import all_rules


def examine(text: str, read_file: ReadFile) -> list[Complaint]:
    """Return what is wrong with the text of a promptfoo config, by line and then by rule, each thing once.

    `read_file` gets a path relative to the config's folder, as a `file://` reference in the config names it,
    and returns the file's text, or None where it can't be read. The path is hostile: `read_file` decides what
    it opens.
    Structures that are not understood are passed over in silence.

    Raises:
        ConfigError: the text is no YAML or JSON, no map, has a key twice, or is built to be slow.

    """
    config = read_config(text, read_file)
    return sorted({complaint for rule in all_rules() for complaint in rule.complaints(config)})
