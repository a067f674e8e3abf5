"""Checks of the map (connected, sane when drawn, bridges, ford, starts) and of the river."""

from __future__ import annotations

from typing import Final

from spieltisch.games.boonlake import terms as t
from spieltisch.games.boonlake.pack import touching
from spieltisch.games.boonlake.pieces import Effect, GameMap, Hex, Pack, RiverSpace
from spieltisch.games.packs.reading import Report
from spieltisch.kernel.hexes import groups
from spieltisch.kernel.wording import Text

START_HEXES: Final = [(2, 6), (3, 2), (4, 2)]
MAP: Final = "map.toml"
RIVER: Final = "river.toml"


def hex_name(index: int) -> str:
    """How a hex is called in findings."""
    return f'hex "{index + 1}"'


def distance(first: Hex, second: Hex) -> int:
    """Steps from hex to hex on the grid, water or not."""
    q, r = first.q - second.q, first.r - second.r
    return max(abs(q), abs(r), abs(q + r))


def check_map(pack: Pack, report: Report) -> None:
    """Everything about the map."""
    game_map = pack.map
    check_places(game_map, report)
    check_joins(game_map, report)
    check_regions(game_map, report)
    check_hex_rewards(game_map, report)


def check_places(game_map: GameMap, report: Report) -> None:
    """Every hex has a place of its own, and water between it and other regions."""
    taken: dict[tuple[int, int], int] = {}
    for place in game_map.hexes:
        at = (place.q, place.r)
        if at in taken:
            text = Text(
                "pack-at-already-place-hex", {"q": place.q, "r": place.r, "taken": taken[at] + 1}
            )
            report.add(MAP, hex_name(place.index), "at", text)
        taken[at] = place.index
    for first in game_map.hexes:
        for second in game_map.hexes[first.index + 1 :]:
            if first.region != second.region and touching(first, second):
                text = Text("pack-at-touches-hex-another", {"number": second.number})
                report.add(MAP, hex_name(first.index), "at", text)


def check_joins(game_map: GameMap, report: Report) -> None:
    """Bridges join near hexes of different regions and do not cross; the ford joins a pair."""
    hexes = game_map.hexes
    seen: list[tuple[int, int]] = []
    for one, two in game_map.bridges:
        name = f"bridge {one + 1}-{two + 1}"
        if hexes[one].region == hexes[two].region:
            report.add(MAP, name, "bridges", Text("pack-bridges-join-two-different"))
        if distance(hexes[one], hexes[two]) > 3:
            report.add(MAP, name, "bridges", Text("pack-bridges-these-hexes-lie"))
        if (one, two) in seen or (two, one) in seen:
            report.add(MAP, name, "bridges", Text("pack-bridges-listed-twice"))
        for other in seen:
            if crosses(game_map, (one, two), other):
                text = Text(
                    "pack-bridges-crosses-bridge", {"one": other[0] + 1, "two": other[1] + 1}
                )
                report.add(MAP, name, "bridges", text)
        seen.append((one, two))
    one, two = game_map.ford
    name = f"ford {one + 1}-{two + 1}"
    if one == two or touching(hexes[one], hexes[two]):
        report.add(MAP, name, "ford", Text("pack-ford-join-two-hexes"))
    elif distance(hexes[one], hexes[two]) > 3:
        report.add(MAP, name, "ford", Text("pack-ford-these-hexes-lie"))
    if (one, two) in seen or (two, one) in seen:
        report.add(MAP, name, "ford", Text("pack-ford-bridge-joins-same"))


