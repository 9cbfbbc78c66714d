"""The forms in which lists state talks, one function a form. Consumes an entry's lines; produces its talks, or none.

Each form says where the title stands: in quotes, in a style, on a line or in a column of its own, before the first full
stop or dash, behind a colon; or that there is none. What is left says where; several dated places are several talks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, is_date, without_dates, words_begin
from transforms.model import Line
from transforms.records.lists.looks import is_place
from transforms.records.lists.pieces import pieces_of, quoted_cell, unquoted
from transforms.records.talks.given import cut_at, without_range
from transforms.records.talks.places import spots
from transforms.records.talks.scores import BEHIND_KIND, Given, is_role, titled, where
from transforms.records.talks.styled_readings import before_italic, behind_styled, in_style
from transforms.text.patterns import without_front
from transforms.text.styled import without
from transforms.text.words import holds_one

_QUOTED = re.compile(r"(?<![\w])[“\"«„](?P<words>[^“”\"«»„]{3,300})[”\"»]|(?<![\w‘])‘(?P<single>[^‘“”]{9,300}?)’(?!\w)")
_NEXT_QUOTED = re.compile(r"[.,;]?\s+(?:and|&|und|et|y)\s+(?P<title>[“\"«„][^“”\"«»„]{9,300}[”\"»])")
_LEAST = 9  # characters of a title
_STOP = re.compile(  # no month's stop before its day: "Aug. 7, 2031"
    r"(?:\.(?<!\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\.)(?<!\bSept\.)[”\"]?|[?!])\s+(?=[\"“(]?[A-ZÀ-Þ0-9])"
)
_DASH, _AT, _COLON = re.compile(r"\s(?:[–—-]{1,3}|[|•·])\s"), re.compile(r"\s@\s"), re.compile(r":\s+")
_NAMES_MEETING = re.compile(  # below a title: "8th International Conference “Looms and Mosses”, Leeds"
    r"(?i)\b(?:conference|congress|workshop|symposium|seminar|colloquium|summer school)(?: series)?:? $"
)
_LABELLED = re.compile(r"\b[Tt]itle: ?$")

Reading = Callable[[Sequence[Line]], list[Given]]


def in_quotes(lines: Sequence[Line]) -> list[Given]:
    """The title stands in quotation marks: in those behind "Title:", or else in the first."""
    if cell := quoted_cell(lines[0].text):
        return cut_at(lines, 0, *cell)
    first: tuple[int, int, int] | None = None
    for number, line in enumerate(lines):
        for match in _QUOTED.finditer(line.text) if holds_one(line.text, '“"«„‘') else ():
            if (len(match[0]) <= _LEAST and (number or match.start())) or find_dates(match[0][:8]):
                continue
            if within_title(line.text, match) or (number and _NAMES_MEETING.search(line.text, 0, match.start())):
                continue
            if _LABELLED.search(line.text, 0, match.start()):
                return cut_at(lines, number, *match.span())
            first = first or (number, *match.span())
    return _several(lines, *first) or cut_at(lines, *first) if first else []


def within_title(text: str, match: re.Match[str]) -> bool:
    """True for words in quotes that a title's article stands before: "The “Wet Wool” Problem in Spinning"."""
    return text[: match.start()].casefold() in _ARTICLES and text[match.end() :][:2].strip().isalpha()


_ARTICLES = frozenset(("the ", "a ", "an ", "on the ", "on "))


def _several(lines: Sequence[Line], number: int, start: int, end: int) -> list[Given]:
    """The talks of titles in quotes one right behind the other, given at one place: "two talks: “A” and “B”"; or []."""
    text, titles = lines[number].text, [lines[number].text[start:end]]
    while more := _NEXT_QUOTED.match(text, end):
        titles.append(more["title"])
        end = more.end()
    if len(titles) == 1:
        return []
    places = spots(without_range(lines, number, start, end))
    named = [unquoted(title.strip(" .,;")) for title in titles]
    return [Given(title, (place,) if place else (), year) for title in named for place, year in places]


def before_bracket(lines: Sequence[Line]) -> list[Given]:
    """The title goes up to a bracket that says where: "Looms of the north (LoomConf, Turku), 2021"."""
    line = lines[0]
    start, match = words_begin(line.text), _BRACKETED.search(line.text)
    if match is None or match.start() - start < _LEAST or not _says_where(match["where"]):
        return []
    if match["rest"].strip(" .,;:") and not is_date(match["rest"]):
        return []
    parted = replace(line, text=f"{line.text[: match.start()]}\t{match['where']}{match['rest']}", bold=(), italic=())
    return cut_at([replace(parted, links=()), *lines[1:]], 0, start, match.start())


