"""What people are told at a table, in words still to be said: for tests of sentences."""

from spieltisch import Match
from spieltisch.kernel.wording import Text, boards, event_text


def told(match: Match) -> list[Text]:
    """All that is offered, denied and told after a move."""
    where = boards(match.game, match.state)
    kinds = {kind.name for kind in match.game.event_kinds() if kind.logged}
    events = match.events(0, since=match.moves)[0]
    lines = [event_text(match.game, event, where) for event in events if event.name in kinds]
    for choice in match.choices:
        lines += [*choice.texts, *(one.what for one in match.refusals(choice.seat))]
    return lines
