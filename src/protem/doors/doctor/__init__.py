"""`protem doctor`: reads a promptfoo config and says what in it is slow, crashes or judges wrongly."""

from protem.doors.doctor.complaint import Complaint, ConfigError
from protem.doors.doctor.examining import examine

__all__ = ["Complaint", "ConfigError", "examine"]
