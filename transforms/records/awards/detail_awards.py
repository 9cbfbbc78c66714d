"""Honours in the details of positions and degrees. Consumes sections of a career; produces `Award` records.

Forms read: "Received the X Award", "Honours: X (2019), Y", "GPA 3.9 | Award: X", "Vale Weaving Fellow" below a degree.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise

from transforms import evidence
from transforms.entities.degrees import find_degrees
from transforms.entities.plausible_degrees import HONOURS
from transforms.entries.entries import split_entries
from transforms.model import Context, Entry, Line, Section
from transforms.names.words import bears, fold
from transforms.parsed import Award
from transforms.records.awards.awards import STRONG_NAME, awards_from, read_honours
from transforms.records.awards.names import LABEL, VERB
from transforms.records.lists.looks import all_words, is_titled, outside_brackets, word_list, words

# What a graduate was, below the degree: "Vale Weaving Fellow", "Order of the Coif".
_FELLOW = re.compile(r"(?=[^\W\d_])(?:[^\s,;:]{2,20} ){1,6}(?:Fellow|Scholar)|Order of (?:the )?[^\s,;:]{3,20}")
_HONOURS_SCHOOL = re.compile(r"(?i)\bhonou?rs (?:college|school|program(?:me)?|track|class|section)\b")
_INLINE = re.compile(
    r"(?:[|;•·\t]|[.,](?= ))\s{0,3}(?P<label>[A-Z][a-z]{4,12}(?: (?:and|&) [A-Za-z]{5,12})?):\s{1,2}(?=\S)"
)
_NEXT = re.compile(r"\s{0,3}[|•·\t]|[;.]\s{1,3}[A-Z][A-Za-z ]{1,24}:\s|[;.]\s{1,3}C?GPA\b")
_LONGEST = 400  # characters of a line that states an honour


def read_detail_awards(section: Section, context: Context) -> Iterator[Award]:
    """The awards that the details of positions and degrees state; a title over or beside its authors states none."""
    family = fold(context.owner or "").split()[-1:]
    for entry in split_entries(section):
        for line, below in pairwise((*entry.details, None)):
            if line and not (family and any(one and _names_authors(one, family[0]) for one in (line, below))):
                yield from _in_line(line, learned=section.kind == "education")
        yield from _labelled(entry)
        yield from _dated(entry)
        if section.kind == "education":
            yield from _listed(entry)
            yield from _behind_degree(entry)


def _names_authors(line: Line, family: str) -> bool:
    """True for a list of names with the owner's in it: "Certified Looms A. Reed, J. Miller", "Reed, A., Miller, J."."""
    return line.text.count(",") > 0 and VERB.match(line.text) is None and bears(line.text, family)


def _in_line(line: Line, *, learned: bool) -> Iterator[Award]:
    """The awards that a line states; nothing for a line that states none."""
    if may_state_award(line) or (learned and _FELLOW.fullmatch(line.text) and is_titled(line.text)):
        yield from _read(line, line)


def _labelled(entry: Entry) -> Iterator[Award]:
    """The honours behind a label of theirs: of a line of the entry's head, or in the midst of any line."""
    for line in entry.lines:
        is_told = line in entry.head[1:] and (_begins_with_label(line.text) or _tells_honour(line))
        if is_told:
            yield from _read(line, line)
        if is_told or ":" not in line.text:
            continue
        for match in _INLINE.finditer(line.text):
            if LABEL.fullmatch(match["label"]):
                end = _NEXT.search(line.text, match.end())
                words_ = line.text[match.start("label") : end.start() if end else len(line.text)]
                yield from _read(replace(line, text=words_, bold=(), italic=(), links=()), line)


def _dated(entry: Entry) -> Iterator[Award]:
    """The honours of lines that a year leads below the first: "2014: Fern Scholarship at the University of X"."""
    for line in entry.head[1:]:
        if line.text[:2] not in ("19", "20") or not (led := _LED.match(line.text)):
            continue
        said = line.text[led.end() :]
        if may_state_award(replace(line, text=said, bold=(), italic=(), links=())) and not VERB.match(said):
            yield from _read(line, line)


_LED = re.compile(r"(?:19|20)\d\d(?:\s?[-–/]\s?(?:(?:19|20)?\d\d))?\s?[:,–—-]\s(?=[A-Z])")


def _listed(entry: Entry) -> Iterator[Award]:
    """The honours of lines below a degree's first that name nothing else: "A & B Fellowships; C Prize"."""
    for line in entry.head[1:]:
        if len(line.text) > _LONGEST or ":" in line.text or _tells_honour(line):
            continue
        parts = [part for part in _PARTS.split(line.text) if not _CLASS.fullmatch(part)]
        if all(_is_honours_name(part) or (len(parts) > 1 and _HONOURS.fullmatch(part)) for part in parts):
            for part in parts:
                yield from _read(replace(line, text=part, bold=(), italic=(), links=()), line)