def _says_where(text: str) -> bool:
    """True for words in a bracket with a capital, that are no date, no note and no person: not "(invited)"."""
    if not text[:1].isupper() and not text[:1].isdigit():
        return False
    bare = without_dates(text, find_dates(text))
    return bool(bare) and not is_role(bare) and without_front(_WITH, bare) == bare


_BRACKETED = re.compile(r"\s\((?P<where>[^()]{3,120}(?:\([^()]{1,60}\)[^()]{0,40})?)\)(?P<rest>[^()]{0,40})$")
_WITH = re.compile(r"(?i)(?:joint(?:ly)? |together )?with\b")


def _on_line(number: int) -> Reading:
    def read(lines: Sequence[Line]) -> list[Given]:
        if len(lines) < 2 or number >= len(lines):
            return []
        place = number % len(lines)
        parts = _columns(lines[place])
        if len(parts) != 1:
            return []
        return cut_at(lines, place, *parts[0])

    return read


def _columns(line: Line) -> list[tuple[int, int]]:
    """The ranges of a line's columns, dates taken off."""
    text = line.text
    for date in find_dates(text):
        if date.span.start == 0 or not text[date.span.end :].strip(" .,)") or "\t" in text[date.span.end :][:1]:
            text = text[: date.span.start] + "\t" * (date.span.end - date.span.start) + text[date.span.end :]
    return [
        (match.start(), match.end())
        for match in re.finditer(r"[^\t]+", text)
        if match[0].strip(" .,:;–—-()") and not is_role(match[0])
    ]


def _in_column(number: int) -> Reading:
    def read(lines: Sequence[Line]) -> list[Given]:
        if "\t" not in lines[0].text:
            return []
        parts = _columns(lines[0])
        return cut_at(lines, 0, *parts[number]) if number < len(parts) > 1 else []

    return read


def _up_to(pattern: re.Pattern[str]) -> Reading:
    def read(lines: Sequence[Line]) -> list[Given]:
        text, start = lines[0].text, words_begin(lines[0].text)
        for match in pattern.finditer(text, start + _LEAST):
            if any(first < match.start() < last for first, last in (date.span for date in find_dates(text))):
                continue  # the stop of a month cut short
            head = text[start : match.start() + 1]
            if not is_role(head):
                return cut_at(lines, 0, start, match.start() + (text[match.start()] in "?!"))
            start = match.end()
        return []

    return read


def before_at(lines: Sequence[Line]) -> list[Given]:
    """The title goes up to the last "at" before a name that says where: "Looms of the north at Globex University"."""
    text, start = lines[0].text, words_begin(lines[0].text)
    for match in reversed([*_AT_WORD.finditer(text, start + _LEAST)] if " at " in text else []):
        if where(text[match.end() :].partition(",")[0]) >= _LIKELY:
            head = text[start : match.start()]
            return [] if is_role(head) or _STOP.search(head) else cut_at(lines, 0, start, match.start())
    return []


_AT_WORD = re.compile(r"\sat\s(?:the\s)?(?=[A-ZÀ-Þ])")
_LIKELY = 0.6


def sentence(lines: Sequence[Line]) -> list[Given]:
    """The title goes up to the first full stop, which may end its line."""
    found = _up_to(_STOP)(lines)
    text, start = lines[0].text, words_begin(lines[0].text)
    ends = len(lines) > 1 and text[-1] in ".?!" and len(text) - start > _LEAST and "\t" not in text
    return found if found or not ends else cut_at(lines, 0, start, len(text) - (text[-1] == "."))


def _behind(pattern: re.Pattern[str]) -> Reading:
    def read(lines: Sequence[Line]) -> list[Given]:
        text, start = lines[0].text, words_begin(lines[0].text)
        for match in pattern.finditer(text, start):
            head = text[start : match.start()]
            if head and not is_role(head):
                return cut_at(lines, 0, match.end(), _before_places(text, match.end()))
        return []

    return read


def _before_places(text: str, start: int) -> int:
    """Where the words from `start` on end before towns and a date: "Looms at sea, Kyoto, Japan, May 2020"."""
    dates = [date.span.start for date in find_dates(text) if date.span.start > start + _LEAST]
    end = min(dates) if dates and is_date(text[min(dates) :].strip(" .)")) else len(text)
    words = text[start:end].rstrip(" ,(")
    while ", " in words and is_place(words.rpartition(", ")[2]):
        words = words.rpartition(", ")[0]
    return start + len(words) if len(words) > _LEAST else len(text)


