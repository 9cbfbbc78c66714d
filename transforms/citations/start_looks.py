"""How a line in a list of citations looks: numbered, links alone, telling of the work above, a citation's beginning."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from transforms.citations.badged_lines import is_badged
from transforms.citations.name_runs import name_run
from transforms.citations.status import status_of
from transforms.entities import venues
from transforms.model import Line
from transforms.names.people import fold
from transforms.text.styled import Styled, without
from transforms.vocabulary import any_of, forms

NUMBERED = re.compile(r"^[\[(]?[A-Z]{0,3}\.?\d{1,3}[\])]?[.)]?\s{1,3}(?=\S)")
YEAR_IN = re.compile(r"\b(?:19|20)\d\d\b")
_LINK_WORDS = frozenset(forms("publication_words", "link_words"))
_YEAR_OR_QUOTE = re.compile(r"[\s,.;:]{0,5}(?:[(\[]?(?:19|20)\d\d|[Ff]orthcoming|[“\"«„])")
OPENS = "“\"«„‘'"
YEAR_LEAD = re.compile(r"(?:19|20)\d\d(?:\s?[–—:.]|,? -)\s")  # a year set before the entry: "2021 – “Ocean”"
# Who worked with the owner, or as what, before the title: "(with N. Dahl) Looms", "(ed.) Looms".
_ROLE = r"(?:co-?)?eds?|editors?|trans(?:l|lated|lators?)?"
AIDED = re.compile(rf"(?i)\((?:(?:{_ROLE})\b[^()]{{0,80}}|with [^()]{{3,80}})\)[.,:]? ?\S")
_TOLD_OF = re.compile(rf"(?:{any_of('citation_words', 'honours', 'told_of')})\b")
_NOTED = re.compile(
    rf"(?:{any_of('citation_words', 'honours', 'noted')})\s?:\s",
)
_YEAR_COLUMN = re.compile(r"(?:19|20)\d\d(?:\s{0,3}\t|\s(?=[“\"‘«(A-Z]))")
YEAR_BESIDE = re.compile(r"\t[(\[]?(?:[A-Z][a-z]{2,8}\.? )?((?:19|20)\d\d)[)\]]?$")
YEAR_CELL = re.compile(r"(?:19|20)\d\d\s{0,3}\t")
_AT = re.compile(r",\s|\b(?:at|in|to|by)(?: the)?\s")
_SHORT = 120
_DATED_SHORT = re.compile(r"^[^()\[\]]{0,32},? (?:19|20)\d\d\.?$")  # "Tech Report, July 2026"


_PLACED = re.compile(r"[^.?!:“\"]{3,70},? \(?(?:19|20)\d\d\)?(?: ?\([^()]{3,40}\))?\.?$")


def is_place(text: str) -> bool:
    """True for a place of publication with its year alone: "Weft Quarterly, 2021 (doi: 10.5555/12)"."""
    return _PLACED.match(text) is not None


_VOLUME_ALONE = re.compile(
    r"(?:[A-ZÀ-Þ][\w&’'-]{1,24}|of|and|in|the|for|on|&)(?: (?:[A-ZÀ-Þ][\w&’'-]{1,24}|of|and|in|the|for|on|&)){0,9},"
    r" (?:vol\. ?)?\d{1,4}(?: ?\([\w–-]{1,9}\))?[,:] ?(?:pp?\. ?)?[A-Za-z]?\d{1,6}(?:[-–]{1,2}[A-Za-z]?\d{1,6})?\.?"
)


def is_volume(text: str) -> bool:
    """True for a journal with its volume and pages alone, as a margin leaves them: "Weaving Letters, 55, 89–98."."""
    return text[:1].isupper() and len(text) < _SHORT and _VOLUME_ALONE.fullmatch(text) is not None


def is_standing(text: str) -> bool:
    """True for a line that begins with how far a work is: "Forthcoming in ..."."""
    state = status_of(text[:_SHORT])
    return state is not None and state[1].start < _SOON


_SOON = 3


def tells_of_work(line: Line) -> bool:
    """True for an item that tells of the work above it: "Winner, X Prize", "Reviewed in ..."."""
    return line.text[0] in "AFHLMPRSTW" and _TOLD_OF.match(line.text) is not None


def goes_on_with_work(line: Line) -> bool:
    """True for a plain line that no work begins with: the book ("In: "), what became of it, its year before or not."""
    if line.gap_before or line.heading:
        return False
    year = _YEAR_STOP.match(line.text)
    text = line.text[year.end() :] if year else line.text
    return text.startswith("In: ") or (text[:1] in "AFHLMPRSTW" and _TOLD_OF.match(text) is not None)


_YEAR_STOP = re.compile(r"(?:19|20)\d\d\. ")


def notes_work(line: Line) -> bool:
    """True for a line whose label says that it tells of the work above it: "Media coverage: X", "Awards: Y Prize"."""
    return line.text[0] in "ABCFIMOPRSV" and _NOTED.match(line.text) is not None


def column_end(text: str) -> int:
    """Where a citation's words begin behind the year, or the standing ("In press"), in a column before it; else 0."""
    if year := _YEAR_COLUMN.match(text):
        return year.end()
    cell, tab, _ = text[:CELL].partition("\t")
    if not tab and (quote := _QUOTE.search(text, 4, CELL)):
        at = quote.start() - 1
        cell, tab = text[:at], " " * (text[at] == " ")  # "Forthcoming “Looms.”", the label as wide
    state = status_of(cell) if tab else None
    return len(cell) + 1 if state and len(cell.strip(" .:")) <= state[1].end else 0


