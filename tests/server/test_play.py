"""Playing through API and live channel: moves, answers, updates, coming back."""

import random
import re

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.player import Player
from tests.server.serving import Client, Server


@pytest.fixture
def ann(server: Server) -> Client:
    return Client.program(server.url, "Ann")


@pytest.fixture
def ben(server: Server) -> Client:
    return Client.program(server.url, "Ben")


def shared_table(ann: Client, ben: Client, **more: object) -> str:
    made = ann.table("me", "invite", **more)
    sat = ben.post(f"/api/v1/tables/{made['id']}/sit", {"invite": made["invite"]})
    assert sat.status == 200, sat.text
    return str(made["id"])


def play_out(players: dict[int, Player]) -> None:
    """Every seat's own player decides until the game is over."""
    while players[0].public["status"] == "playing":
        seat = players[0].public["deciders"][0]
        players[seat].move(seat)
        for player in players.values():
            player.read_until_seq(players[seat].seq)


def test_two_people_play_a_whole_game(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben)
    players = {0: Player(ann, table), 1: Player(ben, table)}
    for player in players.values():
        player.read()
    play_out(players)
    result = players[1].public["result"]
    assert len(result["scores"]) == 2
    assert ann.get(f"/api/v1/tables/{table}/proof").json["proved"]
    record = ann.get(f"/api/v1/tables/{table}/record")
    assert record.status == 200
    assert record.text.count('"move"') == 6
    assert ben.get("/api/v1/me/standings").json[0]["played"] == 1


def test_everything_sent_adds_up_to_what_a_view_shows(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben)
    players = {0: Player(ann, table), 1: Player(ben, table)}
    for player in players.values():
        player.read()
    while players[0].public["status"] == "playing":
        seat = players[0].public["deciders"][-1]
        players[seat].move(seat)
        for number, player in players.items():
            player.read_until_seq(players[seat].seq)
            seen = player.client.get(f"/api/v1/tables/{table}/view").json
            assert seen["seq"] == player.seq
            assert seen["public"] == player.public
            for name, part in seen["seats"][str(number)].items():
                assert part == player.seats[str(number)][name]


@pytest.mark.parametrize("language", ["", "de"])
@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_differences_of_real_games_add_up_too(ann: Client, game: str, language: str) -> None:
    body = {"game": game, "seats": [{"kind": "me"}] * 3}
    table = ann.post("/api/v1/tables", body).json["id"]
    player, rng = Player(ann, table, language), random.Random(5)
    player.read()
    for count in range(60):
        seat = rng.choice(player.public["deciders"])
        player.move(seat, rng.randrange(len(player.choice(seat)["options"])))
        if count % 7 == 3 and player.seats[str(seat)]["undo"]:
            player.ask(type="undo", seat=seat)
        seen = ann.get(f"/api/v1/tables/{table}/view?language={language}").json
        assert seen["public"] == player.public
        for number, own in seen["seats"].items():
            assert own.items() <= player.seats[number].items()


def test_a_doubled_move_is_answered_and_changes_nothing(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben)
    player = Player(ann, table)
    player.read()
    first = player.move(0, id="one")
    second = player.ask(type="move", seat=0, seq=0, move="bid 1", id="one")
    assert second == {**first, "doubled": True}
    by_http = {"seat": 0, "seq": 0, "move": "bid 1", "id": "one"}
    assert ann.post(f"/api/v1/tables/{table}/moves", by_http).json["doubled"]
    assert ann.get(f"/api/v1/tables/{table}").json["seq"] == first["seq"]


def test_a_doubled_move_is_known_even_if_it_would_be_refused_now(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben)
    player = Player(ann, table)
    player.read()
    first = player.move(0, id="one")
    ben.post(f"/api/v1/tables/{table}/resign", {"seat": 1})
    while not player.choice(0):
        player.read()
    assert player.ask(type="move", seat=0, seq=player.seq, move="nonsense")["code"] == "illegal"
    again = player.ask(type="move", seat=0, seq=player.seq, move="nonsense", id="one")
    assert again == {**first, "doubled": True}


def test_refusals_have_code_message_and_text(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben)
    player, other = Player(ann, table, "de"), Player(ben, table)
    player.read()
    other.read()
    seen = player.seq
    foreign = player.ask(type="move", seat=1, seq=seen, move="bid 1")
    assert (foreign["code"], foreign["message"]) == ("not-your-seat", "refused-not-your-seat")
    assert foreign["text"] == "Das ist nicht dein Platz."
    assert player.ask(type="move", seat=0, seq=seen, move="bid 99")["code"] == "illegal"
    player.move(0)
    assert player.ask(type="move", seat=0, seq=seen, move="bid 1")["code"] == "not-now"
    other.read_until_seq(player.seq)
    other.move(1)
    player.read_until_seq(other.seq)
    again = player.choice(0)["options"][0]
    assert player.ask(type="move", seat=0, seq=seen, move=again)["code"] == "stale"


