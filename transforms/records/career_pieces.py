"""Labelled pieces of a career's lines: titles, degrees, fields, organisations, units, places, advisers, dates.

Consumes lines; produces `CareerLine`s. What no recogniser knows stays "unknown": `career_slots` decides by the section's own order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from transforms.dates import DateRange, find_dates
from transforms.degrees import Degree, find_degrees, is_field
from transforms.model import Line, Span
from transforms.names import is_name, split_names
from transforms.organizations import find_organizations, is_unit, shape_rank, split_affiliation
from transforms.places import cut_place, is_place
from transforms.titles import is_title

SURE = 3


class Piece(NamedTuple):
    """One phrase of a line.

    Attributes:
        label: title, degree, field, org, unit, place, note or unknown.
        strength: 3 by vocabulary, 2 by a sure shape, 1 by a likely one, 0 by its place only.
        chunk: which of the line's columns or strongly separated parts it stands in, from 0.
        before: the separator before it: "," inside a chunk, "" for its first phrase.
    """

    label: str
    text: str
    strength: int = 0
    chunk: int = 0
    before: str = ""
    bold: bool = False
    italic: bool = False
    degree: Degree | None = None


class CareerLine(NamedTuple):
    """A line with its dates, the advisers that it names, and its pieces in order."""

    line: Line
    dates: tuple[DateRange, ...] = ()
    people: tuple[str, ...] = ()
    pieces: tuple[Piece, ...] = ()

    def having(self, label: str) -> list[Piece]:
        """Its pieces of one label."""
        return [piece for piece in self.pieces if piece.label == label]


_ADVISED = re.compile(
    r"(?i)(?P<before>^|[,;|(.\t–-]\s*|\s)(?:thesis |research |academic |phd |ph\.d\. |doctoral |"
    r"faculty |co-?|primary |main |joint |master'?s? )?"
    r"(?:(?:advis[eo]rs?|supervisors?|mentors?|promotors?|betreuer(?:in)?|erstgutachter|doktorvater|"
    r"relatore|tutor|directeur de thèse|host|pi|p\.i\.|principal investigator)"
    r"\s?(?:\(s\)|s)?\s*(?::|–|—|-(?=\s)|\bis\b|\bwas\b|(?=prof|dr))"
    r"|(?:under|with)(?: the)?(?: joint)? (?:supervision|guidance|mentorship|direction|advisement|"
    r"advising) (?:of|by|from)"
    r"|(?:(?:co-?)?(?:advised|supervised|mentored|hosted|guided|directed))(?: jointly)? by"
    r"|working (?:with|under)|work with|worked with|(?:with|by) (?=(?:prof|dr)\b\.?))\s*"
)
_NAMES_END = re.compile(
    r"[;|\t•]|\.\s+(?=[A-Z][a-z]+ [a-z]|[A-Z]{2,}\b|[A-Z][a-z]+:)|\s[-–—]\s|\b(?i:at|from|on|where|"
    r"since|in|for|thesis|dissertation|gpa)\b[ :]"
)
_NAME_NOTE = re.compile(r"\s*\([^()]{0,60}\)")
_NOTE = re.compile(
    r"(?i)(?:c?gpa|cpi|wgpa|grade|grades|average|score|rank(?:ed|ing)?|class rank|thesis|"
    r"dissertation|master'?s thesis|bachelor'?s thesis|title|topic|coursework|courses?|"
    r"relevant coursework|minor(?:s|ing)?|"
    r"committee(?: members?)?|defen[cs]e|defended|honou?rs|awards?|note|focus|research (?:area|"
    r"interests?|focus|topics?)|areas?|specialization|concentration|project|projects|stipend|salary|"
    r"final (?:grade|mark)|overall|major gpa|cumulative|mark|marks|percentage|tesi|thèse|links?|"
    r"website|url|keywords?|technologies|tech stack|tools|skills|dates?|"
    r"dissertation title|thesis title|selected courses?|core courses?|main courses?|"
    r"mathematics courses|summa cum laude|magna cum laude|cum laude|with (?:high )?(?:honou?rs|"
    r"distinction)|first[- ]class honou?rs|distinction|expected|full[- ]time|part[- ]time|"
    r"outstanding|top \d+ ?%?)\b"
)
_NOTE_COLON = re.compile(r"[^:]{2,50}:\s*\S")
_GRADE = re.compile(
    r"(?i)[,;(]?\s*\b(?:(?:cumulative|overall|major|average|final|total)\s+)?(?:c?gpa|cpi|wam|grade|"
    r"average|score|mark|percentage|rank(?:ing)?|class rank)s?\b\s*(?:point average)?"
    r"\s*(?:[:=]|of|is)?\s*(?:top )?\d[\d.,/%]*(?:\s*(?:/|out of|of)\s*\d[\d.]*)?(?:\s*%)?\s*(?:\)|,)?"
)
_LETTERS = re.compile(r"[^\W\d_]\W{0,9}[^\W\d_]")
_NUMBERS = re.compile(r"[\s\d.,/%()+-]+$")
_STRONG = re.compile(
    r"\t+|\s*[|•·⋄◆▪;→⟶]\s*|\s+(?:[-–—]{1,3}|//|@)\s+|\s*(?<!\w)@\s*(?=[A-Z])|:\s+|\x00|"
    r"(?<=[a-zß-ÿ]{4})(?<!Univ)(?<!Inst)(?<!Dept)(?<!Assoc)(?<!Prof)(?<!Comp)(?<!Tech)(?<!Natl)(?<!Calif)(?<!Electr)(?<!Mech)(?<!Math)(?<!Phys)(?<!Chem)(?<!Telecom)\.\s+(?=[A-ZÀ-Þ])"
)
_COMMA = re.compile(r",(?=\s|$|[A-Z])\s*")
_AT = re.compile(
    r"(?i)\s+(?:at|@|with|bei|bei der|an der|am|chez|presso|en la|à l['’]|à|nella|no|na|"
    r"aan de)\s+(?:the\s+(?=[A-Z]))?(?=[A-ZÀ-Þ])"
)
_IN_PLACE = re.compile(r"(?i)^(?:in|at|based in)\s+")
_MONTH_TAB = re.compile(
    r"(?i)\b((?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?)\t(?=(?:19|20)\d\d)"
)
_OPEN_END = re.compile(r"(?<=\d)\s?[–—-]\s?\.$")
_OPEN_START = re.compile(r"^((?:19|20)\d\d ?[–—-]) +(?=[A-ZÀ-Þ])")
_HONOUR = re.compile(
    r"(?i)\b(?:medal(?:l?ist)?|award|prize|dean['’]?s list|valedictorian|scholarship|topper|"
    r"honou?rs student|graduated)\b"
)
_TYPED = re.compile(
    r"(?i)(?:joint|dual|double|direct|integrated|second|part-time|full-time|european|executive|"
    r"combined|accelerated|honou?rs|my|a|an|the|current|incoming|international)"
)
_STUDENT = re.compile(r"(?i)\b(?:candidate|student|scholar)\b")
_PART = re.compile(r"(?i)\b(?:school|institute?|cent(?:er|re)|college|lab|laboratory|department|faculty|academy)\b")
_EDGE = " \t,;|–—-−·•~*_"
_CORPORATE = re.compile(r"(?i)(?:inc|llc|ltd|corp|co|gmbh|l\.?l\.?c|s\.?a|jr|sr|ph\.?d)\.?")


def career_line(line: Line) -> CareerLine:
    """A line read as far as its own words allow."""
    people, text = _cut_people(_OPEN_END.sub("–", _MONTH_TAB.sub(r"\1 ", line.text)))
    text = (
        _OPEN_START.sub(r"\1\t", text)
        if text[:1].isdigit() and not any(date.is_range for date in find_dates(text)[:1])
        else text
    )
    dates = find_dates(text)
    text = _GRADE.sub("\x00", _blank_dates(text, dates))
    pieces = tuple(styled for piece in _pieces(text) for styled in _with_style(piece, line))
    return CareerLine(line, dates, people, pieces)


def career_lines(lines: Iterable[Line]) -> list[CareerLine]:
    """Lines read one by one."""
    return [career_line(line) for line in lines]


def is_labelled(text: str) -> bool:
    """True where a line begins with a label of its own: "Thesis:", "Advisor:"."""
    return (_NOTE.match(text) is not None and ":" in text[:40]) or _ADVISED.match(text) is not None


def _cut_people(text: str) -> tuple[tuple[str, ...], str]:
    """The advisers that a line names, and its text without them."""
    if not may_name_adviser(text):
        return (), text
    found: list[str] = []
    at = 0
    while match := _ADVISED.search(text, at):
        stop = _NAMES_END.search(text, match.end())
        end = stop.start() if stop else len(text)
        dates = find_dates(text[match.end() : end])
        end = match.end() + dates[0].span.start if dates else end
        if _depth(text, 0, match.end()) and (closing := text.find(")", match.end(), end)) >= 0:
            end = closing
        names = people_in(text[match.end() : end])
        if not names:
            at = match.end()
            continue
        found.extend(name for name in names if name not in found)
        tail = text[end:].lstrip(") ") if text[match.start() : match.end()].count("(") else text[end:]
        text = text[: match.start()].rstrip(" ,;(–-") + "\t" + tail.lstrip(" ,;.")
        text, at = text.strip("\t"), match.start()
    return tuple(found), text


_ADVISER_WORDS = (
    "dvis",
    "uperv",
    "entor",
    "etreu",
    "gutachter",
    "oktorvater",
    "elatore",
    "utor",
    "irect",
    "ost",
    "uid",
    "PI",
    "P.I.",
    "romotor",
    "orking ",
    "orked ",
    "ork with",
    "ith Prof",
    "ith Dr",
    "y Prof",
    "y Dr",
    "nvestigator",
    "ith prof",
    "ADVIS",
    "SUPERV",
)


def may_name_adviser(text: str) -> bool:
    """A cheap test: False where no word of an adviser stands in the text."""
    for word in _ADVISER_WORDS:  # noqa: SIM110 - three times as fast as any(): every line passes here
        if word in text:
            return True
    return False


def people_in(text: str) -> list[str]:
    """The people's names at the beginning of a text, in order, up to the first phrase that is none."""
    names = []
    for name in split_names(_NAME_NOTE.sub("", text).strip(" .:")):
        if not is_name(name):
            break
        names.append(name)
    return names


