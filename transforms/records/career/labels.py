"""Labels of phrases: title, degree, field, organisation, unit, place, note. Consumes text; produces `Piece`s.

What no recogniser knows stays "unknown": `slots` decides by the section's own order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from transforms.entities.affiliations import Affiliation, split_affiliation, without_campus, without_thesis
from transforms.entities.degrees import Degree, find_degrees
from transforms.entities.organizations import find_organizations, is_unit, shape_rank
from transforms.entities.places import is_place
from transforms.entities.studies import is_field
from transforms.entities.titles import DOING, is_title, told_role
from transforms.model import Span, new
from transforms.records.career.branches import branch
from transforms.records.career.chunks import cuts
from transforms.records.career.notes import HONOUR, is_note, is_worded, names_sponsor, says, tells_terms, without_honour
from transforms.records.career.own_degrees import STUDENT, TYPED, is_certain, own_degrees, without_granter
from transforms.records.career.remarks import behind_honour
from transforms.records.career.units import (
    field_and_school,
    is_towned,
    nobodys,
    part_and_host,
    title_with_unit,
    unmarked_employer,
    whole_units,
    with_place_apart,
)
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of

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


_COMMA = re.compile(r",(?=\s|$|[A-Z])\s*|;\s+")
_AT = re.compile(
    rf"(?i)\s+(?:{any_of('entry_words', 'career', 'at')})(?:\s+(?:the\s+(?=[A-Z]))?|(?<=[’']))(?=[A-ZÀ-Þ])"
    r"(?!(?-i:(?:Potential )?Security of))"
)
_IN_PLACE = re.compile(  # and the class of a degree before its field
    r"(?i)^(?:à l['’](?=\w)|(?:in|at|from|by the|by(?= univ)|por (?:la|el)|por(?= univ)|pel[ao]|based in|à(?: la)?|"
    r"(?:first|(?:upper |lower )?second)[ -]class \(hon(?:our)?s\.?\)(?: in)?)\s+)"
)
_STUDIES = re.compile(
    r"(?i)^(?:undergraduate |graduate |university )?(?:studies|study|studied|studium|études|estudios|studi)"
    r"(?: (?:of|in|der|des|de|di|en))? ((?-i:[A-ZÀ-Þ])[^,;()]{2,60})$"
)
_SAYS_NOTHING = frozenset(("degree", "degree awarded", "title", "position", "abschluss", "qualification"))
_SECOND_FORM = re.compile(r"\s*\(([^()]{2,40})\)")
_PART = re.compile(r"(?i)\b(?:school|institute?|cent(?:er|re)|college|lab|laboratory|department|faculty|academy)\b")
GLUED = "glued"
EDGE = " \t,;|–—-−·•~*_@/"


@lru_cache(maxsize=1 << 12)
def label_chunk(text: str) -> tuple[Piece, ...]:
    """The labelled pieces of a chunk: its degrees with their fields first, then its comma-separated phrases."""
    return tuple(_labelled_chunk(text))


def _labelled_chunk(text: str) -> list[Piece]:
    if is_place(text) and not is_certain(text):
        return [Piece("place", text.strip(" ()"), SURE)]
    degrees = own_degrees(text)
    if not degrees:
        return list(_phrases(text))
    is_exchange = degrees[0].degree[:8].casefold() == "exchange"  # one studies there, in whatever list it stands
    if (
        not is_exchange
        and (len(degrees) == 1 or _PROGRAMME.search(text, degrees[1].start))
        and STUDENT.search(
            text, degrees[0].start if degrees[0].level == "other" else degrees[0].degree_end, degrees[0].end
        )
    ):
        return _student(text, degrees[0])
    found: list[Piece] = []
    at = 0
    for degree in degrees:
        before = text[at : degree.start].strip(" ,;:+&/(").removesuffix(" and")
        if is_worded(before) and not TYPED.fullmatch(before):
            found += _before_degree(before)
        own, granter = without_granter(degree)
        found.append(Piece("degree", own.degree, SURE, degree=own))
        found += [Piece("org", granter, 1 if own.field else SURE)] if granter else []
        second = _SECOND_FORM.match(text, degree.degree_end)
        at = second.end() if second and _is_gloss(second[1]) and second.end() > degree.end else degree.end
    after = text[at:].strip(EDGE + ").").removeprefix("and ")
    studied, after = field_and_school(after)
    rest = [*([Piece("field", studied, 1)] if studied else []), *(_phrases(after) if is_worded(after) else ())]
    if rest and rest[0].label == "unknown" and text[at : at + 1] == " " and after[0].isupper():
        rest[0] = rest[0]._replace(label="field", strength=1)  # "Licenciatura Turismo"
    return found + rest


GUEST = re.compile(r"(?i)(?:visiting|guest)\b.{0,12}")
_PROGRAMME = re.compile(r"(?i)\bprogram(?:me)?\b")  # "Doctoral Student, Doctoral Programme in X": one role


def _is_gloss(text: str) -> bool:
    """True for another name of the degree in brackets: "M.Sc. (Sivilingeniør), Marine Technology"."""
    return bool(find_degrees(text)) or not (is_place(text) or is_certain(text) or is_field(text) or shape_rank(text))


def _student(text: str, degree: Degree) -> list[Piece]:
    """As in "Ph.D. candidate in Physics, X University": a title for a position, a degree for an education."""
    end = degree.end
    at = _AT.search(text, end)
    if (
        (more := _MORE.match(text, end, at.start() if at else len(text)))
        and is_title(text[degree.start : more.end()])
        and not is_certain(more[0])
    ):
        end = more.end()
    before, after = text[: degree.start].strip(EDGE), text[end:].strip(EDGE)
    if before.endswith(("&", " and", "/")) and is_title(before.rstrip("&/").removesuffix(" and")):
        return [Piece("title", text[:end].strip(EDGE), 2), *(_phrases(after) if is_worded(after) else ())]
    if GUEST.fullmatch(before):  # a stay, not the degree studied for
        return [Piece("title", text[:end].strip(EDGE), 2), *(_phrases(after) if is_worded(after) else ())]
    lead = list(_phrases(before)) if is_worded(before) and not TYPED.fullmatch(before) else []
    title = Piece("title", text[degree.start : end].strip(EDGE), 2, degree=degree)
    return [*lead, title, *(_phrases(after) if is_worded(after) else ())]


_MORE = re.compile(r" [A-Za-z][^,;|(]{0,40}(?![^\W_])")


def _before_degree(text: str) -> list[Piece]:
    """What stands before a degree in its chunk: a field ("Computer Science Ph.D."), or phrases of its own."""
    if is_field(text) and not shape_rank(text) and not find_organizations(text):
        return [Piece("field", text, 1)]
    return list(_phrases(text))


def _phrases(text: str) -> Iterator[Piece]:
    found = find_organizations(text)
    names = [Span(*without_campus(text, name.start, name.end, name.organization)) for name in found if name.certain]
    text, place = with_place_apart(text, names)
    first = True
    for start, end, whole in whole_units(text, [(start, end) for _, start, end in cuts(text, _COMMA, names)]):
        words = (
            text[start:end].strip(EDGE + ".")
            if not text[start:end].rstrip().endswith(("Inc.", "Ltd.", "Corp.", "Eng.", "Sci.", "Co.", "S.A."))
            else text[start:end].strip(EDGE)
        )
        words = words + ")" if words.count("(") > words.count(")") else words
        if not is_worded(words):
            continue
        for piece in [Piece(whole, words, 1 + (whole == "title"))] if whole else label_phrase(words):
            label, said, strength, chunk, before, bold, italic, degree = piece
            yield new(Piece, (label, said, strength, chunk, "" if first else before or ",", bold, italic, degree))
            first = False
    if place:
        yield Piece("place", place, SURE, before=",")


@lru_cache(maxsize=1 << 12)
def label_phrase(text: str) -> tuple[Piece, ...]:
    """One phrase's label; a title with its employer, or an employer with its unit, gives several."""
    text, noted = without_honour(text)
    return (*_labelled(text), Piece("note", noted, 2)) if noted else tuple(_labelled(text))


