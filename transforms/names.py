"""People's names in text: telling a name from other words, and splitting lists of names."""

from __future__ import annotations

import re


def is_name(text: str) -> bool:
    """True where the text looks like one person's name ("Wei Gao", "Geiger, R. S.", "José A. del Río")."""
    return bool(re.fullmatch(r"(?:[A-Z][\w.'’-]*\s+){1,4}[A-Z][\w.'’-]+", text.strip()))


def split_names(text: str) -> tuple[str, ...]:
    """The names of a list, in order, as stated; titles ("Prof.", "Dr."), marks (*, †, 1) and "et al." dropped."""
    parts = re.split(r"\s*(?:,|;|&|\band\b)\s*", text)
    return tuple(part.strip(" *†‡.") for part in parts if part.strip(" *†‡."))


def fold(text: str) -> str:
    """Lower case, no accents, no punctuation, single blanks: the form in which names are compared."""
    import unicodedata

    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)).casefold()
    return " ".join(re.findall(r"\w+", plain))
