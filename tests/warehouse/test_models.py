"""Each model: given two made-up documents (`world`), expect these rows; keys are shown by the names they stand for."""

# ruff: noqa: E501 - one expected row a line

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import polars as pl
import pytest

from tests.documents import cv, resolved, star
from tests.warehouse.world import lake, world
from warehouse import derive, store
from warehouse.tables import STAR, TABLES

ADA, BO, CY = "Ada Quill", "Bo Tarn", "Cy Dell"
WESTMOOR, EASTMOOR, HKU = "Westmoor University", "Eastmoor College", "The University of Hong Kong"
NORTH, USES = "Inks of the North", "On Quills and Their Uses"
NOT_SHOWN = {*derive.polars_schema(TABLES["further_evidence"]), "confidence", "sha256", "byte_count", "record_id"} - {
    "document_id"
}

# Table -> rows, each the columns that are neither keys of the fact itself nor evidence, in their order; None where every row is null.
EXPECTED: dict[str, list[tuple[Any, ...]]] = {
    "dim_document": [
        ("cvs/ada.txt", "ada.txt", "text/plain", 19, date(2024, 5, 1), 1.0, date(2024, 5, 1), None, True),
        ("cvs/bo.txt", "bo.txt", "text/plain", 5, date(2023, 1, 1), 1.0, date(2023, 1, 1), None, True),
    ],
    "dim_person": [
        (ADA, "Ada", "Quill", None, "https://quill.example", True), (BO, "Bo", "Tarn", None, None, True),
        (CY, "Cy", "Dell", None, None, False),
    ],
    "dim_person_name": [(ADA, "A. Quill"), (ADA, ADA), (ADA, "Quill, A."), (BO, "B. Tarn"), (BO, BO), (CY, CY)],
    "dim_organization": [
        ("Alibaba Group", "company", "Hangzhou", "CN", None), (EASTMOOR, "university", None, None, None),
        ("National Science Foundation", "agency", "Alexandria", "US", None),
        ("Platform for AI", "company", "Hangzhou", "CN", "Alibaba Group"), (HKU, "university", "Hong Kong", "HK", None),
        (WESTMOOR, "university", None, None, None),
    ],
    "dim_organization_name": [
        ("Alibaba Group", "Alibaba Group"), (EASTMOOR, EASTMOOR), ("National Science Foundation", "National Science Foundation"),
        ("Platform for AI", "PAI"), ("Platform for AI", "Platform for AI"), (HKU, "HKU"), (HKU, HKU), (WESTMOOR, WESTMOOR),
    ],
    "dim_venue": [
        ("ICML", "International Conference on Machine Learning", "conference"), ("INFOCOM", "IEEE INFOCOM", "conference"),
        ("arXiv", "arXiv", "preprint server"),
    ],
    "dim_venue_name": [
        ("ICML", "ICML"), ("ICML", "International Conference on Machine Learning"), ("INFOCOM", "IEEE INFOCOM"),
        ("INFOCOM", "INFOCOM"), ("arXiv", "arXiv"),
    ],
    "fact_paper": [
        (NORTH, 2022, "INFOCOM", "published", None, "2101.00001", None, None, None, None, 2, "ada.txt"),
        (USES, 2021, "ICML", "published", "10.1000/quills", None, "https://quill.example/uses", "7", "2", "11-19", 2, "ada.txt"),
    ],
    "fact_authorship": [
        (NORTH, ADA, 2, True, True, "ada.txt"), (NORTH, BO, 1, False, True, "ada.txt"),
        (USES, ADA, 1, False, True, "ada.txt"), (USES, BO, 2, False, True, "ada.txt"),
    ],
    "fact_position": [
        (ADA, WESTMOOR, "Professor", "School of Ink", "Westmoor", date(2020, 9, 1), "month", None, None, True, "ada.txt"),
        (BO, "Platform for AI", "Research Intern", None, None, date(2022, 6, 1), "month", date(2022, 8, 1), "month", False, "bo.txt"),
    ],
    "fact_education": [
        (ADA, EASTMOOR, "PhD", "doctorate", "Ink Science", date(2014, 1, 1), "year", date(2019, 6, 30), "day", False, False, "ada.txt"),
        (BO, HKU, "B.Sc.", "bachelor", None, None, None, date(2027, 1, 1), "year", False, True, "bo.txt"),
    ],
    "fact_award": [
        (ADA, "Best Paper", None, "INFOCOM", 2022, 2023, NORTH, "ada.txt"), (ADA, "Ink Prize", HKU, None, 2022, None, None, "ada.txt"),
    ],
    "fact_advising": [(ADA, BO, None, "PhD student", "ada.txt"), (CY, ADA, EASTMOOR, "PhD", "ada.txt")],
    "fact_service": [(ADA, "reviewer", "INFOCOM", date(2020, 1, 1), "year", date(2021, 1, 1), "year", False, "ada.txt")],
    "fact_teaching": [(ADA, WESTMOOR, "Inks I", "Lecturer", date(2021, 1, 1), "year", None, None, False, "ada.txt")],
    "fact_talk": [(ADA, "What Quills Want", "Quill Days", 2023, "ada.txt")],
    "fact_grant": [
        (ADA, "Inks for All", "National Science Foundation", "$5", date(2022, 1, 1), "year", None, None, False, "ada.txt"),
    ],
    "fact_project": [(ADA, "OpenQuill", WESTMOOR, "ada.txt")],
    "fact_interest": [(ADA, "Ink", "ada.txt"), (ADA, "quills", "ada.txt"), (BO, "ink", "bo.txt")],
    "fact_skill": [(ADA, "calligraphy", "ada.txt")],
    "fact_language": [(ADA, "Old Norse", "reading", "ada.txt"), (ADA, "Welsh", None, "ada.txt")],
    "fact_reference": [(ADA, CY, EASTMOOR, "Provost", "ada.txt")],
    "person_contact": [
        (ADA, "owner", None, "+1 (555) 010-0199", None, "ada.txt"), (ADA, "owner", None, None, "https://quill.example", "ada.txt"),
        (ADA, "owner", "ada@quill.example", None, None, "ada.txt"), (CY, "referee", "cy@dell.example", None, None, "ada.txt"),
    ],
}  # fmt: skip
TESTED_BELOW = {
    "dim_date",
    "paper_listing",
    "document_line",
    "unparsed_line",
    "further_evidence",
    "quarantine",
    "match_decision",
}


