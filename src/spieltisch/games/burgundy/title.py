"""The Castles of Burgundy, and where in the house its parts are."""

from typing import Final

from spieltisch.titles import HOUSE, Start, Task, Title

TITLE: Final = Title(
    "burgundy",
    rules="spieltisch.games.burgundy.game:make",
    packs="spieltisch.games.burgundy.pack_check",
    painter="spieltisch.draw.burgundy.painter:BurgundyPainter",
    places="spieltisch.draw.burgundy.places:PLACES",
    craft="spieltisch.bots.burgundy.craft:BurgundyCraft",
    weights=HOUSE / "bots" / "burgundy" / "weights.json",
    net=HOUSE / "bots" / "burgundy" / "net.json",
    encoder="spieltisch.envs.burgundy.encoder:ENCODER",
    book="spieltisch.help.burgundy.book:BOOK",
    groups=(
        ("group-boards", ("duchies", "target")),
        ("group-expansions", ("extra-tiles", "white-castles", "inns", "trade-routes", "shields")),
        ("group-course", ("tie-break", "order")),
    ),
    starts=(
        Start(
            "start-burgundy-expert",
            ("me", "bot expert"),
            picture="day hills: sheep citadel baron dice ship",
        ),
        Start(
            "start-burgundy-novice",
            ("me", "bot novice"),
            picture="sunset field: monastery vines grower grapes sheep",
        ),
        Start(
            "start-burgundy-friend",
            ("me", "invite"),
            picture="sunset hills: gate lady letter baron",
        ),
    ),
    tasks=(Task("2p", 2), Task("4p", 4), Task("solo", 1, opponents=())),
    lessons=HOUSE / "games" / "burgundy" / "lessons",
    puzzles=HOUSE / "games" / "burgundy" / "puzzles",
    cover=HOUSE / "draw" / "burgundy" / "cover.svg",
    style=HOUSE / "draw" / "burgundy" / "cover.css",
)
