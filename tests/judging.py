"""Outside judges: what `make judges` installs, and nobody else needs to have."""

import os
from importlib import import_module
from typing import Any

import pytest


def judge(name: str) -> Any:
    """The library; a test is skipped without it, but not where the judges sit."""
    if os.environ.get("SPIELTISCH_JUDGES"):
        return import_module(name)
    return pytest.importorskip(name, reason=f"{name} is not installed; make judges has it")
