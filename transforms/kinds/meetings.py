"""Papers that were read, and papers that were printed, under a heading that says neither: "Conference papers".

Consumes the lines of a section; says whether its entries tell where and when one spoke, as in the humanities and in
law, or where they were printed, as in the sciences.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.entities.places import is_place
from transforms.headings.wording import is_occasion, named
from transforms.lines.shapes import LEAST_RUN, author_lines, is_citation
from transforms.model import Line, Section
from transforms.text.patterns import MONTH, without_front
from transforms.text.words import holds_one
from transforms.vocabulary import any_of, forms

_HEADING = re.compile(r"\b(?:conferences?|papers?|panels?)\b", re.IGNORECASE)
_PRINTED_HEADING = re.compile(
    any_of("entry_words", "papers", "printed_headings"),
    re.IGNORECASE,
)
# Each begins with its rarest sign, which a search skips to.
_PRINTED = re.compile(
    r"[pVvPIidEe\d](?:(?<=\bp)p?\.\s?\d|(?<=\d)(?:\s?\(\d{1,3}\)|\d\s?[–-]\s?\d{2,4}\b(?<!(?:19|20)\d\d))"
    r"|(?<=\b[Vv])ol\b|(?<=\bP)(?:roc|ress)\b|(?<=\b[Ii])n:|(?<=\bd)oi\b|(?<=\b[Ee])ds?\.)"
)
_PRINTED_WORDS = forms("entry_words", "papers", "printed_words")
_CITED = re.compile(r"\bProc\b|[Pp]roceedings|\bpp?\. ?\d|\bdoi\b|DOI|arXiv|LNCS")
_SPOKEN = re.compile(r"\b(?:oral|poster|talk|present(?:ed|ation)|spoke|abstracts?|seminar|invited)\b", re.IGNORECASE)
_MEETING = re.compile(rf"\b(?:{any_of('entry_words', 'talks', 'meetings')})")
_YEAR_LABEL = re.compile(r"^(?:19|20)\d\d[.:,]?\s")
_YEAR_COLUMN = re.compile(r"(?:19|20)\d\d\t")
_DAYS = re.compile(rf"\b{MONTH} \d{{1,2}}(?: ?[–-]{{1,2}} ?\d{{1,2}})?\b(?! ?\()")
_LEAST, _MOST = 0.6, 0.15


def are_talks(heading: str, lines: Sequence[Line]) -> bool:
    """True where entries under such a heading say where and when they were read, and nothing of print."""
    if not _HEADING.search(heading) or _PRINTED_HEADING.search(heading):
        return False
    printed = 0
    for line in lines:
        printed += _is_printed(_DAYS.sub("", line.text))
        if printed > _MOST * len(lines):
            return False  # as the first lines of most lists tell
    if any(is_citation(without_front(_YEAR_LABEL, line.text)) for line in lines):
        return False
    if author_lines(lines) >= max(LEAST_RUN, len(lines) // 4):
        return False  # titles, authors and venues on lines of their own
    dated = [line for line in lines if find_dates(line.text)]
    if not dated or printed > _MOST * len(dated) or 2 * _with_partners(lines) >= len(dated):
        return False
    speaks = "talks" in named(heading).kinds or "onference" in heading or "ONFERENCE" in heading
    met = sum(_says_when_and_where(line.text) or (speaks and _MEETING.search(line.text) is not None) for line in dated)
    met = max(met, sum(_DAYS.search(entry) is not None for entry in _under_years(lines)))
    return met >= _LEAST * len(dated) or (speaks and _are_placed(lines))


def _with_partners(lines: Sequence[Line]) -> int:
    """How many lines say who wrote beside the owner, below a draft's title or behind its month."""
    return len([line for line in lines if "with " in line.text and _PARTNERS.search(line.text)])


_PARTNERS = re.compile(
    r"(?:^|(?<=\b(?:19|20)\d\d )|(?<=\b(?:19|20)\d\d\) ))"
    r"\(?(?:joint )?with [A-ZÀ-Þ](?:[^.!?]|(?<=\b[A-ZÀ-Þ])[.]){2,200}$"
)


def _is_printed(text: str) -> bool:
    """True for words and figures of works in print."""
    return holds_one(text, _PRINTED_WORDS) or _PRINTED.search(text) is not None


