"""Posts below "Research Projects" that number the projects done in them."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_POSTS = """## {heading}

Student Research Assistant

### Ropes and Sails

University of Turku

Nov. 2013 - Present

- Advisor: Bo Orr
  - Project 1: Knots of the North
    - Tied every knot of the harbour.
  - Project 2: Sails in Ice
    - Sewed sails for four winters.

### Felt and Dye

Lund University

Oct. 2014 - Present

- Student Research Assistant
  - Advisor: Cy Lund
  - Project 1: Blue Dyes
    - Dyed nine sheep.
"""


@pytest.mark.parametrize("heading", ["Research Projects", "RESEARCH PROJECTS", "Projects", "Research Experience"])
def test_numbered_projects_are_done_in_posts(heading: str) -> None:
    cv = whole(f"# Jane Q. Miller\n\n{_POSTS.format(heading=heading)}")
    assert [(post.title, post.organization, post.start) for post in cv.positions] == [
        ("Student Research Assistant", "University of Turku", "2013-11"),
        ("Student Research Assistant", "Lund University", "2014-10"),
    ]
    assert [one.title for one in cv.projects] == ["Knots of the North", "Sails in Ice", "Blue Dyes"]


def test_projects_that_are_numbered_themselves_are_no_posts() -> None:
    body = "- Project 1: Knots of the North\n- Project 2: Sails in Ice\n"
    cv = whole(f"# Jane Q. Miller\n\n## Projects\n\n{body}")
    assert not cv.positions
    assert [one.title for one in cv.projects] == ["Knots of the North", "Sails in Ice"]
