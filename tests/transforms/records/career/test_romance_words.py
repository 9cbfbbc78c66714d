"""Words of Spanish, Portuguese and French CVs: degrees, honours, those who lead a project. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("Magíster en Lana, Universidad de Chile, 2019", ("Magíster", "Lana")),
        ("Diplomado en Fieltro, Universidad de Chile, 2018", ("Diplomado", "Fieltro")),
        ("Licenciatura en Lana (con mención honorífica), Universidad de Chile, 2016", ("Licenciatura", "Lana")),
    ],
)
def test_degrees(line: str, found: tuple[str, str]) -> None:
    cv = parsed(f"## Educación\n\n- {line}\n- Doctorado en Telas, Universidad de Chile, 2022\n")
    assert (cv.education[0].degree, cv.education[0].field) == found


@pytest.mark.parametrize("led", ["dirigido por", "a cargo de"])
def test_who_leads_the_project(led: str) -> None:
    cv = parsed(
        f"## Experiencia laboral\n\n**Proyecto Lana 119, {led} Otto Vale**\tSantiago, Chile  \n"
        "Asistente de Investigación\tMarzo 2019 – Marzo 2020\n"
    )
    assert [(one.organization, one.supervisors) for one in cv.positions] == [("Proyecto Lana 119", ["Otto Vale"])]
