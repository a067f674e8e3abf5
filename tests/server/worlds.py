"""Worlds: the same game twice, but for one thing that somebody may not know.

A world is a journal that a fresh server loads. Its luck, its clock and its ids are fixed, so that
two worlds differ by what is swapped and by nothing else. Each is asked in a process of its own:
nothing is left there of another world.
"""

import asyncio
import hashlib
import itertools
import json
import multiprocessing
import random
import secrets
import shutil
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from spieltisch.kernel.chance import Committed
from spieltisch.server.asgi import application
from spieltisch.server.config import Config
from spieltisch.server.workers.bot_pool import BotPool
from spieltisch.tables import snapshot as table_snapshot
from spieltisch.tables import table as table_module
from spieltisch.tables.library import load_game
from spieltisch.tables.table_match import TableMatch
from tests import luck

PATIENCE = 60.0
API = "/api/v1"
ANSWERS = (b'{"type":"reply"', b'{"type":"refusal"')
MIDNIGHT = 1_750_000_000_000_000_000
"""Where the clock stands, in nanoseconds."""
ANN, BEN, CLEO, NOBODY = "Ann", "Ben", "Cleo", ""
HOLDS = {ANN: (0, 1), BEN: (2,), CLEO: (), NOBODY: ()}
"""Ann plays two seats; Cleo watches, and so does somebody without a name."""
SEATS = 3


class Told(Committed):
    """Luck that is told beforehand, item by item; what follows comes from `later`."""

    def __init__(self, told: list[int], later: int, counter: int = 0) -> None:
        super().__init__(hashlib.sha256(b"later %d" % later).digest(), counter)
        self.told = told

    def roll(self, sides: int) -> int:
        if self.counter >= len(self.told):
            return super().roll(sides)
        self.counter += 1
        return self.told[self.counter - 1]

    def pick(self, items: list[int]) -> int:
        if self.counter >= len(self.told):
            return super().roll(len(items)) - 1
        self.counter += 1
        return items.index(self.told[self.counter - 1])


class World(NamedTuple):
    """A game: what is played before the server starts anew, and what is played then."""

    game: str
    options: dict[str, str]
    before: tuple[tuple[int, str], ...]
    then: tuple[tuple[int, str], ...]
    luck: tuple[int, ...]
    """All that rolls and draws tell, up to the end of `then`."""
    later: int = 0
    """What decides the rolls and draws after that."""

    def match(self) -> TableMatch:
        """The game at its set-up."""
        chance = Told(list(self.luck), self.later)
        return TableMatch(load_game(self.game), SEATS, options=self.options, chance=chance)

    def goes_on(self, seed: int = 1, most: int = 60) -> list[str]:
        """What the state becomes where everybody decides by lot after the last move."""
        match, rng = self.match(), random.Random(seed)
        found: list[str] = []
        for seat, move in (*self.before, *self.then):
            match.take(seat, move)
        while match.choices and len(found) < most:
            choice = match.choices[0]
            match.take(choice.seat, rng.choice(choice.notations))
            found.append(match.digest())
        return found

    def states(self) -> list[Any]:
        """The true state after every move: fails if one of them is not legal."""
        match = self.match()
        found = [match.state.clone()]
        for seat, move in (*self.before, *self.then):
            match.take(seat, move)
            found.append(match.state.clone())
        return found


def played(
    game: str, before: int, then: int, seed: int, order: Sequence[int] = (), **options: str
) -> World:
    """A game in which everybody decides by lot; `order` says who decides first where many may."""
    world = World(game, options, (), (), ())
    match, rng = world.match(), random.Random(seed)
    moves, outcomes = [], list(match.begun)
    for number in range(before + then):
        wanted = order[number : number + 1]
        choice = rng.choice([one for one in match.choices if one.seat in (wanted or [one.seat])])
        moves.append((choice.seat, rng.choice(choice.notations)))
        match.take(*moves[-1])
        outcomes += match.last.chance
    return world._replace(
        before=tuple(moves[:before]), then=tuple(moves[before:]), luck=tuple(outcomes)
    )


# Two worlds that only some can tell apart


class Swap(NamedTuple):
    """The other world, and the seat that may know that it is another; -1 if nobody may."""

    what: str
    world: World
    owner: int


def alike(one: World, other: World, forget: Callable[[Any], None]) -> bool:
    """Whether both are legal, and the same at every moment but for what `forget` takes away."""
    try:
        pairs = list(zip(one.states(), other.states(), strict=True))
    except Exception:  # whatever the rules say to a game that cannot be
        return False
    for pair in pairs:
        for state in pair:
            forget(state)
    return all(a.digest() == b.digest() for a, b in pairs)


def forgetful(seat: int) -> Callable[[Any], None]:
    """What only one seat of Boonlake may know is taken away, and the piles that it came from."""

    def forget(state: Any) -> None:
        state.players[seat].hand[:] = [0] * len(state.players[seat].hand)
        state.pile.items[:] = [0] * len(state.pile.items)
        state.box.items[:] = [0] * len(state.box.items)
        if state.pairs:
            state.pairs[seat] = [0, 0]
        if state.picks and state.picks[seat] >= 0:
            state.picks[seat] = 0
        state.forget_offers()

    return forget


