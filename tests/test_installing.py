"""What is installed: the lock and its parts, the list of commands, containers."""

import argparse
import re
import shutil
import subprocess
import sys
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts import browser
from scripts.locked import locked
from spieltisch.cli.main import COMMANDS
from spieltisch.version import __version__

ROOT = Path(__file__).resolve().parent.parent
LOCK = (ROOT / "requirements.txt").read_text(encoding="utf-8")
PARTS = {
    "to play": ("run", "build"),
    "to host": ("run", "host"),
    "for research": ("run", "research"),
    "to develop": ("run", "build", "host", "research", "dev"),
}
EVERYTHING = ("run", "build", "host", "research", "ray", "dev", "release")


def names(lock: str) -> set[str]:
    return set(re.findall(r"^([\w.-]+)(?:\[.*\])?==", lock, re.MULTILINE))


def test_the_parts_together_are_the_lock() -> None:
    assert names(locked(*EVERYTHING)) == names(LOCK), "run make lock"


@pytest.mark.parametrize("parts", PARTS.values(), ids=PARTS.keys())
def test_a_part_of_the_lock_is_whole(parts: tuple[str, ...]) -> None:
    """It is installed without resolving: whatever a package of it needs must be in it."""
    part = names(locked(*parts))
    assert "msgspec" in part
    for name in part:
        try:
            needs = [Requirement(text) for text in metadata.requires(name) or []]
        except metadata.PackageNotFoundError:
            continue  # not for this platform or not in this environment
        here = [need for need in needs if not need.marker or need.marker.evaluate({"extra": ""})]
        missing = {canonicalize_name(need.name) for need in here} - part
        assert not missing, f"{name} needs {missing}"


def test_the_part_for_playing_leaves_the_tools_out() -> None:
    assert not names(locked("run")) & {"mypy", "numpy", "pytest", "psycopg", "ray", "uv"}


def test_every_locked_package_has_hashes() -> None:
    entries = re.split(r"^(?=[\w.-]+(?:\[.*\])?==)", LOCK, flags=re.MULTILINE)[1:]
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)


@pytest.mark.parametrize("module", COMMANDS)
def test_the_list_of_commands_is_true(module: str) -> None:
    """It is written apart, so that `--help` need not import them."""
    commands = argparse.ArgumentParser().add_subparsers()
    import_module(f"spieltisch.cli.{module}").add_to(commands)
    assert list(commands.choices) == list(COMMANDS[module])


@pytest.mark.parametrize("module", COMMANDS)
def test_every_command_tells_how_it_is_used(module: str) -> None:
    commands = argparse.ArgumentParser().add_subparsers()
    import_module(f"spieltisch.cli.{module}").add_to(commands)
    for parser in commands.choices.values():
        assert "usage:" in parser.format_help()


def test_help_imports_neither_texts_nor_server() -> None:
    code = """
import sys
from spieltisch.cli import main
try:
    main(["--help"])
finally:
    heavy = {"fluent", "babel", "rich", "msgspec", "sqlalchemy", "starlette", "spieltisch.texts"}
    print("imported:", *sorted(heavy & set(sys.modules)))"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "imported:"


def read(name: str) -> Any:
    yaml = pytest.importorskip("yaml")
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


def test_the_browser_without_windows_comes_first_and_is_asked_for_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    here, asked = {"chromium"}, list[str]()

    def install(packages: list[str]) -> bool:
        asked.extend(packages)
        return False

    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: name if name in here else None)
    monkeypatch.setattr(browser, "may_install", lambda: True)
    monkeypatch.setattr(browser, "install_packages", install)
    monkeypatch.setattr(browser, "ASKED", tmp_path / "asked")
    assert browser.found() == "chromium"
    for _run in range(2):
        assert browser.main() == 0
        assert asked == [browser.WINDOWLESS]
    here.add(browser.WINDOWLESS)
    assert browser.found() == browser.WINDOWLESS
    monkeypatch.setenv("CHROMIUM", "mine")
    assert browser.found() == "mine"


def test_the_citation_knows_the_version() -> None:
    assert read("CITATION.cff")["version"] == __version__


def test_compose_runs_server_database_and_redis() -> None:
    services = read("compose.yaml")["services"]
    assert services["spieltisch"]["build"] == "."
    assert set(services["spieltisch"]["depends_on"]) == set(services) - {"spieltisch"}
    settings = services["spieltisch"]["environment"]
    documented = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in documented for name in settings)


def test_the_container_copies_what_is_there() -> None:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    copied = re.findall(r"^COPY (?!--)(.*) \S+$", text, re.MULTILINE)
    for name in " ".join(copied).split():
        assert (ROOT / name).exists(), name
        assert f"!{name}" in ignored, name


@pytest.mark.parametrize("name", ["check.yml", "release.yml"])
def test_workflows_can_be_read(name: str) -> None:
    assert read(f".github/workflows/{name}")["jobs"]
