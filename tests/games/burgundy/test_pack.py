"""The component pack: what it holds, where it comes from, and what it refuses."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from spieltisch.games.burgundy import pack as packs
from spieltisch.games.burgundy.duchy import Duchy, where
from spieltisch.games.burgundy.tiles import BASE_FACES, BUILDING, KIND_LETTERS, KIND_OF, KINDS
from spieltisch.games.packs.reading import ORIGINS, PackError
from spieltisch.help.findings import refused
from tests.games.burgundy.position import GAME

COMPONENTS = Path(packs.__file__).parent / "components"

NUMBERS = [
    [6, 5, 4, 3],
    [2, 1, 6, 5, 4],
    [5, 4, 3, 1, 2, 3],
    [6, 1, 2, 6, 5, 4, 1],
    [2, 5, 4, 3, 1, 2],
    [6, 1, 2, 5, 6],
    [3, 4, 1, 3],
]

AREAS = {
    "1": "B 5 3 3 1, M 3 3, S 3 3, L 5 1, C 3 1, G 3",
    "2": "B 5 3 2 2, M 3 2 1, S 2 2 2, L 4 2, C 1 1 1 1, G 1 1 1",
    "3": "B 5 5 1 1, M 6, S 3 2 1, L 4 2, C 1 1 1 1, G 2 1",
    "4": "B 5 5 2, M 3 3, S 4 1 1, L 3 3, C 1 1 1 1, G 2 1",
    "5": "B 3 3 3 2 1, M 3 2 1, S 3 2 1, L 3 3, C 1 1 1 1, G 2 1",
    "6": "B 6 4 2, M 3 3, S 6, L 4 2, C 1 1 1 1, G 1 1 1",
    "7": "B 7 3 2, M 2 2 2, S 2 2 2, L 3 3, C 2 2, G 1 1 1",
    "8": "B 2 2 2 2 2 2, M 4 2, S 1 1 1 1 1 1, L 6, C 1 1 1 1, G 2 1",
    "9": "B 6 6, M 3 1 1 1, S 4 2, L 4 2, C 1 1 1 1, G 2 1",
    "10": "B 8 2 2, M 2 2 2, S 2 2 2, L 4 2, C 1 1 1 1, G 2 1",
    "11a": "B 7 2 2 1, M 5 1, S 5 1, L 5 1, C 1 1 1 1, G 2 1",
    "11b": "B 4 4 3 1, M 4 2, S 3 2 1, L 4 2, C 1 1 1 1, G 2 1",
    "11c": "B 6 3 2 1, M 3 3, S 4 2, L 3 2 1, C 2 1 1, G 3",
    "11d": "B 5 4 3, M 2 2 2, S 5 1, L 6, C 1 1 1 1, G 1 1 1",
    "11e": "B 3 3 2 2 2, M 6, S 2 2 2, L 3 3, C 1 1 1 1, G 2 1",
    "11f": "B 8 4, M 3 2 1, S 3 3, L 5 1, C 2 2, G 1 1 1",
    "12a": "B 6 4 4 4 3 3, M 7 3 2, S 8 4, L 4 4 4, C 1 1 1 1 1 1 1, G 3 2 1",
    "12b": "B 5 5 4 4 3 3, M 4 4 4, S 6 4 2, L 5 4 3, C 1 1 1 1 1 1 1, G 2 2 2",
    "13a": "B 3 2 2 2 1 1 1, M 3 1 1 1, S 1 1 1 1 1 1, L 3 1 1 1, C 1 1 1 1, G 1 1 1",
    "13b": "B 4 2 2 2 1 1, M 2 2 2, S 1 1 1 1 1 1, L 3 2 1, C 1 1 1 1, G 1 1 1",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the pack to spoil."""
    return Path(shutil.copytree(COMPONENTS, tmp_path / "pack"))


