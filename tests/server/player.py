"""A client of the live channel that keeps its document up to date, as a browser would."""

import itertools
import json
import random
from typing import Any

from websockets.sync.client import ClientConnection

from spieltisch.tables.difference import patched
from tests.server.serving import Client, receive


class Player:
    """Follows one table through one socket."""

    def __init__(
        self, client: Client, table: str, language: str = "", since: int = 0, kind: str = "view"
    ) -> None:
        self.kind = kind
        self.client = client
        self.table = table
        self.language = language
        self.public: Any = {}
        self.seats: dict[str, Any] = {}
        self.seq = since
        self.messages: list[Any] = []
        self.answers: dict[str, Any] = {}
        self._ids = itertools.count()
        self.name = random.randbytes(4).hex()
        self.socket: ClientConnection = self.open()

    def open(self) -> ClientConnection:
        words = f"&language={self.language}" if self.language else ""
        self.socket = self.client.live(self.table, f"?as={self.kind}&since={self.seq}{words}")
        return self.socket

    def close(self) -> None:
        self.socket.close()

    def read(self) -> Any:
        """Take in one message."""
        message = receive(self.socket)
        self.messages.append(message)
        if message["type"] == "full":
            self.public, self.seq = message["public"], message["seq"]
            self.seats = message["seats"]
        elif message["type"] == "update":
            assert message["was"] == self.seq, "an update was lost or doubled"
            self.seq = message["seq"]
            self.public = patched(self.public, message["public"])
            for seat, changes in message.get("seats", {}).items():
                self.seats.setdefault(seat, {}).update(changes)
        elif message["type"] == "scene":
            self.public, self.seq = message["public"], message["seq"]
            self.seats = message["seats"]
        elif message["type"] == "frame":
            assert message["was"] == self.seq, "a frame was lost or doubled"
            self.seq = message["seq"]
            self.public = patched(self.public, message["public"])
            for seat, own in message.get("seats", {}).items():
                self.seats[seat] = patched(self.seats[seat], own.get("changes", []))
        elif message["type"] in ("ack", "refusal", "reply"):
            self.answers[message["id"]] = message
        return message

    def read_until_seq(self, seq: int) -> None:
        while self.seq < seq:
            self.read()

    def choice(self, seat: int) -> Any:
        return self.seats.get(str(seat), {}).get("choice")

    def send(self, **message: Any) -> str:
        """Send a request; its id."""
        message.setdefault("id", f"{self.name}{next(self._ids)}")
        self.socket.send(json.dumps(message))
        return str(message["id"])

    def ask(self, **message: Any) -> Any:
        """Send a request and wait for its answer."""
        sent = self.send(**message)
        self.answers.pop(sent, None)
        while sent not in self.answers:
            self.read()
        return self.answers[sent]

    def move(self, seat: int, index: int = 0, **more: Any) -> Any:
        notation = self.choice(seat)["options"][index]
        return self.ask(type="move", seat=seat, seq=self.seq, move=notation, **more)

    def view(self, seat: int) -> Any:
        """The game as the seat sees it."""
        copy = json.loads(json.dumps(self.public))
        return patched(copy, self.seats[str(seat)]["private"])
