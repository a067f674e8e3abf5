"""Without the extra `research` there is nothing here to test: every module says what is missing."""

from pathlib import Path

import pytest

try:
    import spieltisch.envs  # noqa: F401

    MISSING = ""
except ModuleNotFoundError as fault:
    MISSING = str(fault)


class LeftOut(pytest.Module):
    """A test module that is not even imported."""

    def collect(self) -> list[pytest.Item | pytest.Collector]:
        pytest.skip(MISSING, allow_module_level=True)


def pytest_pycollect_makemodule(
    module_path: Path, parent: pytest.Collector
) -> pytest.Module | None:
    return LeftOut.from_parent(parent, path=module_path) if MISSING else None
