"""A talk read by its own words, without a look at its siblings. Consumes an entry's lines; produces its talks.

Forms read: “Title,” venue, place, date; title on one line and venue and date on the next; "Authors, *title*, venue";
"Talk on X at Y"; lines that name only where the talk was given; one title with several venues below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from transforms.dates.ranges import find_dates
from transforms.entities import venues
from transforms.model import Line, Section
from transforms.records.lists.looks import (
    is_acronym,
    is_known_organization,
    is_organization,
    is_place,
    is_venue,
    outside_brackets,
    words,
)
from transforms.records.lists.pieces import Piece, pieces_of, tidy, unquoted
from transforms.records.talks.forms import between_semicolons, in_sure_form
from transforms.records.talks.place_names import is_plain_place, with_name_whole
from transforms.records.talks.places import spots, venue, year_in
from transforms.records.talks.readings import within_title
from transforms.records.talks.scores import MANNERS, Given, is_role, titled
from transforms.records.talks.titles import cited_title, italic_title, titles_below, without_names
from transforms.text.words import holds_one
from transforms.vocabulary import any_of, forms

_QUOTED = re.compile(r"[“\"«„](?P<words>[^“”\"«»„]{3,300})[”\"»]")
_LEAD = re.compile(
    r"^(?:(?:(?:poster|paper|talk|oral|keynote|symposium)\s+)?(?:"
    rf"{any_of('entry_words', 'talks', 'line_leads')})\s+)?(?:at|in|to|for|by)\s+(?:the\s+)?|^(?:presented|"
    r"hosted by|invited by)\s+",
    re.IGNORECASE,
)
_TALK = re.compile(
    rf"^(?:(?:gave|give|giving|delivered|presented)\s+(?:an?\s+)?)?(?:(?:{MANNERS})\s+){{0,2}}(?:"
    rf"{any_of('entry_words', 'talks', 'forms')})s?(?:\s+(?:on|about|titled|entitled)"
    r"\s+(?P<title>.+))?\s+(?:at|in|for)\s+(?:the\s+)?(?P<venue>\S.*)$",
    re.IGNORECASE,
)
_FORMS = forms("entry_words", "talks", "forms")  # one of which it asks for
_TALK_AT = re.compile(_TALK.pattern.replace("(?:at|in|for)", "at"), re.IGNORECASE)
_PREFIX = re.compile(
    r"^(?:(?:invited|contributed|keynote|plenary|oral|poster|spotlight|guest|public)\s+)?(?:"
    rf"{any_of('entry_words', 'talks', 'prefixes')})\s*:\s*",
    re.IGNORECASE,
)
_GAVE = re.compile(r"(?:gave|giv|deliver|present|invited)", re.IGNORECASE)
_PLACE_NOTE = re.compile(r"\s*\((?P<place>[^()]{2,60})\)\s*$")


def alone(lines: Sequence[Line], *, places_only: bool | None) -> list[Given]:  # noqa: PLR0911 - one form each
    """The talks of an entry; `places_only`: whether the section's lines name only places, None where nobody knows."""
    if parts := between_semicolons(lines):
        return [given for part in parts for given in _part(part)]
    if sure := in_sure_form(without_names(lines) if "? " in lines[0].text else lines):
        return sure
    quoted = [(number, match) for number, line in enumerate(lines) for match in _QUOTED.finditer(line.text)]
    quoted = [
        (number, match) for number, match in quoted if number == quoted[0][0] and _opens(lines[number].text, match)
    ]
    if quoted and quoted[0][0] == 0:
        return _from_quotes(lines, [match for _, match in quoted])
    below = titles_below(lines, _starts_line)
    if below:
        return list(_each_below(below))
    told = _told(without_names(lines)[0])
    if told:
        return [told]
    if ":" in lines[0].text and (prefix := _PREFIX.match(lines[0].text)):
        lines = [replace(lines[0], text=lines[0].text[prefix.end() :], bold=(), italic=()), *lines[1:]]
    cited = cited_title(lines) or italic_title(lines[0])
    if cited:
        return [Given(cited.title, _places([cited.line, *cited.below], 0, cited.end))]
    return _from_lines(lines, places_only=places_only)


def _part(lines: Sequence[Line]) -> list[Given]:
    """The talks of one part of a line that tells several: one without a title only says where."""
    if lines[0].text[0].isalpha():
        return [Given(None, (place,), year) for place, year in spots(lines) if place]
    return alone(lines, places_only=False)


