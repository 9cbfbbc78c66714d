"""Sums of money: consumes words; tells the first sum as stated ("$1.5 million", "MXN 2,100,000", "1.2 MEUR")."""

from __future__ import annotations

import re

from transforms.records.lists.looks import words
from transforms.text.patterns import by_letter
from transforms.text.words import holds_one

_SIGNS = "$€£¥₹₩₽₺"
_CODES = "|".join(sorted(word.upper() for word in words("money", "codes")))
_NAMES = "|".join(sorted(words("money", "names"), key=lambda word: (-len(word), word)))
_SCALES = "|".join(sorted(words("money", "scales"), key=lambda word: (-len(word), word)))
_SCALE = rf"(?:\s?(?:(?i:{_SCALES})|[kKMm])(?![^\W\d_]))?"
_NUMBER = r"\d(?:[\d,.'’]{0,14}\d)?(?:,? \d{3}\b){0,4}"
_NEAR = r"(?:~|≈|about |approx\.? |up to |over )?"
_EACH = r"(?:\s?/\s?(?:year|yr|month)| (?:per|a) (?:year|month)| each)?"
_CODED = rf"(?:\b(?!(?:PI|I)\b)(?:[A-Z]{{1,3}}|{_CODES}) ?)?"  # "CA $", not the role in the column before
_LETTERED = r"\b(?:RM|R|Rp|K[Ss]h\.?) ?\d{1,3}(?:[ ,.]\d{3}){1,3}\b"  # "R250 000": a letter counts before thousands
AMOUNT = re.compile(
    rf"\(?{_NEAR}{_CODED}[{_SIGNS}]\s?{_NUMBER}{_SCALE}(?:\s?(?:{_CODES})\b)?{_EACH}\)?"
    rf"|\(?{_NEAR}(?<![\d.,])\d(?:[\d,.'’]{{0,14}}\d)?(?:\s\d{{3}}\b){{0,4}}(?:\s?(?i:{_SCALES})(?=\s)|[kKMm])?\s?"
    rf"(?:[kM]?(?:{_CODES}|[{_SIGNS}])|(?:{_NAMES}))(?!\w|\s?\d){_EACH}\)?"
    rf"|\(?{_NEAR}\b(?:(?:{_CODES})\b|Rs\.?)\s?{_NUMBER}{_SCALE}{_EACH}\)?"
    rf"|\(?{_NEAR}{_LETTERED}{_EACH}\)?"
)
_FIGURE = re.compile(r"\d")
_UNIT = re.compile(by_letter([*_CODES.split("|"), *_NAMES.split("|"), "Rs"]))
_LETTER = re.compile(_LETTERED)
_HINT = re.compile(rf"[{_SIGNS}]|{_LETTERED}|(?<![A-Z])[kM]?(?:{_CODES}|Rs|{_NAMES})\b")


def may_state_amount(text: str) -> bool:
    """A cheap test that is never False for a text with a sum of money."""
    if _FIGURE.search(text) is None:
        return False
    return holds_one(text, _SIGNS) or bool(_UNIT.search(text) or _LETTER.search(text))


def without_amount(text: str) -> tuple[str, str | None]:
    """The text without the first sum of money in it, and the sum as stated."""
    match = AMOUNT.search(text) if _FIGURE.search(text) and _HINT.search(text) else None
    if not match:
        return text, None
    rest = text[: match.start()].rstrip(" ,;:(") + " " + text[match.end() :].lstrip(" ,;)")
    return rest.strip(" ,;:-–"), match[0].strip("() ,")
