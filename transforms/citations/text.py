"""The text of one citation with its style: lines joined, hyphenation undone, spans and line breaks kept.

Consumes `Line`s; produces `Cited`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from transforms.citations.name_pieces import tears_name
from transforms.citations.name_runs import name_run
from transforms.citations.start_looks import CELL, behind_links, column_end, notes_work
from transforms.citations.status import status_of
from transforms.entities import venues
from transforms.model import Line, Link, Span
from transforms.text.styled import without

_HYPHENS = "-‐­"


@dataclass(frozen=True, eq=False)
class Cited:
    r"""One citation's words.

    Attributes:
        text: the lines joined by blanks where a line runs on, by "\\n" where it was broken on purpose.
        bold, italic, underline: ranges of `text`.
        links: links with their ranges in `text`.
        starts: where each line begins in `text`.
        lines: the lines.
        begins_titled: True where a clause named those beside the owner: no names but the owner's stand in front.
    """

    text: str
    bold: tuple[Span, ...] = ()
    italic: tuple[Span, ...] = ()
    underline: tuple[Span, ...] = ()
    links: tuple[Link, ...] = ()
    starts: tuple[int, ...] = ()
    lines: tuple[Line, ...] = field(default=())
    begins_titled: bool = False


def join(lines: Sequence[Line], width: int = 0) -> Cited:
    r"""The lines as one text; a line break stays ("\\n") where the line was broken on purpose, not set to a width.

    Args:
        lines: the lines of one citation.
        width: the column to which the document's long lines are set; 0 where that is not known.
    """
    lines = [replace(line, text=line.text[:-1].rstrip()) if line.text.endswith("\\") else line for line in lines]
    if len(lines) == 1:
        line = lines[0]
        linked = _whole(line.links) if line.links else ()
        return Cited(line.text, line.bold, line.italic, line.underline, linked, (0,), (line,))
    text, starts = "", []
    styles: dict[str, list[Span]] = {"bold": [], "italic": [], "underline": []}
    links: list[Link] = []
    for i, line in enumerate(lines):
        if text:
            text = _glued(text, lines[i - 1], line, width)
        base = len(text)
        starts.append(base)
        text += line.text
        if line.heading and not _OWN_STYLE.search(line.text):
            start = styles["bold"].pop().start if i and lines[i - 1].heading and styles["bold"] else base
            styles["bold"].append(Span(start, len(text)))
        for name, found in styles.items():
            found.extend(Span(s.start + base, s.end + base) for s in getattr(line, name))
        links.extend(Link(link.start + base, link.end + base, link.url) for link in line.links)
    return Cited(
        text,
        _merged(styles["bold"], text),
        _merged(styles["italic"], text),
        _merged(styles["underline"], text),
        _whole(links),
        tuple(starts),
        tuple(lines),
    )


_OWN_STYLE = re.compile(r"[“\"«„]|(?<!\d)(?:19|20)\d\d(?!\d)")  # of a heading that is a whole citation
_LABEL = re.compile(
    r"(?:(?P<year>(?:19|20)\d\d)(?:\s{0,3}\t\s{0,3}|\s?[–—]\s|\s-\s|[.:]\s|,\s(?=[“\"«‘'*])))?(?:[\[(]?(?:[A-Z]{1,3}[.-]?\s?)?\d{1,3}[\])]?[.):]?\s{0,"
    r"3}\t\s{0,3}|[\[(](?:[A-Z]{1,3}[.-]?\s?)?\d{1,3}[\])][.:]?\s{1,3}"
    r"|(?:[A-Z]{1,2}[.-]?)?\d{1,3}[.):]\s{1,3}(?=\D))?"
)

_TAG = re.compile(r"[A-Z][\w&’'/+-]{1,13}(?: [A-Z][\w’']{1,9})?\t(?=[A-Z])")  # a venue's acronym in a column of its own


def without_label(cited: Cited) -> tuple[Cited, int | None]:
    """The citation without its number or its year in a column of its own ("2026", "P.1", "[3]"), and that year."""
    cited = behind_links(_with_names_behind(cited))
    match = _LABEL.match(cited.text)
    cut = match.end() if match else 0
    if not cut and cited.text.count("\n") > 1 and (tag := _TAG.match(cited.text)):
        match, cut = tag, tag.end()
    if not cut and (dated := _YEAR_BLANK.match(cited.text)) and _begins_field(cited, dated.end()):
        match, cut = dated, dated.end()
    if not cut and cited.text[0] == "(" and (dated := _YEAR_FIRST.match(cited.text)):
        match, cut = dated, dated.end()
    if not cut and "\t" in cited.text[:CELL] and (end := column_end(cited.text)):
        standing, title = cited.text[: end - 1].strip(" :"), without(cited, 0, end)
        return title if status_of(title.text) else replace(title, text=f"{title.text} ({standing})"), None
    if not cut and (stood := _STANDING.match(cited.text)):
        title = without(cited, 0, stood.end())
        return replace(title, text=f"{title.text} ({stood[1].lower()})"), None
    if not match or not 0 < cut < len(cited.text):
        return cited, None
    return without(cited, 0, cut), int(match["year"]) if match.groupdict().get("year") else None


_STANDING = re.compile(  # where others have their year
    r"\(?([Tt]o appear|[Ff]orthcoming|[Ii]n press|[Uu]nder review|[Ii]n preparation|[Ss]ubmitted)\)?[.:]\s{1,3}"
    r"(?=[A-ZÀ-Þ“\"‘'])"
)


def stands_first(text: str) -> bool:
    """True for a citation whose standing stood before its title, and now stands behind it."""
    return text[-1:] == ")" and _STOOD.search(text, max(0, len(text) - _STOOD_LENGTH)) is not None


_STOOD, _STOOD_LENGTH = re.compile(r"\((?:to appear|forthcoming|in press|under review|in preparation|submitted)\)$"), 18
_WITH = re.compile(r"(?P<open>\()?(?:joint(?:ly)? |co-?authored )?(?:with|w/|mit|avec|con|com) ", re.IGNORECASE)
_MAY_OPEN = frozenset("(jJcCwWmMaA")
_YEAR_FIRST = re.compile(r"\((?P<year>(?:19|20)\d\d)\)[.:,]?\s{1,3}(?=\S)")
_CLAUSE_END = re.compile(r"\)?[.,:;]?\s+(?=\S)")


def _with_names_behind(cited: Cited) -> Cited:
    """The citation with the co-authors who stand before its title moved behind it: "(with A. Lerner) Title. Venue"."""
    opened = _WITH.match(cited.text) if cited.text[:1] in _MAY_OPEN else None
    end = name_run(cited.text, opened.end()) if opened else 0
    after = _CLAUSE_END.match(cited.text, end) if opened and end > opened.end() else None
    if after is None or bool(opened["open"]) != (cited.text[end : end + 1] == ")"):  # type: ignore[index]
        return cited
    cut = after.end()
    names = cited.text[opened.end() : end]  # type: ignore[union-attr]
    title = without(cited, 0, cut)
    return replace(title, text=f"{title.text} (with {names})")


_YEAR_BLANK = re.compile(r"(?P<year>(?:19|20)\d\d)\s{1,3}(?=\S)")


def _begins_field(cited: Cited, place: int) -> bool:
    """True where a title set off by quotation marks or letters begins, or a list of names."""
    return (
        cited.text[place] in '“"‘«('
        or any(span.start == place for span in (*cited.italic, *cited.bold))
        or name_run(cited.text, place) > place + 5
    )


def _glued(text: str, line: Line, following: Line, width: int) -> str:
    if text[-1] in _HYPHENS and len(text) > 1 and text[-2].isalpha() and following.text[:1].islower():
        return text[:-1]
    if text[-1] in "-–—/" and len(text) > 1 and text[-2].isalnum() and following.text[:1].isalnum():
        return text
    if text[-1] in "./_=" and _GOES_ON_BELOW.match(following.text) and _ADDRESS.search(text):
        return text
    return text + ("\n" if _is_break(line, following) or _has_room(line, following, width) else " ")


def _has_room(line: Line, following: Line, width: int) -> bool:
    """True where the following line's first words would have stood on the line: it was broken on purpose."""
    if line.text.count("(") > line.text.count(")") or _OPEN.search(line.text) or not following.text[:1].isupper():
        return False
    first = len(following.text[:_FIRST_WORDS].rpartition(" ")[0]) or _FIRST_WORDS
    return line.indent + len(line.text) + 1 + first < _FULL * width