def _are_placed(lines: Sequence[Line]) -> bool:
    """True where years stand in a column, and most lines beside or below them name a meeting or end with a place."""
    rows = sum(_YEAR_COLUMN.match(line.text) is not None for line in lines)
    told = sum(
        bool(_MEETING.search(line.text)) or is_place(line.text.rpartition(", ")[2].strip(" .")) for line in lines
    )
    return rows > 1 and told >= _LEAST * len(lines)


def are_printed(heading: str, lines: Sequence[Line]) -> bool:
    """True where the entries below "International Conferences" are cited as what is in print."""
    if not is_occasion(heading):
        return False
    if any(_SPOKEN.search(line.text) for line in lines):
        return False
    entries = sum(bool(line.bullet) for line in lines) or sum(bool(find_dates(line.text)) for line in lines)
    printed = sum(_CITED.search(line.text) is not None for line in lines)
    return entries > 1 and printed >= _LEAST * entries


def is_of_publications(section: Section) -> bool:
    """True for "International Conferences" one rank below "Publications", unless most entries say that one spoke."""
    if len(section.path) < _BELOW or not is_occasion(section.title):
        return False
    if named(section.path[-2]).kinds[:1] != ("papers",):
        return False
    return sum(_SPOKEN.search(line.text) is not None for line in section.lines) < _LEAST * len(section.lines)


_BELOW = 2


def is_of_talks(over: Section, section: Section) -> bool:
    """True for "Conference Sessions" right below "Presentations": most of its entries begin with titles in quotes.

    And for "Comments" behind presentations, where they are on what another read at a meeting.
    """
    if over.kind != "talks" or named(over.title).kinds[:1] != ("talks",):
        return False
    if section.kind == "papers":
        return _COMMENTS.fullmatch(section.title) is not None and are_spoken(section.lines)
    if over.lines:
        return False
    begun = sum(_BEGINS_QUOTED.match(line.text) is not None for line in section.lines)
    entries = sum(bool(line.bullet or line.gap_before or find_dates(line.text)) for line in section.lines)
    return begun >= _LEAST * entries and begun > 1


_COMMENTS = re.compile(r"(?i)(?:(?:invited |other )?comment(?:s|ary|aries)|responses?|discussant)(?: given)?:?")
_BEGINS_QUOTED = re.compile(r"(?:(?:[12]\d{3}[-–\d]{0,5}[.,:\t]?|[A-Z][\w-]{2,20}[,:]) ?)?[“\"]\S[^“”\"]{4}")


def are_spoken(lines: Sequence[Line]) -> bool:
    """True where entries, whatever heads them, say the month or the day or that one spoke, and nothing of print."""
    if any(_is_printed(_DAYS.sub("", line.text)) for line in lines):
        return False
    met = sum(
        _SPOKEN.search(line.text) is not None
        or any(date.start_precision in ("month", "day") for date in find_dates(line.text))
        for line in lines
    )
    return bool(met) and met >= _LEAST * len(lines)


def is_read(text: str) -> bool:
    """True for a quoted title before a meeting and its month, and nothing of print.

    "“Wet Looms.” Graduate Colloquium in Weaving. Globex University, April 2015."
    """
    quoted = _QUOTED_FIRST.match(text)
    dates = find_dates(text) if quoted else ()
    if quoted is None or not dates or dates[-1].is_range or dates[-1].start_precision not in ("month", "day"):
        return False
    rest = text[quoted.end() :]
    ends = not any(map(str.isalnum, text[dates[-1].span.end :]))
    return ends and _MEETING.search(rest) is not None and not _is_printed(_DAYS.sub("", rest))


_QUOTED_FIRST = re.compile(r"[“\"][^“”\"]{4,250}[.,?!]['’]?[”\"] |[“\"][^“”\"]{4,250}[”\"][.,] ")


def _under_years(lines: Sequence[Line]) -> list[str]:
    """The words of entries with their years in a column in front, each put together."""
    entries: list[list[str]] = []
    for line in lines:
        if _YEAR_COLUMN.match(line.text):
            entries.append([])
        if entries:
            entries[-1].append(line.text)
    return [" ".join(entry) for entry in entries]


def _says_when_and_where(text: str) -> bool:
    """True where a date says its month, or a place stands beside it."""
    dates = find_dates(text)
    if any(date.start_precision in ("month", "day") for date in dates):
        return True
    date = dates[-1]
    before = re.split(r"[,;:(]\s*", text[: date.span.start].rstrip(" ,;:(.\t"))[-1]
    after = re.split(r"[,;:)]\s*", text[date.span.end :].strip(" ,;:).\t"))[0]
    return is_place(before.strip(" .,")) or is_place(after.strip(" .,"))
