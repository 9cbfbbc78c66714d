"""Names in capitals. Consumes a name; produces it in ordinary letters."""

from __future__ import annotations


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
