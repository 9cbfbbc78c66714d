"""Two posts under the name, each in bold over where it is held. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("second", ["Associate Director", "Director", "Senior Fellow"])
@pytest.mark.parametrize("body", ["Vik Institute for Weaving Policy", "Moss Centre for Dyes"])
def test_each_post_has_the_body_below_it(second: str, body: str) -> None:
    cv = whole(
        "# Ada Quill\n\n**Associate Professor**  \nDepartment of Looms  \nUniversity of Oslo\n\n"
        f"**{second}**  \n{body}\n\n## Awards\n\n- Heron Prize, 2020\n"
    )
    assert [(one.title, one.organization, one.current) for one in cv.positions] == [
        ("Associate Professor", "University of Oslo", True),
        (second, body, True),
    ]