_FIRST_WORDS, _FULL = 20, 0.85
_OPEN = re.compile(
    r"(?:[,;&:–—-]|['’]s|\b(?:of|the|and|in|for|at|on|to|by|with|from|de|der|und|et|an?|as|or|del|la|le|des|du|di|y|e))$"
)
_GOES_ON_BELOW, _ADDRESS = re.compile(r"[a-z\d]"), re.compile(r"(?:https?://|\b10\.\d{4,9}/)\S{1,200}$")


def _is_break(line: Line, following: Line) -> bool:  # noqa: PLR0911 - one reason each
    """True where the line ends on purpose: with a sentence, a list of names, a bold title, or before a venue."""
    text = line.text
    if line.heading:
        return not following.heading  # a title's second line is a heading too
    if line.trailing_break or line.is_bold != following.is_bold:
        return True
    torn = tears_name(text, following.text)
    if torn or (line.is_italic and _names_line(following)):
        return not torn
    if text.endswith((".", "?", "!", ".”", '."')):
        return not _SHORT_END.search(text)
    if is_byline(following.text) or is_byline(text):
        return True
    if text.endswith((",", "&", " and", ":", ";")) or following.text.startswith(("(19", "(20")):
        return False
    if (ends := _ends_names(text, following.text)) is not None:
        return ends
    if _names_only(text) or ("," in following.text and _names_only(following.text)) or _names_first(following.text):
        return True
    if _IN_BOOK.match(following.text) or notes_work(following):
        return True
    return len(following.text) < 60 and venues.acronym_year(following.text) is not None and not _GOES_ON.search(text)