def spoil(folder: Path, file: str, old: str, new: str) -> str:
    """Change one place of a pack and tell what reading it complains about."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PackError) as caught:
        packs.read_pack(folder)
    return refused(caught.value, "en")


def test_164_tiles_by_kind_and_back() -> None:
    tiles = GAME.pack.tiles
    coloured: Counter[str] = Counter()
    black: Counter[str] = Counter()
    for tile, kind in enumerate(KIND_OF[:BASE_FACES]):
        coloured[KINDS[kind]] += tiles.coloured[tile]
        black[KINDS[kind]] += tiles.black[tile]
    assert [coloured[kind] for kind in KINDS] == [40, 20, 20, 20, 14, 10]
    assert [black[kind] for kind in KINDS] == [16, 6, 6, 8, 2, 2]
    assert sum(tiles.coloured) + sum(tiles.black) == 164


@pytest.mark.parametrize("duchy", GAME.pack.duchies[:16], ids=lambda duchy: duchy.name)
def test_duchies_share_one_number_pattern(duchy: Duchy) -> None:
    numbers = [number for row in NUMBERS for number in row]
    assert duchy.number == numbers
    assert duchy.size == 37


@pytest.mark.parametrize("duchy", GAME.pack.duchies, ids=lambda duchy: duchy.name)
def test_duchies_have_their_areas(duchy: Duchy) -> None:
    sizes = [
        f"{KIND_LETTERS[kind]} {' '.join(map(str, duchy.area_sizes(kind)))}"
        for kind in range(len(KINDS))
    ]
    assert ", ".join(sizes) == AREAS[duchy.name]


def test_the_rulebooks_example_of_towns() -> None:
    """Duchy 1 has four towns: one of 1, one of 5 and two of 3 spaces."""
    assert GAME.pack.duchies[0].area_sizes(BUILDING) == [5, 3, 3, 1]


def test_the_centre_has_six_neighbours() -> None:
    duchy = GAME.pack.duchies[0]
    beside = [duchy.space[site] for site in duchy.near[duchy.site_of[44]]]
    assert beside == [33, 34, 43, 45, 53, 54]


def test_every_value_has_an_origin() -> None:
    assert set(GAME.pack.origins.values()) == set(ORIGINS)
    assert GAME.pack.origins["board.toml", 'board "by-seats"', "sale"] == "rulebook"
    assert GAME.pack.origins["duchies.toml", 'duchy "5"', "rows"] == "reported"
    assert GAME.pack.origins["duchies.toml", 'board "dealt"', "sides"] == "reconstructed"


def test_the_hash_changes_with_what_is_played_by_and_not_with_comments(folder: Path) -> None:
    board = folder / "board.toml"
    board.write_text("# mine\n" + board.read_text(encoding="utf-8"), encoding="utf-8")
    assert packs.read_pack(folder).hash == GAME.pack_hash
    board.write_text(
        board.read_text(encoding="utf-8").replace("silver = 1", "silver = 2"), encoding="utf-8"
    )
    assert packs.read_pack(folder).hash != GAME.pack_hash


def test_a_wrong_space_is_named(folder: Path) -> None:
    assert 'duchies.toml, duchy "1": X6 is not' in spoil(folder, "duchies.toml", "L6", "X6")


def test_a_duchy_with_wrong_totals_is_refused(folder: Path) -> None:
    assert "spaces of building" in spoil(folder, "duchies.toml", "L6", "B6")


def test_a_start_that_is_no_castle_space_is_refused(folder: Path) -> None:
    assert "start = 43" in spoil(folder, "duchies.toml", "start = 44", "start = 43")


def test_rows_must_be_texts(folder: Path) -> None:
    assert "rows must be a list" in spoil(folder, "duchies.toml", '"L6 C5 C4 M3",', "6,")


def test_a_missing_entry_is_named(folder: Path) -> None:
    assert "church is missing" in spoil(folder, "tiles.toml", "[tile.church]", "[tile.chapel]")


def test_too_few_boards_are_refused(folder: Path) -> None:
    text = spoil(folder, "duchies.toml", "[[3, 4], [5, 6], [7, 8], [9, 10]]", "[[3, 4]]")
    assert "four boards" in text


# Expansions


def test_the_known_border_post_duchy_has_its_three_posts() -> None:
    duchy = GAME.pack.duchies[10]
    assert [[duchy.space[site] for site in post] for post in duchy.posts] == [
        [21, 31],
        [25, 36],
        [72, 73],
    ]


@pytest.mark.parametrize("duchy", GAME.pack.duchies[10:16], ids=lambda duchy: duchy.name)
def test_posts_touch_neighbours_at_the_edge(duchy: Duchy) -> None:
    for one, two in duchy.posts:
        assert two in duchy.near[one]
        assert max(len(duchy.near[one]), len(duchy.near[two])) == 4


def test_only_the_known_boards_are_reported() -> None:
    origins = GAME.pack.origins
    reported = {
        name.split('"')[1]: origin
        for (file, name, field), origin in origins.items()
        if file == "expansion_duchies.toml" and field in ("rows", "left", "spaces")
    }
    assert [name for name, origin in reported.items() if origin == "reported"] == [
        "11a",
        "12a",
        "13a",
        "13b",
    ]


@pytest.mark.parametrize("duchy", GAME.pack.duchies[16:18], ids=lambda duchy: duchy.name)
def test_team_boards_are_joined_at_the_seam(duchy: Duchy) -> None:
    """73 spaces; rows 3, 4 and 5 meet, the others do not."""
    assert duchy.size == 73
    site = duchy.site_of
    beside = [duchy.space[other] for other in duchy.near[site[407]]]
    assert beside == [306, 307, 406, 408, 506, 507]
    assert site[307] in duchy.near[site[306]]
    assert site[507] in duchy.near[site[506]]
    assert site[206] not in duchy.near[site[205]]


def test_rivers_join_islands_and_no_areas() -> None:
    duchy = GAME.pack.duchies[18]
    assert duchy.site_of[13] in duchy.near[duchy.site_of[32]]
    assert duchy.area[duchy.site_of[13]] != duchy.area[duchy.site_of[32]]


@pytest.mark.parametrize("duchy", GAME.pack.duchies, ids=lambda duchy: duchy.name)
def test_spaces_are_numbered_by_row_and_place(duchy: Duchy) -> None:
    """Every row begins at the left with 1 and leaves out no place."""
    told = [where(duchy, space) for space in duchy.space]
    found = [(one["row"] + 1, one["place"] + 1) for one in told]
    rows = Counter(row for row, _place in found)
    every = {(row, place + 1) for row in rows for place in range(rows[row])}
    assert set(found) == every
    assert sorted(rows) == list(range(1, len(rows) + 1))
    assert len(found) == duchy.size


def test_twelve_trade_routes_name_every_colour_six_times() -> None:
    goods = Counter(colour for route in GAME.pack.additions.routes for colour in route.goods)
    assert goods == dict.fromkeys(range(6), 6)
    origins = [
        origin
        for (file, name, field), origin in GAME.pack.origins.items()
        if name.startswith("route ") and field == "goods"
    ]
    assert Counter(origins) == {"reported": 6, "reconstructed": 6}


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("expansion_duchies.toml", "[[21, 31], ", "[", "3 pairs of spaces"),
        ("expansion_duchies.toml", "start = [407]", "start = [406]", "start = 406 is not a castle"),
        ("expansion_duchies.toml", '"L3 L4 B5 M6",', '"L3 L4 B5",', "rows of the same lengths"),
        ("expansion_duchies.toml", '"C6 B5 B4 B3",', '"B6 B5 B4 B3",', "spaces of building"),
        ("expansion_duchies.toml", "[193, 90], ", "", "36 places for 37 spaces"),
        ("expansions.toml", "cards = [5, 4, 3]", "cards = [7, 4, 3]", "only 12 cards"),
        ("expansions.toml", "[2, 2, 2, 2, 2, 2]", "[9, 9, 2, 2, 2, 2]", "only 18 shields"),
        ("expansions.toml", '"any-tile"', '"anything"', "is not one of market"),
        ("expansions.toml", "[route.12]", "[route.13]", "the entry 12 is missing"),
    ],
)
def test_wrong_expansions_are_refused(
    folder: Path, file: str, old: str, new: str, said: str
) -> None:
    assert said in spoil(folder, file, old, new)