def other_draw(world: World, seat: int, hidden: Iterable[int], pile: Iterable[int]) -> World:
    """The world in which a seat drew something else that is still hidden."""
    wanted, instead = set(hidden), list(pile)
    for place, item in reversed(list(enumerate(world.luck))):
        for new in instead if item in wanted else ():
            told = (*world.luck[:place], new, *world.luck[place + 1 :])
            other = world._replace(luck=told)
            if alike(world, other, forgetful(seat)):
                return other
    raise AssertionError("nothing that is hidden can be swapped here")


def other_choice(world: World, seat: int) -> World:
    """The world in which a seat chose otherwise, and nobody has seen it."""
    match = world.match()
    for place, (who, move) in enumerate(world.before):
        offered = next(choice.notations for choice in match.choices if choice.seat == who)
        for new in offered if who == seat else ():
            before = (*world.before[:place], (who, new), *world.before[place + 1 :])
            other = world._replace(before=before)
            if new != move and alike(world, other, forgetful(seat)):
                return other
        match.take(who, move)
    raise AssertionError("no choice that is hidden can be swapped here")


# A server in this process, without sockets of the machine


class Socket:
    """A live channel: what is said on it, and all that is heard."""

    def __init__(self, asgi: Any, path: str, headers: list[tuple[bytes, bytes]]) -> None:
        self.heard: list[bytes] = []
        self._news = asyncio.Event()
        self._said: asyncio.Queue[Any] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        scope = {**_scope("websocket", path, headers), "subprotocols": []}
        self._task = asyncio.create_task(asgi(scope, self._said.get, self._hear))

    async def _hear(self, message: Any) -> None:
        if message["type"] != "websocket.accept":
            said = message.get("text") or json.dumps([message["type"], message.get("code")])
            self.heard.append(said.encode())
            self._news.set()

    async def until(self, text: bytes, since: int = 0) -> None:
        """Wait for a message that holds a text, after those heard already."""
        async with asyncio.timeout(PATIENCE):
            while not any(text in message for message in self.heard[since:]):
                self._news.clear()
                await self._news.wait()

    async def ask(self, **message: Any) -> Any:
        """Say something and wait for the answer, which may be a refusal without a name."""
        since = len(self.heard)
        self._say(message)
        async with asyncio.timeout(PATIENCE):
            while not (answers := [a for a in self.heard[since:] if a.startswith(ANSWERS)]):
                self._news.clear()
                await self._news.wait()
        return json.loads(answers[0])

    async def subscribe(self, **wish: Any) -> None:
        """Ask for everything once more, and wait for it."""
        since = len(self.heard)
        self._say({"type": "subscribe", **wish})
        await self.until(b"", since)

    def _say(self, message: dict[str, Any]) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def close(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


def _scope(kind: str, path: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    plain, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": plain,
        "raw_path": plain.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(b"host", b"table.test"), *headers],
        "client": ("127.0.0.1", 1),
        "server": ("table.test", 80),
        "extensions": {},
        "state": {},
    }


class Answer(NamedTuple):
    """What a request was answered, and all of it as bytes."""

    status: int
    body: bytes
    whole: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class House:
    """The server, asked as anybody would."""

    def __init__(self, asgi: Any) -> None:
        self.asgi = asgi
        self.tokens: dict[str, str] = {}
        self.table = ""
        self.person = ""
        """Somebody at the table."""

    def address(self, path: str) -> str:
        """A path of the application, of this table and this person."""
        return path.replace("{table_id}", self.table).replace("{person_id}", self.person)

    def _headers(self, who: str) -> list[tuple[bytes, bytes]]:
        return [(b"authorization", f"Bearer {self.tokens[who]}".encode())] if who else []

    async def call(self, who: str, method: str, path: str, body: Any = None) -> Answer:
        headers = self._headers(who)
        data = b"" if body is None else json.dumps(body).encode()
        if body is not None:
            headers.append((b"content-type", b"application/json"))
        said: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": data, "more_body": False}

        async def send(message: Any) -> None:
            said.append(message)

        await self.asgi({**_scope("http", path, headers), "method": method}, receive, send)
        parts = b"".join(message.get("body", b"") for message in said[1:])
        start = said[0]
        whole = b"%d %r\n%b" % (start["status"], start["headers"], parts)
        return Answer(start["status"], parts, whole)

    async def done(self, who: str, method: str, path: str, body: Any = None) -> Any:
        """What must not be refused."""
        answer = await self.call(who, method, API + path, body)
        assert answer.status < 300, (path, answer.body)
        return answer.json

    async def move(self, seat: int, move: str, number: int) -> int:
        """The entry that a move has become."""
        clock.tick()
        who = next(name for name, seats in HOLDS.items() if seat in seats)
        body = {"seat": seat, "move": move, "seq": 10**6, "id": f"m{number}", "confirmed": True}
        return int((await self.done(who, "POST", f"/tables/{self.table}/moves", body))["seq"])

    def live(self, who: str, query: str) -> Socket:
        path = f"{API}/tables/{self.table}/live{query}"
        return Socket(self.asgi, path, self._headers(who))