def _labels() -> dict[int, str]:
    """What each key stands for."""
    made = world()
    sources = (
        ("dim_person", "person_id", "full_name"),
        ("dim_organization", "organization_id", "name"),
        ("dim_venue", "venue_id", "acronym"),
        ("fact_paper", "paper_id", "title"),
        ("dim_document", "document_id", "file_name"),
    )
    return {
        number: name for table, key, label in sources for number, name in made[table].select(key, label).iter_rows()
    }


def _shown(table: str) -> list[tuple[Any, ...]]:
    labels, frame = _labels(), world()[table]
    own_key = (
        {TABLES[table].key[0]}
        if TABLES[table].key[0].removesuffix("_id") in table and table.startswith("fact")
        else set()
    )
    names = [name for name in frame.columns if name not in NOT_SHOWN | (own_key - {"paper_id"})]
    names = [
        name for name in names if not (table.startswith("dim") and name in ("document_id", "full_name", "acronym"))
    ]
    if table in ("dim_organization", "fact_paper"):
        names.remove("name" if table == "dim_organization" else "title")
    rows = [tuple(labels.get(v, v) if n.endswith("_id") else v for n, v in zip(names, row, strict=True))
            for row in frame.select(names).iter_rows()]  # fmt: skip
    return sorted(rows, key=lambda row: [str(value) for value in row])


