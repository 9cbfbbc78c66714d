"""Dates in a left column that hold for several entries: consumes a `Section`; produces it with the date on each.

A list with its dates in a column leaves the column empty where the date is that of the line above. Such a line begins
an entry, where it looks as the dated ones do: all begin in italics or in bold, with a quotation mark, a label or a
course's code, or all end with a place, of talks also in a column of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, is_date
from transforms.entities.places import is_place
from transforms.headings.words import is_standing
from transforms.model import Line, Section, Span
from transforms.text.shown import GLYPHS
from transforms.text.styled import spliced, without

_KINDS = frozenset(("projects", "talks", "papers", "awards", "service", "grants", "teaching", "other"))
_LEAST = 3  # dated rows that show the list's look
_LOOKS = {
    "tabled": 0.8,
    "italic": 0.8,
    "bold": 0.9,
    "quoted": 0.7,
    "honour": 0.7,
    "labelled": 0.75,
    "coded": 0.75,
    "placed": 0.65,
}  # share of the dated rows that have a look in common
_HONOUR = re.compile(r"\b(?:Fellowships?|Prize|Awards?|Grants?|Scholar(?:ship)?|Medal|Fund|Stipend)\b")
_LABEL = re.compile(r"(?=[A-ZÀ-Þ])[\w-]{3,20}(?: [\w-]{3,20})?: \S")  # "Seminar: Dyes"
_CODED = re.compile(r"[A-Z]{2,6}[ -]?\d{2,5}[A-Z]?\b")  # "TEX 204"
_QUOTES = "“\"«„‘'"
_SHORT = 70  # characters of a line that is one entry where nothing but its end shows it


def with_dates_repeated(section: Section) -> Section:
    """The section with the dates of its left column on the lines below that share them."""
    if section.kind not in _KINDS or not [line for line in section.lines if "\t" in line.text]:
        return section
    section = replace(section, lines=tuple(_with_marked_dated(section)))
    section = replace(section, lines=tuple(map(_unmarked, section.lines))) if section.kind == "talks" else section
    rows = [line for line in section.lines if _date_length(line)]
    shared = [line for line in section.lines if _may_share(line, section)]
    if len(rows) < 2 or not shared:
        return section
    look = _look_of(rows)
    alike = sum(_look(line, 0, look) for line in shared) if look in _SURE else 0
    if len(rows) < _LEAST and alike < max(len(shared), _LEAST - 1):
        return section
    if len(shared) > len(rows) + 1 and alike < _NEARLY * len(shared):
        return section
    found: list[Line] = []
    date, row = "", rows[0]
    for line in section.lines:
        length = _date_length(line)
        date, row = (line.text[: length + 1], line) if length else (date, row)
        if look and date and line in shared and found and _is_whole(found[-1]) and _look(line, 0, look):
            line = replace(spliced(line, 0, 0, date), indent=row.indent)  # noqa: PLW2901
        elif line.number in section.subheads or line.heading:
            date = ""
        found.append(line)
    return replace(section, lines=tuple(found))


def _with_marked_dated(section: Section) -> Iterator[Line]:
    """The lines; a date before a bullet holds for the bullets below: "2024<tab>• Felt", "• Moss"."""
    row: Line | None = None
    for line in section.lines:
        cut = _MARKED.match(line.text)
        if cut and is_date(cut[1]):
            row = without(line, cut.end(1) + 1, cut.end())
            yield row
            continue
        if row is None or not line.bullet or line.heading or "\t" in line.text or line.number in section.subheads:
            row = row if row and line.indent > row.indent and not line.heading else None
            yield line
            continue
        yield replace(spliced(line, 0, 0, row.text[: row.text.find("\t") + 1]), indent=row.indent, bullet=row.bullet)


_MARKED = re.compile(rf"([^\t]{{4,40}})\t[{GLYPHS}]\s{{1,3}}(?=\S)")


def _unmarked(line: Line) -> Line:
    """The line without the marks before a title, which a note explains: "†“Felt”, Dye House"."""
    at = line.text.find("\t") + 1
    marks = _MARKS.match(line.text, at)
    return without(line, *marks.span()) if marks else line


_MARKS = re.compile(r"[*†‡§¶]{1,3} ?(?=[“\"‘«„A-ZÀ-Þ])")
_SURE, _NEARLY = (
    ("tabled", "italic", "bold", "quoted", "placed"),
    0.8,
)  # looks that entries have and their second lines have not


def _date_length(line: Line) -> int:
    """The length of the date that stands alone in the line's first column; 0 where none does."""
    tab = line.text.find("\t")
    if tab <= 0 or line.bullet:
        return 0
    return tab if is_date(line.text[:tab]) or is_standing(line.text[:tab].strip(" .")) else 0


def _may_share(line: Line, section: Section) -> bool:
    text = line.text
    if line.bullet or line.heading or line.number in section.subheads or _is_all_bold(line):
        return False
    if "\t" in text and not (section.kind == "talks" and _is_tabled(text)):
        return False
    begun = text[0].isupper() or text[0] in _QUOTES
    return begun and text[-1] not in ":,;" and not any(date.span.start == 0 for date in find_dates(text))


def _is_all_bold(line: Line) -> bool:
    """True for a line of words in bold, and of nothing that goes on in plain behind a comma ("**Looms**, Turku")."""
    return line.is_bold and not line.text.startswith(", ", line.bold[0].end)


def _look_of(rows: Sequence[Line]) -> str:
    """What nearly all rows look like behind their dates: a key of `_LOOKS`; "" for nothing in common."""
    for look, share in _LOOKS.items():
        if sum(_look(row, _date_length(row) + 1, look) for row in rows) >= share * len(rows):
            return look
    return ""


def _is_tabled(text: str) -> bool:
    """True for a row that ends with a place in a column of its own: "Days of Wool<tab>Turku, FI"."""
    words, _, place = text.partition("\t")
    return len(words) <= _SHORT and is_place(place)


def _look(line: Line, at: int, look: str) -> bool:
    if look == "tabled":
        return _is_tabled(line.text[at:])
    if look in ("italic", "bold"):
        spans = line.italic if look == "italic" else line.bold
        return any(span.start <= at < span.end < len(line.text) and not _is_label(line, span) for span in spans)
    if look == "quoted":
        return bool(line.text[at:]) and (line.text[at] in _QUOTES or line.text.startswith("Review of ", at))
    if look == "honour":
        return _HONOUR.search(line.text, at) is not None
    if look in ("labelled", "coded"):
        return (_LABEL if look == "labelled" else _CODED).match(line.text, at) is not None
    words = line.text[at:].partition(" (")[0].rstrip(". *†‡")  # "Weft Days, Turku, FI*": a mark that a note explains
    parts = words.split(", ")
    return len(words) <= _SHORT and len(parts) > 1 and (is_place(", ".join(parts[-2:])) or is_place(parts[-1]))


def _is_label(line: Line, span: Span) -> bool:
    """True where the words in another face name what follows ("**Hosts:** N. Ferro")."""
    return ":" in (line.text[span.end - 1], line.text[span.end :].lstrip()[:1])


def _is_whole(above: Line) -> bool:
    """True where the line above does not go on in the next one."""
    return above.text[-1] not in ",-–&:" and above.text.count("(") == above.text.count(")")
