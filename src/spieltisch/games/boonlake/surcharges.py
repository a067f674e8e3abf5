"""Additional inhabitants for late settlements and cattle, each of which 4 VP may replace."""

from typing import Final

VP_FOR_INHABITANT: Final = 4


def lowest_price(price: int, easing: int) -> int:
    """Inhabitants to give up when all additional ones are replaced by VP."""
    return max(0, price - easing)


def ways_to_pay(price: int, extra: int, easing: int, ranch: int) -> list[tuple[int, int]]:
    """Every affordable mix as (inhabitants, VP); VP that would save no inhabitant are left out."""
    ways: list[tuple[int, int]] = []
    dearer = -1
    for by_vp in range(extra + 1):
        inhabitants = max(0, price + extra - by_vp - easing)
        if inhabitants == dearer:
            break
        dearer = inhabitants
        if inhabitants <= ranch:
            ways.append((inhabitants, by_vp * VP_FOR_INHABITANT))
    return ways
