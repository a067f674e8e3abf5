"""Hex geometry."""

from spieltisch.kernel.hexes import groups, neighbours

FLOWER = [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def test_the_middle_of_a_flower_touches_all_petals() -> None:
    assert neighbours(FLOWER)[0] == [1, 2, 3, 4, 5, 6]


def test_a_petal_touches_the_middle_and_two_petals() -> None:
    assert neighbours(FLOWER)[1] == [0, 2, 6]


def test_neighbourhood_goes_both_ways() -> None:
    adjacent = neighbours(FLOWER)
    assert all(place in adjacent[other] for place in range(7) for other in adjacent[place])


def test_groups_hang_together_by_edges() -> None:
    assert groups([1, 2, 4, 5], neighbours(FLOWER)) == [[1, 2], [4, 5]]
    assert groups([], neighbours(FLOWER)) == []