def crosses(game_map: GameMap, first: tuple[int, int], second: tuple[int, int]) -> bool:
    """Whether two bridges cross when drawn as straight lines between the middles of hexes."""
    if set(first) & set(second):
        return False
    points = [(2 * h.q + h.r, h.r) for h in (game_map.hexes[i] for i in (*first, *second))]
    a, b, c, d = points
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
    """On which side of the line from a to b the point c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def check_regions(game_map: GameMap, report: Report) -> None:
    """Four regions, each in one piece, all joined; labels worth 4 and 3; an order from north."""
    reached = groups(range(t.HEX_COUNT), game_map.neighbours)[0]
    for place in game_map.hexes:
        if place.index not in reached:
            text = Text("pack-at-no-edge-bridge")
            report.add(MAP, hex_name(place.index), "at", text)
    for region in game_map.regions:
        name = f'region "{region.key}"'
        if len(region.hexes) < 3:
            report.add(
                MAP,
                name,
                "region",
                Text("pack-region-has-only-hexes", {"hexes": len(region.hexes)}),
            )
            continue
        joined = groups(region.hexes, game_map.neighbours)[0]
        for place in game_map.hexes:
            if place.index in region.hexes and place.index not in joined:
                text = Text("pack-region-cut-off-from", {"region": region.key})
                report.add(MAP, hex_name(place.index), "region", text)
        label = region.label
        if region.index == t.BOONLAKE:
            if label.verb != t.COINS or label.amount != 4:
                report.add(MAP, name, "label", Text("pack-label-coins-4-petra"))
        elif label.amount != 3:
            text = Text("pack-label-worth-worth-3", {"amount": label.amount})
            report.add(MAP, name, "label", text)
    verbs = [region.label.verb for region in game_map.regions]
    for verb, word in ((t.CARDS, "cards"), (t.VP, "vp")):
        if verb not in verbs:
            text = Text("pack-label-at-least-one", {"word": word})
            report.add(MAP, "region", "label", text)
    if sorted(region.north for region in game_map.regions) != [0, 1, 2, 3]:
        report.add(MAP, "region", "north", Text("pack-north-1-2-3"))


def check_hex_rewards(game_map: GameMap, report: Report) -> None:
    """6, 8 and 10 start hexes; every other hex pays the explorer, with every reward named."""
    for players, count in START_HEXES:
        found = len([place for place in game_map.hexes if place.start == players])
        if found != count:
            text = Text("pack-start-hexes", {"players": players, "found": found, "count": count})
            report.add(MAP, "hex", "start", text)
    rewards: list[Effect] = []
    for place in game_map.hexes:
        rewards += place.reward
        if not place.reward and place.start != 2:
            report.add(MAP, hex_name(place.index), "reward", Text("pack-reward-missing"))
    for verb, word in ((t.COINS, "coins"), (t.CARDS, "cards"), (t.INHABITANTS, "inhabitants")):
        if not [effect for effect in rewards if effect.verb == verb]:
            report.add(MAP, "hex", "reward", Text("pack-reward-no-hex-pays", {"word": word}))
    for resource, key in enumerate(t.RESOURCE_KEYS):
        if not [e for e in rewards if e.verb == t.BUILD_AT and e.what == resource]:
            report.add(MAP, "hex", "reward", Text("pack-reward-no-hex-has", {"value": key}))
    if not [effect for effect in rewards if effect.verb == t.COINS and effect.amount == 2]:
        report.add(MAP, "hex", "reward", Text("pack-reward-some-hex-pays"))


def check_river(pack: Pack, report: Report) -> None:
    """Shared stretch with its lock, two arms with theirs, a harbour at the end, the starts."""
    river = pack.river
    shared = len([space for space in river.spaces if space.arm == t.SHARED])
    if not 0 <= river.shared_lock < shared:
        text = Text("pack-locks-shared-lie-shared", {"lock": river.shared_lock + 1})
        report.add(RIVER, "", "locks", text)
    for turn_of, field in enumerate(("upper", "lower")):
        last = river.last[turn_of]
        if last + 1 - shared < 3:
            report.add(RIVER, field, field, Text("pack-arm-needs-at-least", {"field": field}))
        elif river.arm_lock[turn_of] != last - 1:
            lock = river.arm_lock[turn_of] + 1
            text = Text("pack-locks-lock-lies-just", {"field": field, "lock": lock, "last": last})
            report.add(RIVER, "", "locks", text)
        if not river.spaces[river.route[turn_of][last]].harbour:
            text = Text("pack-kind-final-space-harbour")
            report.add(RIVER, f"{field} {last + 1 - shared}", "kind", text)
    check_starts(pack, report)
    harbours = [space for space in river.spaces if space.harbour and space.arm == t.SHARED]
    if not harbours:
        report.add(RIVER, "shared", "kind", Text("pack-kind-shared-stretch-has"))
    for verb, word in (
        (t.COINS, "coins"),
        (t.CARDS, "cards"),
        (t.VP, "vp"),
        (t.VASE, "vase"),
        (t.INHABITANTS, "inhabitants"),
        (t.VASE_OR_BUILD, "vase-or-build"),
    ):
        if not [s for s in river.spaces if s.reward and s.reward[0].verb == verb]:
            report.add(RIVER, "", "reward", Text("pack-reward-no-space-pays", {"word": word}))
    for space in river.spaces:
        if not space.reward and not space.start:
            first = 1 if space.arm == t.SHARED else shared + 1
            name = f"{t.ARM_KEYS[space.arm]} {space.number - first + 1}"
            report.add(RIVER, name, "reward", Text("pack-reward-missing-only-start"))


def check_starts(pack: Pack, report: Report) -> None:
    """Round 1 starts on space 1 or 3; round 2 on 1, with four players further ahead."""
    river = pack.river
    if river.start[0][1:] != [0, 0, 2, 2]:
        text = Text("pack-starts-round-1-1")
        report.add(RIVER, "", "starts", text)
    second = river.start[1]
    if second[1:3] != [0, 0]:
        report.add(RIVER, "", "starts", Text("pack-starts-round-2-begin"))
    if second[4] <= max(second[2], second[3]):
        text = Text("pack-starts-round-2-with")
        report.add(RIVER, "", "starts", text)
    for at, starts in enumerate(river.start):
        for position in sorted(set(starts[1:])):
            if position > river.shared_lock:
                text = Text(
                    "pack-starts-round-space-lies", {"at": at + 1, "position": position + 1}
                )
                report.add(RIVER, "", "starts", text)
            elif not may_start(river.spaces[river.route[at][position]]):
                text = Text("pack-kind-ships-start-here")
                report.add(RIVER, f"shared {position + 1}", "kind", text)


def may_start(space: RiverSpace) -> bool:
    """Several ships begin there, so it must hold them."""
    return space.start or space.harbour
