"""Packs of one's own: how a new one is begun, what is shown of it, and its hash."""

import re
import tomllib
from pathlib import Path

import pytest

from spieltisch import texts
from spieltisch.cli.pack import name_of
from spieltisch.games.boonlake.game import make
from spieltisch.games.boonlake.pack import FILES, built_in_directory, load_pack
from spieltisch.games.boonlake.pack_check import check_pack, new_pack, show_pack
from spieltisch.games.packs.writing import NotEmpty
from tests.games.boonlake.packs import PACK, change, copy_pack

DOCS = Path(__file__).resolve().parents[3] / "docs" / "packs.md"

# --- the hash -------------------------------------------------------------------------------------


def test_the_hash_ignores_comments_layout_order_origins_and_names(tmp_path: Path) -> None:
    directory = copy_pack(tmp_path)
    change(directory, "cards.toml", "[card.smithy]", "# a note\n\n[card.smithy]  # here")
    change(directory, "cards.toml", "coins = 2, loam = 2, stone = 1", "stone=1,loam=2, coins=2")
    change(directory, "levers.toml", 'origin = "reconstructed"', 'origin = "reported"')
    change(directory, "pack.toml", 'name = "reconstruction"', 'name = "mine"')
    blocks = (directory / "tiles.toml").read_text(encoding="utf-8").split("\n\n[")
    shuffled = "\n\n[".join([blocks[0], *reversed(blocks[1:])])
    (directory / "tiles.toml").write_text(shuffled, encoding="utf-8")
    other = load_pack(directory)
    assert other.hash == PACK.hash
    assert [tile.key for tile in other.tiles] == [tile.key for tile in PACK.tiles]


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cards.toml", "vp = 3", "vp = 4"),
        ("cards.toml", "[card.smithy]", "[card.sawyer]"),
        ("map.toml", "[25, 26]", "[24, 26]"),
        ("levers.toml", "cost = 9", "cost = 8"),
        ("river.toml", "coins = 5", "coins = 6"),
        ("solo.toml", "9, 9, 14", "9, 10, 14"),
    ],
)
def test_any_value_changes_the_hash(tmp_path: Path, file: str, old: str, new: str) -> None:
    directory = copy_pack(tmp_path)
    change(directory, file, old, new)
    assert load_pack(directory).hash != PACK.hash


# --- new and show ---------------------------------------------------------------------------------


def test_a_new_pack_can_be_checked_and_played_at_once(tmp_path: Path) -> None:
    written = new_pack(tmp_path / "my-box", name_of)
    assert [path.name for path in written] == FILES
    assert [str(finding) for finding in check_pack(tmp_path / "my-box")] == []
    mine = load_pack(tmp_path / "my-box")
    assert mine.name == "my-box"
    assert mine.hash == PACK.hash
    assert mine.cards[0].names["de"]
    assert "spieltisch pack check" in written[0].read_text(encoding="utf-8")


def test_a_new_pack_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine", encoding="utf-8")
    with pytest.raises(NotEmpty, match="not empty"):
        new_pack(tmp_path, name_of)


def test_an_own_card_brings_its_own_name(tmp_path: Path) -> None:
    directory = tmp_path / "my-box"
    new_pack(directory, name_of)
    change(directory, "cards.toml", "[card.smithy]", "[card.gunsmith]")
    assert check_pack(directory) == []
    pack = load_pack(directory)
    assert pack.cards[pack.card_by_key["gunsmith"]].names["fr"] == "Forge"


def test_show_names_every_component_with_its_origin() -> None:
    shown = show_pack(PACK)
    for card in PACK.cards:
        assert card.key in shown
    assert "smithy" in shown
    assert "day; 2 coins, 2 loam, 1 stone; always: lever-discount = 1; 3 VP" in shown
    assert "rulebook/reconstructed" in shown


def test_the_example_in_the_docs_is_in_the_pack() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    cards = tomllib.loads((built_in_directory() / "cards.toml").read_text(encoding="utf-8"))
    shown = tomllib.loads(blocks[0])["card"]
    assert {key: cards["card"][key] for key in shown} == shown


# --- names ----------------------------------------------------------------------------------------


def test_a_scoring_tile_is_called_by_its_regions(tmp_path: Path) -> None:
    directory = copy_pack(tmp_path)
    change(directory, "scoring_tiles.toml", '["boonlake", "unknown"]', '["unknown", "new-hope"]')
    assert check_pack(directory) == []
    pack = load_pack(directory)
    (tile,) = [one for one in pack.scoring_tiles if one.entry == "boonlake-unknown"]
    assert tile.key == "new-hope-unknown"
    for game in (make(directory), make()):
        for key in game.lexicon["goal"]:
            assert all(texts.knows(one, f"boonlake-goal-{key}") for one in texts.LANGUAGES), key
