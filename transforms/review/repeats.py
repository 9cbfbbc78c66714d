"""Records that say again what another one says: consumes records; produces them once, with all places.

A paper listed under news and under publications is one record. Within one list of publications two items of one title
stay two, unless their venue agrees or is missing: a preprint and its journal version are listed apart on purpose. Two
lines of one list of honours that say the same are two honours: nobody lists one twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeVar

from transforms.entities import venues
from transforms.model import Section
from transforms.names.people import fold
from transforms.parsed import (
    Award,
    Dated,
    Education,
    Interest,
    Language,
    Paper,
    Position,
    Project,
    Record,
    Reference,
    Service,
    Skill,
    Talk,
)

R = TypeVar("R", bound=Record)
_MOST_TWINS = 12  # equal lines of one list beyond the first: more say the same again, in a document that is broken
_MOST_PLACES = 500  # where one thing is said more often, a document is broken, and the rest of it stays unparsed


def once(records: Iterable[Record], sections: Iterable[Section] = ()) -> list[Record]:
    """The records in order, repeated ones merged into the first of them that says most."""
    kept: list[Record] = []
    lists = {line.number: i for i, one in enumerate(sections) if one.kind == "awards" for line in one.lines}
    twins: Counter[tuple[object, ...]] = Counter()
    places: dict[tuple[object, ...], list[int]] = {}
    for record in records:
        maker = _KEYS.get(type(record))
        if maker is None:
            kept.append(record)
            continue
        said = places.setdefault((type(record), *maker(record)), [])
        same = next((i for i in said if _agree(kept[i], record)), None) if said else None
        if same is not None and isinstance(record, Award) and _beside(kept[same], record, lists):
            twins[record.name, record.start] += 1
            same = None if twins[record.name, record.start] <= _MOST_TWINS else same
        if same is None:
            said.append(len(kept))
            kept.append(record)
        elif len(kept[same].also) < _MOST_PLACES:
            kept[same] = _merged(kept[same], record)
    return _without_bare(kept)


def _without_bare(records: list[Record]) -> list[Record]:
    """The records without honours that are named alone, beside a degree or paper, and told with their year elsewhere.

    There the name may have its giver in front: "Dean's Medal of Looms" and "Weaver University Dean's Medal of Looms".
    """
    told = {fold(one.name): i for i, one in enumerate(records) if isinstance(one, Award) and one.start}
    bare: dict[int, int] = {}
    for i, one in enumerate(records) if told else ():
        if isinstance(one, Award) and not (one.start or one.granter or (one.paper and not _is_own_name(one.name))):
            name = fold(one.name)
            end = f" {name}" if name.count(" ") >= _SEVERAL_WORDS else None
            same = (
                told[name]
                if name in told
                else next((at for all_, at in told.items() if end and all_.endswith(end)), -1)
            )
            bare |= {i: same} if same >= 0 and not _of_other_papers(records[same], one) else {}
    for i, at in bare.items():
        records[at] = _merged(records[at], records[i])
    return [one for i, one in enumerate(records) if i not in bare]


_SEVERAL_WORDS = 2  # blanks of a name that no other honour ends in by chance


_KEYS: dict[type[Record], Callable[..., tuple[object, ...]]] = {
    Paper: lambda r: (fold(r.title),),
    Position: lambda r: (fold(r.title), fold(r.organization or "")),
    Education: lambda r: (r.level, fold(r.degree), fold(r.organization or ""), fold(r.field or "")),
    Award: lambda r: (r.start[:4] if r.start else fold(r.name),),
    Service: lambda r: (r.role, fold(r.venue or "")),
    Talk: lambda r: (fold(r.title or ""), fold(r.venue or ""), r.year),
    Project: lambda r: (fold(r.title),),
    Interest: lambda r: (fold(r.text),),
    Skill: lambda r: (r.text.casefold(),),
    Language: lambda r: (fold(r.language),),
    Reference: lambda r: (fold(r.name),),
}


def _is_joint(kept: Position, record: Position) -> bool:
    """True for two posts of one entry in departments of their own."""
    return kept.evidence == record.evidence and bool(kept.unit and record.unit) and kept.unit != record.unit


def _in_other_months(kept: Position, record: Position) -> bool:
    """True for two posts of one year whose months tell them apart: two summers' or terms' internships."""
    dates = ((kept.start, record.start), (kept.end, record.end))
    return any(a and b and len(a) > _YEAR and len(b) > _YEAR and a[:_MONTH] != b[:_MONTH] for a, b in dates)


def _in_other_units(kept: Position, record: Position) -> bool:
    """True for two entries in units that share no word, under people of their own; or undated, under such people."""
    if not (kept.supervisors and record.supervisors):
        return False
    if not (kept.start or record.start or kept.end or record.end) and kept.evidence != record.evidence:
        return not set(kept.supervisors) & set(record.supervisors)
    if not (kept.unit and record.unit and kept.start and record.start):
        return False
    units = [{word for word in fold(unit).split() if len(word) > _SMALL} for unit in (kept.unit, record.unit)]
    return not units[0] & units[1] and not set(kept.supervisors) & set(record.supervisors)


_SMALL = 3
_YEAR, _MONTH = len("2031"), len("2031-05")


def _agree(kept: Record, record: Record) -> bool:
    if (
        isinstance(kept, Position)
        and isinstance(record, Position)
        and (_is_joint(kept, record) or _in_other_months(kept, record) or _in_other_units(kept, record))
    ):
        return False
    if isinstance(kept, Dated) and isinstance(record, Dated):
        return all(
            not a or not b or a[:4] == b[:4] for a, b in ((kept.start, record.start), (kept.end, record.end))
        ) and (not isinstance(kept, Award) or _same_honour(kept, record))
    if isinstance(kept, Paper) and isinstance(record, Paper):
        return (
            not kept.venue
            or not record.venue
            or fold(kept.venue) == fold(record.venue)
            or (venues.known(kept.venue) is not None and venues.known(kept.venue) == venues.known(record.venue))
        )
    return True


def _beside(kept: Record, record: Record, lists: dict[int, int]) -> bool:
    """True for two items of one list of honours."""
    first, second = kept.evidence.line_start, record.evidence.line_start
    if isinstance(kept, Award) and isinstance(record, Award) and kept.start != record.start:
        return False  # "2024" in a box of highlights, "10/2024" in the list below
    return first != second and first in lists and lists[first] == lists.get(second)


def _same_honour(kept: Award, record: Dated) -> bool:
    """True for one honour stated twice: the same dates, no two different givers, no two different papers."""
    if not isinstance(record, Award) or not _same_name(kept, record) or _of_other_papers(kept, record):
        return False
    givers = [set(fold(giver).split()) - {"and", "the"} for giver in (kept.granter, record.granter) if giver]
    return (
        _one_date(kept, record)
        and kept.end == record.end
        and (len(givers) < 2 or givers[0] <= givers[1] or givers[1] <= givers[0])
    )


def _one_date(kept: Award, record: Award) -> bool:
    """True for the same date, or for a year and a month of it where the giver is the same."""
    a, b = kept.start or "", record.start or ""
    if a == b or not (a and b and kept.granter and record.granter):
        return a == b
    return a.startswith(b) or b.startswith(a)


def _is_own_name(name: str) -> bool:
    """True for what one honour alone is called: no "Best Paper Award", which any meeting may give."""
    return name.count(" ") >= _SEVERAL_WORDS and not name.startswith(_ANYBODYS)


_ANYBODYS = ("Best ", "Outstanding ", "Distinguished ", "Honorable ", "Honourable ", "Student ", "Travel ")


def _of_other_papers(kept: Record, record: Award) -> bool:
    """True for an honour like another one's, beside another paper of the same meeting."""
    titles = [fold(one.paper) for one in (kept, record) if isinstance(one, Award) and one.paper]
    return len(titles) > 1 and titles[0] not in titles[1] and titles[1] not in titles[0]


