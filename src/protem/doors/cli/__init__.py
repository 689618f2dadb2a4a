"""The command line: one file a command."""

from protem.doors.cli.app import main

__all__ = ["main"]
