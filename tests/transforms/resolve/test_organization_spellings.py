"""Known organisations are found in other ways of writing them, and unknown ones stay what they are."""

from __future__ import annotations

import pytest

from tests.documents import cv, resolved
from transforms.resolve.organizations import organization_of


@pytest.mark.parametrize(
    ("name", "known", "rule"),
    [
        ("M.I.T.", "Massachusetts Institute of Technology", "initials with points"),
        ("M.I.T", "Massachusetts Institute of Technology", "initials with points"),
        ("U.C. Berkeley", "University of California, Berkeley", "initials with points"),
        ("E.T.H. Zürich", "ETH Zürich", "initials with points"),
        ("Harvard U.", "Harvard University", "university cut short"),
        ("Univ. Lisbon", "University of Lisbon", "university cut short"),
        ("Univ. California, Berkeley", "University of California, Berkeley", "university cut short"),
        ("U. de Montréal", "Université de Montréal", "university cut short"),
        ("Univ. di Padova", "University of Padua", "university cut short"),
        ("Free University Berlin", "Free University of Berlin", "with or without its particle"),
        ("Université de Grenoble Alpes", "Université Grenoble Alpes", "with or without its particle"),
        ("Imperial College of London", "Imperial College London", "with or without its particle"),
        ("Padua University", "University of Padua", "university by its town"),
        ("University of Stanford", "Stanford University", "university by its town"),
        ("Max Plank Institute for Informatics", "Max Planck Institute for Informatics", "misspelt"),
        ("Unversity of Leeds", "University of Leeds", "misspelt"),
        ("Stanfrod University", "Stanford University", "misspelt"),
        ("Univercity of Leeds", "University of Leeds", "misspelt"),
        ("DePauw University", "DePauw University", "vocabulary"),
        (
            "London School of Economics & Political Science, University of London",
            "London School of Economics and Political Science",
            "vocabulary",
        ),
        ("Balliol College, University of Oxford", "University of Oxford", "department of a known organisation"),
        ("Quillfeather GmbH & Co. KG", "Quillfeather", "same words"),
    ],
)
def test_another_way_of_writing_a_known_one(name: str, known: str, rule: str) -> None:
    found = organization_of(name)
    assert (found.name, found.rule) == (known, rule)


@pytest.mark.parametrize(
    "name",
    [
        "Lincoln University",  # in Pennsylvania; the University of Lincoln is in England
        "Lafayette University",
        "St. Thomas University",
        "A. B. Quill Foundation",
        "Q.X.W. Institute",
        "Merrow University",
        "Stanfort University",  # another letter in a short word is another name
        "Faculty Member",  # none of the firm Faculty
        "Univ. Merrow",
        "University of Boston",  # not Boston University
        "American University of Washington",
        "University of Meeds",
        "Quillfeather Institut",
    ],
)
def test_what_nobody_knows_stays_alone(name: str) -> None:
    assert organization_of(name).rule == "same words"


def test_the_warehouse_says_why_two_names_are_one() -> None:
    roles = [{"title": f"Role {n}", "organization": name} for n, name in enumerate(("M.I.T.", "MIT"))]
    made = resolved(cv("a.txt", "Ada Quill", positions=roles))
    entities = made["organization_entities"]
    assert entities.filter(entities["organization_name"].is_in(["M.I.T.", "MIT"]))["organization_id"].n_unique() == 1
    assert "initials with points" in set(made["match_decisions"]["rule"])
