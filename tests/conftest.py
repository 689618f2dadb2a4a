"""What all tests share: property tests that are derandomised in CI, and the Pythons to be found."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "dev")

CHECKOUT = Path(__file__).parent.parent
"""The checkout the tests run in."""

sys.path.insert(0, str(CHECKOUT / "tests"))
