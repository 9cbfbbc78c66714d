"""French posts and degrees: "au", "à la", "à l'" before where they were, "et" before a second post. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import degrees, positions, read


@pytest.mark.parametrize(
    ("post", "title", "employer"),
    [
        ("Stagiaire de recherche au LORB Toulon", "Stagiaire de recherche", "LORB Toulon"),
        ("Ingénieure d'études au CNRS", "Ingénieure d'études", "CNRS"),
        ("Allocataire de recherche à l'Université de Rennes", "Allocataire de recherche", "Université de Rennes"),
        ("Maître de Conférences Université de Lille UFR 12", "Maître de Conférences", "Université de Lille"),
    ],
)
def test_where_a_french_post_was_held(post: str, title: str, employer: str) -> None:
    text = f"* {post} (1989 - 1992)\n* Enseignante à l'Université de Lille (1987 - 1989)\n"
    assert [one[:2] for one in positions(text)] == [(title, employer), ("Enseignante", "Université de Lille")]


def test_a_second_post_behind_a_joining_word() -> None:
    text = "* Allocataire de recherche à l'Université de Rennes, et moniteur à l'Université de Lille (1989 - 1992)\n"
    assert [one[:3] for one in positions(text)] == [
        ("Allocataire de recherche", "Université de Rennes", "1989"),
        ("moniteur", "Université de Lille", "1989"),
    ]


@pytest.mark.parametrize(
    ("degree", "found"),
    [
        ("Maitrise de botanique à l'Université de Lille (1978)", ("Maitrise", "botanique", "Université de Lille")),
        ("Ingénieur en Génie textile à l'INQTN (1979)", ("Ingénieur", "Génie textile", "INQTN")),
        ("DEA d'Histoire à Paris 4 (1981)", ("DEA", "Histoire", "Paris 4")),
        ("Master de Botanique à la Sorbonne, 1990", ("Master", "Botanique", "Sorbonne")),
    ],
)
def test_where_a_french_degree_was_taken(degree: str, found: tuple[str, str, str]) -> None:
    assert [one[:3] for one in degrees(f"* {degree}\n")] == [found]


def test_an_engineer_in_a_firm_holds_a_post_and_no_degree() -> None:
    text = "* Ingénieure, Globex, 2010-2012\n* Ingénieur de recherche, CNRS, 2008-2010\n"
    assert [one[:2] for one in positions(text)] == [("Ingénieure", "Globex"), ("Ingénieur de recherche", "CNRS")]


@pytest.mark.parametrize(
    ("line", "people"),
    [
        ("Research Assistant to Dr. Ines Q. Orr (2016-17)", ["Ines Q. Orr"]),
        ("Research Assistant for Dr. Ines Q. Orr and Dr. Tom Verd, 2016-2017", ["Ines Q. Orr", "Tom Verd"]),
        ("Research Assistant for Tom Verd. 2016-2017", ["Tom Verd"]),
    ],
)
def test_an_initial_ends_no_name_of_whom_one_assisted(line: str, people: list[str]) -> None:
    (post,) = read(f"## Experience\n\n- {line}\n").positions
    assert (post.title, post.supervisors, post.organization) == ("Research Assistant", people, None)
