"""Lines that state one thing with the line above: the town of a body, the last part of an address. Consumes `Line`s."""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.places import is_place
from transforms.model import Line


def parts_address(above: Line, line: Line) -> bool:
    """True for the last part of an address alone on its line: "www.weft.example/in/" over "ada-quill"."""
    is_part = not (line.gap_before or line.bullet) and _LAST_PART.fullmatch(line.text) is not None
    return is_part and ADDRESS.search(above.text) is not None


_LAST_PART = re.compile(r"(?=.*[a-z\d])[\w.~-]{3,60}/?")
ADDRESS = re.compile(r"(?:https?://|www\.|\b[a-z][a-z\d-]{1,30}\.(?:com|org|net|io|edu|eu)/)\S{0,80}/$")


def parts_place(above: Line, line: Line) -> bool:
    """True for the town in which the body stands that the line above ends in: "Globex University," over "Turku, FI".

    The date of the undated line above may stand behind it: "Turku, FI, 2013-2019.".
    """
    if len(line.text) > _TOWN + _DATE or line.indent != above.indent:
        return False
    place = _before_date(above.text, line.text)
    names, last = place.split(", "), above.text[:-1].rpartition(", ")[2]
    if place != line.text and is_place(f"{last}, {place}"):
        return True  # "Globex University, Turku," over "Finland, 2013-2019."
    return 1 < len(names) <= _TOWN_NAMES and len(place) <= _TOWN and _is_body(last) and is_place(place)


def _before_date(above: str, text: str) -> str:
    """The text up to the date that ends it, where the line above states none."""
    dates = find_dates(text)
    if len(dates) != 1 or text[dates[0].span.end :].strip(" .)") or find_dates(above):
        return text
    return text[: dates[0].span.start].rstrip(" ,;(–—-")


def _is_body(text: str) -> bool:
    return bool(find_organizations(text)) or bool(shape_rank(text))


_TOWN, _TOWN_NAMES, _DATE = 40, 3, 26  # characters, names, characters of a date behind them
