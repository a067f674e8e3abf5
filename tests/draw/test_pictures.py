"""Every card and scoring tile has a picture of its own, composed of motifs that exist."""

from collections import Counter

import pytest

from spieltisch.draw.art.motifs import library
from spieltisch.draw.art.motifs.places import PLACES, SKIES
from spieltisch.draw.boonlake import pictures
from spieltisch.games import load
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.games.boonlake.pieces import Pack


@pytest.fixture(scope="module")
def pack() -> Pack:
    game = load("boonlake")
    assert isinstance(game, Boonlake)
    return game.pack


def test_the_library_holds_motifs_enough() -> None:
    assert len(library.MOTIFS) >= 60
    assert len(library.MOTIFS) == sum(len(motifs) for _, motifs in library.KINDS), "a name twice"


def test_every_card_is_composed_of_motifs_that_exist(pack: Pack) -> None:
    assert {card.key for card in pack.cards} == set(pictures.compositions())
    for card in pack.cards:
        place, motifs = pictures.composition(card.key)
        assert place in PLACES, card.key
        assert motifs, card.key
        assert not [name for name in motifs if name not in library.MOTIFS], card.key


def test_every_scoring_tile_has_a_picture(pack: Pack) -> None:
    assert {tile.key for tile in pack.scoring_tiles} == set(pictures.goal_compositions())
    sheet = library.sheet()
    used = {name for tile in pack.scoring_tiles for name, *_ in pictures.goal_picture(tile.key)}
    assert not {name for name in used if f'id="{name}"' not in sheet}


def test_no_two_cards_look_the_same(pack: Pack) -> None:
    cards = [library.drawn(pictures.picture(card)) for card in pack.cards]
    goals = [library.drawn(pictures.goal_picture(tile.key)) for tile in pack.scoring_tiles]
    assert max(Counter(cards + goals).values()) == 1


def test_no_two_cards_of_a_kind_have_the_same_people_and_things(pack: Pack) -> None:
    """Turned around or before another hill is not different enough for a glance."""
    seen = Counter((card.kind, frozenset(pictures.composition(card.key)[1])) for card in pack.cards)
    assert max(seen.values()) == 1


def test_a_card_of_an_own_box_gets_a_picture_and_keeps_it() -> None:
    place, motifs = pictures.composition("a-card-nobody-knows")
    assert place in PLACES
    assert len(motifs) == 3
    assert pictures.composition("a-card-nobody-knows") == (place, motifs)
    assert pictures.composition("another-card") != (place, motifs)


def test_the_sheet_holds_all_that_pictures_use(pack: Pack) -> None:
    sheet = library.sheet()
    used = {name for card in pack.cards for name, *_ in pictures.picture(card)}
    assert not {name for name in used if f'id="{name}"' not in sheet}
    assert {f"sky-{kind}" for kind in SKIES} <= used