def _same_name(a: Award, b: Award) -> bool:
    """True for one name, or for a note beside a paper ("Travel Award") and the fuller name in a list of honours."""
    words, others = set(fold(a.name).split()), set(fold(b.name).split())
    if words == others:
        return True
    return (
        (a.paper is None) != (b.paper is None)
        and bool(a.granter and b.granter)
        and (words <= others or others <= words)
    )


def _merged(kept: R, record: Record) -> R:
    """The fuller of the two, its gaps filled from the other; both places kept."""
    fuller, other = (record, kept) if _facts(record) > _facts(kept) else (kept, record)
    gaps = {
        name: getattr(other, name)
        for name in type(fuller).model_fields
        if name not in ("evidence", "also", "issues", "confidence")
        and not getattr(fuller, name)
        and getattr(other, name)
    }
    if isinstance(fuller, Paper) and isinstance(other, Paper) and len(other.authors) > len(fuller.authors):
        gaps["authors"] = other.authors  # news name nobody but the owner
    if isinstance(fuller, Award) and isinstance(other, Award) and len(other.start or "") > len(fuller.start or ""):
        gaps["start"] = other.start
    also = tuple(dict.fromkeys((*fuller.also, other.evidence, *other.also)))
    return fuller.model_copy(update={**gaps, "also": also})  # type: ignore[return-value]


def _facts(record: Record) -> int:
    return sum(1 for name in type(record).model_fields if getattr(record, name))
