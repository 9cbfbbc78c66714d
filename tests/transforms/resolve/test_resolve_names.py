"""Ways of writing organisations and venues, and facts that are stated twice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.documents import cv, resolved, star


def organizations(*names: str) -> dict[str, tuple[int, int | None]]:
    made = resolved(
        cv(
            "a.txt",
            "Ada Quill",
            positions=[{"title": f"Role {i}", "organization": name} for i, name in enumerate(names)],
        )
    )
    rows = made["organization_entities"].select("organization_name", "organization_id", "parent_organization_id").rows()
    return {name: (number, parent) for name, number, parent in rows}


def venues(*names: str) -> dict[str, int]:
    made = resolved(cv("a.txt", "Ada Quill", service=[{"role": "reviewer", "venue": name} for name in names]))
    return dict(made["venue_entities"].select("venue_name", "venue_id").rows())


@pytest.mark.parametrize(
    "names",
    [
        ("HKU", "The University of Hong Kong", "University of Hong Kong"),
        ("Alibaba", "Alibaba Group"),
        ("Westmoor University", "The Westmoor University", "Westmoor Univ."),
        ("Quillworks", "Quillworks Inc.", "Quillworks, Ltd"),
        ("Department of Physics, Fudan University", "Fudan University"),
    ],
    ids=["acronym and article", "group", "short form", "legal form", "department"],
)
def test_one_organisation(names: tuple[str, ...]) -> None:
    found = organizations(*names)
    assert len({found[name][0] for name in names}) == 1


@pytest.mark.parametrize(
    "names",
    [
        ("HKU", "HKUST"),
        ("University of Washington", "Washington University in St. Louis"),
        ("Quillworks", "Quill"),
    ],
)
def test_two_organisations(names: tuple[str, str]) -> None:
    found = organizations(*names)
    assert len({found[name][0] for name in names}) == 2


@pytest.mark.parametrize(
    ("unit", "whole"),
    [
        ("PAI", "Alibaba"),
        ("ROLL", "Alibaba Group"),
        ("Ink Laboratory, Fudan University", "Fudan University"),
        ("ROLL Team, Alibaba", "Alibaba"),
    ],
)
def test_a_unit_belongs_to_its_organisation(unit: str, whole: str) -> None:
    found = organizations(unit, whole)
    assert found[unit][1] == found[whole][0]
    assert found[unit][0] != found[whole][0]


@pytest.mark.parametrize(
    "names",
    [
        ("IEEE INFOCOM", "INFOCOM", "INFOCOM 2024"),
        (
            "NeurIPS",
            "Advances in Neural Information Processing Systems",
            "Conference on Neural Information Processing Systems",
        ),
        ("Usenix ATC", "2024 USENIX Annual Technical Conference", "USENIX ATC '24"),
        ("3rd Workshop on Quills and Ink", "Workshop on Quills and Ink 2021", "The 4th Workshop on Quills & Ink"),
        ("IEEE Journal on Selected Areas in Communications, Special Issue on Quills", "JSAC"),
        ("Workshop on Quills and Ink (WQIX)", "WQIX", "WQIX 2020"),
    ],
    ids=["publisher", "three wordings", "year and acronym", "unknown", "special issue", "explained acronym"],
)
def test_one_venue(names: tuple[str, ...]) -> None:
    assert len(set(venues(*names).values())) == 1


def test_a_workshop_at_a_conference_is_not_the_conference() -> None:
    assert len(set(venues("NeurIPS", "NeurIPS Workshop on Quills").values())) == 2


def test_every_way_of_writing_but_the_name_itself_is_a_recorded_merge() -> None:
    made = resolved(
        cv(
            "a.txt",
            "Ada Quill",
            service=[{"role": "reviewer", "venue": v} for v in ("INFOCOM", "IEEE INFOCOM")],
            positions=[{"title": "Fellow", "organization": "HKU"}],
        )
    )
    for entity, table, name in (
        ("venue", "venue_entities", "venue_name"),
        ("organization", "organization_entities", "organization_name"),
    ):
        written = made[table]
        assert len(made["match_decisions"].filter(entity=entity)) == (written[name] != written["name"]).sum()


@pytest.mark.parametrize("name", ["Study Section on Quills (ad hoc)", "[KLM] Rigid Hands and Soft Tools"])
def test_the_brackets_of_a_venue_that_nobody_knows_stay_in_pairs(name: str) -> None:
    made = resolved(cv("a.txt", "Ada Quill", service=[{"role": "reviewer", "venue": name}]))
    assert made["venue_entities"]["name"].to_list() == [name]


def test_a_granter_is_a_venue_or_an_organisation() -> None:
    made = star(
        cv(
            "a.txt",
            "Ada Quill",
            awards=[{"name": "Best Paper", "granter": "NeurIPS"}, {"name": "Ink Prize", "granter": "HKU"}],
        )
    )
    rows = made["fact_award"].sort("name").select("granter_venue_id", "granter_organization_id").rows()
    assert [[value is not None for value in row] for row in rows] == [[True, False], [False, True]]


PRIZE = {"name": "Ink Prize", "granter": "HKU", "start": "2020"}


@pytest.mark.parametrize(
    ("again", "facts"),
    [
        (PRIZE, 1),
        ({**PRIZE, "granter": "The University of Hong Kong"}, 1),
        ({"name": "INK PRIZE"}, 1),
        ({**PRIZE, "start": "2021"}, 2),
        ({**PRIZE, "name": "Quill Prize"}, 2),
    ],
    ids=["the same", "other wording of the granter", "less said", "other year", "other name"],
)
def test_a_fact_stated_again_is_one_fact_and_a_recorded_merge(again: dict[str, Any], facts: int) -> None:
    document = cv("a.txt", "Ada Quill", awards=[PRIZE, again])
    assert len(star(document)["fact_award"]) == facts
    merges = resolved(document)["match_decisions"].filter(entity="fact")
    assert len(merges) == 2 - facts


def test_a_fact_in_two_documents_of_one_person_is_one_fact() -> None:
    person = {"emails": ["ada@quill.example"]}
    documents = [cv(uri, "Ada Quill", person=person, awards=[PRIZE]) for uri in ("a.txt", "b.txt")]
    assert len(star(*documents)["fact_award"]) == 1
    assert len(star(*documents, cv("c.txt", "Bo Tarn", awards=[PRIZE]))["fact_award"]) == 2


def test_a_fact_in_documents_with_and_without_a_date_of_their_own_is_one_fact() -> None:
    person = {"emails": ["ada@quill.example"]}
    dates = {"a.txt": "2024-05-01", "b.txt": None, "c.txt": "2023"}
    documents = [cv(uri, "Ada Quill", as_of=date, person=person, awards=[PRIZE]) for uri, date in dates.items()]
    assert len(star(*documents)["fact_award"]) == 1


def test_a_known_unit_beside_its_organisation_is_an_organisation_too() -> None:
    job = {"title": "Intern", "organization": "Alibaba", "unit": "Platform for AI (PAI)"}
    study = {"title": "Fellow", "organization": "Fudan University", "unit": "Platform for AI (PAI)"}
    dims = star(cv("a.txt", "Ada Quill", positions=[job]))["dim_organization"]
    assert sorted(dims["name"]) == ["Alibaba Group", "Platform for AI"]
    assert star(cv("a.txt", "Ada Quill", positions=[study]))["dim_organization"]["name"].to_list() == [
        "Fudan University"
    ]


def test_signs_tell_skills_apart() -> None:
    made = star(cv("a.txt", "Ada Quill", skills=[{"text": text} for text in ("C", "C++", "C#", "c++")]))
    assert sorted(made["fact_skill"]["skill"]) == ["C", "C#", "C++"]


def test_a_granting_workshop_is_a_venue_though_nobody_knows_it() -> None:
    made = star(cv("a.txt", "Ada Quill", awards=[{"name": "Best Paper", "granter": "Workshop on Quills"}]))
    assert made["dim_venue"]["kind"].to_list() == ["workshop"]
    assert made["dim_organization"].is_empty()


def test_a_unit_named_after_its_organisation_keeps_its_name() -> None:
    dims = star(cv("a.txt", "Ada Quill", positions=[{"title": "Intern", "organization": "Google Quill Studio"}]))
    assert sorted(dims["dim_organization"]["name"]) == ["Google", "Google Quill Studio"]


def test_records_that_do_not_say_what_they_are_about_stay_apart() -> None:
    made = star(cv("a.txt", "Ada Quill", service=[{"role": "reviewer"}] * 2, grants=[{"amount": "$5"}] * 2))
    assert (len(made["fact_service"]), len(made["fact_grant"])) == (2, 2)


def test_one_adviser_of_two_degrees_is_two_facts_and_one_person() -> None:
    degrees = [{"degree": degree, "advisors": ["Bo Tarn"]} for degree in ("MSc", "PhD")]
    made = star(cv("a.txt", "Ada Quill", education=degrees))
    assert made["fact_advising"]["advisor_person_id"].n_unique() == 1
    assert sorted(made["fact_advising"]["relation"]) == ["MSc", "PhD"]
