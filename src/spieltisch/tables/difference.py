"""Small differences between two plain documents.

A difference is a list of changes: `[path, value]` puts a value there, `[path]` takes it away.
A path is a list of names and places. Lists of another length are replaced whole.
"""

from itertools import compress, repeat
from operator import is_not
from typing import Any, Final, TypeAlias

from spieltisch.kernel.values import Plain

Path: TypeAlias = "list[str | int]"
Changes: TypeAlias = "list[list[Plain]]"
_NOTHING: Final[Any] = object()
"""Where there was nothing: equal to no value."""


def difference(old: Plain, new: Plain, *path: str | int) -> Changes:
    """What turns the old document into the new one; both lie at the end of a path."""
    changes: Changes = []
    if old is not new and old != new:
        _compare(old, new, [*path], changes)
    return changes


def _compare(old: Plain, new: Plain, path: Path, changes: Changes) -> None:
    """Only for what differs: equal parts are passed over without a call."""
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_dicts(old, new, path, changes)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, value in enumerate(new):
            before = old[index]
            if before is not value and before != value:
                if isinstance(value, (dict, list)):
                    _compare(before, value, [*path, index], changes)
                else:
                    changes.append([[*path, index], value])
    else:
        changes.append([[*path], new])


def _compare_dicts(
    old: dict[str, Plain], new: dict[str, Plain], path: Path, changes: Changes
) -> None:
    # Most of what is large has not been made again: it is passed over without a look inside.
    others = compress(new, map(is_not, map(old.get, new, repeat(_NOTHING)), new.values()))
    for key in others:
        before, value = old.get(key, _NOTHING), new[key]
        if before == value:
            continue
        if before is not _NOTHING and isinstance(value, (dict, list)):
            _compare(before, value, [*path, key], changes)
        else:
            changes.append([[*path, key], value])
    if len(old) != len(new) or old.keys() != new.keys():
        changes.extend([[*path, key]] for key in old if key not in new)


def patched(document: Plain, changes: Changes) -> Plain:
    """The document after the changes; the one given may be changed in place."""
    holder: Plain = [document]
    for path, *value in changes:
        assert isinstance(path, list)
        spot: Plain = holder
        key: Plain = 0
        for step in path:
            spot, key = _inside(spot, key), step
        _put(spot, key, value)
    assert isinstance(holder, list)
    return holder[0]


def _inside(spot: Plain, key: Plain) -> Plain:
    if isinstance(spot, dict):
        return spot[str(key)]
    assert isinstance(spot, list)
    assert isinstance(key, int)
    return spot[key]


def _put(spot: Plain, key: Plain, value: list[Plain]) -> None:
    if isinstance(spot, dict):
        if value:
            spot[str(key)] = value[0]
        else:
            del spot[str(key)]
    else:
        assert isinstance(spot, list)
        assert isinstance(key, int)
        spot[key] = value[0]
