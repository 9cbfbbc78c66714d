"""Works whose fields bear labels, as exports of ORCID, INSPIRE or a repository have them, or whose titles are links.

Consumes a work's lines; produces them without labels ("Contributors: Ada Quill; Bo Fern", "Published in: Weft"), the
names right behind the title, and without what only counts or classes the work ("Cited by 12").
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.citations.start_looks import is_link_row
from transforms.model import Line, Span
from transforms.names.people import is_name
from transforms.text.styled import without
from transforms.vocabulary import any_of

_AUTHORS = re.compile(r"(?:contributors?|creators?|co-?authors?|authors?(?:\(s\))?|by)\s?:\s{0,3}(?=\S)", re.IGNORECASE)
_NAMED = re.compile(r"(?:(?:paper|article|work) )?title\s?:\s{0,3}(?=\S)", re.IGNORECASE)
_PLACE = re.compile(
    rf"(?:{any_of('citation_words', 'labels', 'places')})\s?:\s{{0,3}}(?=\S)",
    re.IGNORECASE,
)
_PREPRINT = re.compile(r"e-?prints?\s?:\s{0,3}(?=\d{4}\.\d{4}|[a-z-]{2,10}/\d{7})", re.IGNORECASE)
_ASIDE = re.compile(
    r"(?:(?:(?:item |work |publication |document )?type|language|keywords?|subjects?|source|part of)\s?:.*"
    r"|cited by:? \d[\d,]*(?: \w{5,14})?|(?:citations?|times cited|views|downloads)\s?:? \d[\d,]*|\d[\d,]* citations?)"
    r"\W{0,2}",
    re.IGNORECASE,
)
_DATED = re.compile(
    r"(?P<year>(?:19|20)\d\d)(?:-\d\d){0,2}(?P<type>\s{0,3}[|·•\t]\s{0,3}[A-Z][a-zA-Z /()-]{3,40})?\W{0,2}"
)
_HOME = re.compile(r"(?P<name>[^(),;]{4,40}) \((?P<home>[^()]{2,60})\)(?P<and>,? and |, |; |$)")
_SIGNS = (":", "ited", "itation", "(", "-", "|", "\t")


def without_labels(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """A work's lines, the first as it is; of the others labels, types and counts gone, and names second."""
    if len(lines) < _LEAST or not any(any(sign in line.text for sign in _SIGNS) for line in lines[1:]):
        return lines
    if ":" in lines[0].text[:_LABEL] and (label := _NAMED.match(lines[0].text)):
        lines = (without(lines[0], 0, label.end()), *lines[1:])
    names: list[Line] = []
    rest: list[Line] = []
    for line in lines[1:]:
        if label := _AUTHORS.match(line.text):
            names.append(without(line, 0, label.end()))
        elif not _ASIDE.fullmatch(line.text):
            rest.append(_plain(line))
    first = lines[0]
    if names and not (first.bold or first.italic or first.links or first.heading):
        first = replace(first, bold=(Span(0, len(first.text)),))
    return (first, *names, *rest)


_LEAST = 2


def over_labels(lines: Sequence[Line]) -> list[bool]:
    """Which lines are titles, where labelled fields stand below each, its authors among them; [] for other lists."""
    if sum(_AUTHORS.match(line.text) is not None for line in lines if ":" in line.text[:_LABEL]) < _LEAST:
        return []
    fields = [_is_field(line.text) or (i > 0 and is_link_row(line)) for i, line in enumerate(lines)]
    named = [_NAMED.match(line.text) is not None for line in lines]
    begun = named if named[0] else [not own and (not i or fields[i - 1]) for i, own in enumerate(fields)]
    if not begun[0] or not fields[-1] or any(line.bullet or line.heading for line in lines):
        return []
    return begun if sum(begun) >= _LEAST else []


_LABEL = 20  # characters in which a label ends


def under_headings(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines, the fields of works plain ones where headings stand right over labelled names: these are titles.

    So are plain lines over labelled items; they are headings then.
    """
    named = [i for i, line in enumerate(lines) if ":" in line.text[:_LABEL] and _AUTHORS.match(line.text)]
    if len(named) < _LEAST or not named[0]:
        return lines
    are_items = all(lines[i].bullet and not lines[i - 1].bullet for i in named)
    if not (are_items or all(lines[i - 1].heading for i in named)):
        return lines
    titles = {i - 1 for i in named}
    return tuple(
        replace(line, heading=line.heading or _HEADING) if i in titles else _bare_field(line, is_item=are_items)
        for i, line in enumerate(lines)
    )


_HEADING = 4  # the level of a title that is a plain line


def _bare_field(line: Line, *, is_item: bool) -> Line:
    """The line without the label of names, a place or a date, and without the bullet where each field has one."""
    found = (pattern.match(line.text) for pattern in (_AUTHORS, _PLACE))
    label = next((match for match in found if match), None)
    line = without(line, 0, label.end()) if label else line
    return replace(line, bullet="", gap_before=0) if is_item and line.bullet else line


def _is_field(text: str) -> bool:
    return any(pattern.match(text) for pattern in (_AUTHORS, _PLACE, _PREPRINT, _ASIDE, _NUMBER))


_NUMBER = re.compile(rf"(?:{any_of('citation_words', 'labels', 'numbers')})\s?:", re.IGNORECASE)


def _plain(line: Line) -> Line:
    """The line without its label, a date as its year, names without where each is at home."""
    if label := _PLACE.match(line.text):
        line = without(line, 0, label.end())
    elif label := _PREPRINT.match(line.text):
        rest = without(line, 0, label.end())
        return replace(rest, text=f"arXiv:{rest.text}", bold=(), italic=(), links=())
    if (dated := _DATED.fullmatch(line.text)) and (dated["type"] or "-" in line.text):
        return replace(line, text=dated["year"], bold=(), italic=(), links=())
    if line.text[-1] == ")" and _are_at_home(line.text):
        return replace(line, text=_HOME.sub(r"\g<name>\g<and>", line.text), bold=(), italic=(), underline=(), links=())
    return line


def _are_at_home(text: str) -> bool:
    """True for names with their institutions: "Ada Quill (Leeds U.), Bo Fern (Bath U.)"."""
    end = 0
    for match in _HOME.finditer(text):
        if match.start() != end or not match["home"][0].isupper() or not is_name(match["name"]):
            return False
        end = match.end()
    return end == len(text)


def titles_are_linked(lines: Sequence[Line]) -> list[bool]:
    """Which lines are titles, where lines that are a link as a whole begin every work; [] for other lists."""
    linked = [_is_linked(line, _TITLE) for line in lines]
    if all(line.gap_before for line, own in zip(lines[1:], linked[1:], strict=True) if own):
        short = (line.gap_before > 0 and not is_link_row(line) and _is_linked(line, _SHORT) for line in lines)
        linked = [own or may for own, may in zip(linked, short, strict=True)]
    if sum(linked) < _LEAST or not linked[0] or linked[-1] or any(line.bullet or line.heading for line in lines):
        return []
    if any(a and b for a, b in pairwise(linked)):
        return []
    return linked


_TITLE, _SHORT = 16, 4  # characters of titles; below a blank line few are enough


def _is_linked(line: Line, least: int) -> bool:
    link = line.links[0] if len(line.links) == 1 else None
    is_whole = link is not None and not link.start and link.end >= len(line.text) - 1 > least
    return is_whole and (" " in line.text or least < _TITLE)
