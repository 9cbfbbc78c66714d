"""Lists of works as forms set them, in layout text: lettered below what they support, books set in. Made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

LETTERED = """Ada B. Lund

C.   Contributions to Science
1.   Slow Looms. My early work showed how a loom hums at dusk when nobody else in the mill
     listens, and what the dyers made of it.
     a. Lund AB, Okoye M. Looms that hum at dusk in the northern towns. Journal of Felt. 4(2):
          11-19. 2012.
     b. Reed B, Lund AB, Dahl T. Dyes that outlive the weather of one mill in a hundred
          years. Annals of Yarn. 8: 3-9. 2017.
2.   Old Flags. I have helped to spread ways to tell threads of one colour from each other, and
     most mills of the valley use them now.
     a. Lund AB, Holm L. Threads of one colour in the old flags of the valley. Felt Letters.
          2019; 2(1): 40-52.

D.   Additional Information: Research Support and/or Scholastic Performance
Completed Research Support
Guild Trust - GT 2044                                         03/01/2009 - 02/28/2013
Looms of the North
Role: Co-Investigator
"""


def test_lettered_works_whose_year_stands_on_the_line_below() -> None:
    found = parse(read(LETTERED.encode(), "cv.txt"))
    assert [paper.year for paper in found.papers] == [2012, 2017, 2019]
    assert [grant.title for grant in found.grants] == ["Looms of the North"]


def test_books_set_in_below_of_which_some_have_one_line() -> None:
    text = """Ada B. Lund

Books
(with O. Reed) Weavers of the Northern Islands (Norda 1987); in two parts, of which the second was never sold
    (paperback edition, Lund 1999)
Okoye and the Art of Slow Cloth (Norda 1998); hardly changed in its second edition, September
    2003
(editor) Felt and Wool: A Handbook for Small Mills (Norda 2003)
Dyers of the Old River (with a foreword by M. Orr; third volume of the series that the Merrow Press prints
    on the Looms of the North) (Norda, 2005)
Threads in a Small Mill (Lund, May 2006)
(with Una Vale) Moss, Red and Blue (with many notes; Norda, 2010)

Reviews
M. Smith, New Threads of Old Mills, in Felt Review 26 (1976)
"""
    found = parse(read(text.encode(), "cv.txt")).papers
    assert len(found) == 7


@pytest.mark.parametrize("date", ["(2021–2023)", "(2019-present)", "(May 2015)"])
def test_a_date_in_brackets_below_a_long_line_is_its(date: str) -> None:
    text = (
        "Ada B. Lund\n\nEDITORIAL SERVICE\n  Editorial Review Board: Journal of Felt: Practice and Applied\n"
        f"  {date}\n  Ad Hoc Reviewer: Journal of Dyes, Journal of Wool Research, Felt Letters\n"
    )
    board, *others = parse(read(text.encode(), "cv.txt")).service
    assert (board.role, board.start is not None) == ("editor", True)
    assert {(one.role, one.start) for one in others} == {("reviewer", None)}
