"""The owner's role in the look of a heading below the name."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("role", ["Lecturer", "Senior Lecturer", "PhD Student", "Editor"])
def test_a_role_below_the_name_heads_no_list(role: str) -> None:
    cv = whole(
        f"# Ada Moss\n\n## {role}\n\n### Universidad de Salvatierra\n\nada@moss.example\n\n"
        "I received my PhD in Physics from Yale University in 2011. I study how looms hum.\n\n"
        "## Publications\n\nMoss, A. (2020). Loom noise and sleep. *Nature*.\n"
    )
    assert not cv.teaching
    assert ("Physics", "Yale University") in [(one.field, one.organization) for one in cv.education]
