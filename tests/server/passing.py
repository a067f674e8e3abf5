"""Playing on, whatever it is, until others are asked."""

from tests.server.serving import Client


def play_until_others_are_asked(client: Client, path: str) -> None:
    """Whoever this is takes first options, with all own seats, while one is asked."""
    for number in range(300):
        view = client.get(f"{path}/view").json
        asked = [seat for seat, shown in view["seats"].items() if shown["choice"]]
        if not asked:
            return
        option = view["seats"][asked[0]]["choice"]["options"][0]
        move = {"seat": int(asked[0]), "seq": view["seq"], "move": option, "id": f"m{number}"}
        move["confirmed"] = True
        assert client.post(f"{path}/moves", move).status == 200
    raise AssertionError("nobody else is ever asked")
