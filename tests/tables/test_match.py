"""A match: playing, refusing, undoing, previewing, recording."""

import errno
import os
from pathlib import Path

import pytest

import spieltisch
from spieltisch.kernel.chance import Committed, Seeded
from spieltisch.kernel.engine import options_at
from spieltisch.kernel.errors import BadRecord, Illegal
from spieltisch.kernel.events import SPECTATOR
from spieltisch.kernel.wording import notation
from spieltisch.tables.match import Match
from tests import auction


def a_match(seats: int = 3, seed: int = 7, **options: str) -> Match:
    return Match(auction.make(), seats, seed, options)


def finished(seed: int = 7) -> Match:
    match = a_match(seed=seed)
    while not match.over:
        match.take(match.choices[0].seat, match.choices[0].options[0])
    return match


def test_an_option_may_be_named_in_three_ways() -> None:
    by_option, by_index, by_notation = a_match(), a_match(), a_match()
    by_option.take(1, by_option.choice(1).options[2])
    by_index.take(1, 2)
    by_notation.take(1, f"  {by_notation.choice(1).notations[2]} ")
    assert by_option.digest() == by_index.digest() == by_notation.digest()


@pytest.mark.parametrize("which", ["bid 99", "", "explore 3", 3, -1, True])
def test_what_is_illegal_says_who_may_do_what_and_changes_nothing(which: str | int) -> None:
    match = a_match()
    before = match.digest()
    with pytest.raises(Illegal, match="seat 0 may: bid"):
        match.take(0, which)
    assert match.digest() == before
    assert match.moves == 0


def test_an_option_of_another_seat_is_refused() -> None:
    match = a_match()
    with pytest.raises(Illegal, match="seat 0 cannot 'bid"):
        match.take(0, match.choice(1).options[0])


def test_a_seat_that_has_decided_may_not_decide_again() -> None:
    match = a_match()
    match.take(0, 0)
    with pytest.raises(Illegal, match="nothing to decide now; seat 1 may"):
        match.take(0, 0)
    with pytest.raises(Illegal, match="the game is over"):
        finished().take(0, 0)


def test_a_fault_in_the_rules_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match(2)
    match.take(0, 0)
    before = match.digest()

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(auction.module().Round, "run", broken)
    with pytest.raises(ZeroDivisionError):
        match.take(1, 0)
    monkeypatch.undo()
    assert match.digest() == before
    other = a_match(2)
    other.take(0, 0)
    match.take(1, 0)
    other.take(1, 0)
    assert match.record.text() == other.record.text()


def test_undo_takes_back_ones_own_move_and_keeps_the_others() -> None:
    match, other = a_match(), a_match()
    match.take(0, 0)
    match.take(1, 1)
    assert match.undoable(0) == match.undoable(1) == 1
    match.undo(0)
    other.take(1, 1)
    assert match.digest() == other.digest()
    assert match.moves == 1
    match.take(0, 2)


def test_undo_is_refused_beyond_the_seal() -> None:
    match = a_match(2)
    match.take(0, 0)
    match.take(1, 0)  # all bids are shown: nobody may go back behind that
    before = match.digest()
    for seat in (0, 1):
        assert match.undoable(seat) == 0
        with pytest.raises(Illegal, match="0 moves, not 1"):
            match.undo(seat)
    assert match.digest() == before


def test_the_last_move_of_a_turn_is_undoable_until_the_next_player_has_decided() -> None:
    match = a_match(3, order="in-turn")
    before = match.digest()
    match.take(0, 0)
    assert [choice.seat for choice in match.choices] == [1]
    assert match.undoable(0) == 1
    match.undo(0)
    assert match.digest() == before
    match.take(0, 1)
    match.take(1, 0)
    assert (match.undoable(0), match.undoable(1)) == (0, 1)
    with pytest.raises(Illegal, match="0 moves, not 1"):
        match.undo(0)


def test_the_end_of_a_game_seals() -> None:
    match = a_match(2)
    while not match.over:
        match.take(match.choices[0].seat, 0)
    assert [match.undoable(seat) for seat in range(2)] == [0, 0]


def test_undo_is_refused_when_others_have_built_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match()
    match.take(0, 0)
    match.take(1, 1)
    before = match.digest()

    def no_longer(*_: object) -> None:
        raise Illegal("what the other seat took is gone")

    monkeypatch.setattr(auction.module().Bid, "do", no_longer)
    with pytest.raises(Illegal, match="built on it"):
        match.undo(0)
    assert match.digest() == before
    assert match.moves == 2


