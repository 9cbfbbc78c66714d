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
