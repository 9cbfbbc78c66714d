"""Parsed documents become frames exactly as declared."""

from __future__ import annotations

from datetime import date

import pytest

from tests.documents import cv, lake
from transforms.frames import frames
from warehouse.derive import polars_schema
from warehouse.tables import PARSE

FULL = cv(
    "ada.txt",
    "Ada Quill",
    as_of="2024-05",
    person={
        "emails": ["ada@quill.example"],
        "phones": ["+1 555 0100"],
        "urls": ["https://github.com/adaquill", "https://quill.example"],
        "orcid": "0000-0002-1825-0097",
    },
    positions=[
        {
            "title": "Professor",
            "organization": "Westmoor University",
            "start": "2020-09",
            "current": True,
            "supervisors": ["Bo Tarn"],
        }
    ],
    education=[
        {
            "degree": "PhD",
            "level": "doctorate",
            "organization": "Eastmoor College",
            "end": "2019",
            "advisors": ["Cy Dell", "Bo Tarn"],
        }
    ],
    papers=[
        {"title": "On Quills", "authors": ["B. Tarn", "A. Quill"], "year": 2021, "equal_contribution": ["A. Quill"]}
    ],
    advising=[{"student": "Di Ember", "relation": "PhD"}],
    interests=[{"text": "quills"}],
    skills=[{"text": "ink"}],
    languages=[{"language": "Welsh", "proficiency": "C1"}],
    references=[
        {"name": "Cy Dell", "title": "Provost", "organization": "Eastmoor College", "email": "cy@dell.example"},
        {"name": "Di Ember"},
    ],
)


@pytest.mark.parametrize("documents", [(), (FULL,)], ids=["no documents", "a document"])
def test_every_table_is_as_declared(documents: tuple[object, ...]) -> None:
    made = lake(*documents)
    for table in PARSE:
        assert dict(made[table.name].schema) == polars_schema(table)
        assert made[table.name].equals(made[table.name].sort(table.key))


def test_owner_contacts_and_homepage() -> None:
    made = lake(FULL)
    assert made["parsed_people"].select("person_name", "orcid", "homepage").row(0) == (
        "Ada Quill",
        "0000-0002-1825-0097",
        "https://quill.example",
    )
    contacts = (
        made["parsed_contacts"].filter(mention_role="owner").sort("ordinal").select("email", "phone", "url").rows()
    )
    assert contacts[:2] == [("ada@quill.example", None, None), (None, "+1 555 0100", None)]
    assert len(contacts) == 4


def test_a_referees_address_stands_among_the_contacts_under_the_referees_key() -> None:
    made = lake(FULL)
    referees = made["parsed_references"].sort("ordinal")
    assert referees.select("person_name", "title", "organization_name").rows() == [
        ("Cy Dell", "Provost", "Eastmoor College"),
        ("Di Ember", None, None),
    ]
    stated = made["parsed_contacts"].filter(mention_role="referee")
    assert stated.select("record_id", "email").rows() == [(referees["record_id"][0], "cy@dell.example")]
    assert made["parsed_languages"].select("language", "proficiency").rows() == [("Welsh", "C1")]


def test_authors_carry_their_paper_place_and_ownership() -> None:
    made = lake(FULL)
    authors = made["parsed_authors"].sort("author_position")
    assert authors.select("person_name", "author_position", "is_equal_contribution", "is_document_owner").rows() == [
        ("B. Tarn", 1, False, False),
        ("A. Quill", 2, True, True),
    ]
    assert authors["paper_record_id"].unique().to_list() == made["parsed_papers"]["record_id"].to_list()


def test_advisers_come_from_degrees_and_positions_and_students_from_advising() -> None:
    made = lake(FULL)["parsed_advising"].sort("ordinal")
    assert made.select("person_name", "mention_role", "relation", "organization_name").rows() == [
        ("Cy Dell", "advisor", "PhD", "Eastmoor College"),
        ("Bo Tarn", "advisor", "PhD", "Eastmoor College"),
        ("Bo Tarn", "advisor", "Professor", "Westmoor University"),
        ("Di Ember", "student", "PhD", None),
    ]


def test_raw_text_and_lines_reproduce_the_document() -> None:
    made = lake(FULL)
    text = made["raw_documents"]["text"].item()
    for table, column in (("parsed_papers", "raw_text"), ("parsed_lines", "text")):
        for start, end, words in made[table].select("char_start", "char_end", column).iter_rows():
            assert text[start:end] == words


def test_the_documents_own_date_is_its_first_day() -> None:
    assert lake(FULL)["parsed_documents"]["as_of_date"].to_list() == [date(2024, 5, 1)]


@pytest.mark.parametrize(
    ("stated", "kept"), [("2021-13", None), ("0021", None), ("next year", None), ("2021-08", "2021-08")]
)
def test_an_impossible_date_becomes_null_with_an_issue(stated: str, kept: str | None) -> None:
    made = lake(cv("a.txt", "Ada Quill", awards=[{"name": "Ink Prize", "start": stated}]))["parsed_awards"]
    assert made["start_text"].item() == kept
    assert ("implausible date" in (made["issues"].item() or "")) is (kept is None)


def test_an_impossible_year_becomes_null_with_an_issue() -> None:
    made = lake(cv("a.txt", "Ada Quill", papers=[{"title": "On Quills", "year": 20199}]))["parsed_papers"]
    assert made["year"].item() is None
    assert "implausible year" in made["issues"].item()


def test_blank_text_is_null() -> None:
    made = lake(cv("a.txt", "Ada Quill", positions=[{"title": "Fellow", "unit": "  ", "location": ""}]))
    assert made["parsed_positions"].select("unit", "location").row(0) == (None, None)


def test_studies_without_a_degree_have_none() -> None:
    made = lake(cv("a.txt", "Ada Quill", education=[{"degree": "", "field": "Botany", "organization": "Turku"}]))
    assert made["parsed_education"].select("degree", "field_of_study").row(0) == (None, "Botany")


def test_further_places_of_a_record_are_kept() -> None:
    text, parsed = cv("a.txt", "Ada Quill", papers=[{"title": "On Quills"}])
    parsed.papers[0] = parsed.papers[0].model_copy(update={"also": (parsed.person.evidence,)})
    made = lake((text, parsed))
    assert made["parsed_places"].select("record_id", "line_start").rows() == [
        (made["parsed_papers"]["record_id"].item(), 1)
    ]


def test_record_keys_tell_equal_records_apart_and_do_not_depend_on_other_documents() -> None:
    twice = cv("a.txt", "Ada Quill", interests=[{"text": "ink"}, {"text": "ink"}])
    alone, beside = lake(twice)["parsed_interests"], lake(FULL, twice)["parsed_interests"]
    assert alone["record_id"].n_unique() == 2
    assert set(alone["record_id"]) <= set(beside["record_id"])


def test_the_document_key_changes_with_uri_and_content() -> None:
    keys = {frames.document_id(uri, sha) for uri in ("a", "b") for sha in ("0" * 64, "1" * 64)}
    assert len(keys) == 4
