"""Everything a server says about a table, to everybody, by every way there is.

The ways are taken from the application's own routes: one that is not known here stops the test.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple, get_args
from urllib.parse import quote

from starlette.routing import Mount, Route

from spieltisch.kernel.events import SPECTATOR
from spieltisch.server import asgi
from spieltisch.server.messages import LiveCommand, LiveQuestion, LiveRequest
from spieltisch.server.routing import Endpoint
from tests.server.worlds import ANN, API, BEN, CLEO, HOLDS, NOBODY, SEATS, House, Socket, World

LANGUAGES = ("en", "de", "fr")
EVERY = -2
"""Eyes: whatever the person may see, from all seats that are his own."""
PARAMETERS = {"table_id", "moves", "person_id"}

SILENT = {
    "/help": "the rules of a game, the same for everybody",
    "/bundle": "files",
    "/fonts": "letters",
    "/motifs.svg": "what pictures are made of",
    "/client": "files",
    "/static": "files",
    "/titles": "files",
    "/boxes": "what somebody has typed in of their own copy, nothing of a game",
    f"{API}/boxes": "the same",
    "/metrics": "times and counts of the process, which differ by nature",
}
"""Routes that know nothing of what happens at a table, by how they begin."""

CHANGES_NOTHING_OF_A_GAME = {
    "POST /people",
    "PATCH /me",
    "PUT /me/password",
    "DELETE /me/password",
    "POST /me/email",
    "POST /confirm",
    "DELETE /me/devices/{device_id}",
    "POST /login",
    "POST /me/sign-out",
    "POST /me/transfer",
    "POST /transfer",
    "POST /me/tokens",
    "DELETE /me/tokens/{token_id}",
    "POST /tables",
    "POST /boxes",
    "POST /boxes/import",
    "PATCH /boxes/{box_id}",
    "DELETE /boxes/{box_id}",
    "PATCH /boxes/{box_id}/parts/{sheet}/{entry}",
    "POST /boxes/{box_id}/undo",
    "POST /boxes/{box_id}/link",
    "DELETE /boxes/{box_id}/link",
    "POST /boxes/{box_id}/join",
    "DELETE /me",
    "DELETE /me/blocks/{block_id}",
    "POST /qr",
}
"""They answer to who somebody is, or make something new."""


class Heard(NamedTuple):
    """Who asked, through whose eyes he asked to look, and what."""

    who: str
    eyes: int
    what: str


Book = dict[Heard, bytes]


def unknown_ways() -> list[str]:
    """Routes and messages of the application that nothing here asks: a leak there would pass."""
    posted = {f"{method} {path}" for method, path, _ in requests_at(0, [], [])}
    unknown = []
    for endpoint in asgi.ENDPOINTS:
        name = f"{endpoint.method} {endpoint.path}"
        known = name in CHANGES_NOTHING_OF_A_GAME or name in posted
        if endpoint.method != "GET" and not known:
            unknown.append(name)
    for path in _get_paths():
        unknown += [f"GET {path}: {{{one}}}" for one in _parameters(path) - PARAMETERS]
    asked = {kind.__struct_config__.tag for kind in get_args(LiveQuestion)}
    asking = {message["type"] for message in questions(0, [])} | {"coach"}
    unknown += [f"live {tag}" for tag in asked - asking]
    rest = set(get_args(LiveRequest)) - set(get_args(LiveQuestion)) - set(get_args(LiveCommand))
    unknown += [f"live {kind.__name__}" for kind in rest if kind.__name__ not in _OTHER_MESSAGES]
    return unknown


_OTHER_MESSAGES = {"Subscribe", "LivePing"}


def _parameters(path: str) -> set[str]:
    return {part.partition("}")[0].partition(":")[0] for part in path.split("{")[1:]}


def _get_paths() -> list[str]:
    """Every path that can be read, but files and the rules."""
    found = []
    for route in asgi._routes():
        path = route.path
        if any(path == begins or path.startswith(f"{begins}/") for begins in SILENT):
            continue
        assert not isinstance(route, Mount), f"what lies under {path}?"
        if isinstance(route, Route) and "GET" in (route.methods or {"GET"}):
            found.append(path)
    return [path for path in found if not path.startswith(API) or _endpoint(path) is not None]


def _endpoint(path: str) -> Endpoint | None:
    """The endpoint of the API that answers GET there; the API's own description has none."""
    for endpoint in asgi.ENDPOINTS:
        if endpoint.method == "GET" and API + endpoint.path == path:
            return endpoint
    return None


# What is asked


