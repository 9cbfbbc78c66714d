"""Sidebars in layout text are read for themselves, wherever single lines of the two columns nearly touch."""

from __future__ import annotations

from transforms.readers.layout.layout import read_layout
from transforms.readers.layout.sides import with_sides_apart

RIGHT = """\
                              Odalys Brackenridge
                     odalys@brackenridge.example | +31 555 0100

Education                                            Awards
Uppsala University, Sweden             2011 – 2016   Heron Prize, 2019
PhD in Geology
Kyoto University, Japan                2009 – 2011 Lantern Fellowship of the Coast, 2017
MSc in Geology                                       Teaching Medal, 2015

Employment                                           Service
Duke University, Durham                2019 – 2021 Reviewer, Journal of Sediments
Postdoctoral Fellow, Institute of Deltas           2017Reviewer, Tides
ETH Zürich, Switzerland                2016 – 2019   Reviewer, River Letters
Research Assistant

Publications                                         Skills
1. Brackenridge O. Slow deltas of the north. Tides   Python, QGIS, diving,
   44 (2020), 1–12.                                  sieves
2. Brackenridge O. Sand that walks. Tides 41 (2018),
   3–9, with a long appendix on measured grain sizes
"""
LEFT = """\
Contact                    Ferran Osterhout
ferran@osterhout.example   Education
+49 555 0199
                           PhD, History, Leiden University                       2011 – 2016
Interests
maritime law, ports and    MA, History, University of Melbourne, Melbourne,      2009 – 2011
harbours                   Australia
                           BA, History, McGill University                        2005 – 2009
Awards
Heron Prize, Guild of      Positions
Pilots, 2024               Lecturer, University of Cape Town                     2016 – Present
Lantern Grant, 2019        Research Intern, Harbour Museum, Genoa                2012 – 2013
"""


FLUSH = """\
         Contact
   mira@loom.example     Mira Overgaard
          Loom House     Dyes of the northern fens
             Lund 4
                         Publications
                         Overgaard M, Vale A. Slow dyes of the north, and how they were kept. Tides 44
           Languages     (2020), 1–12.
  Danish (mother tongue)
             English     Overgaard M. Wool that walks, with a long appendix on measured fleeces. Tides 41
               Greek     (2018), 3–9.

                         Education
             Weaving     2008 - 2014     PhD Textile Chemistry                           Lund University
         Hand looms,                     Advisor: Prof. Bo Reed, of the chair of dyes and of mordants
        tapestry and
               cards     2003 - 2008     BSc Chemistry                                   Lund University
\f                         Awards
               Felts     2019            Heron Prize                                        Dyers' Guild
                                         For a mordant that keeps its red in the sun of two summers
           Old wools     2018            Lantern Grant                                       Loom League
                                         To dye with madder that was grown on the banks of a lake
                         2016            Fen Fellowship                                      Reed Museum
                                         A year among the tapestries of the museum's upper floor

            Mordants     Service
                         2020 - now      Reviewer, Tides                                        Editors'
                                         board of the journal, for works on the dyes of the north
"""


def test_a_sidebar_set_flush_with_its_gutter_stands_apart_on_every_page() -> None:
    text = read_layout(FLUSH)
    assert "Slow dyes of the north, and how they were kept. Tides 44" in text
    assert not [line for line in text.split("\n") if "Languages" in line and "2020" in line]
    lines = [line.strip() for line in text.split("\n")]
    assert {"Awards", "Felts", "Old wools", "Mordants", "Service"} <= set(lines)
    assert lines.index("Service") < lines.index("Felts")


def test_a_heading_one_blank_behind_a_word_of_the_sidebar_heads_the_main_column() -> None:
    page = FLUSH.replace(f"\f{' ' * 25}Awards", f"\f{' ' * 15}Looms Awards")
    page = page.replace(f"{' ' * 25}2016  ", f"{' ' * 14}Tweeds     2016  ")
    assert {"Awards", "Looms", "Tweeds"} <= {line.strip() for line in read_layout(page).split("\n")}


