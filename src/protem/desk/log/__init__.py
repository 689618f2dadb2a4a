"""The log of the desk: one row a decision, on disk before the reader sees it, counted by day as it is written."""

from protem.desk.log.errors import LogError
from protem.desk.log.filter import Filter
from protem.desk.log.reader import MOST_ROWS, DayCount, LogReader
from protem.desk.log.rows import write_entry
from protem.desk.log.writer import DecisionLog

__all__ = ["MOST_ROWS", "DayCount", "DecisionLog", "Filter", "LogError", "LogReader", "write_entry"]
