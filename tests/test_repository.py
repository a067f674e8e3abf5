"""The repository keeps its own promises: layering, style, changelog, reasons, links."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from scripts import check_addresses
from spieltisch.version import __version__

ROOT = Path(__file__).resolve().parent.parent


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def declared_dependencies() -> list[str]:
    project = pyproject()
    declared = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for part in (project["project"]["optional-dependencies"], project["dependency-groups"]):
        declared += [requirement for requirements in part.values() for requirement in requirements]
    return [re.split(r"[^\w.-]", requirement)[0] for requirement in declared]


def test_no_file_names_a_registry_or_a_machine(capsys: pytest.CaptureFixture[str]) -> None:
    if check_addresses.main():
        pytest.fail(capsys.readouterr().out, pytrace=False)


@pytest.mark.parametrize(
    "line",
    [
        "url = https://" + "pypi" + ".org/simple",
        "--extra-index" + "-url https://example.org",
        "see " + "/home" + "/somebody/game.jsonl",
        '"' + "C:" + "\\Users" + '\\somebody"',
    ],
)
def test_stray_addresses_are_found(line: str) -> None:
    assert [number for number, _ in check_addresses.findings("first\n" + line)] == [2]


@pytest.mark.parametrize("line", ["#!/usr/bin/env bash", "/api/tables/7", "https://example.org/a"])
def test_harmless_lines_are_left_alone(line: str) -> None:
    assert not list(check_addresses.findings(line))


def test_changelog_knows_the_version() -> None:
    assert f"## [{__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(set(declared_dependencies())))
def test_every_dependency_has_its_reason(name: str) -> None:
    reasons = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    assert f"| `{name}` |" in reasons


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "NOTICE.md", "CHANGELOG.md"])
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text)
    missing = [t for t in targets if "://" not in t and not (ROOT / t).exists()]
    assert not missing
