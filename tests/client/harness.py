"""A table to play at without a server: one match on a loopback port, for tests and screenshots.

    python -m tests.client.harness burgundy --seats 3

serves a page on which the person plays one seat and random bots the others.
"""

import argparse
import json
import sys
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Lock, Thread
from typing import Any

from spieltisch import client, draw, games
from spieltisch.bots.advice import advise
from spieltisch.bots.effort import Effort
from spieltisch.kernel.wording import boards, event_text, notation
from spieltisch.server import bundle
from spieltisch.server.assets import MOTIFS
from spieltisch.server.fonts import face
from spieltisch.tables.match import Match
from spieltisch.tables.planning import plan, sealing
from spieltisch.tables.speech import speak, voice_of

PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Spieltisch</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/table.css"><script type="module" src="/table.js"></script></head>
<body><spiel-tisch data-motifs="/motifs.svg"></spiel-tisch></body></html>"""
CONNECT = """
const ask = async (path, body) => {
  const answer = await fetch(path, body ? {method: "POST", body: JSON.stringify(body)} : {});
  const data = await answer.json();
  if (!answer.ok) throw new Error(data.error);
  return data;
};
const table = document.querySelector("spiel-tisch");
let receive = () => {};
table.connect({
  open(deliver) { receive = deliver; ask("/scene?stage=1").then(deliver); return () => {}; },
  async take(option, notation) { receive(await ask("/take", {option, notation})); },
  async undo() { receive(await ask("/undo", {})); },
  preview(option) {
    return ask("/preview", {option, notation: table.scene.options[option]?.notation ?? ""});
  },
  plan(moves) { return ask("/plan", {moves}); },
  hints() { return ask("/hints", {}); },
  story() { return ask("/story"); },
});
"""
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; "
    "font-src 'self'"
)


class Table:
    """One match. `bots` says whether the seats that do not look play by themselves."""

    def __init__(self, match: Match, seat: int, language: str, *, bots: bool, seed: int) -> None:
        self.match = match
        self.seat = seat
        self.language = language
        self.bots = bots
        self.random = Random(seed)
        self.lock = Lock()
        self.told = 0
        self.hinted = True
        self.play_bots()

    @property
    def voice(self) -> draw.Voice:
        return voice_of(self.language, self.match.names, self.match.seats)

    def play_bots(self) -> None:
        """Let the others play until it is the person's turn; without bots the seat follows."""
        while not self.match.over:
            deciders = [choice.seat for choice in self.match.choices]
            if self.seat in deciders:
                return
            if not self.bots:
                self.seat = deciders[0]
                return
            choice = self.match.choices[0]
            self.match.take(choice.seat, self.random.randrange(len(choice.options)))

    def update(self, *, stage: bool = False) -> dict[str, Any]:
        """What the page is told."""
        update: dict[str, Any] = {"scene": draw.scene_of(self.match, self.seat, self.voice)}
        if stage:
            self.told = max(0, self.match.moves - 8)
            update["stage"] = draw.stage_of(self.match.game, self.match.setup, self.voice)
        update["news"] = self.story(self.told)
        named = [option["notation"] for option in update["scene"]["options"]]
        update["barriers"] = sealing(self.match, self.seat, named)
        update["hints"] = self.hinted
        self.told = self.match.moves + 1
        return update

    def story(self, since: int = 0) -> list[draw.StoryLine]:
        """What happened, line by line."""
        match, voice = self.match, self.voice
        events = [event for group in match.events(self.seat, since) for event in group]
        stage = draw.stage_of(match.game, match.setup, voice)
        where = boards(match.game, match.state)
        return draw.story_of(
            match.game, events, stage, draw.scene_of(match, self.seat, voice), voice, where
        )

    def take(self, option: int) -> dict[str, Any]:
        self.match.take(self.seat, option)
        self.play_bots()
        return self.update()

    def undo(self) -> dict[str, Any]:
        self.match.undo(self.seat)
        self.told = min(self.told, self.match.moves + 1)
        return self.update()

    def foresee(self, option: int, notation: str) -> dict[str, Any]:
        """A preview for the page; a move that is no longer offered brings nothing."""
        offered = [n for c in self.match.choices if c.seat == self.seat for n in c.notations]
        if notation in offered:
            return {**self.preview(offered.index(notation)), "option": option}
        return {"option": option, "lines": [], "seals": False}

    def preview(self, option: int) -> dict[str, Any]:
        seen = draw.preview_of(self.match, self.seat, option, self.voice)
        move = self.match.choice(self.seat).notations[option]
        tried = plan(self.match, self.seat, [move])
        return {**seen, "after": draw.summary_of(tried, self.seat, self.voice)}

    def plan(self, moves: list[str]) -> dict[str, Any]:
        """Moves tried out, as the server's endpoint tells them."""
        made = plan(self.match, self.seat, moves)
        voice = self.voice
        logged = {kind.name for kind in made.game.event_kinds() if kind.logged}
        where = boards(made.game, made.state)
        steps = [
            {
                "move": step.move,
                "text": voice.tell(step.text, step.move),
                "lines": [
                    voice.tell(event_text(made.game, event, where), event.name)
                    for event in step.events
                    if event.name in logged
                ],
            }
            for step in made.steps
        ]
        scene = draw.scene_of(made, self.seat, voice)
        return {"scene": scene, "steps": steps, "ends": made.ends, "turn": made.turn}

    def hints(self) -> list[dict[str, Any]]:
        """Advice after a little thought."""
        match = self.match
        found = advise(match.game, match.state, self.seat, Random(1), Effort(positions=60))
        return [
            {
                "move": notation(match.game, one.option),
                "score": one.score,
                "chance": one.chance if match.seats > 1 else None,
                "reasons": [
                    speak(reason, self.language, self.voice.names) for reason in one.reasons
                ],
            }
            for one in found
        ]