@pytest.mark.parametrize("table", EXPECTED)
def test_model(table: str) -> None:
    assert _shown(table) == sorted(EXPECTED[table], key=lambda row: [str(value) for value in row])


def test_every_model_is_tested() -> None:
    assert set(EXPECTED) | TESTED_BELOW == {table.name for table in STAR}


@pytest.mark.parametrize("table", STAR, ids=lambda table: table.name)
def test_each_table_is_as_declared_and_sorted(table: Any) -> None:
    for made in (world()[table.name], star()[table.name]):
        assert made.schema == pl.Schema(derive.polars_schema(table))
        assert made.equals(made.sort(table.key))


def test_keys_and_references_hold() -> None:
    assert store.prove(world(), STAR) == []


def test_dates_span_the_years_that_facts_speak_of() -> None:
    dates = world()["dim_date"]
    assert dates.row(0) == (20140101, date(2014, 1, 1), 2014, 1, 1)
    assert dates.row(-1) == (20271231, date(2027, 12, 31), 2027, 4, 12)
    assert dates.height == 5113


def test_each_listing_is_kept_with_its_status_and_text() -> None:
    listings = world()["paper_listing"]
    assert sorted(listings["status_as_stated"]) == ["preprint", "published", "published"]
    assert all(text.startswith("papers: ") for text in listings["raw_text"])


def test_decisions_and_quarantine_are_passed_on() -> None:
    assert world()["match_decision"].equals(lake()["match_decisions"])
    bad = pl.DataFrame(
        {"uri": ["x.bin"], "sha256": [None], "reason": ["binary"], "detail": ["zeros"], "byte_count": [4]},
        schema=derive.polars_schema(TABLES["quarantined_documents"]),
    )
    made = store.build_star({**lake(), "quarantined_documents": bad})["quarantine"]
    assert made.rows() == [("x.bin", None, "binary", "zeros")]


@pytest.mark.parametrize(("line", "shown"), [
    ("Mail: ada.quill+cv@mail.quill.example, soon", "Mail: [e-mail], soon"),
    ("ada [at] quill [dot] example", "[e-mail]"),
    ("Phone +1 (555) 010-0199 or (555) 010-0199", "Phone [phone] or [phone]"),
    ("555-010-0199 | Westmoor", "[phone] | Westmoor"),
    ("doi:10.1145/3341302.3342080, pp. 123-456, 2019-2021", "doi:10.1145/3341302.3342080, pp. 123-456, 2019-2021"),
    ("look at quill dot example", "look at quill dot example"),
])  # fmt: skip
def test_lines_are_published_without_contact_data(line: str, shown: str) -> None:
    text, parsed = cv("a.txt", line)
    parsed.lines[0] = replace(parsed.lines[0], status="unparsed")
    made = star((text, parsed))
    assert made["document_line"]["text"].to_list() == [shown]
    assert made["unparsed_line"].select("line_number", "text").rows() == [(1, shown)]


def test_a_record_that_states_a_fact_again_is_further_evidence_of_it() -> None:
    post = {"title": "Professor", "organization": "Westmoor University", "current": True}
    made = star(
        cv(
            "old.txt",
            "Ada Quill",
            as_of="2020",
            positions=[{**post, "start": "2015"}],
            person={"emails": ["a@q.example"]},
        ),
        cv(
            "new.txt",
            "Ada Quill",
            as_of="2024",
            positions=[{**post, "start": "2015"}],
            person={"emails": ["a@q.example"]},
        ),
    )
    uris = dict(made["dim_document"].select("document_id", "uri").rows())
    fact = made["fact_position"].row(0, named=True)
    again = made["further_evidence"].row(0, named=True)
    assert len(made["fact_position"]) == len(made["further_evidence"]) == 1
    assert (again["record_id"], again["ordinal"]) == (fact["position_id"], 0)
    assert [uris[row["document_id"]] for row in (fact, again)] == ["new.txt", "old.txt"]