def column_ends(lines: Sequence[Line]) -> list[int]:
    """`column_end` of each line; where tabs end the columns, a year without one begins no citation right below one."""
    ends = [column_end(line.text) for line in lines]
    tabbed = [bool(end) and "\t" in line.text[:end] for line, end in zip(lines, ends, strict=True)]
    free = all(line.gap_before or not at for at, line in enumerate(lines) if tabbed[at])
    if sum(tabbed) < max(_TABBED, (0 if free else _NEARLY) * sum(map(bool, ends))):
        return ends
    return [
        end if is_tabbed or line.gap_before else 0 for line, end, is_tabbed in zip(lines, ends, tabbed, strict=True)
    ]


_TABBED, _NEARLY = 3, 0.7


def label_end(line: Line) -> int:
    """Where a citation begins behind a label in a table's first column ("LoomConf'24"); else 0."""
    label, tab, rest = line.text.partition("\t")
    apart = tab and label and not line.heading and ("|" in line.raw[:2] or "\t" in line.raw)
    return len(label) + 1 if apart and len(label) <= CELL and len(rest) > _LEAST else 0


_QUOTE = re.compile(r'["“]')
CELL = 26  # characters of a standing or a label in a column
_LEAST = 40  # characters of a citation


def is_numbered(line: Line) -> bool:
    """True for a line with a number of its own before it ("[3]", "3.")."""
    return any(map(str.isdigit, line.bullet)) or NUMBERED.match(line.text) is not None


def numbered_like(line: Line, bullet: str) -> bool:
    """True for a line numbered in the same way ("[3]", "3."), however far in it stands."""
    mark = line.bullet or (NUMBERED.match(line.text) or [""])[0].strip()
    return (
        bool(mark) and mark[-1] == bullet[-1] and (mark[0] == "[") == (bullet[0] == "[") and any(map(str.isdigit, mark))
    )


def is_lone_row(lines: Sequence[Line], cell: int, owner: str) -> bool:
    """True for one citation of a few lines behind its year: it begins with names, and no line below begins another."""
    if not cell or len(lines) > _FEW or name_run(lines[0].text, cell, owner) <= cell + _NAMED:
        return False
    return not any(
        line.bullet or line.gap_before or "\t" in line.text or name_run(line.text, 0, owner) > _NAMED
        for line in lines[1:]
    )


_FEW, _NAMED = 4, 5  # lines of a citation, characters of a name that begins one


def is_link_row(line: Line) -> bool:
    """True for a line of link words only ("Paper | Code")."""
    if len(line.text) >= 90:
        return False
    words = fold(line.text).split()
    if len(line.links) <= 1:
        return _LINK_WORDS.issuperset(words)
    known = sum(word in _LINK_WORDS for word in words)
    return known == len(words) or (2 * known >= len(words) and _is_links_alone(line))


def behind_links(line: Styled) -> Styled:
    """The line, or citation, without link words before the work: "[pdf] [code] Bo Fern (2020). Looms."."""
    if not line.links:
        return line
    end = 0
    for link in line.links:
        words = fold(line.text[link.start : link.end]).split()
        if line.text[end : link.start].strip(" ()[]|/,·-") or not words or not _LINK_WORDS.issuperset(words):
            break
        end = link.end
    behind = line.text[end:].lstrip(" ()[]|/,·-:")
    return without(line, 0, len(line.text) - len(behind)) if end and len(behind) > _LEAST else line


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


