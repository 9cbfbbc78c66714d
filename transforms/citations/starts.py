"""Which lines of a list begin a citation: by marks, blank lines, hanging indents, or how the lines themselves begin."""

from __future__ import annotations

import itertools
import re

from transforms import venues
from transforms.citations.name_runs import name_run
from transforms.citations.status import status_of
from transforms.model import Line
from transforms.names import fold
from transforms.vocabulary import toml

_VOCABULARY: dict[str, str] = toml("publication_words")
_NUMBERED = re.compile(r"^[\[(]?[A-Z]{0,3}\.?\d{1,3}[\])]?[.)]?\s{1,3}(?=\S)")
YEAR_IN = re.compile(r"\b(?:19|20)\d\d\b")
_LINK_WORDS = frozenset(_VOCABULARY["link_words"].split())
_YEAR_OR_QUOTE = re.compile(r"[\s,.;:]{0,5}(?:[(\[]?(?:19|20)\d\d|[Ff]orthcoming|[“\"«„])")


_OPENS = "“\"«„‘'"
_YEAR_LEAD = re.compile(r"(?:19|20)\d\d(?:\s?[–—:.]|,? -)\s")  # a year set before the entry: "2021 – “Ocean”"
_WITH_TITLE = re.compile(r"\(with [^()]{3,80}\)[.,:]? ?[“\"«]")


def starts(lines: list[Line], owner: str) -> list[bool]:
    """Which lines begin a citation."""
    heads = [line.heading for line in lines if line.heading]
    if heads and len(heads) < len(lines):
        return [0 < line.heading <= min(heads) for line in lines]
    if len(lines) > 1 and all(line.text.count("\t") > 1 for line in lines):
        return [True] * len(lines)  # rows of a table
    rows = _by_year_column(lines, owner)
    return rows or _by_layout(lines, owner)


def _by_year_column(lines: list[Line], owner: str) -> list[bool]:
    """Each citation's year stands in a column before it, or one year before several of them; empty for other lists.

    A line without a year begins a citation where it stands as a row and begins as those with a year do.
    """
    dated = [bool(_YEAR_COLUMN.match(line.text)) for line in lines]
    if not dated[0] or sum(dated) < 2:
        return []
    rows = [line for line, own in zip(lines, dated, strict=True) if own]
    named = sum(name_run(line.text, _YEAR_COLUMN.match(line.text).end(), owner) > _NAMED for line in rows)  # type: ignore[union-attr]
    if named < _MOSTLY * len(rows):
        return [] if any(_is_row(line) for line, own in zip(lines, dated, strict=True) if not own) else dated
    return [
        own
        or (
            len(line.text) > _ENTRY
            and _may_follow(lines[i - 1], line)
            and name_run(line.text, 0, owner) > _NAMED
            and not venues.known(_FIELD_END.split(line.text, maxsplit=1)[0])
        )
        for i, (line, own) in enumerate(zip(lines, dated, strict=True))
    ]


_ENTRY = 40  # characters of a citation
_FIELD_END = re.compile(r"[,:]")
_NAMED = 5  # characters of a name that begins a citation
_MOSTLY = 0.6


def _may_follow(above: Line, line: Line) -> bool:
    """True where a citation may begin: the one above is over, or space parts the two."""
    return line.gap_before > 0 or bool(line.bullet) or _ends_citation(above.text)


def _by_layout(lines: list[Line], owner: str) -> list[bool]:
    """By marks, blank lines, hanging indents, or how the lines themselves begin."""
    bullets = [line for line in lines if line.bullet and not _tells_of_work(line) and not is_link_row(line)]
    if bullets and _are_marks(bullets, lines[0]):
        top = min(line.indent for line in bullets)
        numbered = bullets[0].bullet[-1:] in ".])"
        own = [
            _numbered_like(line, bullets[0].bullet)
            if numbered
            else bool(line.bullet) and line.indent <= top + 1 and not (_tells_of_work(line) or is_link_row(line))
            for line in lines
        ]
        if any(own):
            return own
    gaps = [i == 0 or (line.gap_before > 0 and not _is_below(line)) for i, line in enumerate(lines)]
    if parted := _by_gaps(lines, gaps, owner):
        return parted
    low = min(line.indent for line in lines)
    hanging = [line.indent <= low + 1 for line in lines]
    if hanging.count(False) > 0 and hanging[0] and hanging.count(True) > 1:
        return hanging
    if len(lines) > 1 and not _width_set(lines) and _each_begins(lines, owner):
        return [True] * len(lines)
    shaped = [i == 0 or _begins(lines[i - 1], line, owner) for i, line in enumerate(lines)]
    if (
        len(lines) > 1
        and all(_ends_citation(line.text) or len(line.text) < 60 for line in lines)
        and not _width_set(lines)
        and _one_per_line(lines, owner)
    ):
        return [True] * len(lines)
    return shaped


