"""The end of a range below a row that states its beginning, its dash taken for a bullet."""

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

ROWS = """\
# Ada Vale

## Experience

- July 2013\tGlobex Mills, Oulu, Finland
  - {end}
    Keeper of Looms

    Tasks: keeping the looms of the mill, and writing on them.

- August 2008\tOrt Museum, Leeds
  - September 2010
    Lecturer
"""


@pytest.mark.parametrize(("end", "until"), [("to date", None), ("present", None), ("May 2015", "2015-05")])
def test_the_end_belongs_to_the_row_above(end: str, until: str | None) -> None:
    found = parse(read(ROWS.format(end=end).encode(), "cv.md")).positions
    assert [(post.title, post.start, post.end) for post in found] == [
        ("Keeper of Looms", "2013-07", until),
        ("Lecturer", "2008-08", "2010-09"),
    ]
    assert found[0].current == (until is None)


def test_items_below_a_row_stay() -> None:
    text = (
        "# Ada Vale\n\n## Talks\n\n- July 2013\tLoom Forum, Oslo\n  - Reeds\n- May 2012\tFelt Forum, Oslo\n  - Dyes\n"
    )
    assert len(parse(read(text.encode(), "cv.md")).talks) == 2
