"""The printed values as the component files have them, to hold the engine against.

Nothing here asks the engine: effects are told again in the words of the files, step by step.
"""

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any

from spieltisch import Match
from spieltisch.games.boonlake.pack import built_in_directory
from tests.games.boonlake.position import offers, seen, takes

RESOURCES = ("wood", "loam", "stone", "iron")
WATCHED = (
    "coins", "vases", "ranch", "vp", "cards", "houses", "settlements", "coin_track", "card_track",
    "used",
)  # fmt: skip
STRIP_OF = {"day": "pioneer", "sunset": "progress", "night": "settle"}


def printed(file: str) -> dict[str, Any]:
    """A component file as it stands."""
    return tomllib.loads((built_in_directory() / file).read_text(encoding="utf-8"))


CARDS: dict[str, dict[str, Any]] = printed("cards.toml")["card"]
TILES: dict[str, dict[str, Any]] = printed("tiles.toml")["tile"]
GOALS: dict[str, dict[str, Any]] = printed("scoring_tiles.toml")["tile"]
HEXES: dict[int, dict[str, Any]] = {int(n): h for n, h in printed("map.toml")["hex"].items()}
LEVER_COST = {name: lever["cost"] for name, lever in printed("levers.toml")["lever"].items()}
TRACKS = printed("tracks.toml")
TIERS: list[dict[str, Any]] = printed("player_board.toml")["tier"]
BRIDGES: list[list[int]] = printed("map.toml")["bridges"]
FORD: list[int] = printed("map.toml")["ford"]


def beside(number: int) -> set[int]:
    """The hexes that share an edge with this one, or are joined to it by a bridge or the ford."""
    here = HEXES[number]
    q, r = here["at"]
    touching = [[q + 1, r], [q - 1, r], [q, r + 1], [q, r - 1], [q + 1, r - 1], [q - 1, r + 1]]
    found = {n for n, other in HEXES.items() if other["at"] in touching}
    for pair in [*BRIDGES, FORD]:
        if number in pair:
            found |= set(pair) - {number}
    return found


class Told:
    """What a player should gain, told effect by effect while the moves are made."""

    def __init__(self, match: Match, seat: int = 0) -> None:
        self.match = match
        self.seat = seat
        self.now = {name: seen(match, seat)[name] for name in WATCHED}
        self.bonus: dict[str, int] = {}

    def gains(self, **what: int) -> None:
        for name, amount in what.items():
            self.now[name] += amount

    def makes(self, move: str) -> None:
        takes(self.match, move, seat=self.seat)

    def discards(self, cards: int) -> None:
        """Give up the first cards of the hand; permanent effects may pay for their kind."""
        for _card in range(cards):
            first = offers(self.match, self.seat)[0]
            assert first.startswith("discard ")
            self.makes(first)
            kind = CARDS[first.removeprefix("discard ")]["kind"]
            self.gains(cards=-1, coins=self.bonus.get(kind, 0))

    def steps(self, track: str, steps: int) -> None:
        """A marker moves; what it crosses is taken at once (B25)."""
        spaces = TRACKS[track]
        for _step in range(steps):
            at = self.now[f"{track}_track"]
            if at == len(spaces) - 1:
                self.gains(vp=TRACKS["past-end-vp"])
                continue
            self.now[f"{track}_track"] = at + 1
            for what, amount in spaces[at + 1].get("crossed", {}).items():
                if what == "build":
                    builds = [m for m in offers(self.match, self.seat) if m.startswith("build")]
                    if builds:
                        self.makes(builds[0])
                else:
                    self.plain(what, amount)

    def plain(self, what: str, amount: int) -> None:
        """Coins, cards, VP, a vase, inhabitants."""
        name = {"vase": "vases", "inhabitants": "ranch"}.get(what, what)
        self.gains(**{name: amount})

    def check(self) -> None:
        assert {name: seen(self.match, self.seat)[name] for name in WATCHED} == self.now


def tell_income(told: Told, track: str) -> None:
    """What lies beside the marker."""
    space = TRACKS[track][told.now[f"{track}_track"]]
    told.gains(**{f"{track}s": space[f"{track}s"], "vp": space.get("vp", 0)})


def tell_site(told: Told, site: Mapping[str, Any]) -> None:
    """What developing this site costs and brings."""
    for what, amount in site.items():
        if what in ("coins", "cards", "vp", "vase"):
            told.plain(what, amount)
        elif what == "pay-coins":
            told.gains(coins=-amount)
        elif what == "discard-cards":
            told.discards(amount)
        elif what == "lose-vp":
            told.gains(vp=-amount)
        elif what in ("coin-track", "card-track"):
            told.steps(what.removesuffix("-track"), amount)
        elif what == "three-steps":
            told.makes("advance card")
            told.steps("card", 3)
        elif what in ("coin-income", "card-income"):
            tell_income(told, what.removesuffix("-income"))
        else:
            assert what in ("settlement-vp", "settlement-loss"), what


def tell_card(told: Told, effects: Mapping[str, Any], ways: Iterable[str] = ()) -> None:
    """The immediate effects of a card; `ways` are the exchanges to be made the other way round."""
    for what, amount in effects.items():
        if what in ("coins", "vase", "inhabitants"):
            told.plain(what, amount)
        elif what in ("coin-track", "card-track"):
            told.steps(what.removesuffix("-track"), amount)
        elif what == "lever-up":
            told.makes("lever-up boat")
            told.now["used"] = 0
        elif what == "free-house":
            told.makes("free-house 9 upper")
            told.gains(houses=1)
        elif what == "easy-settlement":
            told.makes("settlement 7 upper 1 0")
            told.gains(settlements=1, ranch=-1)
        else:
            tell_exchange(told, what, amount, what in ways)


def tell_exchange(told: Told, what: str, amount: int, other_way: bool) -> None:
    """The exchanges, with the numbers of the rulebook."""
    move, cards, gains = {
        ("cards-for-inhabitants", False): ("three-cards-for-inhabitants", 3, {"ranch": 2}),
        ("swap-cards-coins", False): ("two-cards-for-coins", 2, {"coins": 4}),
        ("swap-cards-coins", True): ("coins-for-two-cards", 0, {"coins": -4, "cards": 2}),
        ("swap-cards-vase", False): ("three-cards-for-vase", 3, {"vases": 1, "coins": 2}),
        ("swap-cards-vase", True): (
            "vase-for-three-cards", 0, {"vases": -1, "coins": -2, "cards": 3},
        ),
        ("swap-cards-vp", False): ("five-cards-for-vp", 5, {"vp": 4}),
        ("swap-cards-vp", True): ("vp-for-five-cards", 0, {"vp": -4, "cards": 5}),
        ("cards-for-vp", False): ("two-cards-for-vp", 2, {"vp": amount}),
        ("inhabitant-for-coins", False): ("inhabitant-for-coins", 0, {"ranch": -1, "coins": 8}),
        ("vases-for-vp", False): ("two-vases-for-vp", 0, {"vases": -2, "vp": 4}),
    }[what, other_way]  # fmt: skip
    told.makes(f"trade {move} {amount if what == 'cards-for-vp' else 0}")
    told.discards(cards)
    told.gains(**gains)
