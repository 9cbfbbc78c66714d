"""Rows of layout text whose dates stand at the right margin: those that were too long for theirs are whole again."""

import pytest

from transforms.readers.layout.right_dates import with_right_dates

PAGE = """\
  Medal of the Guild of Weavers           2014
  Prize for the best blue cloth in the
  Upper Meadow                            2012
  Stipend of the Yard of Turku, and of its Ri-
  ver                                     2011
  Fund for looms of all kinds and for reeds
  2010
  Ribbon of the Fair                Fall 2009"""
LINES = PAGE.split("\n")


def test_each_row_ends_in_its_date() -> None:
    found = with_right_dates(LINES)
    assert [line[-4:] for line in found] == ["2014", "2012", "2011", "2010", "2009"]
    assert "in the Upper Meadow   " in found[1]
    assert "its River   " in found[2]
    assert found[3].endswith("reeds   2010")


@pytest.mark.parametrize("other", ["  Kept the ledger", "  It was given to all who came to the fair."])
def test_lines_between_rows_that_are_no_rows_leave_all_as_it_is(other: str) -> None:
    assert with_right_dates([*LINES[:3], other, *LINES[3:]]) == [*LINES[:3], other, *LINES[3:]]
    assert with_right_dates([*LINES, other]) == [*LINES, other]


def test_a_new_page_is_no_column() -> None:
    for at in range(3):
        found = with_right_dates([*LINES[:at], f"\f{LINES[at]}", *LINES[at + 1 : 3]])
        assert [line[-4:] for line in found] == ["2014", "2012"]
        assert "".join(found).count("\f") == 1