def _is_below(line: Line) -> bool:
    """True for a paragraph that belongs to the work above it: links, or how far and where the work stands."""
    return is_link_row(line) or (says_where(line.text) and not name_run(line.text))


def _by_gaps(lines: list[Line], gaps: list[bool], owner: str) -> list[bool]:
    """Citations that blank lines part; empty where they do not."""
    if any(gaps[1:]) and (titles := _without_names(lines, gaps, owner)) != gaps:
        return titles
    if sum(gaps) < 2 or not _gap_splits(lines, gaps, owner):
        return []
    return [
        gap
        or (
            _ends_citation(lines[i - 1].text)
            and _strong_start(lines[i].text, owner)
            and not _tells_of_work(lines[i])
            and not (gaps[i - 1] and _is_title_over(lines[i - 1], lines[i], owner))
        )
        for i, gap in enumerate(gaps)
    ]


def _without_names(lines: list[Line], gaps: list[bool], owner: str) -> list[bool]:
    """No gap before lists of names, each a paragraph of its own below its title's."""
    if _all_names(lines[0].text, owner):
        return gaps
    return [
        gap and not (i and gaps[i - 1] and "," in line.text and _all_names(line.text, owner))
        for i, (line, gap) in enumerate(zip(lines, gaps, strict=True))
    ]


def _all_names(text: str, owner: str) -> bool:
    end = name_run(text, 0, owner)
    return end > 8 and not any(map(str.isalpha, text[end:]))


_TOLD_OF = re.compile(
    r"(?:Winner|Winning|Recipient|Awarded|Finalist|(?:Short|Long)-?listed|Honou?rable [Mm]ention|Reprinted|Translated|"
    r"Translations?:|Paperback|Reviewed|Reviews?(?: in)?:|Featured|Media coverage|Press coverage|Also available)\b"
)


def _tells_of_work(line: Line) -> bool:
    """True for an item that tells of the work above it: "Winner, X Prize", "Reviewed in ..."."""
    return line.text[0] in "AFHLMPRSTW" and _TOLD_OF.match(line.text) is not None


def _are_marks(bullets: list[Line], first: Line) -> bool:
    """False for numbers at a line's start that only a line break put there ("55. 9008-9017"): they do not count up."""
    numbers = [int(digits) for line in bullets if (digits := "".join(c for c in line.bullet if c.isdigit()))]
    if len(numbers) < len(bullets) / 2:
        return True
    steps = [b - a for a, b in itertools.pairwise(numbers)]
    return bool(first.bullet) if not steps else sum(abs(step) <= 1 for step in steps) >= 0.6 * len(steps)


_YEAR_COLUMN = re.compile(r"(?:19|20)\d\d(?:\s{0,3}\t|\s(?=[“\"‘«(A-Z]))")


def _is_row(line: Line) -> bool:
    """True for a line that may begin a citation by itself, beside a year stated once for several."""
    return bool(line.bullet) or line.gap_before > 0 or "\t" in line.text


def is_numbered(line: Line) -> bool:
    """True for a line with a number of its own before it ("[3]", "3.")."""
    return any(c.isdigit() for c in line.bullet) or bool(_NUMBERED.match(line.text))


def _numbered_like(line: Line, bullet: str) -> bool:
    """True for a line numbered in the same way ("[3]", "3."), however far in it stands."""
    mark = line.bullet or (_NUMBERED.match(line.text) or [""])[0].strip()
    return (
        bool(mark)
        and mark[-1] == bullet[-1]
        and (mark[0] == "[") == (bullet[0] == "[")
        and any(c.isdigit() for c in mark)
    )


