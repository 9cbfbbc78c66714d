"""Courses told more than once: consumes `Teaching` records; produces one for each course and role, with all terms."""

from __future__ import annotations

import re
from collections.abc import Iterable

from transforms.entities.organizations import find_organizations
from transforms.names.people import fold
from transforms.parsed import Teaching
from transforms.records.lists.looks import holds_code
from transforms.records.lists.periods import both_periods
from transforms.vocabulary import any_of


def one_each(records: Iterable[Teaching]) -> list[Teaching]:
    """Records of one course in one role put together: first start, last end; what counts the supervised is none."""
    found: dict[tuple[str, str, str], Teaching] = {}
    for record in records:
        if "upervis" in record.course[:_FRONT] and _COUNTED.match(record.course):
            continue
        key = (fold(record.course), fold(record.role or ""), fold(record.organization or ""))
        found[key] = both_periods(found[key], record) if key in found else record
    return _with_schools_once(_with_schools_in_front(list(found.values())))


_FRONT = 20  # characters in which the verb stands
_COUNTED = re.compile(  # "Supervised and co-advised 9 diploma theses", "Supervision of three theses"
    r"(?:Co-?)?supervis(?:ed|ing|ion|or)(?:(?: of| or|/|,| and)? ?(?:co-?)?(?:supervis|advis|mentor)\w{2,4})?"
    rf" (?:of )?(?:(?:{any_of('entry_words', 'teaching', 'about_many')}) )?"
    rf"(?:\d{{1,3}}\+?|{any_of('entry_words', 'teaching', 'how_many')})\s",
    re.IGNORECASE,
)


def _with_schools_in_front(records: list[Teaching]) -> list[Teaching]:
    """The records, a university's letters in front of several courses as their school: "CMU 90502 Slow Looms"."""
    bare = [record for record in records if not record.organization and record.course[:2].isupper()]
    led = [(record, name) for record in bare if (name := _school_in_front(record.course))]
    for record, name in led:
        if sum(name == other for _, other in led) > 1:
            record.organization = name
    return records


def _school_in_front(course: str) -> str | None:
    letters = course.partition(" ")[0]
    found = next(iter(find_organizations(letters)), None) if letters.isupper() and len(letters) > _SHORT else None
    return letters if found and found.certain and found.organization.kind == "university" else None


_SHORT = 2  # letters that stand for many things


def _with_schools_once(records: list[Teaching]) -> list[Teaching]:
    """The records; a coded course told without its school is put to the one record that names the school as well."""
    found = list(records)
    for bare in (record for record in records if not record.organization and holds_code(record.course)):
        same = [at for at, record in enumerate(found) if record.organization and _is_same(record, bare)]
        if len(same) == 1:
            found[same[0]] = both_periods(found[same[0]], bare)
            found.remove(bare)
    return found


def _is_same(record: Teaching, bare: Teaching) -> bool:
    return fold(record.course) == fold(bare.course) and (bare.role is None or record.role == bare.role)