def test_a_sidebar_stands_behind_the_main_column() -> None:
    text = read_layout(RIGHT)
    main, _, side = text.partition("Awards")
    assert [line.strip() for line in side.split("\n") if line.strip()] == [
        "Heron Prize, 2019",
        "Lantern Fellowship of the Coast, 2017",
        "Teaching Medal, 2015",
        "Service",
        "Reviewer, Journal of Sediments",
        "Reviewer, Tides",
        "Reviewer, River Letters",
        "Skills",
        "Python, QGIS, diving,",
        "sieves",
    ]
    assert "Kyoto University, Japan                2009 – 2011\nMSc in Geology" in main
    assert "Tides\n   44 (2020), 1–12.\n2. Brackenridge" in main


def test_a_sidebar_is_no_column_of_a_table() -> None:
    """Wrapped words of the main column stand beside the sidebar's: rows of cells only as long as both are one text."""
    text = read_layout(LEFT)
    assert text.index("Interests") < text.index("maritime law") < text.index("PhD, History")
    assert "Melbourne, Melbourne,      2009 – 2011\nAustralia" in text


def test_lines_of_a_single_column_are_whole() -> None:
    page = [
        "Teaching",
        *(f"Course {number} on rivers and their many banks       Spring {2000 + number}" for number in range(9)),
        "Awards",
        *(f"Prize {number} of the guild of river pilots          Delft {2000 + number}" for number in range(9)),
    ]
    assert with_sides_apart([page]) == ([page], [])


def test_words_set_in_behind_the_gutter_do_not_cross_it() -> None:
    medal = "Teaching Medal, 2015\n"
    text = RIGHT.replace(medal, f"{medal}{'Thesis: Grains of the north':57}Jury: Guild of Divers\n")
    main, sides = with_sides_apart([text.split("\n")])
    assert "Thesis: Grains of the north" in main[0]
    assert "  Teaching Medal, 2015\n      Jury: Guild of Divers" in sides[0]


SHORT_TITLE = """\
Ingrid Vaerholm
Curriculum Vitae

Contact                           Experience
vaerholm@wexmoor.example          Head of Laboratory                                           Jun. 2023 – present
www.vaerholm.example              Royal Observatory of Wexmoor, Lyon, France
                                  Teaching Fellow                                          Sep. 2020 – May 2023
Education                         Politecnico di Varallo, Austin, TX
                                  • Led a team of four engineers that rebuilt the ingestion pipeline, cutting
PhD in Materials Science            costs by a third.
St. Brannock’s College            Lecturer in Quantitative Methods                        Jan. 2017 – Feb. 2020
Sep. 2012 – Jun. 2016             Technical University of Kallstad, Uppsala, Sweden
                                  • Developed statistical models for longitudinal data and released them as
M.Phil. in Applied                   open-source software.
Mathematics                       • Designed and ran field experiments with more than 400 participants in
Carrowdale University                three regions.
Sep. 2010 – Jun. 2012             Data Analyst                                          Mar. 2013 – May 2016
                                  Center for Border Research, Zürich, Switzerland
B.A. in Linguistics               • Taught tutorials and graded assignments for 120 undergraduates.
Brannock National
Laboratory                        Publications
Sep. 2007 – Jun. 2010             1. Vaerholm, I. Slow foams of the north. Chaos, 2020.
                                  2. Vaerholm, I. Sand that walks. Ocean Modelling, 2018.
Skills                            3. Vaerholm, I. Trust in ledgers. Labour Economics, 2016.
ArcGIS
Python
"""


def test_a_name_over_both_columns_stays_above_and_an_education_beside_is_no_margin_of_dates() -> None:
    main, sides = with_sides_apart([SHORT_TITLE.split("\n")])
    assert main[0][:5] == ["Ingrid Vaerholm", "Curriculum Vitae", "", "Experience", main[0][4]]
    assert sides[0].startswith("Contact\nvaerholm@wexmoor.example")


def test_phrases_of_a_sidebar_are_whole() -> None:
    text = read_layout(SHORT_TITLE)
    assert "M.Phil. in Applied Mathematics\n" in text
    assert "Brannock National Laboratory\n" in text