def test_who_comes_back_gets_what_was_missed(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben)
    player, other = Player(ann, table), Player(ben, table)
    player.read()
    other.read()
    player.move(0)
    player.close()
    other.read_until_seq(player.seq)
    other.move(1)
    player.open()
    player.read_until_seq(other.seq)
    seen = ann.get(f"/api/v1/tables/{table}/view").json
    assert seen["public"] == player.public
    assert seen["seats"]["0"]["choice"] == player.choice(0)


def test_who_was_away_too_long_gets_everything(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben)
    player = Player(ann, table, since=1)
    assert player.read()["type"] == "full"


def test_undo_and_redo_over_the_channel(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben)
    player = Player(ann, table)
    player.read()
    before = player.view(0)["table"]
    player.move(0)
    assert player.seats["0"]["undo"] == 1
    assert player.ask(type="undo", seat=0)["type"] == "ack"
    assert player.view(0)["table"] == before
    assert player.ask(type="redo", seat=0)["type"] == "ack"
    assert player.ask(type="redo", seat=0)["code"] == "nothing-to-redo"


def test_confirm_turn(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben, confirm=True)
    player, other = Player(ann, table), Player(ben, table)
    player.read()
    other.read()
    player.move(0)
    other.read_until_seq(player.seq)
    assert other.move(1)["code"] == "needs-confirm"
    assert other.move(1, confirmed=True)["type"] == "ack"


def test_hot_seat_and_preview(ann: Client) -> None:
    table = ann.table("me", "me")["id"]
    player = Player(ann, table)
    player.read()
    move = player.choice(1)["options"][0]
    body = {"seat": 1, "move": move}
    preview = ann.post(f"/api/v1/tables/{table}/preview?language=fr", body).json
    assert [event["event"] for event in preview["events"]] == ["bids"]
    play_out({0: player, 1: player})
    assert player.public["status"] == "finished"


def test_bots_play_their_seats(ann: Client) -> None:
    table = ann.table("me", "bot novice", "bot master")["id"]
    player = Player(ann, table)
    player.read()
    while player.public["status"] == "playing":
        if player.choice(0):
            player.move(0)
        else:
            player.read()
    assert player.public["result"]["winners"]


def test_every_move_is_timed_by_its_path(ann: Client) -> None:
    def timed() -> dict[str, float]:
        told = ann.get("/metrics").text
        counts = re.findall(r'spieltisch_move_seconds_count{path="(\w+)"} (\S+)', told)
        return {path: float(count) for path, count in counts}

    before, mine = timed(), 0
    player = Player(ann, ann.table("me", "bot novice")["id"])
    player.read()
    while player.public["status"] == "playing":
        if player.choice(0):
            player.move(0)
            mine += 1
        else:
            player.read()
    grown = {path: count - before.get(path, 0) for path, count in timed().items()}
    assert grown["socket"] == mine > 0
    # Bots may play on at tables of other tests.
    assert grown["bot"] >= player.public["moves"] - mine > 0


def test_a_bot_takes_over_and_gives_back(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben)
    path = f"/api/v1/tables/{table}"
    assert ann.post(f"{path}/take-over", {"seat": 1}).json["code"] == "not-your-seat"
    player = Player(ben, table)
    player.read()
    ann.post(f"{path}/take-over", {"seat": 0})
    while not any(deed["deed"] == "moved" for m in player.messages for deed in m.get("deeds", [])):
        player.read()
    mine = {"seat": 0, "seq": player.seq, "move": "bid 1", "id": "x"}
    assert ann.post(f"{path}/moves", mine).json["code"] == "bot-plays"
    assert ann.post(f"{path}/give-back", {"seat": 0}).status == 200
    assert ann.post(f"{path}/resign", {"seat": 0}).status == 200
    assert ben.post(f"{path}/resign", {"seat": 1}).status == 200
    assert ben.get(path).json["status"] == "finished"


def test_time_runs_out_and_a_bot_goes_on(ann: Client, ben: Client) -> None:
    pace = {"kind": "live", "clock": "decision", "seconds": 5}
    table = shared_table(ann, ben, pace=pace)
    player = Player(ben, table)
    player.read()
    while not any(d["deed"] == "taken-over" for m in player.messages for d in m.get("deeds", [])):
        player.read()
    assert player.public["seats"][0]["stand_in"]


