"""boardgame.io beside our server: fetched from npm into the cache folder, driven by Socket.IO."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import platformdirs

from scripts.load_players import SEATS, Seat

VERSION = "0.50.2"
GAME = Path(__file__).with_name("boardgame_io.cjs")


def folder() -> Path | None:
    """Where it is, fetched if need be; None where Node.js is not at hand."""
    npm = shutil.which("npm")
    if npm is None:
        return None
    found = platformdirs.user_cache_path("spieltisch", appauthor=False) / f"boardgame.io-{VERSION}"
    if not (found / "node_modules" / "boardgame.io").exists():
        found.mkdir(parents=True, exist_ok=True)
        (found / "package.json").write_text(json.dumps({"private": True}))
        wanted = ["install", "--silent", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"]
        subprocess.run([npm, *wanted], cwd=found, check=True, stdout=subprocess.DEVNULL)
    return found / "node_modules"


def start(port: int) -> "subprocess.Popen[bytes]":
    """Its server with a heavy game, everything in memory."""
    modules = folder()
    assert modules is not None
    environment = {**os.environ, "NODE_PATH": str(modules), "NODE_ENV": "production"}
    command = [str(shutil.which("node")), str(GAME), str(port)]
    return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)


class Player(Seat):
    """A player of the heavy game, who is sent the whole state after every move."""

    _turn = re.compile(rb'"currentPlayer":"(\d+)"')
    _state = re.compile(rb'"_stateID":(\d+)')

    turn = 0

    def address(self, table_id: str) -> str:
        self.match = table_id
        return "/socket.io/?EIO=4&transport=websocket"

    def receive(self, frame: bytes) -> None:
        assert self.socket is not None
        if frame.startswith(b"0"):
            self.socket.send(b"40/heavy,")
        elif frame.startswith(b"40"):
            self.socket.send(_emit("sync", self.match, str(self.number), None, SEATS))
        elif frame == b"2":
            self.socket.send(b"3")
        elif frame.startswith((b'42/heavy,["update"', b'42/heavy,["sync"')):
            mover, self.turn = self.turn, int(self._turn.findall(frame)[0])
            self.seq = int(self._state.findall(frame)[0])
            if frame.startswith(b'42/heavy,["update"'):
                self.table.heard(self.number, [mover], len(frame))
            self.may([str(place) for place in range(9)] if self.turn == self.number else [])

    def message(self, move: str) -> bytes:
        mine = str(self.number)
        payload = {"type": "work", "args": [int(move)], "playerID": mine, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return _emit("update", action, self.seq, self.match, mine)


def _emit(*arguments: object) -> bytes:
    return b"42/heavy," + msgspec.json.encode(arguments)
