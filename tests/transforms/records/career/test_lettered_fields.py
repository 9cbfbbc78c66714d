"""Fields of study in letters, in a cell of their own."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("- Merrow University** | ME | BSc Sep 2018 - Jun 2022", "ME"),
        ("- Lund University | BME | B.Sc. Sep 2018 - Jun 2022", "BME"),
        ("- Lund University; MS; Ph.D.; 2016 - 2022", "MS"),
    ],
)
def test_letters_between_school_and_degree_are_the_field(line: str, field: str) -> None:
    (degree,) = parsed(f"## Education\n\n{line}\n").education
    assert (degree.field, degree.location) == (field, None)


def test_a_bios_degree_is_the_lists_though_the_school_stands_in_letters() -> None:
    found = parsed(
        "I am a Ph.D. candidate in Botany at PoliNo, advised by Prof. Bo Orr.\n\n## Education\n\n"
        "- Politecnico di Norda | Botany | Ph.D. 2018 - 2022\n"
    ).education
    assert [(one.organization, one.advisors) for one in found] == [("Politecnico di Norda", ["Bo Orr"])]


@pytest.mark.parametrize(
    ("letters", "level"), [("MS", "master"), ("BS", "bachelor"), ("MA", "master"), ("BA", "bachelor")]
)
def test_letters_that_fill_a_cell_behind_a_state_are_the_degree(letters: str, level: str) -> None:
    table = (
        "INSTITUTION AND LOCATION\tDEGREE\tCompletion Date\tFIELD OF STUDY\n"
        f"Merrow University, Fern, OH\t{letters}\t05/1994\tLoom Engineering\n"
        "Merrow University, Fern, OH\tPhD\t05/2001\tStatistics\n"
    )
    found = parsed(f"## Education\n\n{table}").education
    assert [(one.level, one.field) for one in found] == [(level, "Loom Engineering"), ("doctorate", "Statistics")]


def test_a_state_in_a_cell_behind_its_town_is_no_degree() -> None:
    (found,) = parsed("## Education\n\nPhD, Botany\tMerrow University\tJackson\tMS\t2004\n").education
    assert (found.degree, found.organization) == ("PhD", "Merrow University")
