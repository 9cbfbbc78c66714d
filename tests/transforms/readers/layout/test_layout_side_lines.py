"""Sidebars beside margins of dates and tables, and headings in small letters. All made up."""

from __future__ import annotations

from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.readers.layout.layout import read_layout

SMALL = """\
Odalys Brackenridge                  education
                                     2011-16      PhD                     Uppsala University
Geologist
                                                  Slow deltas and what they carry
odalys@brackenridge.example          2009-11      MSc                     Kyoto University

About me                             employment
Odalys walks along rivers and        2019-21      Postdoctoral Fellow     Duke University
counts what they carry to the
sea, grain by grain, in every        2016-19      Research Assistant      Uppsala University
season of the year.
                                     2015         Intern                  Harbour Museum
Skills
Python, QGIS, diving, sieves         awards
                                     2019         Heron Prize             Guild of Pilots
Languages
English, Dutch, some Swedish         2017         Lantern Fellowship      Society of Coasts
"""
TABLE = """\
EDUCATION                                RELEVANT EXPERIENCE
Uppsala University                       Duke University | Fellow
PhD in Geology
Oct 2016 | Uppsala University, May 2019 – current | Durham, USA
Sweden
                                         • Counted the grains of the lower delta, and of all
INTERESTS                                  ponds beside it
Deltas of northern seas                  • Drew what the tides left
Rivers that freeze over
Sands that walk                          PUBLICATIONS
Grains of old beaches                           2019    Tides     Slow deltas of the north
Ponds without names                                               and of the south
Harbours of wood                                2018    Sands     Grains that walk
Tides of the lower coast
Lakes under ice                          AWARDS
Silt of river mouths                     Heron Prize of the Guild of Pilots, 2019
SKILLS                                   Lantern Fellowship of the Coast, 2017
Python • QGIS • Haskell                  Teaching Medal of the Society, 2015
diving • sieves &
boats
"""


def test_a_margin_of_dates_belongs_to_the_words_behind_it_and_not_to_the_sidebar() -> None:
    found = parse(read(SMALL.encode(), "a.txt"))
    assert [(one.degree, one.start, one.end) for one in found.education] == [
        ("PhD", "2011", "2016"),
        ("MSc", "2009", "2011"),
    ]
    assert [(one.title, one.start) for one in found.positions] == [
        ("Postdoctoral Fellow", "2019"),
        ("Research Assistant", "2016"),
        ("Intern", "2015"),
    ]
    assert found.person.name == "Odalys Brackenridge"


def test_rows_of_a_table_beside_a_sidebar_do_not_cross_the_gutter() -> None:
    text = read_layout(TABLE)
    side = text[text.index("EDUCATION") :]
    assert "May 2019 – current" not in side
    assert [line for line in side.split("\n") if line.strip()][-3:] == [
        "SKILLS",
        "Python • QGIS • Haskell",
        "diving • sieves & boats",
    ]
    assert text.index("AWARDS") < text.index("EDUCATION") < text.index("Silt")


def test_a_sidebar_s_long_line_before_wide_blanks_does_not_cross_the_gutter() -> None:
    line = f"{'season of the year, with thunderstorms':<50}Sorted the sand of nine beaches"
    lines = [one.strip() for one in read_layout(SMALL.replace("season of the year.", line)).split("\n")]
    assert "season of the year, with thunderstorms" in lines