def _blank_dates(text: str, dates: Iterable[DateRange]) -> str:
    """The text with its dates cut out; each leaves a strong separator."""
    for date in sorted(dates, key=lambda d: d.span.start, reverse=True):
        text = text[: date.span.start] + "\x00" + text[date.span.end :]
    return text


def _pieces(text: str) -> Iterator[Piece]:
    names = [Span(found.start, found.end) for found in find_organizations(text) if found.certain]
    for chunk, (before, start, end) in enumerate(_cuts(text, _STRONG, names)):
        words = text[start:end].strip(_EDGE)
        if not _worded(words):
            continue
        if _NOTE.match(words) and not is_title(words):
            yield Piece("note", words, 2, chunk)
            if ":" in text[end : end + 2]:
                return
            continue
        labelled = label_chunk(words)
        yield from (
            piece._replace(chunk=chunk, before=piece.before if i else before) for i, piece in enumerate(labelled)
        )


def _worded(text: str) -> bool:
    """True where at least two letters stand in a text."""
    return _LETTERS.search(text) is not None and not _NUMBERS.match(text)


def _cuts(text: str, separator: re.Pattern[str], names: list[Span]) -> list[tuple[str, int, int]]:
    """The separator before and the range of each part, cut outside brackets and outside the names of known organisations."""
    found, start, before = [], 0, ""
    for match in separator.finditer(text):
        mark = match[0].strip()
        inside = any(span.start < match.start() < span.end for span in names)
        if inside or (_depth(text, start, match.start()) and mark not in ("\x00", "")):
            continue
        if mark == "," and _CORPORATE.fullmatch(text[match.end() :].split(",", maxsplit=1)[0].strip()):
            continue
        found.append((before, start, match.start()))
        start, before = match.end(), mark or "\t"
    found.append((before, start, len(text)))
    return found


