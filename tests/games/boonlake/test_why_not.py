"""Whatever is in sight is either offered or says why not, at every decision of a game."""

import random

import pytest

from spieltisch import Match
from spieltisch.games.boonlake.terms import LEVER_KEYS, STRIP_KEYS
from spieltisch.kernel.wording import notation
from tests.games.boonlake.position import GAME, PACK, offers, position, settler, takes, why_not

LEVERS_OF = {
    "vase": ("instead take-vase", "instead give-vase"),
    "modernize": ("instead modernize",),
    "upgrade": ("instead upgrade",),
    "site-coins": ("forgo site-coins",),
    "three-coins": ("forgo three-coins",),
    "region-vp": ("share-and-vp",),
    "settlement": ("lever-settlement",),
    "tile-inhabitant": ("tile-lever",),
    "joker-or": ("lever two-coins", "lever two-cards"),
    "joker-five": ("lever five-coins",),
    "cards-inhabitant": ("lever cards-for-inhabitant",),
}


def answers(match: Match, seat: int) -> list[str]:
    """Everything that is offered or can say why not."""
    choice = match.choice(seat)
    blocked = [notation(GAME, b.option) for b in choice.choice.blocked(match.state)]
    assert not set(blocked) & set(choice.notations)
    return choice.notations + blocked


def in_sight(match: Match, seat: int) -> list[str]:
    """What a player might ask about, as beginnings of notations."""
    table = match.state
    player = table.players[seat]
    things = [f"play {PACK.cards[card].key}" for card in player.hand]
    things += [f"realize {PACK.scoring_tiles[tile].key}" for tile in table.scoring if tile >= 0]
    things += [f"take {strip}" for strip in STRIP_KEYS]
    things += [f"sail {position + 1}" for position in range(len(PACK.river.route[table.round]))]
    for hex_at in range(33):
        things += [f"cattle {hex_at + 1} "] if table.pastures >> hex_at & 1 else []
        for place in range(table.sites_on(hex_at)):
            where = f"{hex_at + 1} {('upper', 'lower')[place]}"
            things.append(f"develop {where}")
            piece = table.sites[2 * hex_at + place]
            if piece and piece >> 2 == seat:
                things += [[], [f"house {where}"], [f"settlement {where}"], []][piece & 3]
    return things


@pytest.mark.parametrize("seed", range(3))
def test_everything_in_sight_has_an_answer(seed: int) -> None:
    source = random.Random(seed)
    match = Match(GAME, 2, seed=seed)
    while not match.over and match.moves < 160:
        choice = source.choice(match.choices)
        known = answers(match, choice.seat)
        for thing in in_sight(match, choice.seat):
            free = thing.replace("house", "free-house").replace("settlement", "lever-settlement")
            assert any(a == thing or a.startswith((thing, free)) for a in known), thing
        match.take(choice.seat, source.choice(choice.notations))


def test_every_lever_has_an_answer_at_a_decision() -> None:
    match = position(settler(levers=LEVER_KEYS, hand=["bank", "mayor"]))
    known = answers(match, 0)
    for lever, ways in LEVERS_OF.items():
        assert any(way in known or f"look-at-lever {lever}" in known for way in ways)
    assert why_not(match, "play bank")[0] == "resources-short"
    assert why_not(match, "sail 4") == ("not-now", {})


def test_a_lever_that_may_be_used_now_is_not_told_to_wait() -> None:
    match = position(settler(levers=["three-coins", "boat"], boats=("iron", "iron")))
    takes(match, "take pioneer")
    assert "forgo three-coins" in offers(match)
    assert "look-at-lever three-coins" not in answers(match, 0)
    assert why_not(match, "look-at-lever boat") == ("lever-moment", {})
