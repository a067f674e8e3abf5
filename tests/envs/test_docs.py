"""The page on environments: its samples run, its tables are true."""

import re
from pathlib import Path

import pytest

from spieltisch.envs.encoding import Encoding
from tests.envs.positions import ALL_ADDITIONS, table

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"
TEXT = PAGE.read_text(encoding="utf-8")
SAMPLES = [
    (section.splitlines()[0], code)
    for section in re.split(r"^#{2,3} ", TEXT, flags=re.M)
    for code in re.findall(r"^```python\n(.*?)^```", section, re.M | re.S)
]

SHOWN: dict[str, list[Encoding]] = {
    "boonlake": [table("boonlake", 2), table("boonlake", 1)],
    "burgundy": [
        table("burgundy", 2, {**ALL_ADDITIONS, "duchies": "11"}),
        table("burgundy", 1),
        table("burgundy", 4, {"duchies": "12a"}),
    ],
}
"""The tables that together have every part; the first that has it gives its shape."""


@pytest.mark.parametrize(("title", "code"), SAMPLES, ids=[title for title, _code in SAMPLES])
def test_samples_run(
    title: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    # Samples that start processes keep to `if __name__ == "__main__"`; they run here, too.
    exec(compile(code, f"{PAGE.name}: {title}", "exec"), {"__name__": "__main__"})


def test_there_is_a_sample_for_everything() -> None:
    wanted = ["PettingZoo", "parallel", "OpenSpiel", "Gymnasium", "Many games", "dataset", "words"]
    titles = " ".join(title for title, _code in SAMPLES)
    assert [word for word in wanted if word not in titles] == []


def rows(game: str) -> dict[str, tuple[int, str]]:
    """What the page must say of every part: how many dimensions it has, and what it means."""
    found: dict[str, tuple[int, str]] = {}
    for encoding in SHOWN[game]:
        for part in encoding.observer.layout.parts.values():
            scale = f" (/ {part.scale:g})" if part.scale != 1 else ""
            scale = f" (n / (n + {part.usual:g}))" if part.usual else scale
            found.setdefault(part.name, (len(part.shape), f"{part.meaning}{scale}"))
    return found


@pytest.mark.parametrize("game", SHOWN)
def test_every_part_of_an_observation_is_explained(game: str) -> None:
    section = TEXT.split(f"\n{game.capitalize()}, with 2 seats")[1].split("\n\n")[1]
    told = {
        name: (len(shape.split(" × ")), meaning)
        for name, shape, meaning in re.findall(r"^\| `(.*?)` \| (.*?) \| (.*) \|$", section, re.M)
    }
    assert told == rows(game)


@pytest.mark.parametrize(
    ("row", "encoding"),
    [
        ("Boonlake, 2 seats", table("boonlake", 2)),
        ("Burgundy, 2 seats", table("burgundy", 2)),
        ("Burgundy, 2 seats, random duchies", table("burgundy", 2, {"duchies": "random"})),
        (
            "Burgundy, teams, every expansion",
            table("burgundy", 4, {**ALL_ADDITIONS, "duchies": "12a"}),
        ),
    ],
)
def test_sizes_are_about_those_on_the_page(row: str, encoding: Encoding) -> None:
    (sizes,) = re.findall(rf"^\| {row} \| about ([\d,]+) \| about ([\d,]+) \|$", TEXT, re.M)
    actions, numbers = (int(size.replace(",", "")) for size in sizes)
    assert len(encoding.actions) == pytest.approx(actions, rel=0.05)
    assert encoding.observer.layout.size == pytest.approx(numbers, rel=0.05)
