"""What all tests share: property tests that are derandomised in CI, and a mark on those that measure growth."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "dev")

CHECKOUT = Path(__file__).parent.parent
"""The checkout the tests run in."""

sys.path.insert(0, str(CHECKOUT / "tests"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what measures growth: it takes minutes, and `make test-growth` runs it apart."""
    for item in items:
        if isinstance(item, pytest.Function) and "assert_linear" in item.function.__code__.co_names:
            item.add_marker("growth")