def _labelled(text: str) -> Iterator[Piece]:
    text = behind_honour(text)
    noted = ((is_note(text) or HONOUR.search(text)) and not is_title(text)) or tells_terms(text)
    if noted or text.casefold() in _SAYS_NOTHING or names_sponsor(text):
        yield Piece("note", text, 2)
    elif is_place(text):
        yield Piece("place", text, SURE)
    elif (busy := _BUSY.search(text)) and is_title(text[: busy.start()]):
        yield Piece("title", text[: busy.start()], 2)
        if at := _AT.search(text, busy.end()):
            yield from _affiliation(text[at.end() :])
    elif (at := _AT.search(text)) and is_title(text[: at.start()]):
        within = _WITHIN.match(text[: at.start()])
        role, unit = (
            within.groups() if within and is_title(within[1]) and is_unit(within[2]) else (text[: at.start()], "")
        )
        yield Piece("title", role.strip(EDGE), 2)
        yield from _affiliation(text[at.end() :])
        yield from [Piece("unit", unit, 1)] if unit else ()
    elif (inside := _EMPLOYER_INSIDE.match(text)) and is_title(inside[1]) and _is_employer(inside[2]):
        yield Piece("title", inside[1], 2)
        yield from _affiliation(inside[2])
    elif (within := _WITHIN.match(text)) and is_title(within[1]) and is_unit(within[2]) and not is_certain(text):
        yield Piece("title", within[1], 2)
        yield from _affiliation(within[2])
    elif parted := title_with_unit(text) or part_and_host(text) or unmarked_employer(text):
        yield from _in_parts(*parted)
    elif is_title(text):
        yield from _glued_title(text) if is_certain(text) else (Piece("title", told_role(text) or text, 2),)
    else:
        yield from _affiliation(text)


