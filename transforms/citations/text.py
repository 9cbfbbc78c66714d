"""The text of one citation with its style: lines joined, hyphenation undone, spans and line breaks kept.

Consumes `Line`s; produces `Cited`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from transforms.citations.line_ends import WITH, glued, names_writers
from transforms.citations.name_runs import name_run
from transforms.citations.start_looks import CELL, behind_links, column_end
from transforms.citations.status import status_of
from transforms.model import Line, Link, Span
from transforms.text.styled import without


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
        title_end: where such a clause stood behind the title, at the end of its line; else 0.
    """

    text: str
    bold: tuple[Span, ...] = ()
    italic: tuple[Span, ...] = ()
    underline: tuple[Span, ...] = ()
    links: tuple[Link, ...] = ()
    starts: tuple[int, ...] = ()
    lines: tuple[Line, ...] = field(default=())
    begins_titled: bool = False
    title_end: int = 0


def join(lines: Sequence[Line], width: int = 0) -> Cited:
    r"""The lines as one text; a line break stays ("\\n") where the line was broken on purpose, not set to a width.

    Args:
        lines: the lines of one citation.
        width: the column to which the document's long lines are set; 0 where that is not known.
    """
    lines = [replace(line, text=line.text[:-1].rstrip()) if line.text.endswith("\\") else line for line in lines]
    lines = lines[:1] + [without(line, 0, len("by ")) if names_writers(line.text) else line for line in lines[1:]]
    if len(lines) == 1:
        line = lines[0]
        linked = _whole(line.links) if line.links else ()
        return Cited(line.text, line.bold, line.italic, line.underline, linked, (0,), (line,))
    text, starts = "", []
    styles: dict[str, list[Span]] = {"bold": [], "italic": [], "underline": []}
    links: list[Link] = []
    for i, line in enumerate(lines):
        if text:
            text = glued(text, lines[i - 1], line, width)
        base = len(text)
        starts.append(base)
        text += line.text
        if line.heading and (titled := _title_length(line)):
            start = styles["bold"].pop().start if i and lines[i - 1].heading and styles["bold"] else base
            styles["bold"].append(Span(start, base + titled))
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


def _title_length(heading: Line) -> int:
    """How much of a heading is the work's title: all of it or all but the year that closes it, none of a citation."""
    quoted = _LEADING_QUOTE.match(heading.text)
    found = _OWN_STYLE.search(heading.text, quoted.end() if quoted else 0)
    if found is None:
        return 0 if quoted else len(heading.text)
    is_title = _CLOSING_YEAR.fullmatch(heading.text, found.start() - 1) and not name_run(heading.text, 0)
    return found.start() - 2 if is_title and ". " not in heading.text else 0


_LEADING_QUOTE = re.compile(r"“[^“”]{3,80}”: ")
_CLOSING_YEAR = re.compile(r"\((?:19|20)\d\d\)")
_OWN_STYLE = re.compile(r"[“\"«„]|(?<!\d)(?:19|20)\d\d(?!\d)")  # of a heading that is a whole citation
_LABEL = re.compile(
    r"(?:(?P<year>(?:19|20)\d\d)(?:\s{0,3}\t\s{0,3}|\s?[–—]\s|\s-\s|[.:]\s|,\s(?=[“\"«‘'*])|\s(?=[A-Z]{1,2}\.\d{1,3}\s)))?(?:[\[(]?(?:[A-Z]{1,3}[.-]?\s?)?\d{1,3}[\])]?[.):]?\s{0,"
    r"3}\t\s{0,3}|[\[(](?:[A-Z]{1,3}[.-]?\s?)?\d{1,3}[\])][.:]?\s{1,3}"
    r"|(?:[A-Z]{1,2}[.-]?)?\d{1,3}[.):]\s{1,3}(?=\D)|[A-Z]{1,2}\.\d{1,3}\s{1,3}(?=[A-ZÀ-Þ*“]))?"
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
_MAY_OPEN = frozenset("(jJcCwWmMaA")
_YEAR_FIRST = re.compile(r"\((?P<year>(?:19|20)\d\d)\)[.:,]?\s{1,3}(?=\S)")
_CLAUSE_END = re.compile(r"\)?[.,:;]?\s+(?=\S)")


def _with_names_behind(cited: Cited) -> Cited:
    """The citation with the co-authors who stand before its title moved behind it: "(with A. Lerner) Title. Venue"."""
    opened = WITH.match(cited.text) if cited.text[:1] in _MAY_OPEN else None
    end = name_run(cited.text, opened.end()) if opened else 0
    after = _CLAUSE_END.match(cited.text, end) if opened and end > opened.end() else None
    if after is None or bool(opened["open"]) != (cited.text[end : end + 1] == ")"):  # type: ignore[index]
        return cited
    cut = after.end()
    names = cited.text[opened.end() : end]  # type: ignore[union-attr]
    title = without(cited, 0, cut)
    return replace(title, text=f"{title.text} (with {names})")


_YEAR_BLANK = re.compile(r"(?P<year>(?:19|20)\d\d)(?:\.[01]\d(?:\.[0-3]\d)?)?\s{1,3}(?=\S)")


def _begins_field(cited: Cited, place: int) -> bool:
    """True where a title set off by quotation marks or letters begins, or a list of names."""
    return (
        cited.text[place] in '“"‘«('
        or any(span.start in {0, place} and place < span.end for span in (*cited.italic, *cited.bold))
        or name_run(cited.text, place) > place + 5
    )


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
