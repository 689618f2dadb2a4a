"""The version of protem: it stands in every verdict that leaves the program."""

VERSION = "0.1.0"
