"""Honours in the line of a degree itself: in brackets, behind a stop, as what paid for it. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_PAGE = (
    "## Education\n\n- PhD in Physics, University of Turku, 2015{said}\n- BSc in Physics, University of York, 2008\n"
)


@pytest.mark.parametrize(
    "said",
    [
        " (Marsh Medal)",
        " | Marsh Medal",
        ". Marsh Medal.",
        ", Marsh Medal",
        ". Winner of the Marsh Medal for best thesis.",
    ],
)
def test_an_honour_behind_a_degree(said: str) -> None:
    found = read(_PAGE.format(said=said))
    assert [award.name for award in found.awards] == ["Marsh Medal"]
    assert [(one.degree, one.field, one.organization) for one in found.education] == [
        ("PhD", "Physics", "University of Turku"),
        ("BSc", "Physics", "University of York"),
    ]


@pytest.mark.parametrize(
    "said",
    [
        " (funded by a Fern Fellowship)",
        ". Fully funded by the Fern Fellowship.",
        "\n  Supported by the Fern Fellowship",
    ],
)
def test_what_paid_for_a_degree(said: str) -> None:
    assert [award.name for award in read(_PAGE.format(said=said)).awards] == ["Fern Fellowship"]


@pytest.mark.parametrize(
    "said", [" (First Class Honours)", ", with distinction", " (Honors College)", ". Thesis on a medal"]
)
def test_how_a_degree_was_taken_is_no_honour_of_its_own(said: str) -> None:
    assert not read(_PAGE.format(said=said)).awards


def test_an_honour_that_a_list_dates_is_told_once() -> None:
    page = (
        _PAGE.format(said=" (Marsh Medal)")
        + "\n## Awards\n\n- Marsh Medal, Kestrel College, 2015\n- Fern Prize, 2012\n"
    )
    assert [(one.name, one.granter, one.start) for one in read(page).awards] == [
        ("Marsh Medal", "Kestrel College", "2015"),
        ("Fern Prize", None, "2012"),
    ]


@pytest.mark.parametrize("purpose", ["the best final design", "best thesis", "outstanding teaching"])
def test_what_an_honour_below_a_degree_was_for(purpose: str) -> None:
    body = f"  - University of Turku, 2019\n    - Marsh Prize for {purpose}, 2019\n"
    found = read(f"## Education\n\n- **BSc in Botany**\n{body}")
    assert [award.name.startswith("Marsh Prize") for award in found.awards] == [True]
