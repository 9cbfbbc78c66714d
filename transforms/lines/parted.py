"""Lines that state one thing with the line above: the town of a body, the last part of an address. Consumes `Line`s."""

from __future__ import annotations

import re

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
    """True for the town in which the body stands that the line above ends in: "Globex University," over "Turku, FI"."""
    if len(line.text) > _TOWN or line.indent != above.indent:
        return False
    names, body = line.text.split(", "), above.text[:-1].rpartition(", ")[2]
    return 1 < len(names) <= _TOWN_NAMES and _is_body(body) and is_place(line.text)


def _is_body(text: str) -> bool:
    return bool(find_organizations(text)) or bool(shape_rank(text))


_TOWN, _TOWN_NAMES = 40, 3  # characters, and names
