"""`python -m protem` is the program `protem`."""

import sys

from protem.doors.cli import main

if __name__ == "__main__":
    sys.exit(main())
