"""Lives told in other languages: posts, degrees and topics. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    ("text", "title", "organization", "unit", "when"),
    [
        ("Soy profesora titular de Historia Medieval en la Universidad de Sevilla desde 2015.",
         "profesora titular de Historia Medieval", "Universidad de Sevilla", None, ("2015", None, True)),
        ("Actualmente soy investigadora postdoctoral en el Departamento de Historia de la Universidad de Chile.",
         "investigadora postdoctoral", "Universidad de Chile", "Departamento de Historia", (None, None, True)),
        ("Anteriormente fue profesor asociado de la Universidad de Oviedo (2009-2011).", "profesor asociado",
         "Universidad de Oviedo", None, ("2009", "2011", False)),
        ("Sou professor adjunto na Universidade Federal da Bahia.", "professor adjunto",
         "Universidade Federal da Bahia", None, (None, None, True)),
        ("Je suis maîtresse de conférences en sociologie à l'Université de Lille depuis 2018.",
         "maîtresse de conférences en sociologie", "Université de Lille", None, ("2018", None, True)),
        ("J'ai été ATER à l’Université de Nantes de 2014 à 2016.", "ATER", "Université de Nantes", None,
         ("2014", "2016", False)),
        ("Sono professoressa associata di Storia Moderna presso l'Università di Bologna.",
         "professoressa associata di Storia Moderna", "Università di Bologna", None, (None, None, True)),
        ("Seit 2020 ist sie Juniorprofessorin für Germanistik an der Universität Bonn.",
         "Juniorprofessorin für Germanistik", "Universität Bonn", None, ("2020", None, True)),
        ("Von 2014 bis 2018 war ich wissenschaftlicher Mitarbeiter am Institut für Fäden der Universität Kiel.",
         "wissenschaftlicher Mitarbeiter", "Universität Kiel", "Institut für Fäden", ("2014", "2018", False)),
    ],
)  # fmt: skip
def test_posts(
    text: str, title: str, organization: str, unit: str | None, when: tuple[str | None, str | None, bool]
) -> None:
    found = [(one.title, one.organization, one.unit, one.start, one.end, one.current) for one in parsed(text).positions]
    assert found == [(title, organization, unit, *when)]


@pytest.mark.parametrize(
    ("text", "degrees"),
    [
        ("Me doctoré en Historia por la Universidad de Granada en 2008.",
         [("doctorado", "Historia", "Universidad de Granada", "2008")]),
        ("Es doctora en Derecho por la Universidad de Salamanca y profesora contratada doctora en la de León.",
         [("doctora", "Derecho", "Universidad de Salamanca", None)]),
        ("Doutor em Linguística pela Universidade Estadual de Campinas (2012), graduado em Letras pela USP (2004).",
         [("Doutor", "Linguística", "Universidade Estadual de Campinas", "2012"),
          ("graduado", "Letras", "USP", "2004")]),
        ("Fiz mestrado em Tecelagem e doutorado (2019) na Universidade de Lisboa.",
         [("mestrado", "Tecelagem", "Universidade de Lisboa", None),
          ("doutorado", None, "Universidade de Lisboa", "2019")]),
        ("J'ai soutenu ma thèse de doctorat en sociologie à l'Université de Lyon en 2014.",
         [("thèse de doctorat", "sociologie", "Université de Lyon", "2014")]),
        ("Ho conseguito il dottorato di ricerca in Storia all'Università di Pisa nel 2010.",
         [("dottorato di ricerca", "Storia", "Università di Pisa", "2010")]),
        ("Ich habe 2019 an der Universität Kiel in Neuerer Geschichte promoviert.",
         [("Promotion", "Neuerer Geschichte", "Universität Kiel", "2019")]),
        ("Je dirige trois thèses de doctorat en sociologie de doctorants de l'Université de Lille.", []),
    ],
)  # fmt: skip
def test_degrees(text: str, degrees: list[tuple[str, str | None, str, str | None]]) -> None:
    found = {(one.degree, one.field, one.organization, one.end) for one in parsed(text).education}
    assert found == set(degrees)


@pytest.mark.parametrize(
    ("text", "topics"),
    [
        ("Mis líneas de investigación son la historia del lino, la lana en casa y el fieltro de mar.",
         ["historia del lino", "la lana en casa", "fieltro de mar"]),
        ("Minha pesquisa aborda a tecelagem de seda francesa, inglesa e portuguesa do século XIX.",
         ["tecelagem de seda francesa, inglesa e portuguesa do século XIX"]),
        ("Mes recherches portent sur l'histoire des métiers à tisser.", ["l’histoire des métiers à tisser"]),
        ("Mi occupo di reti tessili, fibre ottiche e storia dei telai.",
         ["reti tessili", "fibre ottiche", "storia dei telai"]),
        ("Meine Forschungsschwerpunkte sind alte Webtechnik, Handel mit Loden und die Geschichte der Fäden.",
         ["alte Webtechnik", "Handel mit Loden", "Geschichte der Fäden"]),
    ],
)  # fmt: skip
def test_topics(text: str, topics: list[str]) -> None:
    found = [one.text for one in parsed(text).interests]
    assert found == topics


@pytest.mark.parametrize(
    "text",
    [
        "I am a lecturer at the Universidad de Sevilla and was a postdoc at Lund University.",
        'The film "La vida en el telar" is about a weaver de la casa.',
    ],
)  # fmt: skip
def test_english_is_read_once(text: str) -> None:
    page = parsed(text)
    assert len(page.positions) in (0, 2)
    assert not page.education
