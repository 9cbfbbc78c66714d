"""Pieces: the words of an entry cut where its writer cut them, dates taken out, style kept.

Consumes `Line`s; produces `Piece`s and the dates of each line. A cut is a comma, semicolon, bar, bullet, tab, full stop
before a new phrase, or a spaced dash, outside brackets and quotes; a date cuts too.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from transforms.dates.ranges import DateRange, find_dates
from transforms.entities.joined_names import is_dashed
from transforms.entities.organizations import find_organizations
from transforms.model import Line, Span, new
from transforms.records.lists.bygone import told_of
from transforms.vocabulary import any_of

# Each match begins with one of these characters, which `re` finds without trying the alternatives at every place.
_CUT = re.compile(
    r"[(\[“«„)\]”»\"\x00;|\t•·⋄◆▪◦,.–—−:@-](?:(?<=[(\[“«„])(?P<open>)|(?<=[)\]”»])(?P<close>)|(?<=\")(?P<quote>)"
    r"|(?:(?<=\x00)\x00*|(?<=[;|\t•·⋄◆▪◦])(?!(?<=[^\W\d_]·)[a-zß-ÿ])|(?<=,)(?=\D|$|\d(?!\d\d\b))|(?<=\.)(?=\s+[\"“‘'(>]?[A-ZÀ-Þ0-9])"
    r"|(?<=\s@)(?=[A-ZÀ-Þ])|(?<=\s[–—−-])[–—−-]{0,2}(?=\s)|(?<=:)(?=\s|\x00|$))(?P<sep>))"
)
_EDGE = " \t,;|–—−·•⋄◆▪◦\x00~@"
_ABBREVIATION = re.compile(rf"(?:\b(?:{any_of('entry_words', 'abbreviations', 'in_lists')})|\b[A-Z]\.[A-Z])$")
_COMMA_NAMES = re.compile(r"niversit|ollege|Research|nstitut|Lab|Inc|Ltd|LLC")
_DANGLING = re.compile(r"(?<=[(\[])\s{0,9}[,;]\s{0,9}|\s{0,9}[,;]\s{0,9}(?=[)\]])")
_BLANKS = re.compile(r"[\x00 ]{2,}|\x00")
_EMPTY = re.compile(r"\s*[(\[][\s,;/&–-]*[)\]]")
_BRACKET_PAIRS = {")": "(", "]": "["}


class Piece(NamedTuple):
    """One phrase of an entry.

    Attributes:
        text: the words, edge punctuation off.
        before: what cut it off from the piece before: , ; . | - : tab newline, "" for the first, "date" for a date.
        line: which of the lines it stands on, from 0.
        span: where on that line's text.
        bold, italic: whether (nearly) all of it is set so.
    """

    text: str
    before: str = ""
    line: int = 0
    span: Span = Span(0, 0)
    bold: bool = False
    italic: bool = False

    @property
    def quoted(self) -> bool:
        """True where the words stand in quotation marks."""
        return self.text[:1] in '“"«„‘' and bool(self.text)


def as_one(*parts: Piece) -> Piece:
    """Pieces that commas part as one."""
    text = ", ".join(part.text for part in parts)
    return parts[0]._replace(text=text, span=Span(parts[0].span.start, parts[-1].span.end))


@lru_cache(maxsize=1 << 11)
def cut(text: str) -> tuple[tuple[str, int, int], ...]:
    """The phrases of a text as (separator before, start, end), edges not yet stripped."""
    found: list[tuple[str, int, int]] = []
    depth = start = 0
    quoted = False
    before = ""
    balanced = _balanced(text)
    for match in _CUT.finditer(text):
        kind = match.lastgroup
        if kind == "open":
            depth += 1
        elif kind in ("close", "quote"):
            depth = max(0, depth - (kind == "close"))
            quoted = quoted != (kind == "quote")
            if (
                balanced
                and not (depth or quoted)
                and match[0] in '”»"'
                and text[match.start() - 1] in ",.?!;"
                and text[match.end() :].strip(" ,.;")
            ):
                found.append((before, start, match.end()))
                before, start = ",", match.end()
        elif not (balanced and (depth or quoted)):
            mark, at = match[0], match.start()
            if not (_is_no_stop(text, at) if mark == "." else mark in _DASHES and is_dashed(text, at)):
                found.append((before, start, at))
                before, start = _SEPARATORS.get(mark[0], mark), match.end()
    found.append((before, start, len(text)))
    return tuple(found)


def _is_no_stop(text: str, at: int) -> bool:
    """True for the point of an abbreviation or of an ordinal inside a name: "Best Paper at the 14. Weavers' Day"."""
    if _CODE_BEHIND.match(text, at) and _SUBJECT.search(text, max(0, at - 18), at):
        return True
    if text[at - 1].isdigit():
        return _ORDINAL.search(text, max(0, at - 12), at) is not None
    if text[at - 1] == "I" and _SCHOOL_BEHIND.match(text, at):
        return False  # "Writing I. Globex University"
    return _ABBREVIATION.search(text, max(0, at - 8), at) is not None


_CODE_BEHIND = re.compile(  # "Hist. 300 Felt in Antiquity", "E. Lit. 461"
    r"\.(?: [A-Z][a-z]{0,6}\.)? \d{2,4}[A-Z]{0,2}(?:[:,.]? [\"“*A-ZÀ-Þ]|:)"
)
_SUBJECT = re.compile(r"(?:^|[:;\t\x00] ?)(?:[A-Z][a-z]{0,6}\. )?[A-Z][a-z]{0,7}$")
_SCHOOL_BEHIND = re.compile(r"\. (?:[A-ZÀ-Þ][\w’'-]{1,20} ){0,3}(?:Universit|College|Institut|School)")
_ORDINAL = re.compile(r"\b(?:the|der|die|das|den|dem|zum|zur|beim|of|at) \d{1,3}$")


def _balanced(text: str) -> bool:
    """True where brackets and quotes close, so that they can be trusted to hold phrases together."""
    return (
        text.count("(") == text.count(")")
        and text.count("[") == text.count("]")
        and text.count("“") == text.count("”")
        and text.count('"') % 2 == 0
    )


_DASHES = "–—−-"
_SEPARATORS = {"\x00": "date"} | dict.fromkeys(_DASHES, "-") | dict.fromkeys("•·⋄◆▪◦", ";")


@lru_cache(maxsize=1 << 12)
def tidy(text: str) -> str:
    """A phrase without dangling marks at its edges; brackets and the full stops of abbreviations stay."""
    if "\x00" in text:
        text = _DANGLING.sub("", _EMPTY.sub("", _BLANKS.sub(" ", text)))
    text = text.strip(_EDGE).removesuffix(":").rstrip(_EDGE)
    if text.startswith((": ", "- ")):
        text = text[2:].lstrip(_EDGE)
    if text.endswith(".") and not _ABBREVIATION.search(text[-9:-1]):
        text = text[:-1].rstrip(_EDGE)
    if text and text[-1] in ")]" and text.count(text[-1]) > text.count(_BRACKET_PAIRS[text[-1]]):
        text = text[:-1].rstrip(_EDGE)
    if text and text[0] in "([" and text.count("(") + text.count("[") > text.count(")") + text.count("]"):
        text = text[1:].lstrip(_EDGE)
    return " ".join(text.split()) if "  " in text or "\t" in text else text


def unquoted(text: str) -> str:
    """The words without the quotation marks round them, and without the stop or comma just inside."""
    text = text.strip()
    if text[:1] in "“\"«„‘'" and text[-1:] in "”\"»“’'" and len(text) > 2:
        text = text[1:-1].strip()
    elif text[:1] in '“"«„' and len(text) > 1 and not any(c in text[1:] for c in '”"»'):
        text = text[1:].strip()
    elif text[-1:] in '”"»' and not any(c in text[:-1] for c in '“"«„'):
        text = text[:-1].strip()
    return text.rstrip(".,; ") if text[-1:] in ".,;" and not _ABBREVIATION.search(text[-9:-1]) else text


def pieces_of(lines: Sequence[Line]) -> tuple[list[Piece], list[tuple[DateRange, ...]]]:
    """The pieces of some lines in order, and the dates that stand on each line.

    Dates at the edge of a phrase are cut out; a year in the middle of words ("ICML 2020 Workshop") stays in its phrase
    and counts as a date of the line only where no other stands there.
    """
    found: list[Piece] = []
    stated = []
    dated = [bool(find_dates(line.text)) for line in lines] if len(lines) > 1 else [False]
    for number, line in enumerate(lines):
        pieces, dates = _pieces(line, dated_elsewhere=sum(dated) > dated[number])
        stated.append(dates)
        found += (
            pieces
            if not number
            else [
                new(Piece, (text, before or "\n", number, span, bold, italic))
                for text, before, _, span, bold, italic in pieces
            ]
        )
    return found, stated


@lru_cache(maxsize=1 << 10)
def _pieces(line: Line, *, dated_elsewhere: bool) -> tuple[tuple[Piece, ...], tuple[DateRange, ...]]:
    """The pieces of one line, as if it were the first, and its dates."""
    on_line = find_dates(line.text)
    bygone = told_of(line.text, on_line, dated_elsewhere=dated_elsewhere)
    on_line = tuple(date for date in on_line if date not in bygone) if bygone else on_line
    text, kept = _blanked(line.text, on_line)
    found = []
    for before, start, end in _with_years(_kept_whole(cut(text), text), bygone):
        words = tidy(text[start:end])
        if words:
            span = new(Span, (text.find(words[:1], start), end))
            bold = bool(line.bold) and _styled(line.bold, span)
            italic = bool(line.italic) and _styled(line.italic, span)
            found.append(new(Piece, (words, before, 0, span, bold, italic)))
    return tuple(found), kept or on_line


def _with_years(parts: Sequence[tuple[str, int, int]], bygone: Sequence[DateRange]) -> Sequence[tuple[str, int, int]]:
    """The phrases, each that is only years of a title joined to the one before: "Weirs of the Lee, 1950-2010"."""
    if not bygone:
        return parts
    kept: list[tuple[str, int, int]] = []
    for before, start, end in parts:
        if kept and any(start <= date.span.start <= start + 2 and date.span.end >= end - 1 for date in bygone):
            kept[-1] = (kept[-1][0], kept[-1][1], end)
        else:
            kept.append((before, start, end))
    return kept


def _kept_whole(parts: Sequence[tuple[str, int, int]], text: str) -> Sequence[tuple[str, int, int]]:
    """The phrases; an organisation whose own name holds a comma stays whole ("University of California, Davis")."""
    if len(parts) < 2 or "," not in text or not _COMMA_NAMES.search(text):
        return parts
    names = [found for found in find_organizations(text) if _holds_comma(text[found.start : found.end])]
    if not names:
        return parts
    kept: list[tuple[str, int, int]] = []
    for before, start, end in parts:
        if kept and before == "," and any(name.start < start <= name.end for name in names):
            kept[-1] = (kept[-1][0], kept[-1][1], end)
        else:
            kept.append((before, start, end))
    return kept


def _holds_comma(name: str) -> bool:
    """True for a name with a comma in it, not for the end of a bracket and the name behind it."""
    return "," in name and name.count("(") == name.count(")")


def _blanked(text: str, dates: Iterable[DateRange]) -> tuple[str, tuple[DateRange, ...]]:
    """The text with its edge dates overwritten by NULs, and these dates."""
    kept: list[DateRange] = []
    for run in _runs(text, tuple(dates)):
        start, end = run[0].span.start, run[-1].span.end
        left, right = text[:start].rstrip(" ('’"), text[end:].lstrip(" )")
        ranged = any(date.is_range for date in run) or (text[start] == "(" and text[end - 1] == ")")
        parted = right[:1] in _PARTING or right.startswith("- ")
        if not left or not right or left[-1] in ",;:.|\t•·–—-" or parted or ranged:
            kept += run
            if left.endswith(("Class of", "class of")):  # "Loom Fellow, Class of 2019"
                start = len(left) - len("class of")
            text = text[:start] + "\x00" * (end - start) + text[end:]
    return text, tuple(kept)


_PARTING = frozenset(",;:.|\t•·([–—")


def _runs(text: str, dates: tuple[DateRange, ...]) -> list[list[DateRange]]:
    """The dates; years that only an "and" joins are one run: "2019 & 2020", "2016, 2017, and 2018"."""
    found: list[list[DateRange]] = []
    for date in dates:
        if found and _AND.fullmatch(text, found[-1][-1].span.end, date.span.start):
            found[-1].append(date)
        else:
            found.append([date])
    return found


_AND = re.compile(r",? ?(?:&|and|und|et|y|e) ?", re.IGNORECASE)


def _styled(spans: Sequence[Span], piece: Span) -> bool:
    """True where a style covers most of a piece; a line's spans stand in order, so that only its own are looked at."""
    size, covered = piece.end - piece.start, 0
    for at in range(bisect_right(spans, piece.start, key=attrgetter("end")), len(spans)):
        span = spans[at]
        if span.start >= piece.end:
            break
        covered += min(span.end, piece.end) - max(span.start, piece.start)
    return size > 0 and covered >= 0.7 * size


def phrases(text: str, separators: str = ",;|\t") -> list[str]:
    """The phrases of a text, cut at the given separators only, outside brackets and quotes."""
    parts: list[tuple[int, int]] = []
    for before, start, end in cut(text):
        if parts and before not in separators:
            parts[-1] = parts[-1][0], end
        else:
            parts.append((start, end))
    return [words for start, end in parts if (words := tidy(text[start:end]))]


def quoted_cell(text: str) -> tuple[int, int] | None:
    """The range of a row's cell that is one quotation, where another cell quotes the name of a meeting."""
    cell = _QUOTED_CELL.search(text) if "\t" in text else None
    return cell.span() if cell else None


_QUOTED_CELL = re.compile(r"(?:^|(?<=\t))[“\"«„][^“”\"«»„\t]{3,300}[”\"»](?=\t|$)")
