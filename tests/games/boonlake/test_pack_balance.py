"""What the built-in pack's reconstructed values are worth: no kind, card or project stands out."""

from tests.games.boonlake import worth
from tests.games.boonlake.packs import PACK


def test_costs_follow_worth_with_some_spread() -> None:
    residuals = {c.key: worth.card_worth(c) - worth.card_cost(c) for c in PACK.cards}
    assert all(-9 <= residual <= 9 for residual in residuals.values()), residuals
    mean = sum(residuals.values()) / len(residuals)
    assert -1.5 <= mean <= 1.5
    spread = sum((r - mean) ** 2 for r in residuals.values()) / len(residuals)
    assert 2 <= spread**0.5 <= 5


def test_no_kind_of_card_is_better_than_the_others() -> None:
    for kind in range(3):
        cards = [card for card in PACK.cards if card.kind == kind]
        mean = sum(worth.card_worth(c) - worth.card_cost(c) for c in cards) / len(cards)
        assert -2 <= mean <= 2


def test_some_strong_cards_are_dear_and_some_helpful_ones_nearly_free() -> None:
    dear = [c for c in PACK.cards if worth.card_cost(c) >= 35 and worth.card_worth(c) >= 38]
    free = [c for c in PACK.cards if worth.card_cost(c) <= 10 and worth.card_worth(c) >= 9]
    assert len(dear) >= 5
    assert len(free) >= 5


def test_projects_follow_worth() -> None:
    for tile in PACK.scoring_tiles:
        if PACK.origins[("scoring_tiles.toml", f'tile "{tile.key}"', "project")] != "rulebook":
            assert abs(worth.project_worth(tile) - worth.project_cost(tile)) <= 6, tile.key


def test_every_resource_is_wanted() -> None:
    wanted = [sum(card.resources[resource] for card in PACK.cards) for resource in range(4)]
    assert min(wanted) * 2 >= max(wanted)
