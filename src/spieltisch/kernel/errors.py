"""What can go wrong, one class for each thing a caller would treat differently."""


class SpieltischError(Exception):
    """Anything this package refuses or finds broken."""


class Illegal(SpieltischError):
    """A move that may not be made now. The message says who may do what."""


class BadSetup(SpieltischError):
    """A match asked for with seats or options that the game does not have."""


class BadRecord(SpieltischError):
    """A record that cannot be read or does not fit the game's rules."""


class DeadEnd(SpieltischError):
    """A choice without options: a fault in the rules, never the player's."""


class Runaway(SpieltischError):
    """More steps than any honest rule needs: a fault in the rules."""


class NoMoreChance(SpieltischError):
    """A chance source was asked for more than it can tell."""
