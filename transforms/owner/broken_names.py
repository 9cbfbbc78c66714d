"""Names that a page broke over two lines or set without a blank. Consumes the header's lines; produces the name.

"Ada Maria" over "Quill", where an e-mail address is made of the second line: "quill@looms.example".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.entities.contacts import Found
from transforms.entities.titles import is_title
from transforms.headings.wording import named
from transforms.model import Line
from transforms.names.people import fold, is_name
from transforms.owner.authors import NamedOwner, fits

_GIVEN = re.compile(r"[A-ZÀ-Þ][\w'’-]{1,20}(?: (?:[A-ZÀ-Þ]\.|[A-ZÀ-Þ][\w'’-]{1,20})){0,2}")
_FAMILY = re.compile(r"[A-ZÀ-Þ][\w'’-]{2,24}(?: [A-ZÀ-Þ][\w'’-]{2,24})?")
_GLUED = re.compile(
    r"((?!Ma?c|De|Di|La|Le|Van|Fitz)[A-ZÀ-Þ][a-zß-ÿ]{2,20})([A-ZÀ-Þ][a-zß-ÿ]{2,20})(?:[/,| ] ?(?:Ph\.?D\.?|M\.?D\.?))?$"
)
_PAIR, _LEAST = 2, 4  # lines, and letters of a word that tells


def broken_name(top: Sequence[Line], mails: Sequence[Found]) -> Iterator[NamedOwner]:
    """The name on a header's first two lines, where an address is made of the lower one and not of the upper one."""
    if len(top) < _PAIR or top[1].gap_before:
        return
    given, family = top[0].text, top[1].text
    if not (_GIVEN.fullmatch(given) and _FAMILY.fullmatch(family)) or named(family).whole or is_title(family):
        return
    locals_ = [fold(item.value.split("@")[0]) for item in mails]
    last = fold(given.split()[-1])
    if any(fold(family).replace(" ", "") in one and (len(last) < _LEAST or last not in one) for one in locals_):
        yield NamedOwner(f"{given} {family}", top[0], 0.95)


def unglued(text: str, locals_: list[str], line: Line) -> str | None:
    """A name whose two words only their types part ("AdaQuill"), where it is a heading or the address says so."""
    match = _GLUED.match(text.strip(" *_"))
    name = f"{match[1]} {match[2]}" if match else ""
    return name if name and is_name(name) and (line.heading == 1 or fits(name, locals_)) else None
