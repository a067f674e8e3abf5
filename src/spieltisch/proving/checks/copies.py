"""Copies: a clone, a saved state and a state played on a clone never differ or interfere."""

import json
import random

from spieltisch.kernel.agenda import State
from spieltisch.kernel.values import Plain, dump
from spieltisch.proving.broken import Broken, expect
from spieltisch.proving.play import notations, seats_and_spectator, view_text, wander
from spieltisch.proving.trial import Trial

NOT_KEPT = {"stack", "offers"}
"""What the kernel itself works out anew."""


def attribute_names(thing: object) -> set[str]:
    """The names of an object's attributes, whether plain, slotted or compiled."""
    names = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        slots = cls.__dict__.get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
        names.update(cls.__dict__.get("__mypyc_attrs__", ()))
    return names - {"__dict__", "__weakref__"}


def attributes(state: State) -> dict[str, Plain]:
    """All that a state keeps and that has a plain form, saved or not."""
    kept: dict[str, Plain] = {}
    for name in attribute_names(state) - NOT_KEPT:
        try:
            kept[name] = dump(getattr(state, name, None))
        except TypeError:
            continue
    return kept


def clone(trial: Trial) -> None:
    """A clone equals its original, and playing on it leaves the original as it was."""
    state = trial.state
    kept = attributes(state)
    twin = state.clone()
    expect(type(twin) is type(state), "clone", f"the clone is a {type(twin).__name__}")
    expect(twin.digest() == trial.digest, "clone", "the clone has another hash")
    lost = differing(kept, attributes(twin))
    expect(not lost, "clone", f"the clone differs in {lost}")
    offered = notations(trial.game, twin)
    expect(
        offered == notations(trial.game, state.clone()), "clone", "the clone offers other options"
    )
    wander(trial.game, twin, trial.source, 6)
    changed = differing(kept, attributes(state))
    apart = not changed and not trial.changed()
    expect(apart, "clone-apart", f"play on a clone changed the original's {changed}")


def differing(one: dict[str, Plain], other: dict[str, Plain]) -> list[str]:
    """The names of what is not the same."""
    return sorted(
        name
        for name in one.keys() | other.keys()
        if name not in one or name not in other or one[name] != other[name]
    )


def save_load(trial: Trial) -> None:
    """A state that was saved as text and loaded is the same in every way."""
    state = trial.state
    try:
        text = json.dumps(trial.game.save(state))
        loaded = trial.game.load(trial.setup, json.loads(text))
    except Exception as fault:
        raise Broken("save-load", f"cannot be saved and loaded: {fault!r}") from fault
    expect(loaded.digest() == trial.digest, "save-load", "the loaded state has another hash")
    lost = differing(attributes(state), attributes(loaded))
    expect(not lost, "save-load", f"saving loses {lost}: are they missing in `fields`?")
    offered = notations(trial.game, loaded)
    expect(
        offered == notations(trial.game, state.clone()),
        "save-load",
        f"the loaded state offers other options: {offered}",
    )
    for seat in seats_and_spectator(state):
        expect(
            view_text(trial.match, loaded, seat) == view_text(trial.match, state, seat),
            "save-load",
            f"seat {seat} sees something else in the loaded state",
        )
    _plays_on_alike(trial, loaded)


def _plays_on_alike(trial: Trial, loaded: State) -> None:
    seed = trial.source.getrandbits(32)
    twin = trial.state.clone()
    there = wander(trial.game, twin, random.Random(seed), 3)
    here = wander(trial.game, loaded, random.Random(seed), 3)
    alike = [move.plain() for move in here] == [move.plain() for move in there]
    expect(
        alike and loaded.digest() == twin.digest(),
        "save-load",
        "the loaded state plays on differently",
    )
