"""Referees: in blocks, on one line each, in columns; what is a field and what only evidence."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.model import Document
from transforms.parse import parse
from transforms.parsed import Reference

VALE = ("Ada Vale", "Professor of Botany", "University of Bergen", "ada.vale@moss.example")
QUILL = ("Bo Quill", "Senior Lecturer", "University of Leeds", "b.quill@fern.example")


def fields(one: Reference) -> tuple[str | None, ...]:
    return (one.name, one.title, one.organization, one.email)


def referees(body: str, heading: str = "References") -> list[tuple[str | None, ...]]:
    return [fields(one) for one in read(f"## {heading}\n\n{body}").references]


FORMS = {
    "blocks": "{0}\n{1}\nDepartment of Plants, {2}\n12 Fjord Road, 5007 Bergen\nEmail: {3}\nTel. +47 555 01 99",
    "bold names": "**Prof. {0}**\n{1}, {2}\n{3}",
    "one line": "- Dr. {0}, {1}, {2}, {3}",
    "dashes": "* {0} – {1}, {2} ({3})",
    "tabs": "{0}\t{1} at {2}\t({3})",
    "labels": "Name: {0}\nPosition: {1}\nInstitution: {2}\nE-mail: {3}",
    "a title behind the name": "{0} {1} at {2} {3}",
    "labels without colons": "Name\t{0}\nCompany\t{2}\nPosition\t{1}\nContact\t{3}",
    "degrees": "{0}, Ph.D.\n{1}\n{2}\n{3}",
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("heading", ["References", "REFEREES", "List of References"])
def test_forms_of_referees(form: str, heading: str) -> None:
    gap = "\n" if form in ("one line", "dashes", "tabs", "a title behind the name") else "\n\n"
    assert referees(gap.join(FORMS[form].format(*one) for one in (VALE, QUILL)), heading) == [VALE, QUILL]


def test_two_side_by_side() -> None:
    rows = [
        "Prof. Ada Vale\tDr. Bo Quill",
        "School of Mosses\tInstitute of Ferns",
        "and Lichens,\tand Trees,",
        "University of Bergen\tUniversity of Leeds",
        "ada.vale@moss.example\tb.quill@fern.example",
    ]
    parsed = read("## References\n\n" + "\n".join(rows))
    assert [(one.name, one.organization, one.email) for one in parsed.references] == [
        ("Ada Vale", "University of Bergen", "ada.vale@moss.example"),
        ("Bo Quill", "University of Leeds", "b.quill@fern.example"),
    ]
    assert {(one.evidence.line_start, one.evidence.line_end) for one in parsed.references} == {(6, 10)}


def test_an_employer_over_several() -> None:
    body = (
        "**University of Bergen, Norway**\nDr Ada Vale\nLecturer\nada@moss.example\n\nDr Di Ember\nReader\n\n"
        "**University of Leeds, UK**\nDr Bo Quill\nLecturer\nbo@fern.example"
    )
    assert [(name, at) for name, _, at, _ in referees(body)] == [
        ("Ada Vale", "University of Bergen"),
        ("Di Ember", "University of Bergen"),
        ("Bo Quill", "University of Leeds"),
    ]


def test_a_hidden_address_is_written_out() -> None:
    [(*_, mail)] = referees("**Dr. Ada Vale**\nUniversity of Bergen\nada.vale (at) moss (dot) org")
    assert mail == "ada.vale@moss.org"


def test_telephone_and_street_are_evidence_and_no_field() -> None:
    parsed = read("## References\n\n" + FORMS["blocks"].format(*VALE))
    [one] = parsed.references
    assert not {"Fjord", "555"} & set(" ".join(filter(None, fields(one))).split())
    assert (one.evidence.line_start, one.evidence.line_end) == (6, 11)
    assert "unparsed" not in {line.status for line in parsed.lines}


@pytest.mark.parametrize(
    "words",
    ["Available on request.", "References are available upon request", "References will be provided upon request.",
     "Letters of recommendation available on request", "Names of referees can be supplied on request"],
)  # fmt: skip
def test_on_request_names_nobody_and_is_no_content(words: str) -> None:
    parsed = read(f"## References\n\n{words}")
    assert parsed.references == []
    assert [line.status for line in parsed.lines if line.status != "blank"][-1] == "structure"


def test_the_owners_signature_ends_the_list() -> None:
    assert referees("- Dr. Ada Vale, University of Bergen\n\nJane Q. Miller, 4 May 2031") == [
        ("Ada Vale", None, "University of Bergen", None)
    ]


def test_a_list_of_works_under_that_heading_names_no_referees() -> None:
    works = "\n".join(
        f"- Vale, A., Quill, B. ({year}). On the mosses of the {place}. Journal of Bryology, 12(3), 4–19."
        for year, place in ((2019, "north"), (2020, "south"), (2021, "west"))
    )
    assert referees(works) == []


def test_where_nothing_says_where_somebody_is_an_issue_says_so() -> None:
    [one] = read("## References\n\n- Dr. Ada Vale").references
    assert [issue.code for issue in one.issues] == ["no-affiliation"]


def test_three_in_columns_of_blanks_some_of_them_short() -> None:
    rows = [
        "Ada Vale (advisor)           Bo Quill                     Di Ember",
        "Professor of Botany          Associate Professor          Reader",
        "PO Box 12                    University of Leeds          King's College London",
        "University of Bergen                                      di@elm.example",
        "ada@moss.example             bo@fern.example",
    ]
    text = "Jane Q. Miller\njane@miller.example\n\nREFERENCES\n\n" + "\n".join(rows) + "\n"
    found = parse(Document("cv.txt", "0" * 64, "text/plain", "utf-8", text)).references
    assert [(one.name, one.organization, one.email) for one in found] == [
        ("Ada Vale", "University of Bergen", "ada@moss.example"),
        ("Bo Quill", "University of Leeds", "bo@fern.example"),
        ("Di Ember", "King's College London", "di@elm.example"),
    ]


@pytest.mark.parametrize("name", ["Eng. Ada Vale, M.Sc", "Professor Emeritus Ada Vale, FRS", "Mr. Ada Vale"])
def test_honorifics_and_degrees_are_no_part_of_a_name(name: str) -> None:
    [(found, *_)] = referees(f"- {name}, University of Bergen, ada@moss.example")
    assert found == "Ada Vale"


@pytest.mark.parametrize("employer", ["CNRS, Université de Lyon", "Meteorological Institute, Université de Lyon"])
def test_an_employer_may_follow_a_name_without_a_mark(employer: str) -> None:
    [(name, *_)] = referees(f"Ada Vale {employer}\nada@moss.example (PhD supervisor)")
    assert name == "Ada Vale"


def test_references_to_publications_are_publications() -> None:
    works = "Ada Vale, Bo Quill, and Di Ember. Ladders of mosses. Journal of Bryology, 12(3), 2019."
    parsed = read(f"## References to works in print\n\n{works}\n\n{works.replace('mosses', 'ferns')}")
    assert parsed.references == []
    assert [paper.title for paper in parsed.papers] == ["Ladders of mosses", "Ladders of ferns"]
