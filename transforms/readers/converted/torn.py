"""Paragraphs that a converter tore. Consumes lines of converted markdown; produces them with torn ones joined.

A blank line there may be a paragraph's end, and as well a hanging indent, a raised letter or a bracket at a line's
start. A line goes on below a single blank line where it has no end, or where it fills the width and what stands below
begins like nothing that the list holds.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from enum import Enum

from transforms.headings.wording import named
from transforms.names.words import common_words
from transforms.readers.converted.lines import is_head, plain
from transforms.readers.converted.open_phrases import is_bracketing, is_quoting
from transforms.readers.converted.page_marks import page_marks, without_page_marks
from transforms.readers.converted.plain_margins import halves_of
from transforms.text.shown import GLYPHS

_OPEN = re.compile(r"(?:,[”\"’]?|[(&–]|\b(?:and|of|the|in|for|with|on|at|de|et|und))$")
_NOTE = re.compile(r"\[(?![A-Z]{0,3}\d{1,3}\])[^\[\]]{3,80}\](?!\()[.,;]?$")
_TELLS = re.compile(r"(?:I|We|(?:In )?[Tt]his (?:paper|article|study|chapter|book|project),?(?: I| we)?) [a-z]")
_BULLET = re.compile(
    rf"[-+∗–*{GLYPHS}]\s|\W{{0,2}}\d{{1,3}}[.)\]]\s|\[[A-Z]{{0,3}}\d{{1,3}}\]|(?:[12]\d{{3}} )?[A-Z]{{1,3}}\.\d{{1,3}} "
)
_YEAR = re.compile(r"(?:[A-Z][a-z]{2,8}\.? )?(?:\d\d/)?(?:19|20)\d\d(?![.,;)\d])")
_NAMES = re.compile(r"(?:[A-Z][\w’'-]+,? (?:[A-Z]\.?[ -]?){1,3}[,.;&( ]|(?:[A-Z]\. ?){1,3}[A-Z])|[A-Z][\w’'-]+ [A-Z]\b")
_TAIL = re.compile(r"(?:19|20)\d\d|\d{1,4} ?[–-] ?\d{1,4}")
_PAGE = re.compile(r"(?:[Pp]age )?-? ?\d{1,3}(?: ?(?:/|of) ?\d{1,3})? ?-?")
_LINK = re.compile(r"\[[^\[\]]{1,300}\]\(([^()\s]{4,300})\)")
_LINK_LAST = re.compile(_LINK.pattern + r"[.,]?$")
_LAST_WORD, _FIRST_WORD = re.compile(r"(?<![^\W\d_])[^\W\d_]{2,12}$"), re.compile(r"[a-zß-öø-ÿ]{2,14}\b")
_LEAST, _FULL, _WIDE = 40, 0.9, 0.8
_LISTS = frozenset({"papers", "talks"})
_LEAST_ALIKE, _LEAST_HANGING = 2, 3
_WORDS = frozenset({"skills", "interests"})  # lists of words, whatever they begin with


class Start(Enum):
    """How a line begins, as far as lists are told by it."""

    BULLET = 1
    YEAR = 2
    NAMES = 3
    QUOTE = 4
    BOLD = 5
    OTHER = 6


_INSIDE = frozenset({Start.OTHER, Start.NAMES, Start.QUOTE})


def rejoined(lines: Sequence[str]) -> list[str]:
    """The lines, torn ones put together."""
    width = _width(lines)
    lines = without_page_marks(_over_pages(lines, width))
    out: list[str] = []
    blanks, first, kinds = 2, "", frozenset[str]()
    for at, line in enumerate(lines):
        if not line.strip():
            blanks += 1
            out.append(line)
            continue
        above = out[-1 - blanks] if len(out) > blanks else ""
        if is_head(line):
            kinds, first = frozenset(named(plain(line.lstrip("# "))).kinds), ""
        elif (
            above
            and _may_go_on(blanks, above, width)
            and not halves_of(above, line)
            and (
                _goes_on(first, above, line, width, listed=bool(kinds & _LISTS) or start_of(first) is Start.BULLET)
                or (start_of(first) is Start.BULLET and _is_between(lines, at) and _fills(above, line, width))
            )
        ):
            out[-1 - blanks :] = [_joined(above, line)]
            blanks = 0
            continue
        elif blanks or not first:
            first = line
        out.append(line)
        blanks = 0
    return _tightened(out)


def _tightened(lines: Sequence[str]) -> list[str]:
    """The lines without single blanks inside entries: where all of a section begin alike, nothing else begins one."""
    heads = [0, *(at for at, line in enumerate(lines) if line.strip() and is_head(line)), len(lines)]
    return [line for start, end in itertools.pairwise(heads) for line in _tight(lines[start:end])]


def _tight(section: Sequence[str]) -> Iterator[str]:
    """A section's lines, its heading first."""
    kinds = named(plain(section[0].lstrip("# "))).kinds if section else ()
    begun = [start_of(line) for above, line in itertools.pairwise(section) if line.strip() and not above.strip()]
    section = _without_hanging(section)
    look = begun[0] if begun and _WORDS.isdisjoint(kinds) else Start.OTHER
    loose = look in (Start.OTHER, Start.BULLET) or (begun.count(look) < _LEAST_ALIKE and not _is_dense(section, look))
    for at, line in enumerate(section):
        single = not line.strip() and 0 < at < len(section) - 1 and section[at - 1].strip() and section[at + 1].strip()
        if loose or not single or at == 1 or _begins_alike(section[at + 1], look):
            yield line