@cache
def code() -> str:
    """The table's modules as the server gives them, in one file, and what connects them here."""
    return bundle.script(f"/client/{client.ENTRY}") + CONNECT


@cache
def styles() -> str:
    """The table's styles in one file."""
    return bundle.styles() + "html,body{margin:0}"


class Handler(BaseHTTPRequestHandler):
    """The page, its files, and the table as JSON."""

    protocol_version = "HTTP/1.1"  # one connection serves a page

    table: Table

    def do_GET(self) -> None:
        path, _mark, query = self.path.partition("?")
        if path == "/":
            self.answer(PAGE.format(language=self.table.language), "text/html")
        elif path == "/table.js":
            self.answer(code(), "text/javascript")
        elif path == "/table.css":
            self.answer(styles(), "text/css")
        elif path.startswith("/fonts/"):
            self.give(face(path.removeprefix("/fonts/")).body, "font/woff2")
        elif path == "/motifs.svg":
            self.give(MOTIFS.body, "image/svg+xml")
        elif path == "/scene":
            self.tell(lambda: self.table.update(stage="stage" in query))
        elif path == "/story":
            self.tell(self.table.story)
        else:
            self.answer("", "text/plain", 204)

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        if self.path == "/take":
            self.tell(lambda: self.table.take(body["option"]))
        elif self.path == "/preview":
            self.tell(lambda: self.table.foresee(body["option"], body["notation"]))
        elif self.path == "/plan":
            self.tell(lambda: self.table.plan(body["moves"]))
        elif self.path == "/hints":
            self.tell(self.table.hints)
        else:
            self.tell(self.table.undo)

    def tell(self, made: Any) -> None:
        with self.table.lock:
            try:
                text, status = json.dumps(made()), 200
            except Exception as fault:
                text, status = json.dumps({"error": repr(fault)}), 400
        self.answer(text, "application/json", status)

    def answer(self, text: str, kind: str, status: int = 200) -> None:
        self.give(text.encode(), f"{kind}; charset=utf-8", status)

    def give(self, data: bytes, kind: str, status: int = 200) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Security-Policy", CSP)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_what: object) -> None:
        """Silence."""


class Server(ThreadingHTTPServer):
    """Whoever leaves in the middle of an answer is no fault."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Tell of anything else."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def serve(table: Table, port: int = 0) -> Server:
    """Serve a table in the background; `server_port` says where."""
    handler = type("TableHandler", (Handler,), {"table": table})
    server = Server(("127.0.0.1", port), handler)
    Thread(target=server.serve_forever, daemon=True).start()
    return server


def set_up(
    game: str,
    seats: int,
    *,
    moves: int = 0,
    language: str = "en",
    seed: int = 1,
    bots: bool = True,
    options: dict[str, str] | None = None,
    names: tuple[str, ...] = (),
) -> Table:
    """A table after some random moves of everybody."""
    match = Match(games.load(game), seats, seed, options, names=names)
    random = Random(seed)
    for _move in range(moves):
        if not match.over:
            choice = match.choices[0]
            match.take(choice.seat, random.randrange(len(choice.options)))
    return Table(match, 0, language, bots=bots, seed=seed)


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--moves", type=int, default=0)
    parser.add_argument("--language", default="en")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    table = set_up(
        given.game,
        given.seats,
        moves=given.moves,
        language=given.language,
        seed=given.seed,
        names=("Anna", "Ben", "Carla", "Dario")[: given.seats],
    )
    server = serve(table, given.port)
    print(f"http://127.0.0.1:{server.server_port}/")
    try:
        Thread.join(Thread(target=server.serve_forever))
    except (KeyboardInterrupt, RuntimeError):
        input()


if __name__ == "__main__":
    main()
