"""Units right behind a role, without a mark. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("role", ["Researcher", "Anna Loom Individual Fellow", "Postdoctoral Researcher"])
@pytest.mark.parametrize("unit", ["Department of Dyes", "School of Felt", "Faculty of Arts"])
def test_a_role_ends_before_its_unit(role: str, unit: str) -> None:
    cv = whole(f"# Ada Weaver\n\n## Employment\n\n{role} {unit}, Lund University\t2019 – 2021\n")
    assert [(one.title, one.unit, one.organization, one.end) for one in cv.positions] == [
        (role, unit, "Lund University", "2021")
    ]
    assert not cv.awards


@pytest.mark.parametrize("title", ["Head of Department of Dyes", "Acting Head of School of Felt"])
def test_a_head_of_a_unit_keeps_it(title: str) -> None:
    cv = whole(f"# Ada Weaver\n\n## Employment\n\n{title}, Lund University\t2019 – 2021\n")
    assert cv.positions[0].organization == "Lund University"
