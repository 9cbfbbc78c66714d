"""Signs behind the names of a roll that mark them, as daggers: consumes a line's words; produces as many characters.

"Ada Quill+, Bo Reed^ and Ian Holm1,2" reads as "Ada Quill†, Bo Reed† and Ian Holm†††": signs that no reader of
names knows, behind names among names.
"""

from __future__ import annotations

import re

_RARE = "+^~°⁺✝⁑˚"
# A letter, and behind it a rare sign or two figures; the signs are sought, for letters stand everywhere.
_SIGN = re.compile(rf"[{_RARE},](?:(?<=[a-zß-ÿ][{_RARE}])|(?<=[a-zß-ÿ]\d,)\d)")
_ENDS = r"(?=[,;)]|\s\(|\s?$|\s(?:and|&)\s|\.(?:\s|$))"
_MARKED = re.compile(
    rf"(?<=[a-zß-ÿ])(?:[*†‡§#]{{0,2}}[{_RARE}]{{1,2}}[*†‡§#]{{0,2}}|\d{{1,2}}(?:,\d{{1,2}}){{1,3}}[*†‡§#]?){_ENDS}"
)
_NAME = r"[A-ZÀ-Þ](?:[\w'’-]{1,24}|\.) (?:[A-ZÀ-Þ][\w.'’-]{0,24} ){0,2}[A-ZÀ-Þ][\w'’-]{1,24}"
_ROLL = re.compile(rf"{_NAME}[^\w\s,;]{{0,3}}(?:\d(?:,\d){{0,3}})?[^\w\s,;]?(?:,|;| and| &) ?")
_TURNED = re.compile(rf"[A-ZÀ-Þ][\w'’-]{{1,24}}[*†‡§#{_RARE}]{{0,2}}, (?:[A-Z]\.[ -]?){{1,3}}(?:,|;| &| and) ?")
_LEAST = 2  # names with a comma behind them


def with_known_marks(text: str) -> str:
    """The words, each rare sign that marks a name of a roll as a dagger."""
    if "," not in text or not _SIGN.search(text):
        return text
    if len(_ROLL.findall(text)) < _LEAST and len(_TURNED.findall(text)) < _LEAST:
        return text
    return _MARKED.sub(lambda match: "†" * len(match[0]), text)
