"""Lists of names in medical form, whose last name ends at the stop behind its initials ("Ruiz P, Lim J. Title")."""

from __future__ import annotations

import re

# "Ruiz P, Lim J. TideTrack: ...", "Ruiz P. & Lim J. TideTrack": after names of this form the stop behind initials ends
# the list.
_FAMILY = r"[^\W\d_][\w'’-]{1,30}(?: (?!and |und |et )[^\W\d_][\w'’-]{1,30})? "
_MEDICAL = re.compile(
    rf"\s{{0,3}}(?:{_FAMILY}(?:[^\W\d_a-z]{{1,3}}|(?:[^\W\d_a-z]\.[ -]?){{1,3}}(?<=\.))[*†‡#§]{{0,2}}"
    r"(?:[,;] ?(?:(?:…|\.\.\.),? ?)?(?:(?:and|&) )?| (?:and|&) ))+"
)
_MEDICAL_LAST = re.compile(
    rf"{_FAMILY}[^\W\d_a-z]{{1,3}}[*†‡#§]{{0,2}}(?=\. (?:(?!(?:and|und|et)\b)[^\W\d_]{{2}}|A [a-z]|[“\"«]))"
)
STOPPED = re.compile(r"[^\W\d_]+ [^\W\d_a-z]\. [^\W\d_]{2}")  # "Lim J. Knots": a stop behind one initial
_STOPPED_LAST = re.compile(
    rf"{_FAMILY}(?:[^\W\d_a-z]\.[ -]?){{0,2}}[^\W\d_a-z]\.[*†‡#§]{{0,2}}"
    r"(?= (?:(?!(?:and|und|et)\b)[^\W\d_]{2}|A [a-z]|[“\"«‘]))"
)


def last_medical(text: str, start: int, position: int) -> int:
    """Where the last name of a list in medical form ends; 0 where none stands at `position`."""
    form = _STOPPED_LAST if text.find(".", start, position) > 0 else _MEDICAL_LAST
    last = form.match(text, position)
    return (
        last.end() if last and _MEDICAL.fullmatch(text, start, position) and _are_initials(text[start:position]) else 0
    )


def _are_initials(names: str) -> bool:
    """False where a short name or a figure stands in the place of initials: "Minh Vũ, Orla J. Dale", "Bo Orr III"."""
    words = _LAST_WORD.findall(names)
    return not any(word in _FIGURES for word in words) and (names.isascii() or all(map(str.isupper, words)))


_FIGURES = ("II", "III", "IV")
_LAST_WORD = re.compile(r" ([^\W\d_]{1,3})[*†‡#§]{0,2}(?=[,;]| (?:and|&) )")