def _without_hanging(section: Sequence[str]) -> Sequence[str]:
    """The lines without the blanks below the first lines of blocks, where only further lines set in tear blocks."""
    places = [at for at, line in enumerate(section) if line]
    firsts = {at for above, at in itertools.pairwise(places) if at - above > 2}
    torn = [(above, at) for above, at in itertools.pairwise(places) if at - above == 2]
    if len(torn) < _LEAST_ALIKE or len(firsts) < _LEAST_HANGING or any(above not in firsts for above, _ in torn):
        return section
    blanks = {at - 1 for _, at in torn if start_of(section[at]) is not Start.BULLET}
    return [line for at, line in enumerate(section) if at not in blanks]


def _begins_alike(line: str, look: Start) -> bool:
    """True for a line that begins as the section's entries do, or with a bullet."""
    if start_of(line) in (look, Start.BULLET) or (look is Start.BOLD and line.startswith("**")):
        return True
    return look is Start.YEAR and line[:1].isupper() and _DATED_NAMES.match(line) is not None


# Names and a year of their own among entries that begin with theirs: "Fern, Bo and Ada Quill. 2016. Looms".
_DATED_NAMES = re.compile(r"[A-Z][\w'’-]+, [A-Z][^\d.]{3,120}?(?: [A-Z])?\. ?[(\[]?(?:19|20)\d\d[)\]]?[.,] ")


def _is_dense(section: Sequence[str], look: Start) -> bool:
    """True where entries begin right below others, most of them: no blank line parts them."""
    below = [
        bool(above.strip()) for above, line in itertools.pairwise(section) if line.strip() and start_of(line) is look
    ]
    return look in (Start.YEAR, Start.BOLD) and len(below) >= _LEAST_ALIKE and 2 * sum(below) >= len(below) > 0


def unwrapped(parts: Sequence[str]) -> list[str]:
    """The lines of a cell, each that only goes on with a full one above put behind it."""
    out: list[str] = []
    width, last = max(map(len, parts), default=0), 0
    for part in (part.strip() for part in parts):
        if (
            part
            and last >= _WIDE * width > _LEAST
            and start_of(part) in _INSIDE
            and out[-1][-1:] not in (".", ":", ";")
        ):
            out[-1] = _joined(out[-1], part)
        else:
            out.append(part)
        last = len(part)
    return out


def _may_go_on(blanks: int, above: str, width: int) -> bool:
    """True below one blank line, and below two where the line above is full and has no end: a wide hanging indent."""
    if blanks != 2:
        return blanks == 1
    upper = plain(above)
    return len(upper) >= _WIDE * width and (upper[-1].isalpha() or upper[-1] in ",”–" or is_quoting(upper))


def _over_pages(lines: Sequence[str], width: int) -> list[str]:
    """The lines, with what a page's end tore from its paragraph before the number of the page."""
    out = list(lines)
    marks = page_marks(lines) | {
        at for at, line in enumerate(lines) if 0 < len(line) < _LEAST and _PAGE.fullmatch(plain(line))
    }
    for at in sorted(marks):
        above = next((place for place in range(at - 1, max(-1, at - _NEAR), -1) if _holds(out, place, marks)), -1)
        below = next((place for place in range(at + 1, min(len(out), at + _NEAR)) if _holds(out, place, marks)), -1)
        if above >= 0 and below >= 0 and _is_open(out[above], out[below], width):
            out[above] = _joined(out[above], out[below], torn=_is_torn(out[above], out[below]))
            out[below] = ""
    return out


def _holds(lines: Sequence[str], at: int, marks: set[int]) -> bool:
    return bool(lines[at].strip()) and at not in marks


_NEAR = 6  # lines from a page's mark to what it parts


def _is_torn(above: str, line: str) -> bool:
    """True where a word's halves stand on both sides, its hyphen lost."""
    first, second = _LAST_WORD.search(above), _FIRST_WORD.match(line)
    if first is None or second is None:
        return False
    halves = (first[0].lower(), second[0])
    return "".join(halves) in common_words() and not all(half in common_words() for half in halves)


