"""Cases, decisions and verdicts as JSON: what the doors read and write."""

from protem.wire.cases import CASE_KEYS, SOURCE_KEYS, read_case
from protem.wire.lines import Row, WireError, dump, parse
from protem.wire.readings import READ_KEYS, write_reading
from protem.wire.results import write_decision, write_findings, write_verdict
from protem.wire.written import case_text, write_case

__all__ = [
    "CASE_KEYS",
    "READ_KEYS",
    "SOURCE_KEYS",
    "Row",
    "WireError",
    "case_text",
    "dump",
    "parse",
    "read_case",
    "write_case",
    "write_decision",
    "write_findings",
    "write_reading",
    "write_verdict",
]