def is_link_row(line: Line) -> bool:
    """True for a line of link words only ("Paper | Code")."""
    if len(line.text) >= 90:
        return False
    words = fold(line.text).split()
    known = sum(word in _LINK_WORDS for word in words)
    return known == len(words) or (len(line.links) > 1 and 2 * known >= len(words) and _is_links_alone(line))


_AT = re.compile(r",\s|\b(?:at|in|to|by)(?: the)?\s")
_SHORT = 120


def says_where(text: str) -> bool:
    """True for a work's standing at a venue ("Revise and resubmit, Journal of Ports"): it heads no part of the list."""
    state = status_of(text) if len(text) < _SHORT else None
    return state is not None and state[1].start < 3 and any(venues.known(part) for part in _AT.split(text)[1:])


def _is_links_alone(line: Line) -> bool:
    """True where every letter of a line is a link's."""
    inside = [False] * len(line.text)
    for link in line.links:
        inside[link.start : link.end] = [True] * (link.end - link.start)
    return not any(char.isalpha() and not linked for char, linked in zip(line.text, inside, strict=False))


def _gap_splits(lines: list[Line], gaps: list[bool], owner: str) -> bool:
    """True where blank lines part citations: most runs between them begin like one."""
    begins = [is_citation_start(line, owner) for line, gap in zip(lines, gaps, strict=True) if gap]
    return begins.count(True) >= 0.6 * len(begins)


def is_citation_start(line: Line, owner: str) -> bool:
    """True for a line that looks like the beginning of a citation."""
    text = line.text
    return bool(
        line.bullet
        or _NUMBERED.match(text)
        or name_run(text, 0, owner)
        or text[:1] in _OPENS
        or _YEAR_LEAD.match(text)
        or _YEAR_COLUMN.match(text)
        or _WITH_TITLE.match(text)
        or (text[:1].isupper() and len(text) > 30)
        or line.is_bold
    )


def _begins(previous: Line, line: Line, owner: str) -> bool:
    """True where a new citation begins without blank line, bullet or indent."""
    text = line.text
    if _NUMBERED.match(text):
        return True
    if line.is_bold and not previous.is_bold:
        return True
    if not _ends_citation(previous.text):
        return False
    return bool(
        text[:1] in _OPENS
        or _YEAR_LEAD.match(text)
        or _WITH_TITLE.match(text)
        or name_run(text, 0, owner) > 3
        or (text[:1].isupper() and len(text) > 40)
    )


def _strong_start(text: str, owner: str) -> bool:
    """True for a line that begins with names and then a year or a quotation."""
    if _DATED_SHORT.search(text):
        return False
    end = name_run(text, 0, owner)
    return end > 12 and (bool(_YEAR_OR_QUOTE.match(text, end)) or (end > 0.85 * len(text) and text.count(",") > 2))


_DATED_SHORT = re.compile(r"^[^()\[\]]{0,32},? (?:19|20)\d\d\.?$")  # "Tech Report, July 2026"


def _is_title_over(first: Line, line: Line, owner: str) -> bool:
    """True for a citation's first line that is its title ("Deep Wells. [pdf]"), and names alone below it."""
    if YEAR_IN.search(first.text) or name_run(first.text, 0, owner):
        return False
    return name_run(line.text, 0, owner) > 0.85 * len(line.text.rstrip(" ."))


def _ends_citation(text: str) -> bool:
    text = text.rstrip()
    return text.endswith((".", ")", "]", "”", ">", '"')) or text[-2:].isdigit()


def _width_set(lines: list[Line]) -> bool:
    """True where the lines look set to a width: most are about equally long."""
    lengths = sorted(len(line.text) for line in lines)
    longest = lengths[-1]
    return longest > 60 and sum(length > 0.85 * longest for length in lengths) > 0.45 * len(lengths) and len(lines) > 3


def _each_begins(lines: list[Line], owner: str) -> bool:
    """True where nearly every line begins with names, or states a year: a list of one citation a line."""
    named = sum(name_run(line.text, 0, owner) > 3 or line.text[:1] in _OPENS for line in lines)
    dated = sum(len(line.text) > 40 and bool(YEAR_IN.search(line.text)) for line in lines)
    return named >= 0.85 * len(lines) or dated >= 0.9 * len(lines)


def _one_per_line(lines: list[Line], owner: str) -> bool:
    begins = [is_citation_start(line, owner) and (len(line.text) > 50) for line in lines]
    return begins.count(True) >= 0.8 * len(begins)