class Clock:
    """Stands still until somebody moves."""

    def __init__(self) -> None:
        self.at = MIDNIGHT

    def __call__(self) -> int:
        return self.at

    def tick(self) -> None:
        self.at += 1_000_000_000


clock = Clock()


def fix(world: World, label: str) -> None:
    """In this process luck, ids and time are the same in every world."""
    counted = itertools.count()

    def digest() -> bytes:
        return hashlib.sha256(f"{label} {next(counted)}".encode()).digest()

    def chance(_secret: bytes, counter: int = 0) -> Told:
        return Told(list(world.luck), world.later, counter)

    same: Any = luck.source()
    for name, value in {
        "token_urlsafe": lambda size=32: digest().hex()[:size],
        "token_hex": lambda size=32: digest().hex()[: 2 * size],
        "token_bytes": lambda size=32: digest()[:size],
        "randbits": same.randbits,
        "choice": same.choice,
        "SystemRandom": same.SystemRandom,
    }.items():
        mock.patch.object(secrets, name, value).start()
    mock.patch.object(time, "time_ns", clock).start()
    for module in (table_module, table_snapshot):
        mock.patch.object(module, "Committed", chance).start()

    async def think(_pool: BotPool, _claim: Any, request: dict[str, Any]) -> Any:
        """A bot whose advice tells all that it has been told."""
        told = json.dumps(request, sort_keys=True)
        if request["coached"]:
            return {"line": [request["coached"]], "cost": 9.0, "least": 9.0, "reasons": [told]}
        return [{"move": "", "score": 0.0, "chance": 0.5, "reasons": [told]}]

    mock.patch.object(BotPool, "_think", think).start()


class Job(NamedTuple):
    """What a process does with a world: `work` is called with the house."""

    world: World
    database: str
    work: Callable[..., Any]
    arguments: tuple[Any, ...] = ()
    before: Callable[[World], None] | None = None
    """Called before the server is made: here a leak is planted."""


def _run(job: Job, pipe: Any) -> None:
    try:
        fix(job.world, job.work.__name__)
        if job.before is not None:
            job.before(job.world)
        pipe.send(asyncio.run(_serve(job)))
    except BaseException as fault:
        import traceback

        pipe.send(RuntimeError("".join(traceback.format_exception(fault))))
    pipe.close()


async def _serve(job: Job) -> Any:
    asgi = application(Config(database=f"sqlite:///{job.database}", rate=0))
    async with asgi.router.lifespan_context(asgi):
        return await job.work(House(asgi), job.world, *job.arguments)


PRELOADED = ["tests.server.worlds", "tests.server.all_eyes", "tests.server.planted_leaks"]
_processes = multiprocessing.get_context("forkserver")


def in_own_process(job: Job) -> Any:
    """Do something with a world in a process that knows of no other."""
    _processes.set_forkserver_preload(PRELOADED)
    here, there = _processes.Pipe(duplex=False)
    process = _processes.Process(target=_run, args=(job, there))
    process.start()
    there.close()
    try:
        found = here.recv()
    finally:
        process.join(PATIENCE)
        process.kill()
    if isinstance(found, BaseException):
        raise found
    return found


class Written(NamedTuple):
    """A world whose journal is written, who is who in it, and where its table is."""

    world: World
    database: Path
    tokens: dict[str, str]
    table: str


def write(world: World, folder: Path) -> Written:
    """Play a world's beginning on a server of its own; its journal stays."""
    folder.mkdir()
    database = folder / "world.db"
    tokens, table = in_own_process(Job(world, str(database), _write))
    return Written(world, database, tokens, table)


async def _write(house: House, world: World) -> tuple[dict[str, str], str]:
    for name in filter(None, HOLDS):
        made = await house.done("", "POST", "/people", {"name": name, "token": True})
        house.tokens[name] = made["token"]
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]
    settings = {"game": world.game, "options": world.options, "seats": seats, "hints": "always"}
    made = await house.done(ANN, "POST", "/tables", {**settings, "private": False})
    house.table = made["id"]
    await house.done(BEN, "POST", f"/tables/{house.table}/sit", {})
    for number, (seat, move) in enumerate(world.before):
        await house.move(seat, move, number)
    await house.done(ANN, "POST", f"/tables/{house.table}/chat", {"text": "Good luck"})
    return house.tokens, house.table


def asked(written: Written, work: Callable[..., Any], *arguments: Any, before: Any = None) -> Any:
    """Start a server afresh on a copy of a world's journal, and do something there."""
    copy = written.database.with_name("copy.db")
    shutil.copy(written.database, copy)
    job = Job(written.world, str(copy), work, (written.tokens, written.table, *arguments), before)
    try:
        return in_own_process(job)
    finally:
        for file in copy.parent.glob("copy.db*"):
            file.unlink()
