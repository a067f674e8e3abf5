"""What screens get: the scene of a table, and frames that bring it up to date.

A scene is what all see alike, made once in a language, and what each watched seat sees besides.
Applying a frame's changes to them gives byte for byte what would be made afresh.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from spieltisch import draw
from spieltisch.draw.scene import Summary
from spieltisch.kernel.events import SPECTATOR
from spieltisch.server.live.frames import (
    Feed,
    Frame,
    Part,
    Viewer,
    deed_of,
    encode,
    events_of,
    named,
)
from spieltisch.server.live.news import NewsLine, news, told_by, told_so_far
from spieltisch.server.live.screen import Document, Look, Screen
from spieltisch.tables.deeds import MOVES, Entry, Moved
from spieltisch.tables.difference import Changes, difference
from spieltisch.tables.refusal import Refused
from spieltisch.tables.sentences import owners_of_secrets
from spieltisch.tables.table import Table


class SceneFeed(Feed):
    """The screens of one language."""

    def __init__(self, table: Table, language: str) -> None:
        super().__init__(table)
        self.language = language
        self.screen = Screen(table, language)
        self.told = told_so_far(table)
        self.head: Document | None = self.screen.public(Look(table))
        self.laid = self.screen.laid
        self.public = draw.whole(self.head, self.laid) if self.head is not None else None
        """Both together: what all see alike, as the viewers hold it."""
        self.own: dict[int, Document | None] = {}
        self._deciding: dict[int, str] = {}

    def frame(self, look: Look, entries: Sequence[Entry]) -> Frame:
        table, parts = look.table, self.parts
        quiet = all(isinstance(entry.deed, MOVES) for entry in entries)
        screen = self.screen if quiet else self.screen.with_names(table)
        head, laid = screen.public(look), screen.laid
        own = {seat: screen.own(look, seat) for seat, _ in parts}
        deciding = {e.deed.seat: e.deed.bot for e in entries if isinstance(e.deed, Moved)}
        anew = self._anew(laid)
        told = told_so_far(table)
        frame = Frame(table.seq, (screen, head, laid, anew, own, told, deciding))
        before, after, lying = self.head or {}, head or {}, self._lying("pieces")
        news, knowing = self._news(table, entries, laid, own, screen.voice)
        frame.heads[self.language] = (
            b'{"type":"frame","seq":%d,"was":%d,"told":%d,"public":%b,"deeds":%b,"news":%b,'
            b'"moved":%b,"gained":%b'
            % (
                table.seq,
                self.seq,
                told,
                encode(self._changes(head, laid, anew)),
                encode([deed_of(entry) for entry in entries]),
                encode(news),
                encode(moved(lying, anew.get("pieces", {}))),
                encode(gained(before.get("seats", []), after.get("seats", []))),
            )
        )
        for part in parts:
            seat = part[0]
            changes = difference(self.own.get(seat), own[seat])
            said = [named("changes", encode(changes))] if changes else []
            if seat in knowing:
                said.append(named("news", encode(knowing[seat])))
            frame.parts[part] = b"{%b}" % b",".join(said) if said else b""
        return frame

    def _news(
        self,
        table: Table,
        entries: Sequence[Entry],
        laid: draw.Laid,
        own: Mapping[int, Document | None],
        voice: draw.Voice,
    ) -> tuple[list[NewsLine], dict[int, list[NewsLine]]]:
        """What all hear of entries, and what seats hear instead that may know more."""
        if table.match is None:
            return [], {}
        replaced = {entry.seq for entry in entries if self._is_replaced(table, entry)}
        panels: list[Any] = next((one["panels"] for one in own.values() if one), [])
        scene = draw.Shown(panels, laid.values())

        def lines(seat: int) -> list[NewsLine]:
            return news(table, told_by(table, entries, replaced, seat, voice), scene, voice)

        told = [event for entry in entries for event in events_of(entry)]
        knowing = owners_of_secrets(table.settings.game, told) & own.keys()
        return lines(SPECTATOR), {seat: lines(seat) for seat in knowing}

    def _is_replaced(self, table: Table, entry: Entry) -> bool:
        """Whether another bot than the seat's own has decided; told once, until its own is back."""
        if not isinstance(entry.deed, Moved) or not entry.deed.bot:
            return False
        seat, bot = entry.deed.seat, entry.deed.bot
        level = table.seats[seat].played_by_bot
        return bool(level) and bot not in (level, self._deciding.get(seat, ""))

    def _lying(self, kind: str) -> dict[str, Any]:
        """What the viewers hold of what can be laid out."""
        lying: dict[str, Any] = self.public[kind] if self.public is not None else {}
        return lying

    def _anew(self, laid: draw.Laid) -> dict[str, dict[str, Any]]:
        """What lies elsewhere than the viewers hold it, by kind. What stayed is not looked at."""
        made = {}
        for kind, places in draw.laid_anew(self.laid, laid).items():
            if places:
                lying = self._lying(kind)
                made[kind] = {
                    place: now
                    for place, now in places.items()
                    if lying.get(place, draw.GONE) != now
                }
        return made

    def _changes(
        self, head: Document | None, laid: draw.Laid, anew: Mapping[str, dict[str, Any]]
    ) -> Changes:
        """What is not as the viewers hold it."""
        if head is None or self.public is None:
            return [[[], draw.whole(head, laid)]] if head is not None else []
        changes = difference(self.head, head)
        for kind, places in anew.items():
            lying = self._lying(kind)
            for place, now in places.items():
                if now is draw.GONE:
                    changes.append([[kind, place]])
                elif place in lying:
                    changes += difference(lying[place], now, kind, place)
                else:
                    changes.append([[kind, place], now])
        return changes

    def hold(self, after: Any) -> None:
        self.screen, self.head, self.laid, anew, own, self.told, deciding = after
        if self.public is None and self.head is not None:
            self.public = draw.whole(self.head, self.laid)
        elif self.public is not None and self.head is not None:
            for kind, places in anew.items():
                lying = self._lying(kind)
                lying.update(places)
                for place in [place for place, now in places.items() if now is draw.GONE]:
                    del lying[place]
            self.public = {**self.head, **{kind: self._lying(kind) for kind in draw.KINDS}}
        self.own.update(own)
        self._deciding.update(deciding)

    def full(self, viewer: Viewer, more: bytes = b"") -> bytes:
        seats = [named(str(seat), encode(self.own[seat])) for seat, _ in viewer.parts]
        return (
            b'{"type":"scene","seq":%d,"told":%d,"language":"%b","mine":%b,"public":%b,"seats":{%b}%b}'
            % (
                self.seq,
                self.told,
                self.language.encode(),
                encode(viewer.mine),
                encode(self.public),
                b",".join(seats),
                more,
            )
        )

    def seats_for(self, table: Table, viewer: Viewer) -> list[int]:
        """Those asked for; else all of one's own, and as anybody unless there is just one."""
        if viewer.wanted is not None:
            if not set(viewer.wanted) <= {*viewer.mine, SPECTATOR}:
                raise Refused("not-your-seat")
            return list(dict.fromkeys(viewer.wanted))
        return [*viewer.mine, *([SPECTATOR] if len(viewer.mine) != 1 else [])]

    def know(self, table: Table, viewer: Viewer) -> None:
        for seat, _ in viewer.parts:
            if seat not in self.own:
                self.own[seat] = self.screen.own(Look(table), seat)

    def forget(self, parts: set[Part]) -> None:
        kept = {seat for seat, _ in parts}
        self.own = {seat: own for seat, own in self.own.items() if seat in kept}


