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


@pytest.mark.parametrize(
    ("dates", "start", "end"), [("2013 -\nNow", "2013", None), ("2013.09 –\n2015.02", "2013-09", "2015-02"),
                                ("2013-\n2015", "2013", "2015"), ("**Sep 2013 -**\n**2015**", "2013-09", "2015")]
)  # fmt: skip
def test_a_narrow_column_tears_a_range_behind_its_dash(dates: str, start: str, end: str | None) -> None:
    text = (
        f"# Ada Vale\n\n## Experience\n\n{dates}\n\n**Keeper of Looms**\n\nGlobex Mills, Oulu\n- Led the dye group.\n"
    )
    (post,) = parse(read(text.encode(), "cv.md")).positions
    assert (post.title, post.organization, post.unit) == ("Keeper of Looms", "Globex Mills", None)
    assert (post.start, post.end, post.current) == (start, end, end is None)


def test_an_open_date_over_a_role_stays() -> None:
    text = "# Ada Vale\n\n## Experience\n\n2013 -\nKeeper of Looms\nGlobex Mills, Oulu\n"
    (post,) = parse(read(text.encode(), "cv.md")).positions
    assert (post.start, post.end) == ("2013", None)
