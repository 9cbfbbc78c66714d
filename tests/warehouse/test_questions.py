"""Named questions: their declarations, and the answer of each on two made-up documents."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from tests.documents import cv, star
from tests.warehouse.world import WORLD, world
from warehouse import store, view_words
from warehouse.derive import empty
from warehouse.questions import QuestionError, _read, question, questions
from warehouse.tables import TABLES


@pytest.fixture(scope="module")
def warehouse(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return store.publish({**world(), "check_result": empty(TABLES["check_result"])}, tmp_path_factory.mktemp("store"))


# Question -> parameters, and the first row of the answer (of the columns named).
ANSWERS: dict[str, tuple[dict[str, str], dict[str, Any]]] = {
    "adviser_tree": ({"person": "Cy Dell"}, {"generation": 0, "path": "Cy Dell"}),
    "alumni_of": (
        {"organization": "Eastmoor"},
        {"person": "Ada Quill", "then_as": "Professor", "then_at": "Westmoor University"},
    ),
    "award_winners": (
        {"award": "ink"},
        {"year": 2022, "person": "Ada Quill", "granter": "The University of Hong Kong"},
    ),
    "career_path": ({"person": "quill"}, {"step": "degree", "what": "PhD, Ink Science"}),
    "coauthor_network": ({"at_least": "2"}, {"papers": 2, "first_year": 2021, "last_year": 2022}),
    "coauthors_of": ({"person": "ada quill"}, {"coauthor": "Bo Tarn", "papers": 2}),
    "current_affiliations_of": ({"organization": "westmoor"}, {"person": "Ada Quill", "role": "Professor"}),
    "data_quality": ({}, {"file_name": "ada.txt", "coverage": 1.0, "papers": 2}),
    "degrees_from": ({"organization": "Eastmoor College"}, {"person": "Ada Quill", "degree_level": "doctorate"}),
    "evidence_of": ({"person": "Ada Quill"}, {"kind": "position", "file_name": "ada.txt", "line_start": 2}),
    "first_author_share": ({"person": "Bo Tarn"}, {"papers": 2, "first_author": 1, "first_author_share": 0.5}),
    "identity_decisions": ({"entity": "venue"}, {"decision": "merge", "rule": "vocabulary"}),
    "in_two_venues": ({"first": "INFOCOM", "second": "ICML"}, {"person": "Ada Quill", "in_first": 1, "in_second": 1}),
    "most_listed_works": ({}, {"documents": 2, "title": "Inks of the North"}),
    "names_of": ({"person": "Bo Tarn"}, {"names": "B. Tarn | Bo Tarn"}),
    "papers_by_venue": ({"venue": "IEEE INFOCOM"}, {"venue": "INFOCOM", "year": 2022, "papers": 1}),
    "papers_of": ({"person": "Ada Quill"}, {"title": "Inks of the North", "authors": "Bo Tarn, Ada Quill"}),
    "program_committee": ({"venue": "INFOCOM"}, {"role": "reviewer", "person": "Ada Quill", "from_year": 2020}),
    "referees_of": (
        {"person": "Ada Quill"},
        {"referee": "Cy Dell", "title": "Provost", "papers_together": 0, "is_adviser": True},
    ),
    "speakers_of": ({"language": "norse"}, {"language": "Old Norse", "person": "Ada Quill", "proficiency": "reading"}),
    "topics_of": ({"topic": "ink"}, {"topic": "ink", "people": 2, "who": "Ada Quill, Bo Tarn"}),
    "worked_at": ({"organization": "Alibaba"}, {"person": "Bo Tarn", "title": "Research Intern"}),
}


def ask(warehouse: Path, name: str, given: dict[str, str]) -> pl.DataFrame:
    asked = question(name)
    return store.query(warehouse, asked.sql, asked.bound(given))


@pytest.mark.parametrize("name", [q.name for q in questions()])
def test_each_question_answers(warehouse: Path, name: str) -> None:
    given, expected = ANSWERS[name]
    first = ask(warehouse, name, given).row(0, named=True)
    assert {column: first[column] for column in expected} == expected


@pytest.mark.parametrize("asked", questions(), ids=lambda asked: asked.name)
def test_each_question_answers_with_its_defaults_and_uses_what_it_declares(warehouse: Path, asked: Any) -> None:
    assert not ask(warehouse, asked.name, {}).is_empty()
    assert asked.description.endswith((".", "?"))
    assert all(f"${parameter.name}" in asked.sql and parameter.description for parameter in asked.parameters)


_DEAN = {"title": "Dean", "organization": "Westmoor University", "start": "2015", "current": True}
_FELLOW = {"title": "Fellow", "organization": "Eastmoor College", "start": "2012", "end": "2015"}
_PROVOST = {"title": "Provost", "organization": "Eastmoor College", "start": "2021", "current": True}


@pytest.mark.parametrize(
    ("later", "roles"),
    [
        ([_FELLOW, _PROVOST], ["Provost"]),
        ([_FELLOW, _DEAN], ["Dean"]),
        ([{**_DEAN, "end": "2021", "current": False}, _PROVOST], ["Provost"]),
        ([], ["Dean"]),
        ([_PROVOST], ["Dean", "Provost"]),  # a page that states a third as many is no whole list
    ],
    ids=["left out", "stated again", "ended", "no posts", "short page"],
)
def test_a_post_that_a_later_cv_does_not_state_is_held_no_more(
    tmp_path: Path, later: list[dict[str, Any]], roles: list[str]
) -> None:
    person = {"emails": ["ada@quill.example"]}
    early = [_DEAN, _FELLOW, {**_FELLOW, "title": "Tutor"}]
    made = star(
        cv("old.txt", "Ada Quill", as_of="2020", person=person, positions=early),
        cv("new.txt", "Ada Quill", as_of="2024", person=person, positions=later),
    )
    path = store.publish({**made, "check_result": empty(TABLES["check_result"])}, tmp_path)
    assert sorted(store.query(path, "FROM current_affiliations")["role"]) == roles


def test_an_organisation_is_found_by_any_name_and_with_its_units(warehouse: Path) -> None:
    whole, unit = (ask(warehouse, "worked_at", {"organization": name}) for name in ("alibaba group", "PAI"))
    assert whole["person"].to_list() == unit["person"].to_list() == ["Bo Tarn"]
    assert ask(warehouse, "degrees_from", {"organization": "HKU"})["person"].to_list() == ["Bo Tarn"]


def test_an_exact_name_wins_over_names_that_hold_it(warehouse: Path) -> None:
    found = "SELECT name FROM dim_venue WHERE venue_id IN (FROM find_venue($words))"
    assert store.query(warehouse, found, {"words": "icml"}).height == 1
    assert store.query(warehouse, found, {"words": "co"}).height > 1


def test_views_have_comments(warehouse: Path) -> None:
    views = store.query(warehouse, "SELECT view_name, comment FROM duckdb_views() WHERE NOT internal")
    assert views.height >= 10
    assert views["comment"].null_count() == 0
    columns = store.query(
        warehouse,
        "SELECT table_name, column_name, comment FROM duckdb_columns() "
        "WHERE table_name IN (SELECT view_name FROM duckdb_views() WHERE NOT internal)",
    )
    assert columns.filter(columns["comment"].is_null()).rows() == []
    assert {name for name, *_ in store.views()} == set(views["view_name"])


def test_what_no_view_has_is_described_nowhere() -> None:
    stated = tomllib.loads((Path(view_words.__file__).parent / "views" / "columns.toml").read_text())
    shown = {name: {row.column for row in rows} for name, _, rows in store.views()}
    shown["any"] = set().union(*shown.values())
    assert [(view, column) for view, words in stated.items() for column in words if column not in shown[view]] == []


def test_parameters_are_typed_and_checked() -> None:
    asked = _read(
        "inks", "-- Inks.\n-- $at_least = 2 : so many\n-- $colour = 'blue' : colour\nSELECT $at_least, $colour"
    )
    assert asked.bound({"at_least": "3"}) == {"at_least": 3, "colour": "blue"}
    with pytest.raises(QuestionError, match="at_least is a whole number, not 'many'"):
        asked.bound({"at_least": "many"})
    with pytest.raises(QuestionError, match="takes no 'depth'; it takes at_least, colour"):
        asked.bound({"depth": "1"})


def test_an_unknown_question_names_those_that_there_are() -> None:
    with pytest.raises(QuestionError, match="nothing; there are adviser_tree, alumni_of"):
        question("nothing")
    with pytest.raises(QuestionError, match=r"papers_off \(did you mean papers_of\?\)"):
        question("papers_off")


def test_a_wrong_declaration_is_named() -> None:
    with pytest.raises(QuestionError, match=r"queries/inks.sql: .\$colour blue"):
        _read("inks", "-- Inks.\n-- $colour blue\nSELECT 1")


def test_the_world_has_both_documents() -> None:
    assert len(WORLD) == 2
