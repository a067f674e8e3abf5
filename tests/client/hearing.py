"""What somebody who listens to a table would complain of: no sentences, or another language."""

import re

# Words that one of the languages cannot do without and the others do not know.
WORDS = {
    "en": {"the", "and", "you", "your", "with", "from", "takes", "draws", "choose"},
    "de": {"und", "der", "das", "dem", "ein", "eine", "einen", "mit", "nicht", "ist"},
    "fr": {"le", "les", "une", "avec", "et", "vous", "votre", "prend", "pioche", "est"},
}
SENTENCE = re.compile(r"[.!?…:)][)\"”’»\s]*$")
RAW = re.compile(r"[{}]|undefined|null|NaN|\[object|\b\w+-(?:event|prompt|option|ask)-\w+")


def foreign(text: str, language: str) -> list[str]:
    """Words of other languages."""
    words = set(re.findall(r"[^\W\d_]+", text.lower()))
    return [word for other in WORDS if other != language for word in words & WORDS[other]]


def strange(text: str, language: str) -> list[str]:
    """What is wrong with words that are shown or said in a language."""
    complaints = [f"{word!r} in {text!r} ({language})" for word in foreign(text, language)]
    if not text.strip():
        complaints.append("nothing is said")
    if RAW.search(text):
        complaints.append(f"raw: {text!r}")
    return complaints


def unspeakable(text: str, language: str) -> list[str]:
    """What is wrong with something said aloud: it must be a sentence of the language."""
    complaints = strange(text, language)
    if not SENTENCE.search(text):
        complaints.append(f"no sentence: {text!r}")
    return complaints


def is_of(texts: list[str], language: str) -> bool:
    """Whether so many texts, taken together, are in a language."""
    heard = re.findall(r"[^\W\d_]+", " ".join(texts).lower())
    return sum(word in WORDS[language] for word in heard) * 50 > len(heard)