def behind_stop(lines: Sequence[Line]) -> list[Given]:
    """The title stands between the first full stop, before which it says where, and the date."""
    text, start = lines[0].text, words_begin(lines[0].text)
    stop = _STOP.search(text, start) if ". " in text and not holds_one(text, '“"«„') else None
    if stop is None or where(text[start : stop.start()].partition(",")[0]) < _LIKELY:
        return []
    end = min((date.span.start for date in find_dates(text) if date.span.start > stop.end()), default=len(text))
    return cut_at(lines, 0, stop.end(), end)


def behind_label(lines: Sequence[Line]) -> list[Given]:
    """The title stands behind the kind of talk that it was: "3 May, Leeds: LoomConf, talk: Looms of the north"."""
    for number, line in enumerate(lines):
        label = BEHIND_KIND.search(line.text) if ":" in line.text else None
        if label and label.end() == len(line.text) and label.start() > 0 and number + 1 < len(lines):
            where_to = without(line, label.start(), label.end())
            return cut_at([*lines[:number], where_to, *lines[number + 1 :]], number + 1, 0, len(lines[number + 1].text))
        if label and label.end() < len(line.text):
            end = next((span.end for span in line.italic if 0 <= span.start - label.end() < 2), len(line.text))
            return cut_at(lines, number, label.start(), end)
    return []


def up_to_place(lines: Sequence[Line]) -> list[Given]:
    """The title goes up to the first phrase that says where."""
    pieces = [piece for piece in pieces_of(lines[:1])[0] if not is_role(piece.text)]
    cut = next((i for i in range(1, len(pieces)) if where(pieces[i].text) >= 0.8), None)
    if cut is None:
        return []
    return cut_at(lines, 0, pieces[0].span.start, pieces[cut - 1].span.end)


def behind_place(lines: Sequence[Line]) -> list[Given]:
    """The title is the last phrase, behind where."""
    pieces = [piece for piece in pieces_of(lines)[0] if not is_role(piece.text)]
    last = pieces[-1] if pieces else None
    if last is None or len(pieces) < 2 or titled(last.text) <= 0:
        return []
    first = next(piece for piece in reversed(pieces) if piece.before != ":" or piece is pieces[0])
    if first is pieces[0] or first.line != last.line:
        return []
    return cut_at(lines, last.line, first.span.start, last.span.end)


def places_only(lines: Sequence[Line]) -> list[Given]:
    """No title: the entry only says where."""
    return [Given(None, (place,), year) for place, year in spots(lines) if place]


def named_lecture(lines: Sequence[Line]) -> tuple[str, list[Line]] | None:
    """What an entry without a title calls the talk, and the lines without it: "Salt Memorial Lecture, Globex"."""
    pieces = pieces_of(lines[:1])[0]
    if len(pieces) < 2 or pieces[1].before != "," or not _LECTURE.search(pieces[0].text) or is_role(pieces[0].text):
        return None
    first = pieces[0].span
    return pieces[0].text, without_range(lines, 0, first.start, first.end)


_LECTURE = re.compile(r"(?i)\b(?:lectures?(?: series)?|talk|address|tutorial|speaker|speech)(?: \([^()]{2,20}\))?$")


READINGS: dict[str, Reading] = {
    "quotes": in_quotes,
    "italic": in_style("italic"),
    "before italic": lambda lines: before_italic(lines) if lines[0].italic else up_to_place(lines),
    "before bracket": before_bracket,
    "bold": in_style("bold"),
    "link": in_style("links"),
    "line 1": _on_line(0),
    "line 2": _on_line(1),
    "line 3": _on_line(2),
    "column 1": _in_column(0),
    "column 2": _in_column(1),
    "column 3": _in_column(2),
    "sentence": sentence,
    "at": _up_to(_AT),
    "at word": before_at,
    "dash": _up_to(_DASH),
    "behind dash": _behind(_DASH),
    "behind colon": _behind(_COLON),
    "behind stop": behind_stop,  # "Weaver College, Fernhill, NY. Looms of the north, Feb 10, 2014"
    "behind label": behind_label,
    "behind style": behind_styled,
    "up to place": up_to_place,
    "behind place": behind_place,
    "none": places_only,
    "quotes or none": lambda lines: in_quotes(lines) or places_only(lines),  # "Keynote, LoomConf" among titles
    "bullet or none": lambda lines: _on_line(1)(lines) if lines[-1].bullet and lines[1:] else places_only(lines),
}
