"""Names broken over two lines, set without a blank or wide. Consumes the header's lines; produces the name.

"Ada Maria" over "Quill", where an e-mail address is made of the second line: "quill@looms.example"; "A D A  Q U I L L".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.entities.contacts import Found
from transforms.entities.titles import is_title
from transforms.headings.wording import named
from transforms.model import Line
from transforms.names.case import cased
from transforms.names.people import fold, is_name
from transforms.names.words import is_given_name
from transforms.owner.authors import NamedOwner, fits

_GIVEN = re.compile(r"[A-ZÀ-Þ][\w'’-]{1,20}(?: (?:[A-ZÀ-Þ]\.|[A-ZÀ-Þ][\w'’-]{1,20})){0,2}")
_FAMILY = re.compile(r"[A-ZÀ-Þ][\w'’-]{2,24}(?: [A-ZÀ-Þ][\w'’-]{2,24})?")
_GLUED = re.compile(
    r"((?!Ma?c|De|Di|La|Le|Van|Fitz)[A-ZÀ-Þ][a-zß-ÿ]{2,20})([A-ZÀ-Þ][a-zß-ÿ]{2,20})(?:[/,| ] ?(?:Ph\.?D\.?|M\.?D\.?))?$"
)
_PAIR, _LEAST = 2, 4  # lines, and letters of a word that tells


def broken_name(top: Sequence[Line], mails: Sequence[Found]) -> Iterator[NamedOwner]:
    """The name on a header's first two lines, where an address is made of the lower one and not of the upper one."""
    yield from (NamedOwner(name, line, 0.95) for line in top[:_PAIR] if (name := _set_wide(line, mails)))
    if len(top) < _PAIR or top[1].gap_before:
        return
    given, family = top[0].text, top[1].text
    if not (_GIVEN.fullmatch(given) and _FAMILY.fullmatch(family)) or named(family).whole or is_title(family):
        return
    locals_ = [fold(item.value.split("@")[0]) for item in mails]
    last = fold(given.split()[-1])
    if any(fold(family).replace(" ", "") in one and (len(last) < _LEAST or last not in one) for one in locals_):
        yield NamedOwner(f"{given} {family}", top[0], 0.95)


def whole_name(found: NamedOwner, lines: Sequence[Line], text: str) -> NamedOwner:
    """The name with the rest that stands behind a wide gap or on the next line, where the `text` has both together.

    "Ada Te" over "Quill-Low", and "Ada Te Quill-Low" among the authors of a work.
    """
    if found.line is None or not found.line.text.startswith(found.name):
        return found
    _, _, behind = found.line.text.partition("\t")
    if found.line.text != found.name and not found.line.text.startswith(f"{found.name}\t"):
        return found
    below = next((line.text for line in lines if line.number > found.line.number and line.text), "")
    rest = behind.partition("\t")[0] if behind else below
    whole = f"{found.name} {rest}"
    is_torn = _FAMILY.fullmatch(rest) is not None and whole in text and is_name(whole)
    return found._replace(name=whole) if is_torn and not named(rest).whole else found


def _set_wide(line: Line, mails: Sequence[Found]) -> str:
    """The name whose letters blanks part, words by wider ones, by an address or by a given name: "A D A Q U I L L"."""
    if not _WIDE.fullmatch(line.text):
        return ""
    words = [column.replace(" ", "") for column in line.columns]
    if len(words) == 1:
        letters = words[0]
        locals_ = [fold(item.value.split("@")[0]) for item in mails]
        at = next((i for i in range(2, len(letters) - 2) if any(fold(letters[i:]) in one for one in locals_)), 0)
        at = at or next((i for i in range(len(letters) - 2, 2, -1) if is_given_name(cased(letters[:i]))), 0)
        words = [letters[:at], letters[at:]] if at else words
    name = cased(" ".join(words))
    return name if len(words) > 1 and is_name(name) and not named(name).whole else ""


_WIDE = re.compile(r"(?:[A-ZÀ-Þ]\.?[ \t]){5,40}[A-ZÀ-Þ]")


def unglued(text: str, locals_: list[str], line: Line) -> str | None:
    """A name whose two words only their types part ("AdaQuill"), where it is a heading or the address says so."""
    match = _GLUED.match(text.strip(" *_"))
    name = f"{match[1]} {match[2]}" if match else ""
    return name if name and is_name(name) and (line.heading == 1 or fits(name, locals_)) else None
