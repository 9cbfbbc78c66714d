"""Facts stated again: a record that says of one person what another record says already.

Consumes the parse-layer tables and the owners; produces decisions of the entity "fact": left is the record that
falls away, right the one that becomes the fact. Papers are resolved on their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date

import polars as pl

from transforms.names.people import fold
from transforms.resolve.decisions import Decision, merge

# Table -> what both must state and agree in (text folded), what must not contradict (null agrees), and what tells it.
KINDS: dict[str, tuple[tuple[str, ...], tuple[str, ...], str]] = {
    "parsed_positions": (("title", "organization_name"), ("start_text", "end_text", "unit"), "title"),
    "parsed_education": (("degree", "organization_name"), ("start_text", "end_text", "field_of_study"), "degree"),
    "parsed_awards": (("award_name",), ("start_text", "end_text", "granter_name", "award_paper_title"), "award_name"),
    "parsed_service": (("role", "venue_name"), ("start_text", "end_text"), "role"),
    "parsed_teaching": (("course",), ("teaching_role", "start_text", "end_text", "organization_name"), "course"),
    "parsed_talks": (("title",), ("venue_name", "year"), "title"),
    "parsed_grants": (("title", "funder_name"), ("start_text", "end_text", "amount"), "title"),
    "parsed_projects": (("title",), ("organization_name",), "title"),
    "parsed_advising": (("person_name", "mention_role"), ("relation", "organization_name"), "person_name"),
    "parsed_interests": (("interest",), (), "interest"),
    "parsed_skills": (("skill",), (), "skill"),
    "parsed_languages": (("language",), ("proficiency",), "language"),
    "parsed_references": (("person_name",), ("title", "organization_name"), "person_name"),
}

_DATES = ("start_text", "end_text")  # of which a less precise one says the same
_TELLING = "+#"  # C, C++ and C# are three skills

Row = Mapping[str, object]
Meanings = Mapping[str, Mapping[str, int]]  # column -> stated name -> entity id


def restated(frames: Mapping[str, pl.DataFrame], owners: Mapping[int, int], meanings: Meanings) -> Iterator[Decision]:
    """One decision for each record that another one of the same person covers.

    Args:
        frames: the parse layer.
        owners: document_id -> person_id of its owner.
        meanings: for columns that name an organisation or venue, the entity that a stated name means.
    """
    documents = frames["parsed_documents"].select("document_id", "as_of_date")
    dates: dict[object, date] = {number: stated for number, stated in documents.iter_rows() if stated}
    for table, (same, near, told) in KINDS.items():
        groups: dict[tuple[object, ...], list[Row]] = {}
        columns = ("record_id", "document_id", "ordinal", *same, *near)
        for row in frames[table].select(columns).sort("document_id", "ordinal", "record_id").iter_rows(named=True):
            if row["document_id"] in owners and all(row[column] is not None for column in same):
                place = (
                    owners[row["document_id"]],
                    *(_meaning(row[column], meanings.get(column, {})) for column in same),
                )
                groups.setdefault(place, []).append(row)
        for group in groups.values():
            latest_first = sorted(group, key=lambda row: dates.get(row["document_id"], date.min), reverse=True)
            yield from _covered(latest_first, near, meanings, told)


def _covered(group: list[Row], near: tuple[str, ...], meanings: Meanings, told: str) -> Iterator[Decision]:
    """The fullest records first, of equals the latest: one that none of them contradicts falls away."""
    kept: list[Row] = []
    for row in sorted(group, key=lambda r: _fullness(r, near), reverse=True):
        cover = next((other for other in kept if _agree(row, other, near, meanings)), None)
        if cover is None:
            kept.append(row)
            continue
        rule = (
            "stated twice in one document"
            if row["document_id"] == cover["document_id"]
            else "stated in two documents of one person"
        )
        left, right = row["record_id"], cover["record_id"]
        assert isinstance(left, int)
        assert isinstance(right, int)
        yield merge("fact", (left, right), rule, 1.0, f"{row[told]} = {cover[told]}")


def _agree(row: Row, other: Row, near: tuple[str, ...], meanings: Meanings) -> bool:
    """True where the fuller record says everything that the row says."""
    return all(
        row[column] is None
        or (column in _DATES and str(other[column]).startswith(str(row[column])))
        or _same(row[column], other[column], meanings.get(column, {}))
        for column in near
    )


def _fullness(row: Row, near: tuple[str, ...]) -> tuple[int, int]:
    """How many columns a record fills, and how precise its dates are."""
    dates = sum(len(str(row[column] or "")) for column in near if column in _DATES)
    return sum(row[column] is not None for column in near), dates


def _same(a: object, b: object, meaning: Mapping[str, int]) -> bool:
    return _meaning(a, meaning) == _meaning(b, meaning)


def _meaning(value: object, meaning: Mapping[str, int]) -> object:
    if not isinstance(value, str):
        return value
    return meaning.get(value, fold(value) + "".join(c for c in value if c in _TELLING) or value)