# A degree's class, which is no honour, and honours of a school: "Botany Highest Honors".
_CLASS = re.compile(r"(?i)(?:first|second|upper second|1st|2nd)[ -]class (?:degree|hono(?:u)?rs)|[a-z]{5,6} cum laude")
_HONOURS = re.compile(r"(?:[A-Z&][\w'’-]{0,20} ){1,5}Honou?rs")
_PARTS = re.compile(r"\s{0,3}[;|•·\t]\s{0,3}|,\s{1,3}(?=[^\W\d_])")


def _is_honours_name(text: str) -> bool:
    """True for an honour's name alone, with its year or without."""
    name = text.strip(" ,.")
    found = word_list(outside_brackets(_HONOURS_SCHOOL.sub("", name)))
    if not 2 <= len(found) <= _NAME or not name[:1].isupper() or not is_titled(name):
        return False
    return not words("awards", "ends").isdisjoint(found[-2:])


def _behind_degree(entry: Entry) -> Iterator[Award]:
    """The honours that a degree's own line ends in: "PhD, X (Gold Medal)", "funded by a Y Fellowship"."""
    for line in entry.lines:
        if not _MAY_HONOUR.search(line.text) or _tells_honour(line):
            continue
        if not (line in entry.head and find_degrees(line.text)):
            paid = None if may_state_award(line) else _PAID.match(line.text)
            if paid and _is_honours_name(paid["name"]):
                yield from _read(replace(line, text=paid["name"], bold=(), italic=(), links=()), line)
            continue
        for match in _BEHIND.finditer(line.text):
            if _is_honours_name(match["name"]):
                yield from _read(replace(line, text=match["name"], bold=(), italic=(), links=()), line)


_OF_DEGREES = r"(?:[Ff]ellowship|[Ss]cholarship|[Ss]tudentship|[Bb]ursary|[Pp]rize|[Aa]ward|[Mm]edal)"
_MAY_HONOUR = re.compile(rf"{_OF_DEGREES}\b")
_BEHIND = re.compile(
    r"[(,;.|\t] ?(?i:(?:fully |partly |partially )?(?:funded|supported|financed) (?:by|through|with) |with |winner of |"
    r"recipient of |awarded )?(?i:an? |the )?"
    rf"(?P<name>[A-ZÀ-Þ](?:[\w’'&-]{{0,20}} ){{1,6}}{_OF_DEGREES})(?: for [\w ’'-]{{3,60}})?(?=[),;.|\t]|$)"
)
_PAID = re.compile(
    r"(?i:(?:fully |partly |partially )?(?:funded|supported|financed) (?:by|through|with) )(?i:an? |the )?"
    rf"(?P<name>[A-ZÀ-Þ](?:[\w’'&-]{{0,20}} ){{1,6}}{_OF_DEGREES})(?=[,;.]|$)"
)
_NAME = 8  # words of an honour's name


def _tells_honour(line: Line) -> bool:
    """True for "Awarded the A Medal" below a degree's first line."""
    return line.text[:1].isupper() and VERB.match(line.text) is not None and may_state_award(line)


def _begins_with_label(text: str) -> bool:
    label, _, rest = text.partition(":")
    return bool(rest.strip()) and LABEL.fullmatch(label.strip()) is not None


def _read(part: Line, line: Line) -> Iterator[Award]:
    """The honours of a part of a line; how well a degree was taken is none: "Distinction: cum laude"."""
    if HONOURS.fullmatch(part.text.partition(": ")[2] or part.text):
        return
    for award in awards_from(*read_honours((part,), ()), evidence.of_lines((line,))):
        if award.name.casefold() not in _STANDINGS:  # "Obtained with distinction" says how well, and no honour's name
            yield award


_STANDINGS = frozenset(("distinction", "honours", "honors", "merit", "high distinction", "high honors", "high honours"))
_TRAVEL = frozenset(("travel", "grant"))  # what pays a person's way: the other grants pay for research


# Whatever it is that few receive: "Received the Merrow Visiting Professorship (top 5% of interns)"
_AMONG_BEST = re.compile(r"(?:Received|Awarded|Won) (?:the|an?) (?:[^\s()%]{1,30} ){1,9}\((?i:top|best) \d{1,2} ?%")


@cache
def _strong() -> frozenset[str]:
    return words("awards", "strong") - words("awards", "weak") - {"fellow"}


# "Quill Award for the best thesis on looms, 2019"
_FOR_BEST = re.compile(r"(?<=\w) for (?:the )?(?:best|outstanding|excellen(?:t|ce in))\b.*")


def may_state_award(line: Line) -> bool:
    """True where a detail line states an honour.

    A label or verb of receiving, or a short line that is an honour's name.
    """
    text = line.text
    if len(text.split()) > STRONG_NAME or len(text) > _LONGEST:
        return False
    if _begins_with_label(text):
        return True
    found = word_list(outside_brackets(_HONOURS_SCHOOL.sub("", text) if "ono" in text else text))
    if "%" in text and _AMONG_BEST.match(text):
        return True
    is_weak = _strong().isdisjoint(found) and ("-" not in text or _strong().isdisjoint(all_words(text)))
    if is_weak and not _TRAVEL.issubset(found):
        return False
    verb = VERB.match(text)
    return bool(verb) or (
        len(found) <= 12
        and is_titled(_FOR_BEST.sub("", text.split(",")[0]))
        and found[-1] not in ("committee", "chair", "panel")
    )