def is_all_names(text: str, owner: str) -> bool:
    """True for a line of names and nothing else."""
    end = name_run(text, 0, owner)
    return end > 8 and not any(map(str.isalpha, text[end:]))


def is_citation_start(line: Line, owner: str) -> bool:
    """True for a line that looks like the beginning of a citation."""
    text = line.text
    return bool(
        line.bullet
        or NUMBERED.match(text)
        or name_run(text, 0, owner)
        or text[:1] in OPENS
        or YEAR_LEAD.match(text)
        or AIDED.match(text)
        or (text[:1].isupper() and len(text) > 30)
        or (text[:1] == "[" and is_badged(text))
        or line.is_bold
    )


def is_strong_start(text: str, owner: str) -> bool:
    """True for a line that begins with names and then a year or a quotation."""
    if _DATED_SHORT.match(text):
        return False
    end = name_run(text, 0, owner)
    if end <= _ONE_NAME and not (end and owner and fold(owner).split()[-1] in fold(text[:end]).split()):
        return False
    return bool(_YEAR_OR_QUOTE.match(text, end)) or (end > 0.85 * len(text) and text.count(",") > 2)


_ONE_NAME = 12  # characters: a shorter run may be words of a title, if it is not the owner's name


def begins_next(above: Line, line: Line, owner: str) -> bool:
    """True for a line that begins with several names below one that ends with a year: a blank line is missing."""
    end = name_run(line.text, 0, owner) if YEAR_IN.search(above.text, max(0, len(above.text) - _DATED_END)) else 0
    return end > _A_NAME and "," in line.text[:end] and end < len(line.text) - 1


_DATED_END = 30  # characters with a work's year
_A_NAME = 5  # characters of one


def led_alike(lines: list[Line], owner: str) -> tuple[str, ...]:
    """The name, two words of it, with which several lines of the list begin, as the owner's does."""
    names = Counter(
        " ".join(line.text.split(" ", 2)[:2]).rstrip(",.") for line in lines if name_run(line.text, 0, owner)
    )
    return tuple(name for name, times in names.items() if times >= _ALIKE and " " in name)


_ALIKE = 3  # lines


def is_title_over(first: Line, line: Line, owner: str) -> bool:
    """True for a citation's first line that is its title ("Deep Wells. [pdf]"), and names alone below it.

    A year in a column beside the title is none in it.
    """
    if YEAR_IN.search(first.text.partition("\t")[0]) or name_run(first.text, 0, owner) > _SHORTEST_NAME:
        return False
    return name_run(line.text, 0, owner) > 0.85 * len(line.text.rstrip(" ."))


_SHORTEST_NAME = 4  # characters; "L2R: ..." is a thing's name


def ends_citation(text: str) -> bool:
    """True where a line ends as citations do: in a stop, a bracket, a year or a page."""
    text = text.rstrip()
    return text.endswith((".", ")", "]", "”", ">", '"')) or text[-2:].isdigit() or _ends_in_links(text)


def _ends_in_links(text: str) -> bool:
    """True for words of links behind a dash: "Journal of Geese, 2026 — bib pdf"."""
    if "— " not in text and "– " not in text:
        return False
    words = _DASH.split(text)[-1].casefold().split()
    return 0 < len(words) < _BUTTONS and words[0] in _LINK_WORDS


_DASH = re.compile(r"\s?[—–] ")
_BUTTONS = 6


def hang(lines: list[Line], hanging: list[bool], gaps: list[bool]) -> bool:
    """True for citations with hanging indents that only the ends of pages part by blank lines."""
    begun = sum(hanging)
    if not hanging[0] or begun < 2 * sum(gaps) or len(lines) < _SET_IN * begun:
        return False
    if any(gap and not begins for gap, begins in zip(gaps, hanging, strict=True)):
        return False
    ended = sum(ends_citation(above.text) for above, begins in zip(lines, hanging[1:], strict=False) if begins)
    return ended >= _ENDED * (begun - 1)


_ENDED = 0.8  # of the citations end as citations do
_SET_IN = 1.5  # lines of a citation, on average


def width_set(lines: list[Line]) -> bool:
    """True where the lines look set to a width: most are about equally long."""
    lengths = sorted(len(line.text) for line in lines)
    longest = lengths[-1]
    return longest > 60 and sum(length > 0.85 * longest for length in lengths) > 0.45 * len(lengths) and len(lines) > 3
