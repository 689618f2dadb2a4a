"""What stops a command: one line that says what is wrong and what to do."""


class Trouble(Exception):  # noqa: N818  it is the user's trouble, told in one line, not an error of the program
    """Bad usage or unreadable input; its text is the whole message, and the exit status is 2."""
