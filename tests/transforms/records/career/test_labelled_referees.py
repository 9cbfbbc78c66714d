"""Referees and projects named below posts and degrees are neither. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

POSTS = """# Ada Moss

## Positions

2017 - 2019\tWeaver in chief at Loom House, Lund (Sweden)
  {0}

2015 - 2017\tResearch fellow at University of Ulmstad
"""
DEGREES = """# Ada Moss

## Education

2006 - 2011\tBachelor of Science (BSc), Textile Engineering, University of Ulmstad
  {0}
"""


@pytest.mark.parametrize(
    "line",
    [
        "Reference: Dr. Bo Reed, Director of Looms - e-mail: bo@looms.example",
        "Referee: Prof. Cy Vale, Full Professor, University of Ulmstad",
        "Contact: Dee Fenn, Head of Dyes, Loom House",
        "Contact person: Cy Vale, Director of Innovation - phone: +49 555 0100",
    ],
)
def test_a_referee_s_post_is_not_the_owner_s(line: str) -> None:
    found = parse(read(POSTS.format(line).encode(), "a.md")).positions
    assert [one.title for one in found] == ["Weaver in chief", "Research fellow"]


@pytest.mark.parametrize(
    "line", ["BSc final project: Voices of the loom", "BSc degree project: Reds", "B.Sc. final year project: Old felts"]
)
def test_a_degree_s_project_is_no_second_degree(line: str) -> None:
    assert len(parse(read(DEGREES.format(line).encode(), "a.md")).education) == 1