def _depth(text: str, start: int, end: int) -> bool:
    piece = text[start:end] if end - start < 400 else ""
    return piece.count("(") > piece.count(")") or piece.count("[") > piece.count("]")


def label_chunk(text: str) -> list[Piece]:
    """The labelled pieces of a chunk: its degrees with their fields first, then its comma-separated phrases."""
    if is_place(text) and not _certain(text):
        return [Piece("place", text.strip(" ()"), SURE)]
    degrees = _own_degrees(text)
    if not degrees:
        return list(_phrases(text))
    if len(degrees) == 1 and _STUDENT.search(
        text, degrees[0].start if degrees[0].level == "other" else degrees[0].degree_end, degrees[0].end
    ):
        return _student(text, degrees[0])
    found: list[Piece] = []
    at = 0
    for degree in degrees:
        before = text[at : degree.start].strip(" ,;:+&/(").removesuffix(" and")
        if _worded(before) and not _TYPED.fullmatch(before):
            found += _before_degree(before)
        found.append(Piece("degree", degree.degree, SURE, degree=degree))
        at = degree.end
    after = text[at:].strip(_EDGE + ").").removeprefix("and ")
    return found + (list(_phrases(after)) if _worded(after) else [])


def _student(text: str, degree: Degree) -> list[Piece]:
    """ "Ph.D. candidate in Physics, X University": a title for a position, a degree for an education."""
    end = degree.end
    if (
        (more := re.compile(r" [A-Za-z][^,;|(]{0,40}").match(text, end))
        and is_title(text[degree.start : more.end()])
        and not _certain(more[0])
    ):
        end = more.end()
    before, after = text[: degree.start].strip(_EDGE), text[end:].strip(_EDGE)
    lead = list(_phrases(before)) if _worded(before) and not _TYPED.fullmatch(before) else []
    title = Piece("title", text[degree.start : end].strip(_EDGE), 2, degree=degree)
    return [*lead, title, *(_phrases(after) if _worded(after) else ())]


