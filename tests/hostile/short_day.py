"""Imported by a server under test: little may be made in a day, by who may ask without end."""

from spieltisch.server import limits

limits.FILL = limits.DEPTH = 1e9  # type: ignore[misc]
for _name, _most in {
    "people-at": 8,
    "tables-at": 6,
    "tables-of": 3,
    "lines-of": 5,
    "deeds-of": 20,
}.items():
    limits.RATES[_name] = (_most, 0.0)
limits.RATES["kilobytes-at"] = (400, 0.0)