def test_rematch_continue_and_replay(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben)
    path = f"/api/v1/tables/{table}"
    assert ann.get(f"{path}/record").json["code"] == "not-over"
    assert ann.get(f"{path}/replay/1").json["code"] == "not-over"
    assert ann.post(f"{path}/rematch").json["code"] == "not-over"
    players = {0: Player(ann, table), 1: Player(ben, table)}
    for player in players.values():
        player.read()
    play_out(players)
    again = ann.post(f"{path}/rematch").json
    agreed = ben.post(f"{path}/rematch").json
    assert (again["status"], agreed["status"]) == ("waiting", "playing")
    assert agreed["id"] == again["id"]
    assert [seat["name"] for seat in agreed["seats"]] == ["Ann", "Ben"]
    assert ann.get(f"{path}/replay/2?seat=1").json["of"] == 6
    assert ann.get(f"{path}/replay/7").status == 404
    settings = {**again["settings"], "seats": [{"kind": "me"}, {"kind": "me"}]}
    body = {"moves": 2, "settings": settings}
    continued = ann.post(f"{path}/continue", body).json
    assert continued["origin"] == table
    assert ann.get(f"/api/v1/tables/{continued['id']}/view").json["public"]["moves"] == 0
    body = {"moves": 6, "settings": settings}
    assert ann.post(f"{path}/continue", body).json["code"] == "over"


def test_chat_of_players_and_spectators_is_kept_apart(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben, private=False)
    path = f"/api/v1/tables/{table}/chat"
    cleo = Client.program(ann.url, "Cleo")
    watching, playing = Player(cleo, table), Player(ben, table)
    watching.read()
    playing.read()
    ann.post(path, {"text": "to players"})
    cleo.post(path, {"text": "to spectators"})
    assert playing.read()["text"] == "to players"
    assert watching.read()["text"] == "to spectators"
    assert [line["text"] for line in ben.get(path).json["lines"]] == ["to players"]
    assert [line["text"] for line in cleo.get(path).json["lines"]] == ["to spectators"]


def test_private_tables_are_not_there_for_others(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben)
    cleo = Client.program(ann.url, "Cleo")
    for path in ("", "/view", "/log", "/chat", "/record"):
        assert cleo.get(f"/api/v1/tables/{table}{path}").status == 404
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        Player(cleo, table).read()


def test_a_table_without_spectators_has_none(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben, private=False, spectators=False)
    cleo = Client.program(ann.url, "Cleo")
    assert cleo.get(f"/api/v1/tables/{table}/view").json["code"] == "no-spectators"


def test_the_lobby_puts_my_turn_first(server: Server) -> None:
    dan, eve = Client.program(server.url, "Dan"), Client.program(server.url, "Eve")
    first = shared_table(dan, eve)
    second = shared_table(dan, eve)
    player = Player(dan, second)
    player.read()
    player.move(0)
    listed = dan.get("/api/v1/lobby").json["mine"]
    assert [table["id"] for table in listed] == [first, second]
    assert [table["your_turn"] for table in listed] == [True, False]
    public = dan.table("me", "open", private=False)["id"]
    assert public in [table["id"] for table in eve.get("/api/v1/lobby").json["open"]]


def test_the_log_speaks_the_readers_language(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben)
    log = ann.get(f"/api/v1/tables/{table}/log").json
    own = [e for line in log["lines"] for e in line["events"] if e["event"] == "draws"]
    assert all((e["card"] is None) == (e["seat"] == 1) for e in own)
    assert ann.get(f"/api/v1/tables/{table}/log?since={log['seq']}").json["lines"] == []


def test_several_at_one_screen_read_what_all_may_know(ann: Client, ben: Client) -> None:
    path = f"/api/v1/tables/{ann.table('me', 'me')['id']}"

    def known(query: str) -> set[int]:
        lines = ann.get(f"{path}/log{query}").json["lines"]
        drawn = [e for line in lines for e in line["events"] if e["event"] == "draws"]
        assert len(drawn) == 6
        return {event["seat"] for event in drawn if event["card"] is not None}

    assert known("") == set()
    assert known("?seat=1") == {1}
    assert ann.get(f"{path}/log?seat=2").json["code"] == "not-your-seat"


def test_who_all_give_up_still_have_their_luck_proved(ann: Client, ben: Client) -> None:
    table = shared_table(ann, ben)
    path = f"/api/v1/tables/{table}"
    player = Player(ann, table)
    player.read()
    player.move(0)
    for client, seat in ((ann, 0), (ben, 1)):
        assert client.post(f"{path}/resign", {"seat": seat}).status == 200
    proof = ben.get(f"{path}/proof").json
    assert proof["proved"], proof
    assert proof["outcomes"] >= 6
    assert ann.get("/api/v1/me/standings").json == []


def test_who_sits_down_while_watching_sees_the_hand(ann: Client, ben: Client) -> None:
    table = ann.table("me", "open", private=False)["id"]
    player = Player(ben, table)
    player.read()
    assert player.seats == {}
    ben.post(f"/api/v1/tables/{table}/sit", {})
    while not player.seats:
        player.read()
    assert len(player.view(1)["table"]["hand"]) == 3
    assert player.move(1)["type"] == "ack"