def _each_below(pairs: Sequence[tuple[Line, Line]]) -> Iterator[Given]:
    """The talks of pairs of venue line and title line, undated ones of the year above them."""
    year: int | None = None
    for place, title in pairs:
        year = next((found for dates in pieces_of([place, title])[1] if (found := year_in(dates))), year)
        yield Given(unquoted(tidy(title.text.strip(" .,"))), _places([place], 0, 0), year)


def _opens(text: str, match: re.Match[str]) -> bool:
    """True for a quotation that can be the title: near the line's start, after names, "talk" or another title."""
    before = text[: match.start()].strip(" ,;.:–-")
    if within_title(text, match):
        return False
    if before.endswith((" the", " a", " an")) and before.count(" ") > _TITLE_WORDS:
        return False  # "Peering far into the “black box”"
    return len(before) < 200 and not is_venue(before.split(",")[-1].strip() or "x")


def _from_quotes(lines: Sequence[Line], quotes: Sequence[re.Match[str]]) -> list[Given]:
    """Titles in quotes, with what follows the last of them as the venue."""
    titles = [quotes[0]]
    for match in quotes[1:]:
        between = lines[0].text[titles[-1].end() : match.start()]
        if between.strip(" ,;&") in ("", "and"):
            titles.append(match)
    below = spots(lines[1:]) if len(titles) == 1 and len(lines) > 2 else ()
    if len(below) > 1 and all(year for _, year in below) and not lines[0].text[titles[0].end() :].strip(" .,;"):
        return [Given(unquoted(titles[0]["words"]), (place,) if place else (), year) for place, year in below]
    places = _places(lines, 0, titles[-1].end())
    return [Given(unquoted(match["words"]), places) for match in titles]


def _told(line: Line) -> Given | None:
    """The talk of a phrase such as "Talk on X at Y", "Talk at Y"."""
    low = line.text.lower()
    if not holds_one(low, _FORMS):
        return None
    pieces, _ = pieces_of([line])
    at, match = next(
        ((i, m) for i, piece in enumerate(pieces) if (m := _TALK_AT.match(piece.text) or _TALK.match(piece.text))),
        (0, None),
    )
    if not match:
        return None
    text = match[0]
    before = [piece for piece in pieces[:at] if not is_role(piece.text)]
    if before and not match["title"]:
        words = tidy(line.text[before[0].span.start : before[-1].span.end])
        return Given(unquoted(words), _joined_places([[pieces[at]._replace(text=match["venue"]), *pieces[at + 1 :]]]))
    styled = next(
        (
            line.text[s.start : s.end].strip(" .,")
            for s in line.italic
            if match["title"] and line.text[s.start : s.end].strip() in text
        ),
        None,
    )
    if styled:
        return Given(
            unquoted(styled),
            _joined_places(
                [[pieces[at]._replace(text=text[text.find(styled) + len(styled) :].lstrip('*"” ')), *pieces[at + 1 :]]]
            ),
        )
    phrase = text[: match.start("venue")].rsplit(" at ", 1)[0].rsplit(" in ", 1)[0].strip()
    titled = match["title"] or (phrase if len(phrase.split()) >= _TITLE_WORDS and not _GAVE.match(phrase) else None)
    rest = [pieces[at]._replace(text=match["venue"]), *pieces[at + 1 :]]
    return Given(unquoted(titled) if titled else None, _joined_places([rest]))


def _places(lines: Sequence[Line], number: int, start: int) -> tuple[str, ...]:
    """The venues after a title: the rest of its line and the lines below."""
    first = replace(lines[number], text=lines[number].text[start:].lstrip(" .,;:"), bold=(), italic=(), links=())
    first, below = with_name_whole(first, lines[number + 1 :])
    rest, _ = pieces_of([first, *below])
    groups: list[list[Piece]] = []
    for piece in rest:
        if groups and piece.line == groups[-1][-1].line:
            groups[-1].append(piece)
        else:
            groups.append([piece])
    return _joined_places(groups)


def _joined_places(groups: Sequence[Sequence[Piece]]) -> tuple[str, ...]:
    """One venue from each group of pieces, places and notes left out; lines that name none are dropped."""
    found: list[str] = []
    for group in groups:
        text = venue(group)
        if text and found and not (is_organization(text) or is_venue(text) or venues.known(text)):
            continue
        if text:
            found.append(text)
    return tuple(found)


