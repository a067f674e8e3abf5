"""Puts pieces and numbers into a scene."""

from spieltisch.draw.burgundy import glossary
from spieltisch.draw.burgundy.plan import Plan
from spieltisch.draw.painter import View
from spieltisch.draw.parts import Filler, Parts
from spieltisch.draw.scene import Lying
from spieltisch.draw.voice import Voice

MAIN = "main"


def holders(table: View, estate: int) -> list[int]:
    """The seats that hold an estate."""
    return [seat for seat, one in enumerate(table["players"]) if one["estate"] == estate]


def estate_panel(table: View, estate: int) -> str:
    """The panel of an estate, called after the first of its holders."""
    return f"estate-{holders(table, estate)[0]}"


class Maker(Filler):
    """Puts pieces and numbers onto the boards; knows the table's parts, speaks a language."""

    def __init__(self, plan: Plan, voice: Voice, parts: Parts) -> None:
        super().__init__(parts)
        self.plan = plan
        self.voice = voice

    def piece(self, key: str, art: str, slot: str, label: str) -> Lying:
        """Something that lies in a slot."""
        return self.part.piece(key, art, slot, label)

    def tile(self, word: str, slot: str) -> None:
        """A hex tile; its label says what it does."""
        name = self.voice.say(f"burgundy-tile-{word}")
        about = glossary.about(word, self.plan, self.voice)
        self.piece(f"tile-{word}", f"tile-{word}", slot, f"{name} — {about}")

    def goods(self, colour: str, slot: str, *, sold: bool = False) -> Lying:
        """A goods tile, face down once sold."""
        label = self.voice.say(f"burgundy-goods-{colour}")
        art = "goods-back" if sold else f"goods-{colour}"
        return self.piece(f"goods-{colour}", art, slot, label)

    def shield(self, number: str, slot: str, more: str = "") -> Lying:
        """A shield; its label says what it does, and what else there is to say."""
        name = self.voice.say(f"burgundy-shield-{number}")
        about = glossary.about_shield(int(number), self.plan, self.voice)
        label = f"{name} — {about} {more}".rstrip()
        return self.piece(f"shield-{number}", f"shield-{number}", slot, label)

    def marker(self, seat: int, key: str, slot: str, label: str) -> Lying:
        """A disc in a seat's colour."""
        return self.piece(key, f"marker-{seat}", slot, label)

    def write(self, slot: str, text: object, label: str) -> None:
        """A number in a slot."""
        self.part.write(slot, text, label)
