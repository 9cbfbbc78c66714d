"""Years that the title of a talk or a grant is about are not when it was told or paid."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import grants, read, talks


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("- Weirs of the upper Lee, 1950–2010. Globex, 2023", ("Weirs of the upper Lee, 1950–2010", "Globex", 2023)),
        ('- "Mills of Cork, 1950–2010", Initech, June 2021', ("Mills of Cork, 1950–2010", "Initech", 2021)),
    ],
)
def test_years_of_a_talks_title_stay_in_it(line: str, expected: tuple[str, str, int]) -> None:
    assert talks(line) == [expected]


def test_years_of_a_grants_title_are_not_its_period() -> None:
    line = "- Weirs of the Lee, eastern shore, 1950–2010, National Science Foundation, $90,000, 2021–2023"
    (found,) = read(f"## Grants\n\n{line}").grants
    assert (found.title, found.start, found.end) == ("Weirs of the Lee, eastern shore, 1950–2010", "2021", "2023")


def test_a_long_period_alone_is_the_grants_own() -> None:
    assert grants("- Weirs of the Lee, National Science Foundation, 1985–2015")
    (found,) = read("## Grants\n\n- Weirs of the Lee, National Science Foundation, 1985–2015").grants
    assert (found.start, found.end) == ("1985", "2015")
