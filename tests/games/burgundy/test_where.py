"""Who looks for a monastery or a shield by its number is sent to the module that knows it."""

import re
from importlib import resources
from types import ModuleType

import pytest

from spieltisch.games.burgundy import crests, monasteries

FOLDER = resources.files("spieltisch.games.burgundy")
SENT = re.compile(r"((?:\d+(?:, | and )?)+) in\s`(\w+)`")


def sent(numbers: ModuleType) -> list[tuple[int, str]]:
    """Every number that the module's first lines send elsewhere, and where."""
    first = (
        (FOLDER / f"{numbers.__name__.rpartition('.')[2]}.py").read_text("utf-8").split('"""')[1]
    )
    pairs = SENT.findall(first)
    return [(int(one), where) for several, where in pairs for one in re.findall(r"\d+", several)]


def used(numbers: ModuleType, number: int, where: str) -> bool:
    names = [name for name, value in vars(numbers).items() if value == number and name.isupper()]
    told = (FOLDER / f"{where}.py").read_text("utf-8")
    return any(re.search(rf"\b{name}\b", told) for name in names)


@pytest.mark.parametrize(("numbers", "count"), [(crests, 4), (monasteries, 12)])
def test_a_number_is_used_where_one_is_sent(numbers: ModuleType, count: int) -> None:
    assert len(sent(numbers)) == count
    assert [one for one in sent(numbers) if not used(numbers, *one)] == []


def test_a_wrong_way_would_be_found() -> None:
    assert used(monasteries, 27, "bridge")
    assert not used(monasteries, 27, "dice")
