"""Names in capitals. Consumes a name; produces it in ordinary letters."""

from __future__ import annotations

from collections.abc import Sequence


def cased(name: str) -> str:
    """A name in capitals in ordinary letters: "ANA DE LA CRUZ-VEGA II" gives "Ana de la Cruz-Vega II"."""
    if not name.isupper():
        return name
    small = {"DE", "LA", "VAN", "VON", "DER", "DEL", "DA", "DI", "DOS", "DEN", "EL", "Y", "E"}
    return " ".join(
        word.lower()
        if i and word in small
        else word
        if i and word in _ROMAN
        else "-".join(_capital(part) for part in word.split("-"))
        for i, word in enumerate(name.split())
    )


def as_written(name: str, texts: Sequence[str]) -> str:
    """A name that stands in capitals as it stands elsewhere, which capitals do not tell: "AYŞE ILGIN", "Ayşe Ilgın"."""
    name = cased(name)
    shouted = name.upper()
    every = "\n".join(texts)
    if shouted not in every or name in every:
        return name
    for text in texts:
        capitals = text.upper()
        at = capitals.find(shouted) if len(capitals) == len(text) else -1
        while at >= 0:
            found = text[at : at + len(shouted)]
            if found[0].isupper() and all(word[1:] != word[1:].upper() for word in found.split()):
                return found
            at = capitals.find(shouted, at + 1)
    return name


_ROMAN = ("II", "III", "IV")


def _capital(word: str) -> str:
    if len(word) <= 2 and "." in word:
        return word
    if word.startswith("MC") and len(word) > 3:
        return "Mc" + word[2:].capitalize()
    return (
        "’".join(part.capitalize() for part in word.split("’"))
        if "’" in word
        else "'".join(part.capitalize() for part in word.split("'"))
    )