def _own_degrees(text: str) -> list[Degree]:
    """Degrees that are stated as held, not words inside another phrase ("Undergraduate Research Assistant", "LLM Inference")."""
    found = list(find_degrees(text))
    if found and (not _stands_alone(text, found[0]) or (found[0].field and is_title(found[0].field))):
        return []
    return found


def _stands_alone(text: str, degree: Degree) -> bool:
    before, after = text[: degree.start].strip(" ("), text[degree.end :].strip()
    if degree.level == "other" or degree.degree.casefold().startswith(
        ("undergrad", "licen", "promotion", "grado", "kandidat")
    ):
        return not before and (degree.field is not None or not after or after[0] in ",(-–|")
    if is_title(text) and (
        (after[:1].isalpha() and degree.field is None) or (before and text[: degree.start].rstrip().endswith("("))
    ):
        return bool(_STUDENT.search(text, degree.degree_end, degree.end))
    last = re.split(r"[,;/+&]|\band\b", before)[-1].strip()
    return (
        not last
        or bool(_TYPED.fullmatch(last))
        or is_field(last)
        or shape_rank(last) > 1
        or bool(find_organizations(last))
        or degree.field is not None
    )


def _before_degree(text: str) -> list[Piece]:
    """What stands before a degree in its chunk: a field ("Computer Science Ph.D."), or phrases of its own."""
    if is_field(text) and not shape_rank(text) and not find_organizations(text):
        return [Piece("field", text, 1)]
    return list(_phrases(text))


def _phrases(text: str) -> Iterator[Piece]:
    names = [Span(found.start, found.end) for found in find_organizations(text) if found.certain]
    text, place = _trailing_place(text, names)
    first = True
    for _, start, end in _cuts(text, _COMMA, names):
        words = (
            text[start:end].strip(_EDGE + ".")
            if not text[start:end].rstrip().endswith(("Inc.", "Ltd.", "Corp.", "Eng.", "Sci.", "Co.", "S.A."))
            else text[start:end].strip(_EDGE)
        )
        words = words + ")" if words.count("(") > words.count(")") else words
        if not _worded(words):
            continue
        for piece in label_phrase(words):
            yield piece._replace(before="" if first else piece.before or ",")
            first = False
    if place:
        yield Piece("place", place, SURE, before=",")