def _in_parts(label: str, part: str, rest: str) -> Iterator[Piece]:
    """A title and its unit, or a unit and its host."""
    yield Piece(label, part, 2 if label == "title" else 1)
    for piece in _affiliation(rest):
        yield piece._replace(label="org") if label != "title" and piece.label == "unit" else piece


_BUSY = re.compile(rf" (?:{DOING}|responsible)\b")
_EMPLOYER_INSIDE = re.compile(r"^(.*\S)(?:\s\(| to (?:the )?)([A-ZÀ-Þ][^()]{3,80}?)\)?$")
_WITHIN = re.compile(  # "Lecturer in the Department of Physics"
    r"([^()]{4,60}?) (?:with)?in (?:the )?((?:[A-Z][^()]{0,60} )?"
    r"(?:Department|School|Division|Faculty|Institute|Group|Cent(?:er|re)|Laboratory|Lab|Unit)\b[^()]{0,80})$"
)


def _is_employer(text: str) -> bool:
    """True for a known or surely shaped organisation: "Lecturer (University of X)", "Consultant to the World Bank"."""
    return is_certain(text) or shape_rank(text) > 1


def _glued_title(text: str) -> Iterator[Piece]:
    """As in "Google Research Intern": an employer and a title without a mark between."""
    found = next(name for name in find_organizations(text) if name.certain)
    before, after = text[: found.start].strip(EDGE), text[found.end :].strip(EDGE)
    if found.start == 0 and is_title(after):
        yield Piece("org", text[: found.end], SURE)
        yield Piece("title", after, 2, before=GLUED)
    elif before and is_title(before) and (not after or _PART_NUMBER.fullmatch(after)):
        yield Piece("title", re.sub(r"(?i)\s+(?:of|in|for|the)$", "", before), 2)
        yield Piece("org", text[found.start : found.end], SURE)
        yield from [Piece("unit", after, 1)] if after else ()
    else:  # "Instituto Superior Técnico" ends in a role, and is none
        yield from (Piece("title", text, 2),) if before or after else _affiliation(text)


_PART_NUMBER = re.compile(r"[A-Z]{2,6} \d{1,4}")  # "UFR 12"


def _with_branch(split: Affiliation, text: str) -> Affiliation:
    """A known house and words behind it as one of its own name: "Globex WoolLife Research"."""
    unit = split.unit or ""
    if not unit.endswith(" Research") or text != f"{split.organization} {unit}":
        return split
    return split._replace(organization=text, unit=None, rank=SURE)


def _affiliation(text: str) -> Iterator[Piece]:
    text = without_front(_IN_PLACE, without_thesis(text.strip(EDGE)))
    if (towned := is_towned(text)) or is_place(text):
        yield Piece("org" if towned else "place", text, SURE)
        return
    if says(text):
        yield Piece("unknown", text)
        return
    split = _with_branch(split_affiliation(text), text)
    if (study := _STUDIES.match(text)) and (is_field(study[1]) or text.count(" ", 0, study.start(1)) > 1):
        yield Piece("field", study[1], 1)
        return
    if split.rank == 1 and is_field(text) and not is_unit(text) and not _PART.search(text):
        yield Piece("field", text, 1)
        return
    if split.organization is None:
        rest = split.unit or text
        if split.location and (whole := branch(text, rest, split.location)):
            yield Piece(whole, text, SURE)
            return
        titled = split.location and is_title(rest)
        yield Piece("title", rest, 2) if titled else Piece(label := nobodys(rest), rest, int(label != "unknown"))
    elif split.rank == SURE:
        yield Piece("org", split.organization, SURE)
    else:
        yield Piece("unit" if is_unit(split.organization) and split.rank < 2 else "org", split.organization, split.rank)
    if split.organization and split.unit:
        yield Piece("field" if is_field(split.unit) and not is_unit(split.unit) else "unit", split.unit, 1)
    if split.location:
        yield Piece("place", split.location, SURE)