def is_byline(line: str) -> bool:
    """True for a line that names co-authors and nothing else: "with Ada Lund and Otto Weil.", "(with A. Lund)"."""
    line = line[_own_place(line) :]
    opened = _WITH.match(line) if line[:1] in "wWjJcC(" else None
    end = name_run(line, opened.end()) if opened else 0
    return opened is not None and end > opened.end() and not any(map(str.isalnum, line[end:]))


_OWN_PLACE = re.compile(r"(?:First|Second|Third|Last|Senior|Lead|Co-?first|Corresponding) [Aa]uthor[,:]? (?=\()")


def without_own_place(line: Line) -> Line:
    """A line of co-authors without the owner's place among them: "First author (with Ada Lund)"."""
    end = _own_place(line.text)
    return without(line, 0, end) if end else line


def _own_place(text: str) -> int:
    own = _OWN_PLACE.match(text) if text[:1] in "FSTLC" else None
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


_IN_BOOK = re.compile(r"In: |in:? [A-Z]\. ?[A-Z]")  # a chapter's book, its editors first
_GOES_ON = re.compile(
    r"(?:\b(?:of|the|in|on|at|and|for|to|ieee|acm|usenix|annual|international|proceedings|proc\.)|(?:st|nd|rd|th)|/)$",
    re.IGNORECASE,
)
_SHORT_END = re.compile(r"(?:^|[\s(])(?:[^\W\d_a-z]\.){0,2}[^\W\d_]{1,4}\.$")


def _names_only(text: str) -> bool:
    end = name_run(text)
    return end > 3 and not any(c.isalnum() for c in text[end:])


def _whole(links: Sequence[Link]) -> tuple[Link, ...]:
    """Links where those to one place that touch, over a line's end or a formula, are one."""
    found: list[Link] = []
    for link in links:
        if found and found[-1].url == link.url and 0 <= link.start - found[-1].end <= _TOUCHING:
            found[-1] = Link(found[-1].start, link.end, link.url)
        else:
            found.append(link)
    return tuple(found)


_TOUCHING = 2  # characters between the parts of a link


def _merged(spans: list[Span], text: str) -> tuple[Span, ...]:
    """Spans that touch (over a line break) as one."""
    found: list[Span] = []
    for span in spans:
        between = text[found[-1].end : span.start] if found else "-"
        ended = found and between and text[found[-1].end - 1] in ".?!" and text[span.start].isupper()
        if found and not between.strip() and "\n" not in between and not ended:
            found[-1] = Span(found[-1].start, span.end)
        else:
            found.append(span)
    return tuple(found)
