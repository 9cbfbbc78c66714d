"""Where one line of a citation goes on in the next: consumes two `Line`s; tells a break on purpose from a margin's."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.citations.name_runs import name_run
from transforms.citations.start_looks import YEAR_IN, ends_citation, notes_work
from transforms.citations.told_lines import is_scrap
from transforms.citations.torn_names import tears_name
from transforms.entities import venues
from transforms.furniture.buttons import is_buttons
from transforms.model import Line
from transforms.text.open_words import OPEN_WORDS
from transforms.text.styled import without
from transforms.vocabulary import any_of

_HYPHENS = "-‐­"
WITH = re.compile(r"(?P<open>\()?(?:joint(?:ly)? |co-?authored )?(?:with|w/|mit|avec|con|com) ", re.IGNORECASE)


def glued(text: str, line: Line, following: Line, width: int) -> str:
    r"""The text as it goes on in the following line: with a blank, a "\\n" for a break on purpose, or as one word."""
    if text[-1] in _HYPHENS and len(text) > 1 and text[-2].isalpha() and following.text[:1].islower():
        return text[:-1]
    if text[-1] in "-–—/" and len(text) > 1 and text[-2].isalnum() and following.text[:1].isalnum():
        return text
    if (
        text[-1] in "./_="
        and _GOES_ON_BELOW.match(following.text)
        and _ADDRESS.search(text, max(0, len(text) - _FARTHEST))
    ):
        return text
    if ("“" in text and goes_on_quoted(text, following.text)) or (line.italic and _is_torn(line, following)):
        return text + " "
    is_part = is_scrap(following) and not (line.trailing_break and _names_only(line.text))
    is_part = is_part or _is_one_link(line, following) or _is_one_title(line, following)
    if is_part or following.text.startswith(_JOINING) or tears_venue(text, following.text):
        return text + " "
    return text + ("\n" if _is_break(line, following) or _has_room(line, following, width) else " ")


def _is_torn(line: Line, following: Line) -> bool:
    """True for italics that a line's end broke, as a margin does: "*New" over "Wool Letters*, 2019"."""
    if not following.italic or following.italic[0].start or line.italic[-1].end < len(line.text):
        return False
    return line.raw.rstrip()[-1:] not in ("*", "_", "\\")


def _is_one_link(line: Line, following: Line) -> bool:
    """True for one link in one style over both lines: "**[Felt and](/felt.pdf)**" over "**[Wool](/felt.pdf)**"."""
    if not (line.links and following.links):
        return False
    last, first = line.links[-1], following.links[0]
    is_over = last.end >= len(line.text) - 1 and not first.start
    return is_over and last.url == first.url and line.is_bold == following.is_bold and not is_buttons(following)


def _is_one_title(line: Line, following: Line) -> bool:
    """True for two lines in bold, the upper one long and without an end: a margin broke a title."""
    if not (line.is_bold and following.is_bold) or line.heading or following.heading or len(line.text) < _LONG_TITLE:
        return False
    is_open = line.text[-1].isalpha() or line.text[-1] in ",:"
    if not is_open or any(map(str.isdigit, following.text)):
        return False
    return not any(" " in one.text and name_run(one.text) >= len(one.text) - 1 for one in (line, following))


_LONG_TITLE = 30  # characters of a title's line


def names_writers(text: str) -> bool:
    """True for a line of nothing but who wrote: "by Ann Bell and Carl Dorn"."""
    return text.startswith(("by ", "By ")) and name_run(text, len("by "), "") >= len(text.rstrip(" .")) - 1


def goes_on_quoted(text: str, following: str) -> bool:
    """True where the text leaves a quotation open that the following line closes: no field ends within one."""
    start = text.rfind("“")
    if start < 0 or "”" in text[start:] or not (end := following.find("”") + 1):
        return False
    return "“" not in following[:end]


def _has_room(line: Line, following: Line, width: int) -> bool:
    """True where the following line's first words would have stood on the line: it was broken on purpose."""
    if line.text.count("(") > line.text.count(")") or _OPEN.search(line.text) or not _BEGINS.match(following.text):
        return False
    if tears_name(line.text, following.text):
        return False
    first = len(following.text[:_FIRST_WORDS].rpartition(" ")[0]) or min(_FIRST_WORDS, len(following.text))
    return line.indent + len(line.text) + 1 + first < _FULL * width


