"""A sidebar left of a column that has a margin of dates of its own, and the gutter of single lines. All made up."""

from __future__ import annotations

import pytest

from transforms.readers.layout.side_places import place_on
from transforms.readers.layout.sides import with_sides_apart

PAGE = """\
                                Education
                                2009-2014   Doctorate in Limnology            Lake Institute, Norrfjord
                                            A thesis on slow water
Mira Overgaard                  2005-2009   Diploma in Biology                Faculty of Rivers, Ulmstad
Freshwater Ecologist                        With distinction in zoology

mira@lakes.example              Professional Experience
+49 555 0100                    2019-       Reader in Limnology               Ulmstad University
lakes.example/mira                          Leads a group of seven that counts what lives in cold
                                            water, and teaches how to count it.
About me                        2016-2019   Research Fellow                   Institute of Reeds, Gent
                                            Kept the long record of the eastern basin and its reeds
I count what lives in cold                  for three winters.
lakes, and have done so for 9+              Wrote the handbook of the winter surveys of the basin
years, mostly in winter.        2014-2016   Assistant                         Museum of Carps, Ulmstad
                                            Put in order the jars of a century.
Skills
R, Python                       Awards
                                2021        Heron Prize (Guild of Rivers)
Boats                           2018        Winter Medal (Lake League)
"""
MONTHS = PAGE.replace("2009-2014   ", "09/09-09/14 ").replace("2005-2009   ", "09/05-09/09 ")


@pytest.mark.parametrize("page", [PAGE, MONTHS, PAGE.replace("2021        ", "May 2021    ")])
def test_the_sidebar_ends_before_the_dates_of_the_column_beside_it(page: str) -> None:
    main, (side,) = with_sides_apart([page.split("\n")])
    lines = [line.strip() for line in main[0] if line.strip()]
    assert lines[0] == "Education"
    assert sum(line[:1].isdigit() or line.startswith("May") for line in lines) == 7
    assert [line for line in side.split("\n") if line][:3] == [
        "Mira Overgaard",
        "Freshwater Ecologist",
        "mira@lakes.example",
    ]
    assert "lakes, and have done so for 9+\nyears, mostly in winter." in side


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("which I have counted for some 8+" + " " * 20 + "Drew the maps of it", 34),
        ("in rivers, lakes, ponds and so on" + " " * 16 + "Drew the maps of it", 34),
        ("in rivers, lakes, and ponds   Maps of the western shore", 30),
        ("in rivers, lakes, and ponds nr. 4 Maps of the western shore", 34),
    ],
)
def test_a_word_before_wide_blanks_at_the_gutter_is_the_sidebar_s_last(line: str, place: int) -> None:
    assert place_on(line, 34) == place
