"""A game's set-up: options are checked, defaults filled in, states saved and loaded."""

import pytest

from spieltisch.kernel.errors import BadRecord, BadSetup
from spieltisch.kernel.game import Game, TableOption, switch
from spieltisch.kernel.reasons import ReasonKind, why
from spieltisch.kernel.wording import SeatName, Text, kebab, message_ids, reason_text, word_id
from spieltisch.tables.match import Match
from tests import auction


class Optional(Game):  # type: ignore[type-arg]  # a game without a state of its own
    """A game that has nothing but options."""

    name = "optional"
    seat_counts = (1, 2)
    table_options = (
        TableOption("level", ("easy", "hard"), "easy", seat_counts=(1,)),
        switch("extra"),
        TableOption("target", tuple(map(str, range(45, 56))), "50"),
    )
    reasons = (ReasonKind("fine"), ReasonKind("coins-short", "coins", "card", "other_seat"))
    score_sources = ("herd",)

    def __init__(self) -> None:
        super().__init__()
        self.lexicon = {"card": ["bank", "smithy"]}


def test_defaults_are_filled_in() -> None:
    setup = Optional().setup(1, {"extra": True})
    assert setup.options == {"level": "easy", "extra": "yes", "target": "50", "order": "together"}
    assert setup.yes("extra")
    assert setup.number("target") == 50
    assert not setup.in_turn


def test_values_may_be_given_as_numbers_and_switches() -> None:
    setup = Optional().setup(2, {"target": 47, "extra": False, "order": "in-turn"})
    assert setup.number("target") == 47
    assert setup.in_turn


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (5, {}, "played by 1, 2, not by 5"),
        (2, {"level": "hard"}, "has no option 'level'; it has: extra, target, order"),
        (1, {"level": "mad"}, "cannot be 'mad'; it can be: easy, hard"),
    ],
)
def test_wrong_set_ups_are_refused_with_what_is_possible(
    seats: int, options: dict[str, object], said: str
) -> None:
    with pytest.raises(BadSetup, match=said):
        Optional().setup(seats, options)


def test_a_default_must_be_a_value() -> None:
    with pytest.raises(ValueError, match="default"):
        TableOption("x", ("a",), "b")


def test_what_is_not_a_saved_state_is_refused() -> None:
    game = auction.make()
    setup = game.setup(2)
    with pytest.raises(BadRecord):
        game.load(setup, {})
    saved = game.save(game.new(setup))
    with pytest.raises(BadRecord):
        game.load(setup, saved | {"agenda": [{"is": "Nonsense"}]})


def test_a_reason_is_told_with_the_words_of_the_game() -> None:
    game = Optional()
    text = reason_text(game, why(1, 2, 1, 0))
    assert text == Text(
        "optional-why-coins-short",
        {"coins": 2, "card": Text("optional-card-smithy"), "other-seat": SeatName(0)},
    )
    assert hash(text) == hash(reason_text(game, why(1, 2, 1, 0)))
    assert word_id(game, "card", 0) == "optional-card-bank"


def test_a_game_lists_every_message_it_may_ask_for() -> None:
    assert {
        "optional-name",
        "optional-why-coins-short",
        "optional-card-bank",
        "optional-option-level-hard",
        "optional-score-herd",
    } <= message_ids(Optional())
    assert {
        "auction-do-bid",
        "auction-ask-choose-bid",
        "auction-event-draws",
        "auction-event-draws-hidden",
        "auction-event-wins",
    } <= message_ids(auction.make())


def test_class_names_become_message_ids() -> None:
    assert kebab("ChooseStrip") == "choose-strip"
    assert kebab("Pay2Coins") == "pay2-coins"


def test_defaults_of_a_game_that_says_no_more() -> None:
    game = auction.make()
    match = Match(game, 2, seed=1)
    assert game.audit(match.state) == []
    assert game.recount(match.state) is None
    assert game.score_sheet(match.state) == [{"points": 0}, {"points": 0}]
    plain = Game.determinise(game, match.state, 0, match.chance)
    assert plain.digest() == match.digest()


def test_what_a_game_must_bring_is_asked_for() -> None:
    game = Optional()
    state = Match(auction.make(), 2).state
    for missing in (
        lambda: game.new(game.setup(1)),
        lambda: game.scores(state),
        lambda: game.winners(state),
        lambda: game.view(state, 0),
    ):
        with pytest.raises(NotImplementedError):
            missing()


def test_an_option_may_have_other_values_for_other_seats() -> None:
    class Boards(Game):  # type: ignore[type-arg]  # likewise
        name = "boards"
        seat_counts = (1, 2)
        table_options = (
            TableOption("board", ("island",), "island", (1,)),
            TableOption("board", ("plain", "hills"), "plain", (2,)),
        )

    game = Boards()
    assert game.setup(1).options["board"] == "island"
    assert game.setup(2, {"board": "hills"}).options["board"] == "hills"
    with pytest.raises(BadSetup, match="boards with 1: option board cannot be 'hills'"):
        game.setup(1, {"board": "hills"})
