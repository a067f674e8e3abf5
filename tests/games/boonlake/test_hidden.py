"""What is hidden stays hidden; copies and determinised copies are sound."""

import random

from spieltisch import Match
from spieltisch.kernel.chance import Sampled
from tests.games.boonlake.position import GAME, offers, position, seen, settler, table_of, takes


def test_hands_are_seen_only_by_their_owner() -> None:
    match = position(settler(hand=["smithy"]), settler(hand=["bank", "mayor"]))
    others = table_of(match, 0)["players"][1]
    assert others["cards"] == 2
    assert "hand" not in others
    assert len(seen(match, 1)["hand"]) == 2


def test_a_determinised_copy_redeals_the_other_hands() -> None:
    match = position(settler(hand=["smithy"]), settler(hand=["bank", "mayor"]))
    hands = set()
    for seed in range(20):
        copy = match.determinised(0, Sampled(random.Random(seed)))
        assert copy.players[0].hand == match.state.players[0].hand
        assert GAME.audit(copy) == [] or len(copy.players[1].hand) == 2
        hands.add(tuple(copy.players[1].hand))
    assert len(hands) > 10
    assert len(match.state.players[1].hand) == 2


def test_b24_determinised_set_up_choices() -> None:
    match = Match(GAME, 3, seed=2)
    takes(match, offers(match, 1)[0], seat=1)
    picks = set()
    for seed in range(20):
        copy = match.determinised(0, Sampled(random.Random(seed)))
        assert copy.pairs[0] == match.state.pairs[0]
        assert copy.picks[1] in copy.pairs[1]
        assert copy.picks[2] == -1
        picks.add(copy.picks[1])
    assert len(picks) > 3


def test_nothing_is_told_by_silence() -> None:
    """Who has no fitting card is asked all the same."""
    match = position(settler(), settler(hand=["bank"]))
    takes(match, "take builder", "pass", "pass")
    assert offers(match, 1) == ["sell bank", "pass"]
    match = position(settler(), settler(hand=[]))
    takes(match, "take builder", "pass", "pass")
    assert offers(match, 1) == ["pass"]


def test_a_copy_never_touches_the_original() -> None:
    match = position(settler(coins=20, hand=["smithy"], production={"loam": 2}), settler())
    before = match.digest()
    copy = match.state.clone()
    other = Match(GAME, 2, seed=1)
    other.state = copy
    takes(other, "take pioneer", "play smithy")
    while "explore" in offers(other):
        takes(other, "explore")
        takes(other, offers(other)[0])
    assert match.digest() == before
