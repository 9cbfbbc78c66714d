"""Posts as items below an employer whose line dates the whole stay. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize("employer", ["Centre for Slow Looms (Ghent)", "Lund University (Lund)"])
@pytest.mark.parametrize("mark", ["-", "⊲", "•"])
def test_each_dated_item_is_a_post_with_its_own_dates(employer: str, mark: str) -> None:
    page = (
        f"## Employment\n\n2002–2023\t{employer}\n  {mark} Director for Wool and Dyes, 2019–2023\n"
        f"  {mark} Co-Director for Wool and Dyes, 2017–2019\n"
        f"  {mark} Loom Fellow, 2004–2009; Senior Fellow, 2009–2017\n\n"
        "2001–2002\tGhent University; Lecturer\n"
    )
    found = [(one.title, one.start, one.end) for one in parsed(page).positions]
    assert found[:4] == [
        ("Director for Wool and Dyes", "2019", "2023"),
        ("Co-Director for Wool and Dyes", "2017", "2019"),
        ("Loom Fellow", "2004", "2009"),
        ("Senior Fellow", "2009", "2017"),
    ]
    assert len({one.organization for one in parsed(page).positions[:4]}) == 1


def test_items_without_dates_have_those_of_the_stay() -> None:
    page = (
        "## Employment\n\n2021–\tLund University, School of Felt (Lund)\n  - Full Professor with tenure\n"
        "  - Reader by courtesy in Dyes\n"
    )
    assert [(one.title, one.start, one.current) for one in parsed(page).positions] == [
        ("Full Professor", "2021", True),
        ("Reader by courtesy in Dyes", "2021", True),
    ]


@pytest.mark.parametrize(
    "field", ["wool and felt studies", "loom engineering and applied science", "econ. & wool management"]
)
def test_a_field_in_small_letters_behind_its_degree(field: str) -> None:
    page = (
        f"## Education\n\n1994\t**B.S., {field}**, Lund University, Lund, Sweden\n\n1990\tDiploma, Ghent University\n"
    )
    assert parsed(page).education[0].field == field