def test_further_places_are_evidence_too() -> None:
    text, parsed = cv("a.txt", "Ada Quill", papers=[{"title": "On Quills"}])
    parsed.papers[0] = parsed.papers[0].model_copy(update={"also": (parsed.person.evidence,)})
    made = star((text, parsed))
    assert made["further_evidence"].select("ordinal", "line_start").rows() == [(0, 1)]


@pytest.mark.parametrize(("stated", "found"), [
    ("On Quills and Their Uses", True), ("On quills and their uses in the far North", True), ("On Quills and Th", True),
    ("On Quills", False), ("Something Else", False),
])  # fmt: skip
def test_an_awards_paper_is_found_by_its_title_or_a_long_part_of_it(stated: str, found: bool) -> None:
    made = star(cv("a.txt", "Ada Quill", papers=[{"title": USES}], awards=[{"name": "Prize", "paper": stated}]))
    assert (made["fact_award"]["paper_id"].item() is not None) is found


def test_the_longest_author_list_counts_and_the_best_listing_speaks() -> None:
    work = {"title": USES, "year": 2021}
    made = star(
        cv("a.txt", "Ada Quill", papers=[{**work, "authors": ["Ada Quill"], "status": "published", "venue": "ICML"}]),
        cv(
            "b.txt",
            "Bo Tarn",
            papers=[{**work, "authors": ["A. Quill", "Bo Tarn"], "status": "submitted", "pages": "1-9"}],
        ),
    )
    assert made["fact_paper"].select("status", "author_count", "pages").rows() == [("published", 2, "1-9")]
    assert made["fact_authorship"]["author_position"].to_list() == [1, 2]


_TWICE = {"languages": [{"language": "Welsh"}] * 2, "references": [{"name": "Cy Dell"}] * 2}


def test_each_record_is_one_fact_or_one_recorded_merge() -> None:
    prize = {"name": "Ink Prize"}
    given = resolved(cv("a.txt", "Ada Quill", awards=[prize, prize], skills=[{"text": "ink"}], **_TWICE))
    made = store.build_star(given)
    dropped = set(given["match_decisions"].filter(entity="fact")["left_id"])
    for parsed, fact in (
        ("parsed_awards", "fact_award"),
        ("parsed_skills", "fact_skill"),
        ("parsed_languages", "fact_language"),
        ("parsed_references", "fact_reference"),
    ):
        assert set(given[parsed]["record_id"]) - dropped == set(made[fact].to_series(0))


@pytest.mark.parametrize(
    ("stated", "day", "precision"),
    [
        ("2021-21", date(2021, 3, 1), "season"), ("2021-24", date(2021, 1, 1), "season"),
        ("2021-12", date(2021, 12, 1), "month"), ("2021", date(2021, 1, 1), "year"),
    ],
)  # fmt: skip
def test_dates_say_how_precise_they_are(stated: str, day: date, precision: str) -> None:
    given = resolved(cv("a.txt", "Ada Quill", teaching=[{"course": "Inks", "start": "2021"}]))
    given["parsed_teaching"] = given["parsed_teaching"].with_columns(start_text=pl.lit(stated))
    made = store.build_star(given)["fact_teaching"]
    assert made.select("start_date", "start_precision").rows() == [(day, precision)]


@pytest.mark.parametrize(
    ("first", "second", "facts"), [("2021", "2021-08", ["month"]), ("2021-07", "2021-08", ["month"] * 2)]
)
def test_a_less_precise_date_says_the_same(first: str, second: str, facts: list[str]) -> None:
    job = {"title": "Clerk", "organization": "Westmoor University"}
    made = star(cv("a.txt", "Ada Quill", positions=[job | {"start": first}, job | {"start": second}]))
    assert made["fact_position"]["start_precision"].to_list() == facts
