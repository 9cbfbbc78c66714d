"""Lists of works whose items bear codes in a column, years in another. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import lines_of
from transforms.parse import parse
from transforms.readers.dispatch import read

LAYOUT = """Jane Q. Miller
Department of Looms, University of Delfzijl

CONFERENCE PUBLICATIONS (fully reviewed)
Meetings of weavers count as much as journals here
2019    C.11      Old Looms and Those Who Keep Them in Repair
              J. Miller, L. Marsh, S.R. Olsen
              LOOM’19: Delfzijl Association Annual Symposium
        C.10      Loombot: A Chatbot for Weft Screening
              R. Holm, J. Miller, A. Argos
              LOOM’19: Delfzijl Association Annual Symposium
2017    C.9       When Village Looms Grow Large: Counting the Barges That Carry Their Felt
              C.F. Holm, J. Miller, J. Marsh, S. Olsen
              LOOM’17: Delfzijl Association Annual Symposium
        C.7       Counting Wool at Home and Weighing It on Old Wooden Scales
              D. Petre, J. Miller, L. Marsh
              LOOM’17: Delfzijl Association Annual Symposium,
              Best Paper Award (top 2%)
"""


def test_codes_in_a_column_are_bullets_and_a_year_holds_until_the_next() -> None:
    found = lines_of("2019\tC.3\tSlow Looms\nA. Quill\nC.2\tFast Dyes\nA. Quill\n2017\tC.1\tFelt\nA. Quill\n")
    assert [(line.bullet, line.text) for line in found if line.bullet] == [
        ("C.3", "Slow Looms\t2019"),
        ("C.2", "Fast Dyes\t2019"),
        ("C.1", "Felt\t2017"),
    ]


@pytest.mark.parametrize("gap", ["\t", " "])
def test_so_are_those_that_a_converter_sets_a_blank_behind(gap: str) -> None:
    found = lines_of(
        f"2019{gap}T.3 Slow Looms\nHall of Weavers\n\nT.2 Fast Dyes\nA Mill\n\n2017{gap}T.1 “Felt”\nA Fair\n"
    )
    assert [(line.bullet, line.text) for line in found if line.bullet] == [
        ("T.3", "Slow Looms\t2019"),
        ("T.2", "Fast Dyes\t2019"),
        ("T.1", "“Felt”\t2017"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "2019 A.3 felt\nA.2 wool\nA.1 looms\n",  # parts of a thing, in small letters
        "2019 Looms 3.1 Felt\nLooms 3.2 Wool\nLooms 3.3 Dye\n",
        "C.3\tSlow Looms\nC.2\tFast Dyes\nC.1\tFelt\n",  # no years: the codes are read elsewhere
        "2019\tC.3\tSlow Looms\n2018\tC.9\tFast Dyes\n2017\tC.1\tFelt\n",  # they count nothing
        "2019\tC.3\tSlow Looms\n2018\tB.2\tFast Dyes\n2017\tA.1\tFelt\n",
        "2019\tC.2\tSlow Looms\n2018\tC.1\tFast Dyes\n",
    ],
)
def test_other_columns_stay(text: str) -> None:
    assert not any(line.bullet for line in lines_of(text))


def test_works_of_such_a_list_keep_to_themselves() -> None:
    found = parse(read(LAYOUT.encode(), "cv.txt"))
    assert [
        (one.title.partition(":")[0], len(one.authors), one.year, (one.venue or "")[:7]) for one in found.papers
    ] == [
        ("Old Looms and Those Who Keep Them in Repair", 3, 2019, "LOOM’19"),
        ("Loombot", 3, 2019, "LOOM’19"),
        ("When Village Looms Grow Large", 4, 2017, "LOOM’17"),
        ("Counting Wool at Home and Weighing It on Old Wooden Scales", 3, 2017, "LOOM’17"),
    ]
    assert [one.paper for one in found.awards] == [found.papers[3].title]