_FIRST_WORDS, _FULL = 20, 0.85
_BEGINS = re.compile(r"[^\W\d_a-zß-ÿ]|in [A-Z]")  # what a field of its own begins with: "in Weft Letters"
_OPEN = re.compile(rf"(?:[,;&:–—-]|['’]s|\b(?:{OPEN_WORDS}|de|der|und|et|del|la|le|des|du|di|y|e))$")
_GOES_ON_BELOW, _ADDRESS = re.compile(r"[a-z\d]"), re.compile(r"(?:https?://|\b10\.\d{4,9}/)\S{1,200}$")
_FARTHEST = 220  # characters from where an address begins to its end


def _is_break(line: Line, following: Line) -> bool:  # noqa: PLR0911 - one reason each
    """True where the line ends on purpose: with a sentence, a list of names, a bold title, or before a venue."""
    text = line.text
    if line.heading:
        return not following.heading  # a title's second line is a heading too
    if line.trailing_break or line.is_bold != following.is_bold:
        return True
    torn = tears_name(text, following.text) or _tears_bold(line, following)
    if torn or (line.is_italic and _names_line(following)):
        return not torn
    if text.endswith((".", "?", "!", ".”", '."')):
        return not _SHORT_END.search(text) or (following.text[:1].isupper() and _lists_names(text))
    if is_byline(following.text) or is_byline(text) or (text[-1] == "]" and _SHOWN.search(text)):
        return True
    if text.endswith((",", "&", " and", ":", ";")) or following.text.startswith(("(19", "(20")):
        return False
    if (ends := _ends_names(text, following.text)) is not None:
        return ends
    if _parts_names(text, following.text):
        return True
    if _IN_BOOK.match(following.text) or notes_work(following) or _leads_journal(line, following):
        return True
    return len(following.text) < _VENUE_LINE and _is_meeting(following.text) and not _GOES_ON.search(text)


_SHOWN = re.compile(r"(?i)[a-z?!’'”\"] ?\[(?:pdf|paper|link|html|preprint)\]$")  # the title is over: "Felt [PDF]"
_JOINING = ("& ", "and ")  # what a list of names goes on with


def tears_venue(above: str, below: str) -> bool:
    """True inside a place of publication: "Journal of Wool and" or "Journal of Old" over "Looms (JOL), 3(2)"."""
    venue = above[above.rfind(". ") + 2 :]
    if len(venue) < _SHORT_VENUE or not (venue[0].isupper() and venue[-1].isalpha()) or "(" not in below[:_VENUE_LINE]:
        return False
    return _TO_ACRONYM.match(below) is not None and venues.likeness(venue) >= _LIKE_ONE


_TO_ACRONYM = re.compile(r"(?:[A-Z][\w&-]{1,20} (?:(?:and|of|for|in|&) )?){1,5}\([A-Z][A-Za-z&-]{2,12}\)")
_SHORT_VENUE, _LIKE_ONE = 14, 0.6  # letters of a place of publication, and how like one it is


def _is_meeting(text: str) -> bool:
    """True for an acronym with its year: "ICML 2021", "In ICML’21"."""
    return venues.acronym_year(text) is not None or _MET_IN.match(text) is not None


def _tears_bold(line: Line, following: Line) -> bool:
    """True where one word in bold ends the line and one begins the next: "by **Ada**" over "**Vale**, Bo Orr"."""
    if not line.bold or not following.bold or line.bold[-1].end < len(line.text) or following.bold[0].start:
        return False
    words = line.text[line.bold[-1].start :], following.text[: following.bold[0].end].rstrip(",:*†")
    return all(word.replace("-", "").isalpha() and word.istitle() for word in words)


def _lists_names(text: str) -> bool:
    """True for a line of two names or more, none with a stop in it, that one ends: "Vale B, Orr A."."""
    return ", " in text and "." not in text[:-1] and _names_only(text)


def _parts_names(text: str, following: str) -> bool:
    """True where one of two lines holds names and nothing else, or the lower one begins with a list of them."""
    goes_on = following[:1].islower() and " " not in text[text.rfind(", ") + 2 :]  # "B. Orr, Photoredox" over "loss"
    if not goes_on and _names_only(text):
        return True
    return ("," in following and _names_only(following)) or _names_first(following)


def _leads_journal(line: Line, following: Line) -> bool:
    """True for a line that begins with a journal, set in italics before its volume, below words that are in none."""
    if not following.italic or following.italic[0].start or (line.italic and line.italic[-1].end >= len(line.text)):
        return False
    return _VOLUME.match(following.text, following.italic[0].end) is not None and not _OPEN.search(line.text)