def _is_open(above: str, line: str, width: int) -> bool:
    upper, words = plain(above), plain(line)
    if above[0] in "#|" or line[0] in "#|" or len(upper) < _LEAST or start_of(line) is Start.BULLET or "@" in words:
        return False
    wrapped = len(upper) >= _FULL * width and upper[-1] not in ".:;?!)]”" and words[:1].islower()
    is_open = _OPEN.search(upper) is not None or (upper[-1] != "." and is_quoting(upper))
    return wrapped or (is_open and start_of(line) is Start.OTHER)


def _width(lines: Sequence[str]) -> int:
    """The width that full lines have."""
    lengths = sorted(length for line in lines if (length := len(plain(line))) > _LEAST)
    return lengths[int(0.8 * len(lengths))] if lengths else 80


def start_of(line: str) -> Start:
    """How a line begins."""
    words = plain(line)
    if _BULLET.match(words):
        return Start.BULLET
    if _YEAR.match(words):
        return Start.YEAR
    if _NAMES.match(words):
        return Start.NAMES
    if words[:1] in '“"«„‘':
        return Start.QUOTE
    return Start.BOLD if line.startswith("**") else Start.OTHER


def _goes_on(first: str, above: str, line: str, width: int, *, listed: bool) -> bool:
    """True where the line belongs to the one above the blank; `first` begins their paragraph."""
    words, upper = plain(line), plain(above)
    if above[0] in "#|>" or line[0] in "#|> " or len(upper) < _LEAST or not words or "@" in upper:
        return False
    if _is_one_link(above, line):
        return True
    if words[0] == "[":
        return listed and _NOTE.match(words) is not None
    start = start_of(line)
    if (_OPEN.search(upper) or (upper[-1] != "." and is_quoting(upper)) or is_bracketing(upper)) and start in (
        Start.OTHER,
        Start.NAMES,
    ):
        return True
    full = len(upper) + len(words.split(" ", 1)[0]) >= _FULL * width
    may = full and start not in (Start.BULLET, Start.YEAR)
    return may and (_is_one_phrase(above, line) or (listed and _ends(first, above, line)))


def _is_between(lines: Sequence[str], at: int) -> bool:
    """True for a line between two bullets, with a blank one on both sides: all that the list has else."""
    around = [at + by for by in (-2, -1, 1, 2)]
    if around[0] < 0 or around[-1] >= len(lines) or lines[around[1]].strip() or lines[around[2]].strip():
        return False
    return all(start_of(lines[place]) is Start.BULLET for place in (around[0], around[-1]))


def _fills(above: str, line: str, width: int) -> bool:
    """True where the upper line has no room for the next word, and that begins nothing of its own."""
    words, upper = plain(line), plain(above)
    full = len(upper) + len(words.split(" ", 1)[0]) >= _FULL * width
    return full and line[0].isupper() and start_of(line) is Start.OTHER and not _TELLS.match(words)


def _is_one_link(above: str, line: str) -> bool:
    """True where the words of one link go on."""
    if line[0] != "[" or above[-1:] not in ").,":
        return False
    begun, more = _LINK_LAST.search(above), _LINK.match(line)
    return begun is not None and more is not None and begun[1] == more[1]


def _is_one_phrase(above: str, line: str) -> bool:
    """True where words in italics, or in bold amid others, go on."""
    if above.endswith("**") and line[:2] == "**":
        return not above.startswith("**") and line.rstrip()[-2:] != "**" and not _is_labelled(line)
    return above.rstrip("., ").endswith("_") and line[0] == "_" and not above.startswith("_")


def _is_labelled(line: str) -> bool:
    """True where the bold words that begin a line are a label of what follows: "**Awards:** Fellow of"."""
    label, _, rest = line[2:].partition("**")
    return label.rstrip().endswith((":", ".")) or rest.startswith(":") or named(label).whole


def _ends(first: str, above: str, line: str) -> bool:
    """True for the end of a citation: it begins like nothing, where the citation itself begins like one."""
    begun = start_of(first) if first else Start.OTHER
    unlike = start_of(line) is Start.OTHER and begun not in (Start.OTHER, Start.BOLD) and not _TELLS.match(plain(line))
    return unlike and (plain(above)[-1] != "." or _TAIL.search(plain(line)) is not None)


def _joined(above: str, line: str, *, torn: bool = False) -> str:
    above, line = above.rstrip(), line.lstrip()
    if above.endswith("**") and line[:2] == "**" and line.rstrip()[-2:] != "**":
        above, line = above.removesuffix("**"), line.removeprefix("**")
    return f"{above}{'' if torn else ' '}{line}"
