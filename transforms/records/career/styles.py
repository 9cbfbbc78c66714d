"""The style of a career's phrases: consumes lines and `Piece`s; produces text with columns, and pieces with style."""

from __future__ import annotations

from collections.abc import Iterator

from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import canonical, is_unit, shape_rank
from transforms.entities.titles import is_title
from transforms.model import Line, Span
from transforms.records.career.labels import EDGE, SURE, Piece
from transforms.records.career.theses import without_thesis

_LONGEST_DEGREE = 40
_SENTENCE = 6  # words that say more than a name does


def cut_by_style(line: Line) -> str:
    """The line's text with a column's mark beside what only its style sets off ("Reed College **B.A.**")."""
    line = without_thesis(line) if line.italic else line
    text = _cut_behind_style(line)
    for span in (*line.bold, *line.italic):
        start = span.start
        if start < 2 or text[start - 1] != " " or not (text[start - 2].isalnum() or text[start - 2] in ".)"):
            continue
        words = text[start : span.end].rstrip(" ,.:")
        degrees = find_degrees(words) if len(words) < _LONGEST_DEGREE else ()
        if degrees and degrees[0].start == 0 and degrees[0].degree_end >= len(words):
            text = text[: start - 1] + "\t" + text[start:]
    return text


def _cut_behind_style(line: Line) -> str:
    """The text with a column's mark behind a role, degree or employer that is set apart.

    As in "**PhD in Ecology** Lund University", "*Lund University* Dept. of Ecology".
    """
    text = line.text
    if line.bold and line.italic and (held := _held_in_brackets(line)):
        return held
    for span in (*line.bold[-1:], *line.italic[-1:]):
        words, rest = text[span.start : span.end], text[span.end : span.end + 2]
        if not ((words[-1:].isalnum() or words[-1:] == ")") and rest[:1] == " " and rest[1:].isupper()):
            continue
        if shape_rank(words) > 1 or (span in line.bold and (is_title(words) or find_degrees(words))):
            return f"{text[: span.end]}\t{text[span.end + 1 :]}"
        if not text[: span.start].strip() and " " in words and _is_role(text[span.end + 1 :]):
            return f"{text[: span.end]}\t{text[span.end + 1 :]}"
    return text


def _is_role(text: str) -> bool:
    """True for a role alone, as stands behind an employer in bold: "**Bakery Holm** Shift Supervisor"."""
    words = text.partition(",")[0].strip()
    return len(words.split()) < _SENTENCE and is_title(words)


def _held_in_brackets(line: Line) -> str:
    """The text as columns where words in bold stand before others in italics and brackets; "" for any other.

    As in "2019 **Moss Technician** (*Globex Labs, Oslo*) Counted mosses in the rain.": what is told is left out.
    """
    span = line.bold[-1]
    inner = next((italic for italic in line.italic if italic.start > span.end), None)
    text = line.text
    if inner is None or text[span.end : inner.start].strip() != "(" or text[inner.end : inner.end + 1] != ")":
        return ""
    told = text[inner.end + 1 :].strip(" .")
    columns = [text[: span.end], text[inner.start : inner.end]]
    return "\t".join([*columns, told] if len(told.split()) < _SENTENCE else columns)


def with_style(piece: Piece, line: Line) -> Iterator[Piece]:
    """The piece with its style; a name whose end looks otherwise is employer and unit ("Globex *Vision* Team")."""
    at = line.text.find(piece.text) if line.bold or line.italic else -1
    if at < 0:
        yield piece
        return
    end = at + len(piece.text)
    styled = piece._replace(
        bold=_covers(line.bold, at, len(piece.text)), italic=_covers(line.italic, at, len(piece.text))
    )
    tail = next((span for span in line.italic if at + 1 < span.start < end and span.end > span.start), None)
    if tail and piece.label in _LOOSE and _is_unit_behind(piece, line.text[at:end], tail, at):
        cut = tail.start
        yield styled._replace(label="org", text=line.text[at:cut].strip(EDGE), strength=1)
        yield styled._replace(label="unit", text=line.text[cut:end].strip(EDGE), strength=1, before=",")
    else:
        yield styled


def _is_unit_behind(piece: Piece, name: str, tail: Span, at: int) -> bool:
    """True where words in italics, which begin inside a name, tell its unit: they end it, or its last word says so."""
    before, said = name[: tail.start - at], name[tail.start - at :]
    if before[-1:] != " ":
        return False
    if piece.strength < SURE and is_unit(name):
        return True
    ends = tail.end == at + len(name) and said[0].isupper() and not before.split()[-1].islower()
    return ends and canonical(name) is None


def with_unit_behind(pieces: list[Piece]) -> tuple[Piece, ...]:
    """The pieces; what alone is in italics between an employer and a role is a unit: "Globex, *Fact Desk* - Intern"."""
    if len(pieces) < _POST or not pieces[1].italic or pieces[0].italic or pieces[1].strength >= SURE:
        return tuple(pieces)
    employer, unit, role, *_ = pieces
    if employer.label in _NAMES and unit.label in _NAMES and role.label == "title" and not role.italic:
        pieces[1] = unit._replace(label="unit")
    return tuple(pieces)


_POST, _NAMES = 3, ("org", "unknown")
_LOOSE = ("org", "unit", "unknown", "field")  # "Globex *Cryogenics*" may be taken for a field


def _covers(spans: tuple[Span, ...], at: int, size: int) -> bool:
    covered = sum(max(0, min(span.end, at + size) - max(span.start, at)) for span in spans)
    return covered >= 0.7 * size
