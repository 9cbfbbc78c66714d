"""Terms written short: consumes a line of a teaching section; produces it with "F19" as "2019", "S22:" in front too."""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.model import Line

_TERM = re.compile(r"(?<![\w.-])(?:Fa|Sp|Su|Wi|Au|F|S|W)['’]?(?P<year>[0-3]\d|9\d)(?![\w-])", re.IGNORECASE)
_BULLET = re.compile(r"(?:F|S|W|FA|SP|SU|WI|AU)(?P<year>[0-3]\d|9\d)[.:)]\s*")


def with_terms(line: Line) -> Line:
    """The line with short terms as years."""
    bullet = _BULLET.fullmatch(line.bullet)
    text = f"{_year(bullet)}: {line.text}" if bullet else line.text
    if _TERM.search(text):
        text = _TERM.sub(_year, text)
    if text is line.text:
        return line
    return replace(line, text=text, bullet="" if bullet else line.bullet, bold=(), italic=(), links=())


def _year(match: re.Match[str]) -> str:
    return ("19" if match["year"][0] == "9" else "20") + match["year"]