def test_a_preview_tells_what_would_happen_and_changes_nothing() -> None:
    match = a_match(2)
    before = match.digest()
    preview = match.preview(0, 0)
    assert [event.name for event in preview.events] == ["bids"]
    assert not preview.seals
    match.take(0, 0)
    last = match.preview(1, 0)
    assert last.seals
    assert [event.name for event in last.events] == ["bids"]  # what others have bid is not told
    assert match.moves == 1
    match.undo(0)
    assert match.digest() == before


def test_a_preview_stops_where_luck_begins() -> None:
    match = a_match(2, order="in-turn")
    match.take(0, 0)
    assert match.preview(1, 0).seals


def test_a_view_holds_no_other_hand() -> None:
    match = a_match()
    view = match.view(0)
    table = view["table"]
    assert isinstance(table, dict)
    assert table["hand"] == match.state.hands[0]
    assert view["deciders"] == [0, 1, 2]
    assert match.view(SPECTATOR)["table"] == table | {"hand": [], "bid": []}


def test_events_are_masked_for_those_who_may_not_know() -> None:
    match = a_match()
    mine = [event for event in match.events(0)[0] if event.name == "draws"]
    assert [event.values["card"] is None for event in mine[:3]] == [False, True, True]
    assert [event.masked for event in mine[:3]] == [False, True, True]


def test_the_record_plays_again_to_the_same_end(tmp_path: Path) -> None:
    match = finished()
    match.record.save(tmp_path / "game.jsonl")
    again = spieltisch.replay(tmp_path / "game.jsonl")
    assert again.digest() == match.digest()
    assert (again.scores, again.winners) == (match.scores, match.winners)


def test_a_record_can_be_stopped_and_played_on(tmp_path: Path) -> None:
    match = finished()
    match.record.save(tmp_path / "game.jsonl")
    middle = spieltisch.replay(tmp_path / "game.jsonl", until=4)
    assert middle.moves == 4
    while not middle.over:
        middle.take(middle.choices[0].seat, 0)


def test_a_match_without_a_seed_commits_to_its_secret() -> None:
    match = Match(auction.make(), 2)
    assert isinstance(match.chance, Committed)
    running = match.record.text()
    assert match.chance.commitment in running
    assert match.chance.secret.hex() not in running
    while not match.over:
        match.take(match.choices[0].seat, 0)
    assert match.chance.secret.hex() in match.record.text()


def test_a_seed_is_not_in_the_record() -> None:
    assert "seed" not in finished(seed=987654321).record.text()
    assert "987654321" not in finished(seed=987654321).record.text()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"game":"auction"', '"game":"chess"', "record of chess"),
        ('"pack_hash":"-"', '"pack_hash":"other"', "load the game with that pack"),
        ('"seat":0', '"seat":2', "move 1: seat 2 cannot"),
        ('"hash":"', '"hash":"0', "ends differently"),
        ('"setup":[', '"setup":[99,', "set-up: the record draws item 99"),
        ('{"setup":[', '{"move":"bid 1","seat":0}\n{"setup":[', "line 2"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(old: str, new: str, said: str) -> None:
    from spieltisch.kernel.record import parse

    text = finished().record.text().replace(old, new, 1)
    with pytest.raises(BadRecord, match=said):
        Match.from_record(auction.make(), parse(text))


def test_a_record_with_too_much_luck_is_refused() -> None:
    record = finished().record
    record.moves[2].chance.append(3)
    with pytest.raises(BadRecord, match="move 3: the record holds more"):
        Match.from_record(auction.make(), record)


def test_a_full_disk_leaves_the_old_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    finished(1).record.save(path)
    before = path.read_text()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        finished(2).record.save(path)
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]


def test_files_that_are_no_records_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot read"):
        spieltisch.replay(tmp_path / "missing.jsonl")
    (tmp_path / "picture.jsonl").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="not a text file"):
        spieltisch.replay(tmp_path / "picture.jsonl")


def test_what_cannot_be_had_says_why() -> None:
    match = Match(spieltisch.load("burgundy"), 2, seed=3)
    refused = {refusal.why.message for refusal in match.refusals(0)}
    assert "burgundy-why-workers-short" in refused
    assert all(refusal.option not in match.choice(0).options for refusal in match.refusals(0))


def test_an_imagined_copy_knows_no_option_of_the_true_state() -> None:
    match = a_match()
    true = [choice.notations for choice in match.choices]
    copies = [match.determinised(0, Seeded(seed)) for seed in range(20)]
    offers = [[notation(match.game, bid) for bid in options_at(copy, 1)] for copy in copies]
    assert offers == [[f"bid {card}" for card in copy.hands[1]] for copy in copies]
    assert any(offer != true[1] for offer in offers)
