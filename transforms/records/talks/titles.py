"""Where a talk's title stands by the list's own form: cited like a paper, in italics, or below its venue.

Consumes the lines of an entry of a talk section; produces title and range, or pairs of venue line and title line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from transforms.citations.name_runs import name_run
from transforms.dates.ranges import is_date
from transforms.entities.places import cut_place
from transforms.model import Line, Span
from transforms.names.people import is_name, split_authors
from transforms.records.lists.looks import is_organization, is_place
from transforms.records.lists.pieces import unquoted
from transforms.records.talks.scores import where
from transforms.text.patterns import MONTH, without_front
from transforms.text.styled import spliced, together, without

_DATE_NOTE = re.compile(
    rf"^(?:\W*\((?:{MONTH}(?:\s\d{{1,2}})?,?\s)?(?:19|20)\d\d[^()]*\)[.,:]?|[\s.,:]*(?:19|20)\d\d,(?=\s))\s*"
)
_INITIAL = re.compile(r"^[^\t]{0,30}\b[A-Z]{1,2}\.?,?\s")
_STOP = re.compile(r"[.?!]\s+(?=[A-Z(“\"]|\d{1,3}(?:st|nd|rd|th)\b|(?:19|20)\d\d [A-Z])")
_IN_VENUE = re.compile(r"[.?!]\s+In:?\s+(?=(?:the |Proc|[A-Z“\"*]))")
_END_NOTE = re.compile(r"\s*\[[^\[\]]{2,80}\]\W*$")
_SPEAKER = re.compile(
    r"^(?:\S{4,16}\t)?(?:(?:invited|keynote|plenary|guest|featured)\s+)(?:speaker|lecturer)\s*(?:[–—:-]|\bat\b)+\s*",
    re.IGNORECASE,
)
_TITLE_WORDS = 3
_PLACE = 0.8  # of what looks surely like where a talk was given
_NAME = 12  # characters; words in italics no longer than that are a name or a mark, no title
_SPOKEN = "speaker"  # the mark of a line that stood behind "Invited speaker": it names the place
_WHOLE = 0.8  # share of a line set in italics that makes it an italic line


class Titled(NamedTuple):
    """A title, the line that states it, where in the line it ends, and the lines below."""

    title: str
    line: Line
    end: int
    below: tuple[Line, ...] = ()


def italic_title(line: Line) -> Titled | None:
    """The words set in italics that open a line, or follow a list of names."""
    for span in line.italic:
        before = line.text[: span.start].strip(" ,.:")
        words = line.text[span.start : span.end]
        least = _TITLE_WORDS if before or _GOES_ON.match(line.text, span.end) is None else _TITLE_WORDS - 1
        if len(words.split()) < least or is_date(words):
            continue
        if span.end < len(line.text) and (not before or _is_names(before)):
            return Titled(unquoted(words.strip(" .,")), line, span.end)
    return None


_GOES_ON = re.compile(r" [A-ZÀ-Þ]")  # "*Slow logic* Society of Looms, July 2012"


def cited_title(lines: Sequence[Line]) -> Titled | None:
    """The title of a talk cited like a paper: names, the title in italics or up to a full stop, then the venue.

    Lines below it that only go on with the title ("How we read?:" and its second half) are read with it.
    """
    line = lines[0]
    named = name_run(line.text, _behind_date(line.text)) if begins_named(line) else 0
    if not named:
        return None
    below = list(lines[1:])
    while below and not _STOP.search(line.text, named + 8) and not below[0].bullet:
        line = together(line, below.pop(0))
    line = _without_note(line)
    dated = _DATE_NOTE.match(line.text[named:])
    named += dated.end() if dated else 0
    venue = _IN_VENUE.search(line.text, named + 8)
    italic = next((span for span in line.italic if span.end - span.start > _NAME and span.start >= named - 2), None)
    if venue:
        end = venue.start() + 1
    elif italic and len(line.text[named : italic.start].split()) <= _TITLE_WORDS + 1:
        named, end = italic.start, italic.end
    elif italic:
        end = italic.start
    else:
        stop = _STOP.search(line.text, named + 8)
        end = stop.start() + 1 if stop else len(line.text)
    return Titled(unquoted(line.text[named:end].strip(" .,")), line, end, tuple(below))


def without_names(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines without the list of names, and the date in brackets behind it, that open a talk cited like a paper."""
    line = lines[0]
    if cut := _styled_behind_names(line):
        return [without(line, _behind_date(line.text), cut), *lines[1:]]
    if not begins_named(line):
        return lines
    begin = _behind_date(line.text)
    named = name_run(line.text, begin)
    if any(span.start <= begin + 1 and span.end > named for span in line.italic):
        return lines  # "*Knots AB and their looms*, Weaving Seminar": a title in one style
    dated = _DATE_NOTE.match(line.text[named:])
    start = named + (dated.end() if dated else 0)
    start += len(line.text[start:]) - len(line.text[start:].lstrip(" .,:"))
    if start >= len(line.text):
        return lines
    if not dated and where(re.split(r"[,.:?]\s", line.text[start:], maxsplit=1)[0]) >= _PLACE:
        return lines  # "Asking Back, NLP Seminar, ...": a title that looks like a name
    return [without(line, begin, start), *lines[1:]]


