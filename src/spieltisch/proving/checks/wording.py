"""Wording: everything that happens or may be done can be said, in every language there is."""

from functools import cache

from spieltisch import texts
from spieltisch.kernel.wording import Text, boards, event_text, option_text, reason_text
from spieltisch.proving.broken import Broken, expect
from spieltisch.proving.play import seats_and_spectator
from spieltisch.proving.trial import Trial
from spieltisch.tables.speech import speak


def wording(trial: Trial) -> None:
    """Events, prompts, options and reasons have their texts, and languages their messages."""
    said = [*_log_texts(trial), *_choice_texts(trial)]
    language = texts.LANGUAGES[trial.match.moves % len(texts.LANGUAGES)]
    if not _has_messages(language, trial.game.name):
        return
    for text in said:
        _speak(trial, text, language)


def _speak(trial: Trial, text: Text, language: str) -> None:
    key = (language, repr(text))
    if key in trial.ledger.spoken:
        return
    try:
        speak(text, language)
    except texts.MissingMessage as fault:
        raise Broken("wording", str(fault)) from fault
    trial.ledger.spoken.add(key)


@cache
def _has_messages(language: str, game: str) -> bool:
    return bool(texts.message_ids(language, f"{game}-"))


def _log_texts(trial: Trial) -> list[Text]:
    match, known = trial.match, trial.event_kinds
    where, said = boards(trial.game, trial.state), []
    for seat in seats_and_spectator(trial.state):
        for event in match.events(seat, since=match.moves)[0]:
            expect(event.name in known, "wording", f"no module of the game knows {event.name!r}")
            if known[event.name].logged:
                said.append(event_text(trial.game, event, where))
    return said


def _choice_texts(trial: Trial) -> list[Text]:
    said = []
    for choice in [*trial.match.choices, *trial.match.standing]:
        said += [choice.prompt, *choice.texts]
        for blocked in choice.choice.blocked(trial.state):
            what = option_text(trial.game, blocked.option, choice.board)
            said += [what, reason_text(trial.game, blocked.why)]
    return said
