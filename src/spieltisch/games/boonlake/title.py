"""Boonlake, and where in the house its parts are."""

from typing import Final

from spieltisch.titles import HOUSE, Start, Task, Title

TITLE: Final = Title(
    "boonlake",
    rules="spieltisch.games.boonlake.game:make",
    packs="spieltisch.games.boonlake.pack_check",
    painter="spieltisch.draw.boonlake.painter:BoonlakePainter",
    places="spieltisch.draw.boonlake.places:PLACES",
    craft="spieltisch.bots.boonlake.craft:BoonlakeCraft",
    weights=HOUSE / "bots" / "boonlake" / "weights.json",
    encoder="spieltisch.envs.boonlake.encoder:ENCODER",
    book="spieltisch.help.boonlake.book:BOOK",
    groups=(("group-solo", ("level",)), ("group-course", ("order",))),
    starts=(
        Start(
            "start-solo-boonlake", ("me",), picture="night peaks: firs hermit campfire cactus owl"
        ),
        Start(
            "start-boonlake-regulars",
            ("me", "bot regular", "bot regular"),
            picture="day shore: cabin settler sailboat cow firs",
        ),
        Start(
            "start-boonlake-friend",
            ("me", "invite"),
            picture="sunset shore: steamboat explorer envoy birches",
        ),
    ),
    tasks=(Task("2p", 2), Task("4p", 4), Task("solo", 1, opponents=())),
    lessons=HOUSE / "games" / "boonlake" / "lessons",
    puzzles=HOUSE / "games" / "boonlake" / "puzzles",
    cover=HOUSE / "draw" / "boonlake" / "cover.svg",
    style=HOUSE / "draw" / "boonlake" / "cover.css",
)
