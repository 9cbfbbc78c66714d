r"""Awards: honours with who gave them, when, and for which paper. Consumes entries; produces `Award` records.

Forms read: "Name, Granter, 2020", "2020\tName", name and granter on two lines, "Granter: Name", "Name at/from Granter",
"Name: Venue21, Venue22" (one each), "Awarded to *paper*" below, several on one line between semicolons.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from transforms import evidence, venues
from transforms.dates import DateRange
from transforms.entries import split_entries
from transforms.model import Context, Line, Section
from transforms.parsed import Award, Evidence
from transforms.records.award_words import bracketed_giver, has_award_word, is_contest, is_strong
from transforms.records.items import Item
from transforms.records.kinds import is_honour
from transforms.records.listing import split_venues
from transforms.records.looks import (
    is_acronym,
    is_organization,
    is_place,
    is_titled,
    is_venue,
    outside_brackets,
    without_amount,
    word_list,
    words,
)
from transforms.records.periods import Period, first_given, period, years_at_end
from transforms.records.pieces import Piece, pieces_of, unquoted

_LABEL = re.compile(
    r"(?:(?:selected |other |academic |research |professional |notable |major )?(?:honou?rs?|awards?|prizes?"
    r"|scholarships?|fellowships?|achievements?|distinctions?|recognitions?)"
    r"(?:,? (?:and|&|/) (?:honou?rs?|awards?|prizes?|scholarships?|fellowships?|achievements?"
    r"|distinctions?))*)(?: (?:received|won|include[sd]?))?",
    re.IGNORECASE,
)
_BRACKET = re.compile(r"\s?[(\[]([^()\[\]]{1,200})[)\]]")
_NOTE = re.compile(
    r"[%$€£¥₩₹]|\d,\d{3}|^\d{1,3}$|^\d{1,4} ?/ ?\d|^\d[\d,.]{0,8} (?:out )?of\b|^top \d|^with |^(?:link|news|url"
    r"|declined|awarded|certificate)$",
    re.IGNORECASE,
)
_EXPLAINED = re.compile(
    r"(?:with|for|by|among|amongst|selected|given|awarded|in recognition|out of|top|one of|only|based|which|who|to"
    r"|as|including|covering|worth|amount|value|rank(?:ed|ing)?|declined|"
    r"shared|joint(?:ly)?|acceptance|selection|supervised|advised|advisor|on|approximately|about|covers?|~|\d)\b",
    re.IGNORECASE,
)
_PAPER = re.compile(
    r"(?:awarded (?:to|for)|for (?:the |our |my )?(?:paper|article|work|thesis|dissertation|presentation"
    r"|poster)(?: titled| entitled| on)?|(?:paper|title|article):)[\s:]*(?P<paper>.+)",
    re.IGNORECASE,
)
_GIVEN_BY = re.compile(
    r"(?:awarded|given|presented|granted|conferred|sponsored|funded|issued|organi[sz]ed|offered)\s+(?:by"
    r"|from)\s+(?:the\s+)?(?P<by>.+)",
    re.IGNORECASE,
)
_AT = re.compile(r"^(?P<name>.{4,}?)\s+(?:at|from|by|awarded by|given by|of|in)\s+(?:the\s+)?(?P<by>[A-Z\[(].+)$")
_BY = re.compile(
    r"^(?P<name>.{4,80}?)\s(?:(?:awarded|given|offered|conferred|sponsored|funded)\s)?by\s(?:the\s)?(?P<by>[A-Z].+)$"
)
_REVIEWER = re.compile(r"\breviewers?\b|\breferees?\b|\barea chair\b", re.IGNORECASE)
_VERB = re.compile(
    r"^(?:I\s+)?(?:(?:was|were|been|has|have)\s+)?(?:received|receiving|awarded|won|winner of|recipient of|earned"
    r"|granted|honou?red with|completed|selected as|selected for|recogni[sz]ed as|named|obtained)\s+"
    r"(?:(?:the|an?|my|as|with|both)\s+)*",
    re.IGNORECASE,
)
_MOST_PIECES = 30  # phrases of one honour; a line of more is no honour
_STRONG_NAME = 40  # words; a longer line is a sentence


class Found(NamedTuple):
    """An honour as its first line gives it."""

    name: str
    granter: str | None
    when: Period
    paper: str | None = None


def awards_of(item: Item) -> Iterator[Award]:
    """The awards of one entry."""
    found, extra = _read(item.head, item.details)
    found = [one if one.when != Period() else one._replace(when=item.when_above) for one in found]
    yield from _records(found, extra, item.evidence)


def honours_beside(item: Item) -> Iterator[Award]:
    """The honours that a service line states after a dash.

    "NeurIPS (3) - Selected as a Top Reviewer at NeurIPS 2022".
    """
    for line in item.lines:
        pieces, _ = pieces_of([line])
        for piece in pieces:
            if piece.before == "-" and is_honour(piece.text):
                start = line.text.find(piece.text[:12])
                part = replace(line, text=line.text[start:], bold=(), italic=(), links=())
                yield from _records(*_read((part,), ()), item.evidence)


def read_detail_awards(section: Section, _: Context) -> Iterator[Award]:
    """The awards that the details of positions and degrees state."""
    for entry in split_entries(section):
        for line in entry.details:
            yield from awards_in_line(line)


def awards_in_line(line: Line) -> Iterator[Award]:
    """The awards that a detail under a position, degree or service states: "Received the X Award", "Honors: X (2019)".

    Yields nothing for a line that states none, so that it can be asked of every line.
    """
    if not may_state_award(line):
        return
    found, extra = _read((line,), ())
    yield from _records(found, extra, evidence.of_lines((line,)))


def may_state_award(line: Line) -> bool:
    """True where a detail line states an honour.

    A label or verb of receiving, or a short line that is an honour's name.
    """
    text = line.text
    if len(text.split()) > _STRONG_NAME or len(text) > 400:
        return False
    label, colon, rest = text.partition(":")
    if colon and rest.strip() and _LABEL.fullmatch(label.strip()):
        return True
    strong = words("awards", "strong") - {"reviewer", "presenter", "list", "scholar", "grant", "grants", "fellow"}
    found = word_list(outside_brackets(text))
    if not any(word in strong for word in found):
        return False
    verb = _VERB.match(text)
    return bool(verb) or (
        len(found) <= 12 and is_titled(text.split(",")[0]) and found[-1] not in ("committee", "chair", "panel")
    )


def _records(found: list[Found], extra: Sequence[Period], where: Evidence) -> Iterator[Award]:
    for honour in found:
        for when in (honour.when, *extra):
            yield Award(
                name=honour.name,
                granter=honour.granter,
                paper=honour.paper,
                start=when.start,
                end=when.end,
                current=when.current,
                evidence=where,
                confidence=0.9 if _is_sure(honour.name) else 0.7,
            )


def _is_sure(name: str) -> bool:
    return any(word in words("awards", "words") for word in word_list(name))


def _read(head: Sequence[Line], details: Sequence[Line]) -> tuple[list[Found], list[Period]]:
    """The honours of an entry, and further periods of the same honour that stand alone on lines below."""
    pieces, dates = pieces_of(head)
    lines = [[piece for piece in pieces if piece.line == number] for number in range(len(head))]
    first = next((number for number, on_line in enumerate(lines) if on_line), None)
    if first is None:
        return [], []
    when = first_given(period(dates[first]), *(period(d) for d in dates))
    honours = [_honour(group, own if own != Period() else when) for group, own in _several(lines[first], dates[first])]
    found = [one for some in honours for one in some]
    extra = [
        period(dates[number])
        for number in range(first + 1, len(head))
        if dates[number] and when != period(dates[number]) and not lines[number]
    ]
    more = [
        number
        for number in range(first + 1, len(head))
        if lines[number] and _is_own_honour(lines[first], lines[number])
    ]
    for number in more:
        found += _honour(lines[number], first_given(period(dates[number])))
        lines[number] = []
    below = [(line, lines[number]) for number, line in enumerate(head) if number > first and lines[number]]
    below += [(line, pieces_of([line])[0]) for line in details]
    if len(found) == 1 and not more:
        found = [_with_below(found[0], below)]
    return [one for one in found if _is_named(one)], extra


def _is_own_honour(first: Sequence[Piece], pieces: Sequence[Piece]) -> bool:
    """True for a line below that names an honour of its own, not who gave the one above or what for."""
    text = pieces[0].text
    return (
        is_strong(text)
        and any(is_strong(piece.text) for piece in first)
        and is_titled(text)
        and not (_EXPLAINED.match(text) or _GIVEN_BY.match(text) or is_organization(text) or pieces[0].italic)
    )


def _is_named(honour: Found) -> bool:
    return len(honour.name) > 2 and any(c.isalpha() for c in honour.name) and len(honour.name.split()) <= _STRONG_NAME


def _several(pieces: list[Piece], dates: Sequence[DateRange]) -> list[tuple[list[Piece], Period]]:
    """The pieces of each honour of a line, with the dates between it and the next.

    Semicolons part honours, and so does a comma after a date where another honour's name follows.
    """
    groups: list[list[Piece]] = [[]]
    for piece in pieces:
        group = groups[-1]
        dated = bool(group) and any(group[-1].span.start < date.span.start < piece.span.start for date in dates)
        if group and (
            (piece.before == ";" and not piece.text[:1].islower() and (dated or has_award_word(piece.text)))
            or (dated and has_award_word(piece.text) and not _explains(piece) and any(is_strong(p.text) for p in group))
        ):
            groups.append([])
        groups[-1].append(piece)
    starts = [group[0].span.start for group in groups[1:] if group]
    own = [
        period(date for date in dates if low <= date.span.start < high)
        for low, high in zip([0, *starts], [*starts, 1 << 30], strict=True)
    ]
    return list(zip(groups, own if len(groups) > 1 else [Period()], strict=True))


def _honour(pieces: list[Piece], when: Period) -> list[Found]:
    """The honour that the pieces of a line name; several where one name is given by several venues."""
    pieces = _without_label(pieces)
    if len(pieces) > 1 and pieces[1].before == ":" and not pieces[0].quoted:
        return _prefixed(pieces, when)
    name, granter = _name_and_granter(pieces)
    return [Found(name, granter, when)] if name else []


def _without_label(pieces: list[Piece]) -> list[Piece]:
    while len(pieces) > 1 and pieces[1].before in (":", "\t", "-") and _LABEL.fullmatch(pieces[0].text):
        pieces = [pieces[1]._replace(before=""), *pieces[2:]]
    return pieces


def _prefixed(pieces: list[Piece], when: Period) -> list[Found]:
    """What a colon states: "Granter: Name", "Name: Venue21, Venue22", or a name with a colon in it."""
    prefix, rest = pieces[0].text, pieces[1:]
    text = ", ".join(piece.text for piece in rest)
    if _REVIEWER.search(prefix) or (is_strong(prefix) and _gives(rest[0].text)):
        listed = [years_at_end(venue) for venue in split_venues(text, listing=True)]
        return [Found(_clean(prefix), venue.strip(" ."), first_given(own, when)) for venue, own in listed]
    if is_strong(prefix):
        return [Found(_clean(prefix), _granter(rest[1:]), when)]
    name, granter = _name_and_granter([rest[0]._replace(before=""), *rest[1:]])
    if is_organization(prefix) or venues.known(prefix) or is_acronym(prefix) or is_titled(prefix):
        return [Found(name, granter or prefix, when)]
    return [Found(name, granter, when)]


def _name_and_granter(pieces: list[Piece]) -> tuple[str, str | None]:
    pieces = [piece._replace(text=text) for piece in pieces if (text := _clean(piece.text))]
    pieces = [piece for piece in pieces[:_MOST_PIECES] if not is_place(piece.text) or piece.before == ""]
    if not pieces:
        return "", None
    cut = next((i for i in range(1, len(pieces)) if _parts_granter(pieces, i)), len(pieces))
    stop = next((i for i in range(1, cut) if _explains(pieces[i])), cut)
    name = _joined(pieces[:stop])
    granter = _granter(pieces[cut:])
    if (by := _BY.match(name)) and is_strong(by["name"]) and (is_acronym(by["by"]) or is_organization(by["by"])):
        name, granter = by["name"], by["by"] + (f", {granter}" if granter else "")
    if not granter and stop == 1:
        name, granter = bracketed_giver(name)
        if not granter:
            name, granter = _inside(name)
    return _VERB.sub("", name), granter


def _joined(pieces: Sequence[Piece]) -> str:
    text = ""
    for piece in pieces:
        if text:
            text += {":": ": ", "-": " – ", "date": " ", ".": ". "}.get(piece.before, ", ")
        text += piece.text
    return text


def _clean(text: str) -> str:
    """A phrase without sums of money, notes in brackets and quotation marks round the whole."""
    text, _ = without_amount(_BRACKET.sub(_unnoted, text))
    return unquoted(text).strip(" ,;:.–-") if text.count("“") < 2 else text.strip(" ,;:.–-")


def _unnoted(match: re.Match[str]) -> str:
    """A bracket as it stands, or nothing where it only explains: "(top 1% of papers)", "(given to three students)"."""
    inner = match[1].strip()
    giver = ", ".join(part for part in inner.split(", ") if not _NOTE.search(part))
    if giver and " " in giver and is_titled(giver) and is_organization(giver):
        return f" ({giver})"
    words_ = inner.split()
    explains = len(words_) > _NOTE_WORDS or (len(words_) > _NOTE_WORDS - 2 and words_[0].islower())
    return "" if explains or _NOTE.search(inner) else match[0]


_NOTE_WORDS = 4


def _gives(text: str) -> bool:
    """True for an organisation or venue that can give an honour."""
    bare = years_at_end(outside_brackets(text))[0]
    return is_organization(bare) or venues.known(bare) is not None or (is_venue(bare) and not is_contest(bare))


def _parts_granter(pieces: Sequence[Piece], at: int) -> bool:
    """True where the piece at this place begins the granter."""
    piece = pieces[at]
    before = [p.text for p in pieces[:at]]
    named = any(is_strong(text) for text in before)
    own_award = is_strong(piece.text) or is_contest(piece.text)
    if _gives(piece.text) and not own_award:
        return named or at > 1 or has_award_word(before[0]) or not any(is_strong(p.text) for p in pieces[at:])
    if own_award or not named:
        return False
    if piece.italic and not pieces[0].italic:
        return True
    return (
        piece.before in (",", ".", "\t", "|")
        and is_titled(piece.text)
        and not has_award_word(piece.text)
        and not _explains(piece)
    )


def _explains(piece: Piece) -> bool:
    """True for words of explanation after a name: "for the best thesis", "with A. Smith", "top 1%"."""
    text = piece.text
    return bool(_EXPLAINED.match(text)) and piece.before != ":" and (text[:4] == "for " or not is_strong(text))


def _granter(pieces: Sequence[Piece]) -> str | None:
    """Who gave it, from the pieces after the name: up to a place or an explanation."""
    kept: list[str] = []
    for piece in pieces:
        if (
            _explains(piece)
            or is_place(piece.text)
            or (kept and is_organization(kept[-1]) and _may_be_town(piece.text))
        ):
            break
        kept.append(_IN_YEAR.sub("", piece.text))
    return ", ".join(kept) or None


_IN_YEAR = re.compile(r"\s(?:in|on|for)$")


def _may_be_town(text: str) -> bool:
    """True for a word or two after an organisation that name neither a part of it nor another one."""
    return (
        len(text.split()) <= 2 and is_titled(text) and not (is_organization(text) or is_venue(text) or is_acronym(text))
    )


def _inside(name: str) -> tuple[str, str | None]:
    """A name with its giver inside: "Best Demo Award at X Workshop", "Citation from X University"."""
    match = _AT.match(name)
    while match:
        if (
            is_strong(match["name"])
            and not is_strong(match["by"])
            and (_gives(match["by"]) or is_acronym(match["by"].split(" ")[0]))
        ):
            linked = name[match.end("name") :].lstrip().split(" ", 1)[0]
            if linked in ("of", "in") and not is_organization(years_at_end(match["by"])[0]):
                return name, None
            granter = years_at_end(match["by"])[0].strip(" .")
            return (name, granter) if linked in ("of", "in") else (match["name"].strip(" ,"), granter)
        following = re.compile(_AT.pattern.replace("{4,}", f"{{{match.end('name') + 1},}}", 1)).match(name)
        match = following if following and following.end("name") > match.end("name") else None
    return name, None


def _with_below(honour: Found, below: Sequence[tuple[Line, list[Piece]]]) -> Found:
    """The honour with what the lines below add: the granter on the second line, the paper, "awarded by"."""
    granter, paper = honour.granter, honour.paper
    for line, pieces in below:
        stated = _PAPER.search(line.text)
        if stated and not paper and (line.italic or line.text.count("“") or stated.start() == 0):
            paper = _paper(line, stated)
            continue
        by = _GIVEN_BY.match(line.text)
        if by and not granter:
            granter = by["by"].split(",")[0].strip(" .")
        elif (
            not granter and pieces and not line.bullet and (_gives(pieces[0].text) or is_acronym(pieces[0].text))
        ) or (not granter and pieces and (is_organization(pieces[0].text) or venues.known(pieces[0].text))):
            granter = _granter(pieces)
    return honour._replace(granter=granter, paper=paper)


def _paper(line: Line, stated: re.Match[str]) -> str | None:
    """The title after "awarded to": the words set in italics or quotes, else all of them."""
    for span in line.italic:
        if span.start >= stated.start():
            return unquoted(line.text[span.start : span.end].strip(" ."))
    words_ = stated["paper"].strip(" .")
    quoted = re.search(r"[“\"](.+?)[”\"]", words_)
    return unquoted(quoted[1] if quoted else words_) or None