@lru_cache(maxsize=16)
def tells_places_only(section: Section) -> bool:
    """True where most lines of a section name only where a talk was given, so that all of them are read so."""
    dated = [line for line in section.lines if find_dates(line.text)]
    if len(dated) < _FEW - 1:
        return False
    votes = [
        _is_venue_only(first) for line in dated if not _QUOTED.search(line.text) and (first := pieces_of([line])[0])
    ]
    return len(votes) >= _FEW - 1 and sum(votes) > _SHARE * max(len(dated), _SHARE * len(section.lines))


_SHARE, _TITLE_WORDS = 0.6, 3
_FEW = 4  # lines; a section of fewer tells nothing by its majority


def _from_lines(lines: Sequence[Line], *, places_only: bool | None) -> list[Given]:
    """A title without quotes: the first line, or its first phrase; or only a venue."""
    pieces, _ = pieces_of(lines)
    first = [piece for piece in pieces if piece.line == pieces[0].line] if pieces else []
    if not first:
        return []
    later = [piece for piece in pieces if piece.line > first[0].line]
    if (
        len(first) > 1
        and not later
        and first[1].before == "\t"
        and is_organization(first[0].text)
        and not _starts_venue(first[1])
    ):
        return [Given(unquoted(_joined_words(first[1:])), _joined_places([first[:1]]))]
    if (
        places_only
        or (_is_held_there(first) and not later)
        or (places_only is None and not later and _is_venue_only(first))
    ):
        return [Given(None, places) for places in _each_place(first + later)]
    if later:
        title = lines[first[0].line].text[first[0].span.start : first[-1].span.end]
        return [Given(unquoted(tidy(title)), _places(lines, first[0].line, 10**6))]
    cut = next((i for i in range(1, len(first)) if _starts_venue(first[i])), None)
    edge = next((i for i in range(1, len(first)) if first[0].bold and not first[i].bold), None)
    if edge and edge < (cut or len(first)) and first[0].text.count(" ") > 1 and not _starts_venue(first[0]):
        cut = edge  # what is set in bold is the title
    column = next((i for i in range(1, len(first)) if first[i].before == "\t"), None)
    if column and (cut is None or column < cut) and titled(_joined_words(first[:column])) > 0:
        cut = column  # a title ends with its column
    if cut is None:
        cut = next((i for i in range(1, len(first)) if first[i].before in (".", "-", "\t")), len(first))
    title = lines[first[0].line].text[first[0].span.start : first[cut - 1].span.end]
    return [Given(unquoted(tidy(title)), _joined_places([first[cut:]] if first[cut:] else []))]


def _joined_words(pieces: Sequence[Piece]) -> str:
    return ", ".join(piece.text for piece in pieces)


def _each_place(pieces: Sequence[Piece]) -> list[tuple[str, ...]]:
    """The places of a line that names only places: parts between semicolons, or a list of plain organisations."""
    groups: list[list[Piece]] = [[]]
    for piece in pieces:
        if piece.before == ";" and groups[-1]:
            groups.append([])
        groups[-1].append(piece)
    plain = [
        piece
        for piece in pieces
        if not is_place(piece.text) or piece.text.casefold() in words("organizations", "acronyms")
    ]
    if len(groups) == 1 and len(plain) >= _FEW - 1 and all(is_plain_place(piece) for piece in plain):
        groups = [[piece] for piece in plain]
    return [places for group in groups if (places := _joined_places([group]))]


def _is_held_there(first: Sequence[Piece]) -> bool:
    """True for a line of known organisations and seminars alone: "Stanford University, NLP Seminar"."""
    return is_known_organization(outside_brackets(first[0].text)) and all(
        is_organization(p.text) or is_venue(p.text) or is_place(p.text) or is_acronym(p.text) for p in first[1:]
    )


def _starts_line(line: Line) -> bool:
    """True for a line that begins with where a talk was given."""
    first = pieces_of([line])[0]
    return bool(first) and _starts_venue(first[0])


def _starts_venue(piece: Piece) -> bool:
    text = outside_brackets(piece.text)
    return is_venue(text) or is_organization(text) or venues.known(text) is not None or bool(_LEAD.match(text))


def _is_venue_only(pieces: Sequence[Piece]) -> bool:
    """True where a line names only where the talk was given."""
    text = _PLACE_NOTE.sub("", pieces[0].text) if "(" in pieces[0].text else pieces[0].text
    return (
        all(piece.before not in (":", ".") for piece in pieces[1:])
        and (is_venue(text) or is_organization(text) or is_acronym(text))
        and len(text.split()) <= 12
    )
