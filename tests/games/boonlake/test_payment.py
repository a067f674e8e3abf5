"""Playing a card: coins, vases, and resources shown by production sites and boats."""

from tests.games.boonlake.position import (
    PACK,
    asked,
    offers,
    position,
    seen,
    settler,
    sheet,
    takes,
    why_not,
)

WOOD, LOAM, STONE, IRON = range(4)


def test_monica() -> None:
    """2 coins, 2 loam, 1 stone; a loam site; boats at wood and iron."""
    monica = settler(coins=5, hand=["smithy"], production={"loam": 1}, boats=("wood", "iron"))
    match = position(monica)
    takes(match, "take pioneer", "play smithy")
    assert seen(match)["coins"] == 1
    assert seen(match)["boats"] == [LOAM, STONE]
    assert seen(match)["played"] == [PACK.card_by_key["smithy"]]


def test_maggie() -> None:
    """4 loam, 2 stone; sites for 2 loam and 1 stone; boats at loam and iron; a joker lever."""
    maggie = settler(
        coins=2,
        hand=["bank"],
        production={"loam": 2, "stone": 1},
        boats=("loam", "iron"),
        levers=["joker-or"],
    )
    match = position(maggie)
    takes(match, "take progress", "play bank")
    assert asked(match) == "ChoosePayment"
    assert offers(match) == ["pay loam-loam 2 joker", "pay loam-stone 2 joker"]
    takes(match, "pay loam-loam 2 joker")
    assert seen(match)["boats"] == [LOAM, LOAM]
    assert seen(match)["coins"] == 5  # 2 - 2, then 5 from the bank
    assert seen(match)["coin_track"] == 1
    assert "lever two-coins" not in offers(match)


def test_joanne() -> None:
    """13 coins, 2 loam, 3 iron on her own tile: 16 VP, a card step, 2 inhabitants, 1 stays."""
    joanne = settler(coins=13, ranch=2, production={"loam": 2, "iron": 1})
    match = position(joanne, goals=["levers", "sites", "coin-track", "card-track"])
    takes(match, "take pioneer", "realize levers")
    player = seen(match)
    assert (player["coins"], player["ranch"], player["projects"]) == (0, 3, 1)
    assert player["card_track"] == 1
    assert sheet(match) == {"projects": 16}
    assert why_not(match, "realize levers")[0] == "project-done"


def test_a_project_of_somebody_else_pays_once_and_only_once() -> None:
    rich = settler(coins=40, production={"loam": 2, "iron": 2}, boats=("iron", "iron"))
    match = position(rich, settler(), goals=["sites", "levers", "coin-track", "card-track"])
    takes(match, "take pioneer", "realize levers")
    assert sheet(match) == {"projects": 8}
    takes(match, "pass", "pass", "pass")
    takes(match, "pass", seat=1)
    takes(match, "sail 2")
    takes(match, "take settle", "pass", "pass", "pass", seat=1)
    assert why_not(match, "realize levers") == ("project-done", {})


def test_b16_downstream_is_free_and_upstream_costs_two_coins_or_the_lever() -> None:
    hand = ["smithy"]
    free = position(settler(coins=2, hand=hand, production={"loam": 1}))
    takes(free, "take pioneer", "play smithy")
    assert (seen(free)["coins"], seen(free)["boats"]) == (0, [LOAM, STONE])

    dear = settler(coins=5, hand=hand, production={"loam": 1}, boats=("iron", "iron"))
    poor = position(dear)
    takes(poor, "take pioneer")
    assert why_not(poor, "play smithy") == ("coins-short", {"short": 1})

    towed = settler(
        coins=5, hand=hand, production={"loam": 1}, boats=("iron", "iron"), levers=["boat"]
    )
    match = position(towed)
    takes(match, "take pioneer", "play smithy")
    assert (seen(match)["coins"], seen(match)["boats"]) == (1, [LOAM, STONE])