def moved(before: Mapping[str, Any], anew: Mapping[str, Any]) -> list[dict[str, str]]:
    """The pieces that went from slot to slot, came or left, where slots hold others than before.

    Those of a key are alike.
    """
    gone: list[tuple[str, str]] = []
    come: list[tuple[str, str]] = []
    arts: dict[str, str] = {}
    for slot, now in anew.items():
        keys: list[str] = []
        for piece in before.get(slot, ()):
            keys.append(piece["key"])
            arts[piece["key"]] = piece["art"]
        for piece in () if now is draw.GONE else now:
            arts[piece["key"]] = piece["art"]
            if piece["key"] in keys:
                keys.remove(piece["key"])
            else:
                come.append((piece["key"], slot))
        gone += [(key, slot) for key in keys]
    left: dict[str, list[str]] = {}
    for key, slot in sorted(gone):
        left.setdefault(key, []).append(slot)
    made = []
    for key, slot in sorted(come):
        origin = {"from": left[key].pop(0)} if left.get(key) else {}
        made.append({"key": key, "art": arts[key], **origin, "to": slot})
    made += [
        {"key": key, "art": arts[key], "from": slot}
        for key, slots in left.items()
        for slot in slots
    ]
    return made


def gained(before: Iterable[Summary], after: Iterable[Summary]) -> list[dict[str, Any]]:
    """What changed in everybody's numbers."""
    made: list[dict[str, Any]] = []
    for old, new in zip(before, after, strict=False):
        if old["score"] != new["score"]:
            made.append({"seat": new["seat"], "icon": "vp", "by": new["score"] - old["score"]})
        if old["stats"] is not new["stats"]:
            made += [
                {
                    "seat": new["seat"],
                    "icon": stat["icon"],
                    "by": int(stat["value"]) - int(was["value"]),
                }
                for was, stat in zip(old["stats"], new["stats"], strict=False)
                if was["value"] != stat["value"]
            ]
    return made


_stages: dict[int, tuple[draw.Stage, bytes]] = {}
_MOST_STAGES = 32


def stage_bytes(table: Table, voice: draw.Voice) -> bytes:
    """The boards, to go with a full scene; what many tables share is encoded once."""
    if table.match is None:
        return b""
    stage = draw.stage_of(table.match.game, table.match.setup, voice)
    known = _stages.get(id(stage))
    if known is None or known[0] is not stage:
        if len(_stages) >= _MOST_STAGES:
            _stages.clear()
        known = _stages[id(stage)] = (stage, b',"stage":' + encode(stage))
    return known[1]
