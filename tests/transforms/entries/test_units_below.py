"""Units between an employer and the roles held there. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize("unit", ["Department of Dyes", "School of Looms and Felt", "Faculty of Cloth"])
@pytest.mark.parametrize("mark", ["", "• "])
def test_a_unit_above_the_roles_is_the_employers(unit: str, mark: str) -> None:
    page = (
        "Ada Vale\n\nPositions\n"
        f"Marsh University\n{mark}{unit}\n• Associate Professor, since 2029\n• Assistant Professor, 2023-2029\n"
        f"University of Turku\n{mark}{unit}\n• Postdoctoral Fellow, 2021-2023\n"
    )
    found = parse(read(page.encode(), "cv.txt")).positions
    assert [(one.title, one.organization, one.start) for one in found] == [
        ("Associate Professor", "Marsh University", "2029"),
        ("Assistant Professor", "Marsh University", "2023"),
        ("Postdoctoral Fellow", "University of Turku", "2021"),
    ]
