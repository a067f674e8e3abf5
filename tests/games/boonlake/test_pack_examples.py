"""The rulebook's examples can happen with the components of the built-in pack."""

from spieltisch.games.boonlake import terms as t
from spieltisch.games.boonlake.pack_check import board_income
from tests.games.boonlake.packs import PACK, pairs


def test_monicas_and_maggies_cards() -> None:
    costs = [(card.coins, card.vases, card.resources) for card in PACK.cards]
    assert (2, 0, [0, 2, 1, 0]) in costs
    assert (0, 0, [0, 4, 2, 0]) in costs


def test_joannes_project() -> None:
    project = [
        (tile.project_vp, tile.project_track)
        for tile in PACK.scoring_tiles
        if tile.coins == 13 and tile.resources == [0, 2, 0, 3]
    ]
    assert project == [(8, t.CARD_TRACK)]


def test_elizabeths_site() -> None:
    sites = [pairs(site.on_develop) for tile in PACK.tiles for site in tile.sites]
    assert [(t.PAY_COINS, 4), (t.COIN_STEP, 1)] in sites


def test_francess_hex_pays_two_coins() -> None:
    assert [(t.COINS, 2)] in [pairs(place.reward) for place in PACK.map.hexes]


def test_peters_tile_asks_the_card_track() -> None:
    needs = [tile.need for tile in PACK.scoring_tiles if tile.category == t.SCORE_CARD_TRACK]
    assert needs == [[1, 2, 4, 7]]


def test_tinos_income() -> None:
    coin, card = PACK.tracks
    assert (5, 1) in [(space.income, space.vp) for space in coin.spaces]
    assert (3, 0) in [(space.income, space.vp) for space in card.spaces]
    assert board_income(PACK, houses=3, settlements=1, cattle=1) == (5, 4)


def test_petras_label() -> None:
    label = PACK.map.regions[t.BOONLAKE].label
    assert (label.verb, label.amount) == (t.COINS, 4)


def test_the_solo_examples() -> None:
    board = PACK.solo_board
    assert 2 in board.houses
    assert 6 in board.settlements
    assert 4 in board.cattle
    assert 14 in board.cactus
    shown = [
        tile
        for tile in PACK.solo_tiles
        if set(tile.actions) == {t.BUILDER, t.REGION_SCORING, t.SETTLE}
    ]
    assert [tile.corners[t.LOWER_LEFT] for tile in shown] == [13]
    assert shown[0].side == t.SIDE_A
