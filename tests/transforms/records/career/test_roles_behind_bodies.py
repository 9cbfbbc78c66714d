"""Posts with the role told behind the place, numbers of things in duties, counties, leaders. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    ("line", "post"),
    [
        ("Globex Institute, Department of Moss Science as Reader (2001-2005)", ("Reader", "Globex Institute")),
        ("Otter University, as Lecturer (since 2011)", ("Lecturer", "Otter University")),
        ("Bergen Institute of Felt as a Visiting Scientist, 2014", ("Visiting Scientist", "Bergen Institute of Felt")),
        ("Analyst, King County Parks Division, 2014", ("Analyst", "King County Parks Division")),
    ],
)
def test_role_and_place(line: str, post: tuple[str, str]) -> None:
    found = whole(f"# Mira Holm\n\n## Employment\n\n- {line}\n- Researcher, Lund University, 1999-2000\n").positions
    assert [(one.title, one.organization) for one in found][:1] == [post]


def test_a_number_of_people_is_no_period() -> None:
    found = whole(
        "# Mira Holm\n\n## Experience\n\n### Project co-leader, Mosses, Walls, and Water Project, Lund University\n"
        "2013-Present\n  * Led dives in the fjord\n  * Supervised teams of 10-20 Swedish and Finnish students\n"
    ).positions
    assert [(one.title, one.organization, one.start) for one in found] == [
        ("Project co-leader", "Lund University", "2013")
    ]