def _trailing_place(text: str, names: list[Span]) -> tuple[str, str | None]:
    """A place at the end that is no part of a known organisation's name."""
    rest, place = cut_place(text)
    if not place or not rest:
        return text, None
    if any(span.end > len(rest) + 1 for span in names):
        return text, None
    glued = text[len(rest) : len(rest) + 1] == " " and "," not in text[len(rest) : text.find(place)]
    if glued and "," not in place and not _ends_organization(rest, names):
        return text, None
    return rest, place


def _ends_organization(rest: str, names: list[Span]) -> bool:
    return any(span.end == len(rest) for span in names) or is_unit(rest)


def label_phrase(text: str) -> Iterator[Piece]:
    """One phrase's label; a phrase that holds a title and an organisation, or an organisation and its unit, gives several."""
    if (_NOTE.match(text) or _HONOUR.search(text)) and not is_title(text):
        yield Piece("note", text, 2)
    elif is_place(text):
        yield Piece("place", text, SURE)
    elif (at := _AT.search(text)) and is_title(text[: at.start()]):
        yield Piece("title", text[: at.start()].strip(_EDGE), 2)
        yield from _affiliation(text[at.end() :])
    elif is_title(text) and not (found := _certain(text)):
        yield Piece("title", text, 2)
    elif is_title(text):
        yield from _glued_title(text)
    else:
        yield from _affiliation(text)


def _certain(text: str) -> bool:
    return any(found.certain for found in find_organizations(text))


def _glued_title(text: str) -> Iterator[Piece]:
    """ "Google Research Intern": an employer and a title without a separator."""
    found = next(name for name in find_organizations(text) if name.certain)
    before, after = text[: found.start].strip(_EDGE), text[found.end :].strip(_EDGE)
    if found.start == 0 and is_title(after):
        yield Piece("org", text[: found.end], SURE)
        yield Piece("title", after, 2)
    elif before and is_title(before) and not after:
        yield Piece("title", re.sub(r"(?i)\s+(?:of|in|for|the)$", "", before), 2)
        yield Piece("org", text[found.start : found.end], SURE)
    else:
        yield Piece("title", text, 2)


def _affiliation(text: str) -> Iterator[Piece]:
    text = _IN_PLACE.sub("", text.strip(_EDGE))
    if is_place(text):
        yield Piece("place", text, SURE)
        return
    split = split_affiliation(text)
    if split.rank == 1 and is_field(text) and not is_unit(text) and not _PART.search(text):
        yield Piece("field", text, 1)
        return
    if split.organization is None:
        rest = split.unit or text
        yield Piece("field", rest, 1) if is_field(rest) and len(rest) < 80 else Piece("unknown", rest)
    elif split.rank == SURE:
        yield Piece("org", split.organization, SURE)
    else:
        yield Piece("unit" if is_unit(split.organization) and split.rank < 2 else "org", split.organization, split.rank)
    if split.organization and split.unit:
        yield Piece("unit", split.unit, 1)
    if split.location:
        yield Piece("place", split.location, SURE)


def _with_style(piece: Piece, line: Line) -> Iterator[Piece]:
    """The piece with its style; a name whose end is set otherwise is an employer and its unit ("Globex *Vision* Team")."""
    at = line.text.find(piece.text) if line.bold or line.italic else -1
    if at < 0:
        yield piece
        return
    end = at + len(piece.text)
    styled = piece._replace(
        bold=_covers(line.bold, at, len(piece.text)), italic=_covers(line.italic, at, len(piece.text))
    )
    cut = next((span.start for span in line.italic if at + 1 < span.start < end and span.end > span.start), None)
    if (
        cut
        and piece.label in ("org", "unit", "unknown")
        and piece.strength < SURE
        and is_unit(piece.text)
        and line.text[cut - 1] == " "
    ):
        yield styled._replace(label="org", text=line.text[at:cut].strip(_EDGE), strength=1)
        yield styled._replace(label="unit", text=line.text[cut:end].strip(_EDGE), strength=1, before=",")
    else:
        yield styled


def _covers(spans: tuple[Span, ...], at: int, size: int) -> bool:
    covered = sum(max(0, min(span.end, at + size) - max(span.start, at)) for span in spans)
    return covered >= 0.7 * size


def advisers_in(text: str) -> list[str]:
    """The advisers that a stretch of prose names ("advised by Prof. X and Y")."""
    return list(_cut_people(text)[0])