_VOLUME = re.compile(r"[,.]? ?\d{1,4}(?: ?\(\d{1,3}(?:[-–]\d{1,3})?\)|[,:;])")


def is_byline(line: str) -> bool:
    """True for a line that names co-authors and nothing else: "with Ada Lund and Otto Weil.", "(with A. Lund)"."""
    line = line[_own_place(line) :]
    opened = WITH.match(line) if line[:1] in "wWjJcC(" else None
    end = name_run(line, opened.end()) if opened else 0
    return opened is not None and end > opened.end() and not any(map(str.isalnum, line[end:]))


_OWN_PLACE = re.compile(r"(?:First|Second|Third|Last|Senior|Lead|Co-?first|Corresponding) [Aa]uthor[,:]? (?=\()")

OWN_PLACE_BEGINS = "FSTLC"


def without_own_place(line: Line) -> Line:
    """A line of co-authors without the owner's place among them: "First author (with Ada Lund)"."""
    end = _own_place(line.text)
    return without(line, 0, end) if end else line


def _own_place(text: str) -> int:
    own = _OWN_PLACE.match(text) if text[:1] in OWN_PLACE_BEGINS else None
    return own.end() if own else 0


_LAST_NAME = re.compile(r", (?:and )?| (?:and|&) ")
_WITH_END = re.compile(r"\b(?:with|w/) ")


def _ends_names(text: str, following: str) -> bool | None:
    """Whether a line ends its co-authors' names ("Night Trains, with Ada Lund", "(with X)"); None where it has none.

    False where the last of them goes on below: "with Ada Lund, Otto" over "Weil, and Ines Brandt".
    """
    told = _WITH_END.search(text) if "ith " in text or "w/ " in text else None
    if told is None or (end := name_run(text, told.end())) == told.end():
        return None
    if text[end:].rstrip(".,") == ")" and text[told.start() - 1 : told.start()] == "(":
        return following[:1].isupper() or None
    if end < len(text) or " " not in _LAST_NAME.split(text[told.end() :])[-1]:
        return False if name_run(f"{text} {following}", told.end()) > len(text) + 1 else None
    if text[told.start() - 1 : told.start()] in "([" or following[:1].islower():
        return None
    return not name_run(following)


def _names_line(line: Line) -> bool:
    """True for a line that begins with names and not in italics."""
    return bool(not line.italic or line.italic[0].start) and name_run(line.text) > 3


def _names_first(text: str) -> bool:
    """True for a line that begins with two names or more and then ends its sentence."""
    end = name_run(text)
    return end > 8 and "," in text[:end] and text[end : end + 1] in ".(:"


_VENUE_LINE = 60  # characters of a line that says where and when a work appeared
_MET_IN = re.compile(r"In (?:[A-Z][\w&-]{1,12} ){0,2}[A-Z][A-Za-z&-]{1,14} ?(?:[’']\d\d|(?:19|20)\d\d)(?!\w)")
_IN_BOOK = re.compile(r"In: |in:? [A-Z]\. ?[A-Z]")  # a chapter's book, its editors first
_GOES_ON = re.compile(
    rf"(?:\b(?:{any_of('citation_words', 'lines', 'goes_on')})|(?:st|nd|rd|th)|/)$",
    re.IGNORECASE,
)
_SHORT_END = re.compile(r"(?:^|[\s(])(?:[^\W\d_a-z]\.){0,2}[^\W\d_]{1,4}\.$")


def _names_only(text: str) -> bool:
    end = name_run(text)
    return end > 3 and not any(c.isalnum() for c in text[end:])


def are_whole(lines: Sequence[Line]) -> bool:
    """True for citations of a line each: nearly all lines state a year and end as citations do."""
    whole = sum(
        line.text[:1].isupper() and ends_citation(line.text) and YEAR_IN.search(line.text) is not None for line in lines
    )
    return len(lines) >= _SEVERAL and whole >= _NEARLY * len(lines)


def are_paragraphs(lines: Sequence[Line]) -> bool:
    """True for citations of a line each, all of them longer than any margin lets lines be."""
    return all(len(line.text) > _WIDEST for line in lines) and are_whole(lines)


_SEVERAL = 4
_NEARLY = 0.9
_WIDEST = 140  # characters