def begins_named(line: Line) -> bool:
    """True where a line opens with those who spoke: "Quill, A. (2021). Looms"."""
    begin = _behind_date(line.text)
    if _INITIAL.match(line.text[begin : begin + 40]) is None:
        return False
    end = name_run(line.text, begin)
    run = line.text[begin:end]
    return end > begin and not (_is_address(run) or _goes_on(line.text, begin, end) or _joins_words(run))


def _joins_words(run: str) -> bool:
    """True for two phrases and no two names, neither with an initial: "Slow Looms and Fast Dyes: An Account"."""
    return not _INITIALED.search(run) and not all(map(is_name, _AND.split(run.strip(" :"))))


_AND, _INITIALED = re.compile(r" (?:and|&) "), re.compile(r"[.,;]|\b[A-Z]{1,2}\b")


def _goes_on(text: str, begin: int, end: int) -> bool:
    """True where what looks like one name goes on in small letters: "Rural AI and its looms"."""
    return "," not in text[begin:end] and text[end:].lstrip(" :")[:1].islower()


def _is_address(text: str) -> bool:
    """True for what looks like names and says where: "Weaver University, Durham, NC.", "KLM, Seattle, WA"."""
    parts = text.strip(" .,").split(", ")
    if len(parts) < _PAIR or not parts[-1].isupper():
        return False
    is_host = is_organization(parts[0])
    return is_host or ((" " in parts[0] or parts[0].isupper()) and is_place(", ".join(parts[-2:])))


def _behind_date(text: str) -> int:
    """Where the words begin behind a date in a column of its own."""
    end = text.find("\t", 0, _DATE_COLUMN) + 1
    return end if end and is_date(text[:end]) else 0


_DATE_COLUMN = 24  # characters


def _styled_behind_names(line: Line) -> int:
    """Where a title in italics or quotation marks begins, if nothing but names stands before it; else 0."""
    quote = next((at for at in map(line.text.find, '“"«') if at > 0), 0)
    slanted = next((s.start for s in line.italic if s.end - s.start > _NAME and s.start), 0)
    starts = [at for at in (quote, slanted) if 0 < at < _NAMES]
    begin = _behind_date(line.text) if starts else 0
    if not starts or not _INITIAL.match(line.text[begin : begin + 40]):
        return 0
    before = _DASHED.sub(", ", without_front(_BESIDE, line.text[begin : min(starts)].strip(" ,.:")))
    return min(starts) if before and _is_names(before) else 0


_DASHED = re.compile(r"\s[–—-]{1,3}\s")  # "A. Quill – B. Marsh, *Looms*"
_NAMES = 300  # characters that a list of speakers takes up at most


def is_speakers(line: Line) -> bool:
    """True for a line below a title that only says who spoke: "Quill, A., Marsh, B. C., and Tan, D."."""
    text = line.text.rstrip(" .")
    if (beside := _BESIDE.match(text)) and name_run(text, beside.end()) > beside.end():
        return True
    if "," not in text or _INITIAL.match(line.text[:40]) is None or name_run(line.text) < len(text):
        return False
    return "," not in (cut_place(text)[1] or "")  # "Drum AI Menlo Park, CA" is a host in a town


def without_company(lines: Sequence[Line]) -> list[Line]:
    """The lines without those that only say who spoke, below a title; of "Orr, B. & Tan, D. (2025, Oct)" the date."""
    found = list(lines[:1])
    for line in lines[1:]:
        dated = _DATED_TAIL.search(line.text) if line.text.rstrip(".").endswith((")", "]")) else None
        names = without(line, dated.start(), len(line.text)) if dated else line
        if not (is_speakers(names) or (dated and _ONE.fullmatch(names.text))):
            found.append(line)
        elif dated:
            found.append(without(line, 0, dated.start()))
    return found


