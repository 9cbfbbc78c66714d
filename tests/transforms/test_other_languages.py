"""CVs in German, French, Italian and Spanish: what is written otherwise there. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import outline, whole
from tests.transforms.records.one_section import read
from transforms.names.people import split_names


@pytest.mark.parametrize(
    ("heading", "row", "stated"),
    [
        ("LANGUES", "Anglais (courant), espagnol (lu)", [("Anglais", "courant"), ("espagnol", "lu")]),
        ("LINGUE", "Inglese (ottimo), tedesco (buono)", [("Inglese", "ottimo"), ("tedesco", "buono")]),
        ("IDIOMAS", "Inglés (C1), francés (B1)", [("Inglés", "C1"), ("francés", "B1")]),
    ],
)
def test_languages_in_small_letters(heading: str, row: str, stated: list[tuple[str, str]]) -> None:
    assert [(one.language, one.proficiency) for one in read(f"## {heading}\n\n{row}").languages] == stated


@pytest.mark.parametrize("role", ["Évaluatrice pour", "Gutachterin für", "Relectrice :", "Evaluadora de"])
def test_who_reviews(role: str) -> None:
    found = read(f"## Service\n\n{role} Fäden, Knoten, Loden").service
    assert [(one.role, one.venue) for one in found] == [
        ("reviewer", "Fäden"), ("reviewer", "Knoten"), ("reviewer", "Loden"),
    ]  # fmt: skip


@pytest.mark.parametrize("role", ["Gastforscherin", "Gastprofessor", "Projektassistent", "Lehrbeauftragte"])
def test_a_role_in_one_word_begins_a_post(role: str) -> None:
    found = read(f"## Akademischer Werdegang\n\n2015  {role}, ETH Zürich\n2012-2014  Hilfskraft, Universität Bonn")
    assert [(one.title, one.organization, one.start) for one in found.positions] == [
        (role, "ETH Zürich", "2015"), ("Hilfskraft", "Universität Bonn", "2012"),
    ]  # fmt: skip


@pytest.mark.parametrize("how", ["Vorlesung", "Übung", "Séminaire", "Esercitazioni"])
def test_how_a_course_is_held_is_no_place(how: str) -> None:
    found = read(f"## Lehre\n\nWS 2020/21   Fäden und Knoten ({how}), Universität Bonn").teaching
    assert [(one.course, one.organization) for one in found] == [(f"Fäden und Knoten ({how})", "Universität Bonn")]


def test_research_projects_with_their_sums_are_grants() -> None:
    body = (
        "Musgos de la sierra. Ministerio de Ciencia e Innovación, 2019-2022. 84.000 €. Investigadora principal.\n"
        "Flora de los tejados. Junta de Andalucía, 2012-2015. 45.000 €. Investigadora.\n"
    )
    found = read(f"## PROYECTOS DE INVESTIGACIÓN\n\n{body}")
    assert not found.projects
    assert [(one.title, one.funder, one.amount, one.start) for one in found.grants] == [
        ("Musgos de la sierra", "Ministerio de Ciencia e Innovación", "84.000 €", "2019"),
        ("Flora de los tejados", "Junta de Andalucía", "45.000 €", "2012"),
    ]


@pytest.mark.parametrize("lead", [", ", ", in "])
def test_a_journal_in_guillemets_behind_its_article(lead: str) -> None:
    body = f"A. Quill, Il loden e il mare{lead}«Fili e nodi», LXX (2016), pp. 11-30.\n"
    body += f"A. Quill, B. Fern, I nodi del porto{lead}«Quaderni del loden», 55 (2020), 2, pp. 45-72.\n"
    assert [
        (one.title, one.authors, one.venue, one.volume, one.issue, one.pages)
        for one in read(f"## PUBBLICAZIONI\n\n{body}").papers
    ] == [
        ("Il loden e il mare", ["A. Quill"], "Fili e nodi", "LXX", None, "11-30"),
        ("I nodi del porto", ["A. Quill", "B. Fern"], "Quaderni del loden", "55", "2", "45-72"),
    ]


def test_a_title_in_guillemets_stays_one() -> None:
    found = read(
        "## PUBLICATIONS\n\nQuill A., 2016, « Tisser la nuit », Fils et nœuds, vol. 58, n° 3, p. 45-67."
    ).papers
    assert [(one.title, one.venue) for one in found] == [("Tisser la nuit", "Fils et nœuds")]


@pytest.mark.parametrize("word", ["y", "e", "og"])
def test_inverted_names_on_both_sides_of_a_short_and(word: str) -> None:
    assert split_names(f"Quill, A., Fern, B. {word} Reed, C.") == ("Quill, A.", "Fern, B.", "Reed, C.")


@pytest.mark.parametrize("title", ["Dott.ssa", "Dra.", "Profª. Drª.", "Mme"])
def test_titles_of_women_are_no_part_of_the_name(title: str) -> None:
    assert split_names(f"{title} Berta Fern") == ("Berta Fern",)


def test_a_year_in_two_halves_before_a_colon() -> None:
    found = read("## Teaching\n\nA.A. 2021-22: Storia del loden, Università di Torino").teaching
    assert [(one.course, one.start, one.end) for one in found] == [("Storia del loden", "2021", "2022")]


@pytest.mark.parametrize("heading", ["Sobre mim", "Acerca de mí", "Chi sono", "Qui suis-je", "Om mig", "Over mij"])
def test_a_page_on_oneself_is_no_name(heading: str) -> None:
    page = whole(f"---\nlayout: about\ntitle: {heading}\nsubtitle: Historia del Tejido y Teoría Literaria\n---\n\n~\n")
    assert page.person is None or page.person.name is None
    assert outline(f"## {heading}\n\nAda Quill.\n")[-1][0] == "about"