def test_b16_plans_of_equal_cost_that_end_elsewhere_are_all_offered() -> None:
    boats = ("wood", "loam")
    match = position(settler(coins=2, hand=["smithy"], boats=boats, production={"loam": 2}))
    takes(match, "take pioneer", "play smithy")
    assert offers(match) == ["pay wood-stone 2 no-lever", "pay loam-stone 2 no-lever"]


def test_b16_a_dearer_plan_that_ends_no_better_is_not_offered() -> None:
    boats = ("wood", "iron")
    match = position(settler(coins=9, hand=["smithy"], boats=boats, production={"loam": 2}))
    takes(match, "take pioneer", "play smithy")
    # The boat at wood goes down for nothing; that at iron would cost 2 coins but spare wood.
    assert offers(match) == ["pay stone-iron 2 no-lever", "pay wood-stone 4 no-lever"]

    boats = ("loam", "stone")
    match = position(settler(coins=9, hand=["smithy"], boats=boats, production={"loam": 2}))
    takes(match, "take pioneer", "play smithy")
    assert (seen(match)["boats"], seen(match)["coins"]) == ([LOAM, STONE], 7)


def test_b17_discounts_never_push_a_cost_below_nothing() -> None:
    player = settler(
        hand=["stonecutter"], production={"stone": 2}, played=["merchant", "general-store"]
    )
    match = position(player)
    takes(match, "take pioneer", "play stonecutter")
    assert seen(match)["coins"] == 3  # the stonecutter's own


def test_b17_joker_levers_combine() -> None:
    """2 coins, 2 loam, 1 stone, and no site: two jokers, one boat, and the lever's 5 coins."""
    player = settler(hand=["smithy"], levers=["joker-or", "joker-five"], boats=("loam", "iron"))
    match = position(player)
    takes(match, "take pioneer")
    assert "play smithy" in offers(match)
    takes(match, "play smithy")
    assert "pay loam-iron 2 joker-and-five" in offers(match)
    takes(match, "pay loam-iron 2 joker-and-five")
    assert seen(match)["coins"] == 3
    assert seen(match)["used"] == seen(match)["levers"]


def test_a_lever_is_not_wasted_where_boats_do_as_well() -> None:
    player = settler(coins=2, hand=["smithy"], production={"loam": 1}, levers=["joker-or"])
    match = position(player)
    takes(match, "take pioneer", "play smithy")
    assert offers(match) == [
        "pay loam-stone 2 no-lever",
        "pay wood-loam 2 joker",
        "pay wood-stone 2 joker",
    ]


def test_vases_are_paid() -> None:
    match = position(settler(coins=3, hand=["art-gallery"], production={"stone": 2, "iron": 1}))
    takes(match, "take progress")
    assert why_not(match, "play art-gallery") == ("vases-short", {"short": 1})
    player = settler(coins=3, vases=1, hand=["art-gallery"], production={"stone": 2, "iron": 1})
    match = position(player)
    takes(match, "take progress", "play art-gallery")
    assert (seen(match)["coins"], seen(match)["vases"]) == (0, 0)


def test_missing_resources_are_named() -> None:
    match = position(settler(coins=9, hand=["bank"]))
    takes(match, "take progress")
    assert why_not(match, "play bank") == (
        "resources-short",
        {"need": 6, "have": 2, "resource": "boonlake-resource-loam"},
    )


def test_b9_a_project_needs_an_inhabitant_in_the_supply() -> None:
    rich = settler(coins=40, production={"loam": 2, "iron": 2}, ranch=8)
    match = position(rich)
    takes(match, "take pioneer")
    assert why_not(match, "realize levers") == ("supply-empty", {})
    last = settler(coins=40, production={"loam": 2, "iron": 2}, ranch=7)
    match = position(last)
    takes(match, "take pioneer", "realize levers")
    assert (seen(match)["ranch"], seen(match)["supply"]) == (7, 0)