_DATED_TAIL = re.compile(r" ?[(\[][^()\[\]]{0,20}(?:19|20)\d\d[^()\[\]]{0,16}[)\]]\.?$")
_ONE = re.compile(r"[A-ZÀ-Þ][\w'’-]{1,20}(?: [A-ZÀ-Þ][\w'’-]{1,20})?, (?:[A-ZÀ-Þ]\.[ -]?){1,3}")  # "Quill, A."
_BESIDE = re.compile(
    r"(?i)(?:[–—-] )?\(?(?:(?:(?:(?:\d(?:st|nd|rd|th)|first|second|third|last|senior|lead|corresponding|joint) author"
    r"|co-?authored|co-?presented|joint(?:ly)?(?: work)?|together|presented),? )?with"
    r"|co-?(?:authors?|presenters?|speakers?):?)\s"
    r"(?:(?:Profs?|Drs?)\b\.?\s)?"
)


def with_title_whole(lines: list[Line]) -> list[Line]:
    """The lines, a title whose quotation marks or italics go on over the first two put together on one."""
    first, second = (lines[0].text, lines[1].text) if len(lines) > 2 else ("", "")
    opened = first[:1] in _MARKS and not any(mark in first[1:] for mark in _MARKS[first[0]]) if first else False
    closed = opened and second.rstrip(" .,")[-1:] in _MARKS[first[0]] and second[0] not in _MARKS
    styled = first[-1:] == ":" and lines[0].is_italic and lines[1].is_italic and not lines[2].is_italic
    if not (closed or styled):
        return lines
    whole = together(lines[0], lines[1])
    return [replace(whole, italic=(Span(0, len(whole.text)),)) if styled else whole, *lines[2:]]


_MARKS = {'"': '"', "“": '”"', "„": "“”"}


def is_cited(text: str) -> bool:
    """True for what begins with several names, as a work does that is cited: "Ada Quill, Wei Tan, On looms"."""
    named = name_run(text) if "," in text[:_FIRST_NAME] else 0
    return named > 0 and len(split_authors(text[:named].strip(" ,.:"))) > _PAIR


_FIRST_NAME = 40  # characters that the first of several names takes up at most
_PAIR = 2


def _without_note(line: Line) -> Line:
    """The line without a note in square brackets at its end: "[Poster]"."""
    note = _END_NOTE.search(line.text)
    if not note:
        return line
    return replace(
        line, text=line.text[: note.start()], italic=tuple(span for span in line.italic if span.end <= note.start() + 1)
    )


def titles_below(lines: Sequence[Line], starts_venue: Callable[[Line], bool]) -> list[tuple[Line, Line]]:
    """Pairs of venue line and title line, where each title stands in italics below its venue; else none."""
    if len(lines) < 2 or len(lines) % 2 or any(_is_italic(line) == (i % 2 == 0) for i, line in enumerate(lines)):
        return []
    pairs = list(zip(lines[::2], lines[1::2], strict=True))
    above, below = (sum(starts_venue(pair[i]) for pair in pairs) for i in (0, 1))
    bold = all(_bold_share(a) for a, _ in pairs)
    return pairs if above > below or (bold and len(pairs) > 1) or pairs[0][0].bullet == _SPOKEN else []


def without_speaker(lines: Sequence[Line]) -> list[Line]:
    """The lines without "Invited speaker -" in front; a title in italics at the line's end on a line of its own."""
    lines = [_spoken_for(line) for line in lines]
    match = _SPEAKER.match(lines[0].text) if lines else None
    if not match:
        return list(lines)
    first, cut = lines[0], match.end()
    tail = next((s for s in first.italic if s.start > cut and s.end - s.start > _NAME), None)
    date = first.text[: first.text.find("\t") + 1] if "\t" in first.text[:cut] else ""
    if not tail:
        rest = replace(first, text=date + first.text[cut:], bold=(), italic=(), links=(), bullet=_SPOKEN)
        return [rest, *lines[1:]] if rest.text.strip() else list(lines)
    place = date + first.text[cut : tail.start].rstrip(" ,–—-:")
    title = first.text[tail.start : tail.end]
    return [
        replace(first, text=place, bold=(), italic=(), links=(), bullet=_SPOKEN),
        replace(first, text=title, bold=(), italic=(Span(0, len(title)),), links=(), bullet=""),
    ]


def _spoken_for(line: Line) -> Line:
    """The line, a title that a LaTeX class words as "Speaker for <Looms>" in quotes."""
    match = _SPOKEN_FOR.match(line.text) if " for <" in line.text else None
    return spliced(line, 0, match.end(), f"“{match['title'].strip()}”") if match else line


_SPOKEN_FOR = re.compile(r"(?:Speaker|Presenter) for <(?P<title>[^<>\t]{3,300})>")


def _is_italic(line: Line) -> bool:
    return sum(span.end - span.start for span in line.italic) >= _WHOLE * len(line.text)


def _bold_share(line: Line) -> bool:
    return sum(span.end - span.start for span in line.bold) * 2 >= len(line.text)


def _is_names(text: str) -> bool:
    return all(is_name(author.name) or len(author.name) < _TITLE_WORDS + 1 for author in split_authors(text))
