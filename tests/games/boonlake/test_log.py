"""The log gives the reason of gains, and tells levers that go up."""

import pytest

from spieltisch import Match
from spieltisch.tables.speech import speak
from tests.games.boonlake.law import CARDS
from tests.games.boonlake.position import interim, offers, position, settler, takes


def log(match: Match) -> list[str]:
    return match.log(0)


def test_the_bonus_for_discarding_is_named() -> None:
    bonus = next(n for n, card in CARDS.items() if "discard-day" in card.get("always", {}))
    card = next(n for n, it in CARDS.items() if it["kind"] == "day" and n != bonus)
    match = position(settler(played=[bonus], hand=[card]), strips=["pioneer"])
    takes(match, "take pioneer", f"sell {card}")
    lines = log(match)
    at = next(i for i, line in enumerate(lines) if line.startswith("Bonus of Seat 1"))
    assert "for discarding a card" in lines[at]
    assert lines[at + 1] == "Seat 1 takes 1 coin."
    assert lines[at - 1].startswith("Seat 1 discards")


def test_that_there_is_nowhere_to_explore_is_said() -> None:
    match = position(settler(), mound=[], strips=["hire"])
    takes(match, "take hire", "pass")
    lines = log(match)
    at = lines.index("There is nowhere to explore for Seat 1: coins instead.")
    assert lines[at + 1] == "Seat 1 takes 2 coins."


def test_income_and_levers_going_up_are_told() -> None:
    match = interim(settler(levers=["joker-five", "vase"], used=["joker-five"]), settler())
    for seat in (0, 1):
        takes(match, "pass", seat=seat)
    for seat in (0, 1):
        takes(match, offers(match, seat)[0], seat=seat)
    lines = log(match)
    assert "Income of Seat 1:" in lines
    assert "1 used lever of Seat 1 goes up again." in lines
    assert not any("of Seat 2 go" in line for line in lines)


def test_houses_beside_a_pasture_are_the_reason_of_coins() -> None:
    match = position(settler(), settler(houses=["7"]), pastures=[8], strips=["cattle-breeding"])
    takes(match, "take cattle-breeding", "pass", "pass")
    takes(match, next(move for move in offers(match) if move.startswith("cattle 8")))
    lines = log(match)
    at = lines.index("For 1 house beside the pasture:")
    assert lines[at + 1] == "Seat 1 takes 2 coins."


def test_a_countdown_says_what_is_left() -> None:
    """Three cards for an inhabitant are discarded one by one."""
    match = position(settler(hand=["bank", "mayor", "smithy", "workshop"]), strips=["hire"])
    takes(match, "take hire", "pass", "pass", "hire-for-cards")
    asked = []
    while any(move.startswith("discard ") for move in offers(match)):
        asked.append(speak(match.choices[0].prompt, "en"))
        takes(match, offers(match)[0])
    assert asked == [
        "Which card do you discard? (3 left to discard)",
        "Which card do you discard? (2 left to discard)",
        "Which card do you discard? (the last one)",
    ]


@pytest.mark.parametrize(
    ("language", "row"),
    [
        ("en", "from the 3rd row from the top."),
        ("de", "aus der 3. Reihe von oben."),
        ("fr", "de la 3e rangée à partir du haut."),
    ],
)
def test_rows_of_the_action_board_are_counted_from_the_top(language: str, row: str) -> None:
    """The board shows the ship's steps beside its rows and no numbers of rows."""
    match = position(settler(), strips=["hire", "progress", "builder"])
    takes(match, "take builder")
    assert any(line.endswith(row) for line in match.log(0, language))


@pytest.mark.parametrize(("before", "now"), [(0, "1 space by now."), (1, "2 spaces by now.")])
def test_how_far_a_marker_has_come_on_a_track_is_told(before: int, now: str) -> None:
    """Scoring tiles count these spaces; the track itself shows no numbers of its own."""
    card = next(n for n, it in CARDS.items() if it.get("now") == {"coin-track": 1})
    player = settler(hand=[card], coins=30, vases=5, coin_track=before,
                     production=dict.fromkeys(["wood", "loam", "stone", "iron"], 2))  # fmt: skip
    match = position(player, strips=["builder"])
    takes(match, "take builder", f"play {card}")
    assert f"Seat 1 advances on the coin track: {now}" in log(match)