def readings(
    house: House, who: str, moves: int, offers: dict[int, list[str]], again: bool = False
) -> Iterator[Heard]:
    """Everything that can be read, without a seat and from seats that are mine or not.

    `again`: only what tells of what has happened since, and how things stand.
    """
    mine = HOLDS[who]
    places = sorted({0, moves // 2, moves})
    seats = [*mine, SPECTATOR] if mine else [SPECTATOR, SEATS - 1]
    for number, path in enumerate(_get_paths()):
        endpoint = _endpoint(path)
        query = endpoint.query if endpoint else ("language", "seat", "plain")
        about = house.address(path)
        if again and "since" not in query and not path.endswith("/view"):
            continue
        for place in places if "{moves}" in path else [0]:
            at = about.replace("{moves}", str(place))
            if "/tables/" not in path:
                seats_asked: list[int | None] = [None]
            else:
                seats_asked = [None, *(seats if "seat" in query else ())]
            for asked in seats_asked:
                words = LANGUAGES[(number + place + (asked or 0)) % len(LANGUAGES)]
                more = {"language": words, "since": "0", "plain": "1"}
                # The boards are large, and the same from everywhere.
                more.update({"stage": "1"} if asked is None else {"seat": str(asked)})
                for move in _tried(offers.get(asked or 0, [])) if "move" in query else [""]:
                    more["move"] = move
                    said = "&".join(f"{n}={quote(more[n])}" for n in query if more.get(n))
                    yield Heard(who, _eyes(who, asked, path), f"{at}?{said}")


def _eyes(who: str, asked: int | None, path: str) -> int:
    """Who holds several seats and names none reads in words only what all may know.

    Who holds one is shown what it sees, also where he asks for what all may know.
    """
    several = len(HOLDS[who]) > 1
    if asked is None:
        return SPECTATOR if several and path.endswith(("/log", "/story")) else EVERY
    return asked if asked >= 0 or several else EVERY


def _tried(offer: list[str]) -> list[str]:
    return list(dict.fromkeys([*offer[:1], *offer[-1:]])) or ["nonsense 7"]


Body = dict[str, Any] | None


def requests_at(seat: int, offer: list[str], plan: list[str]) -> list[tuple[str, str, Body]]:
    """What can be sent to a table and leaves the game as it is, because it asks or is refused."""
    at, table = {"seat": seat}, "/tables/{table_id}"
    move = {**at, "seq": 100_000, "id": "no"}
    settings = {"game": "boonlake", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]}
    asked: list[tuple[str, str, Body]] = [
        ("POST", f"{table}/plan", {**at, "moves": moves})
        for moves in ([], plan, *([move] for move in _tried(offer)))
    ]
    asked += [("POST", f"{table}/preview", {**at, "move": one}) for one in _tried(offer)]
    others = {"seat": (seat + 1) % SEATS} if seat < 0 else {"seat": 3 - seat if seat else 2}
    return [
        *asked,
        ("POST", f"{table}/hints", at),
        ("POST", f"{table}/moves", {**move, "move": "nonsense 7"}),
        ("POST", f"{table}/undo", {**at, "id": "no", "moves": 999}),
        ("POST", f"{table}/redo", {**at, "id": "no"}),
        ("POST", f"{table}/give-back", at),
        ("POST", f"{table}/resign", others),
        ("POST", f"{table}/take-over", others),
        ("POST", f"{table}/stand-in", others),
        ("POST", f"{table}/chat", {"text": "Hm"}),
        ("POST", f"{table}/block", {"line": 999_999}),
        ("POST", f"{table}/complaint", {"line": 999_999, "text": "Hm"}),
        ("POST", f"{table}/rematch", None),
        ("POST", f"{table}/continue", {"moves": 1, "settings": settings}),
        ("POST", f"{table}/sit", {}),
        ("POST", f"{table}/stand", at),
        ("POST", f"{table}/bot", {**others, "bot": "novice"}),
        ("POST", f"{table}/ready", {**at, "ready": False}),
        ("POST", f"{table}/terms", {**at, "terms": {}}),
        ("POST", "/people/{person_id}/play", {"game": "nonsense"}),
        ("POST", f"{table}/invitation", {"invite": "no"}),
        ("POST", f"{table}/watch", {"invite": "no"}),
        ("POST", f"{table}/invite", None),
        ("DELETE", f"{table}/invite", None),
        ("POST", f"{table}/watch-invite", None),
        ("DELETE", f"{table}/watch-invite", None),
    ]


def questions(seat: int, offer: list[str]) -> list[dict[str, Any]]:
    """What can be asked on the live channel from a seat."""
    at = {"seat": seat}
    return [
        *({"type": "preview", **at, "move": move} for move in _tried(offer)),
        *({"type": "plan", **at, "moves": [move]} for move in _tried(offer)),
        {"type": "why", **at},
        {"type": "hints", **at},
        {"type": "story", **at, "since": 0},
        {"type": "chat"},
        {"type": "say", "text": "Well"},
    ]


SOCKETS = (
    (ANN, EVERY, "?as=view&language=fr", 0),
    (ANN, EVERY, "?as=scene&language=de", 0),
    (ANN, 1, "?as=scene&language=fr&seats=1&stage=1", 1),
    (ANN, SPECTATOR, "?as=scene&language=en&seats=-1", SPECTATOR),
    (BEN, EVERY, "?as=view", 2),
    (BEN, 2, "?as=scene&language=en&seats=2,-1", 2),
    (CLEO, EVERY, "?as=view&language=de", 2),
    (CLEO, EVERY, "?as=scene&language=fr", SPECTATOR),
    (NOBODY, EVERY, "?as=view", SPECTATOR),
    (NOBODY, EVERY, "?as=scene&language=en&stage=1", SPECTATOR),
    (NOBODY, EVERY, "?as=scene&language=en&seats=2", SPECTATOR),
)
"""Who listens, through whose eyes, to what, and from which seat he asks."""


# Asking all of it


async def everything(
    house: House, world: World, tokens: dict[str, str], table: str, only: str = ""
) -> Book:
    """All that is said at a table, then while the game goes on, then once more.

    `only`: of what can be read and sent, that which has this in its name.
    """
    house.tokens, house.table = tokens, table
    house.person = (await house.done(BEN, "GET", "/me"))["id"]
    offers = _offers(world)
    book: Book = {}
    await _read(house, book, len(world.before), offers, only)
    await _send(house, book, world, offers, only)
    sockets = await _listen(house, offers, only)
    for number, (seat, move) in enumerate(world.then, len(world.before)):
        seq = await house.move(seat, move, number)
        for socket in sockets.values():
            await socket.until(b'"seq":%d' % seq)
    if world.then:
        await _read(house, book, len(world.before) + len(world.then), {}, only, "again ")
    seats_asked = {Heard(who, eyes, f"live {query}"): seat for who, eyes, query, seat in SOCKETS}
    for heard, socket in sockets.items():
        await _coach(socket, seats_asked[heard])
        if "seats=2" not in heard.what or heard.who == BEN:
            seats = None if heard.eyes == EVERY else [heard.eyes]
            await socket.subscribe(**{"as": "scene", "language": "en", "seats": seats})
        await socket.close()
        book[heard] = b"\n".join(socket.heard)
    return book


async def _coach(socket: Socket, seat: int) -> None:
    """What the latest decision cost, and a plan from before it."""
    answer = await socket.ask(type="coach", id="coach", seat=seat)
    if "value" in answer:
        found = answer["value"]
        before = {"seat": seat, "moves": found["line"], "at": found["at"]}
        await socket.ask(type="plan", id="before", **before)


def _offers(world: World) -> dict[int, list[str]]:
    match = world._replace(then=()).match()
    for seat, move in world.before:
        match.take(seat, move)
    return {choice.seat: choice.notations for choice in match.choices}


async def _read(
    house: House,
    book: Book,
    moves: int,
    offers: dict[int, list[str]],
    only: str,
    label: str = "",
) -> None:
    for who in HOLDS:
        for heard in readings(house, who, moves, offers, bool(label)):
            if only in heard.what:
                answer = await house.call(who, "GET", heard.what)
                assert answer.status < 500, (heard, answer.body)
                book[heard._replace(what=label + heard.what)] = answer.whole


async def _send(
    house: House, book: Book, world: World, offers: dict[int, list[str]], only: str
) -> None:
    for who, seats in HOLDS.items():
        for seat in seats or (SPECTATOR, SEATS - 1):
            plan = [move for mover, move in world.then if mover == seat][:3]
            sent = requests_at(seat, offers.get(seat, []), plan)
            for number, (method, path, body) in enumerate(sent):
                heard = Heard(who, seat, f"{method} {path} {number}")
                if only in heard.what:
                    answer = await house.call(who, method, house.address(API + path), body)
                    assert answer.status < 500, (heard, answer.body)
                    book[heard] = answer.whole


async def _listen(house: House, offers: dict[int, list[str]], only: str) -> dict[Heard, Socket]:
    sockets: dict[Heard, Socket] = {}
    for who, eyes, query, seat in SOCKETS:
        if only and "live" not in only:
            continue
        socket = house.live(who, query)
        await socket.until(b"")
        refused = b"refusal" in socket.heard[0] or b"websocket" in socket.heard[0]
        sockets[Heard(who, eyes, f"live {query}")] = socket
        for number, question in enumerate(questions(seat, offers.get(seat, []))):
            await socket.ask(id=f"q{number}", **question)
        if refused:
            sockets.pop(Heard(who, eyes, f"live {query}"))
            await socket.close()
    return sockets
