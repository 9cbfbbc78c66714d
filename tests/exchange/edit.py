"""Edits that change how a document looks and not what it says.

Bullets, dashes, quotes, months and heading words; what an editor does to a text: filled lines, blanks at their ends.
"""

from __future__ import annotations

import random
import re
import textwrap
from collections.abc import Callable

_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
_MONTH_YEAR = re.compile(r"\b(" + "|".join(month[:3] for month in _MONTHS) + r")[a-z]*\.? (?=(?:19|20)\d\d)")
_RANGE = re.compile(r"(?<=\b\d{4}) ?[-–] ?(?=(?:[A-Z][a-z]+\.? )?\d{4}\b|[Pp]resent\b)")
_HEADING_WORDS = (
    ("education", "academic background", "education and training"),
    ("experience", "work experience", "professional experience", "employment"),
    ("publications", "selected publications", "papers"),
    ("honors and awards", "awards", "awards and honors", "honours"),
    ("academic services", "professional service", "service", "academic service"),
    ("technical skills", "skills"),
    ("invited talks", "talks", "talks and presentations"),
    ("research interests", "research interest", "interests"),
    ("teaching experience", "teaching"),
)


def bullets(text: str, chance: random.Random) -> str:
    """Another mark at top-level bullets."""
    mark = chance.choice(["* ", "• ", "– "])
    return re.sub(r"^- ", mark, text, flags=re.MULTILINE)


def dashes(text: str, chance: random.Random) -> str:
    """Another dash between two dates."""
    mark = chance.choice(["–", " – ", "-", " - ", " — "])
    return _RANGE.sub(mark, text)


def quotes(text: str, _: random.Random) -> str:
    """Straight quotation marks."""
    return text.replace("“", '"').replace("”", '"')


def months(text: str, chance: random.Random) -> str:
    """Months in full, short, or short with a full stop."""
    shape = chance.choice(["{}", "{:.3}", "{:.3}."])
    full = {month[:3]: month for month in _MONTHS}
    return _MONTH_YEAR.sub(lambda match: shape.format(full[match[1]]) + " ", text)


def present(text: str, chance: random.Random) -> str:
    """Another word for what still lasts."""
    word = chance.choice(["present", "Present", "now", "Current", "Now"])
    return re.sub(r"(?<=[-–] )[Pp]resent\b", word, text)


def headings(text: str, chance: random.Random) -> str:
    """Other usual words for section headings, in the case of the old ones."""
    for words in _HEADING_WORDS:
        found = "|".join(sorted(words, key=len, reverse=True))
        pattern = re.compile(rf"^([#* ]*)({found})([* ]*)$", re.IGNORECASE | re.MULTILINE)
        new = chance.choice(words)
        text = pattern.sub(lambda match, new=new: match[1] + _case_of(match[2], new) + match[3], text)  # type: ignore[misc]
    return text


def _case_of(old: str, new: str) -> str:
    return new.upper() if old.isupper() else new.title().replace(" And ", " and ")


EDITS: tuple[Callable[[str, random.Random], str], ...] = (bullets, dashes, quotes, months, present, headings)


def edit(text: str, chance: random.Random) -> str:
    """The document after some of the edits."""
    for change in chance.sample(EDITS, chance.randint(1, len(EDITS))):
        text = change(text, chance)
    return text


_ITEM = re.compile(r"\s*(?:[-*•] |\d{1,3}[.)] |\[\d{1,3}\] )?")


def filled(text: str, chance: random.Random) -> str:
    """The lines filled to a margin, as editors do, items hanging or not; headings and rows of tables as they are."""
    width, hang = chance.choice([72, 80, 100]), chance.choice([True, False])
    lines: list[str] = []
    for line in text.split("\n"):
        lead = _ITEM.match(line)
        indent = " " * lead.end() if lead and hang else ""
        whole = line.startswith("#") or "|" in line or "\t" in line or not line.strip()
        parts = textwrap.wrap(
            line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False, drop_whitespace=True
        )
        lines += [line] if whole else parts
    return "\n".join(lines)


def blanks(text: str, chance: random.Random) -> str:
    """Up to three blanks at each line's end."""
    return "\n".join(line + " " * chance.randint(0, 3) for line in text.split("\n"))


TYPED = {"filled": filled, "blanks at line ends": blanks}
