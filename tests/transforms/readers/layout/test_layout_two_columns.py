"""Layout text of two columns: pictures before addresses, items below bullets, headings in capitals. All made up."""

from __future__ import annotations

from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.readers.layout.layout import is_layout
from transforms.readers.layout.side_text import flushed
from transforms.readers.layout.sides import with_sides_apart

EVEN = """\
ODA LINNEBERG
Lecturer and Weaver
# oda@linneberg.example  +1 (555) 014-2233  www.linneberg.example

EXPERIENCE                                                  EDUCATION
Postdoctoral Fellow in Weaving                              Ph.D. in Textiles
Lund University                                             University of Bergen
z 2020 – Present                    * Lund, Sweden          z 2015 – 2018
• Built a loom that is now used by three                    M.A. in Textiles
  partner groups.                                           University of Bergen
Senior Technician                                           z 2012 – 2014
Uppsala University
z 2014 – 2016                       * Uppsala, Sweden       HONORS AND AWARDS
• Built a dye house that is now used by
  partner groups.                                           • Loom Prize and Weft Stipend
• Taught two weavers how to mend reeds                      Meeting of the Moving Weft
  and how to tie warps.                                     Conference, 2025
Dyeing Assistant                                            • Uppsala Excellence Award
Uppsala University                                          Uppsala University, Department,
z 2012 – 2013                       * Uppsala, Sweden       2024
• Held the yarn.                                            • Moving Yarn Training
                                                            Guild of Dyers, 2021–2023
TEACHING
Annual Introductory Weft workshops                          • Reed Citation
2014–2017                                                   Bergen University, 2019
"""
RIGHT_SET = """\
oda Linneberg
weaver and lecturer

            contact
          12 Mill Lane   experience
          Ghent 9000     2021–     Postdoctoral Researcher                                Leeds, UK
             Belgium     Present   Ghent University
                                   Built a loom that is now used by three partner groups.
    +1 (555) 014-2233              Taught weavers and looked after the dye house.

oda@linneberg.example    2017–     Doctoral Researcher                                    Lund, Sweden
www.linneberg.example    2021      Lund University
                         2015–     Dyer                                                   Lund, Sweden
        languages        2017      Weft House
        English native             Dyed wool and felt for the town's theatre and for
         French fluent             three of its museums.

               skills    education
                Dyes     2012–     Master of Science in Textiles                          Lund, Sweden
               Felts     2014      Lund University
               Reeds     2009–     Bachelor of Science in Textiles                        Bergen, Norway
              Twills     2012      University of Bergen

                         awards
                         2019      Heron Prize
                                   Guild of Pilots
"""


def test_a_picture_s_sign_before_an_address_is_no_heading_of_markdown() -> None:
    found = parse(read(EVEN.encode(), "a.txt"))
    assert [(one.title, one.organization, one.start) for one in found.positions] == [
        ("Postdoctoral Fellow in Weaving", "Lund University", "2020"),
        ("Senior Technician", "Uppsala University", "2014"),
        ("Dyeing Assistant", "Uppsala University", "2012"),
    ]
    assert [(one.degree, one.organization, one.end) for one in found.education] == [
        ("Ph.D.", "University of Bergen", "2018"),
        ("M.A.", "University of Bergen", "2014"),
    ]


def test_bullets_over_plain_lines_that_end_in_dates_are_entries() -> None:
    found = parse(read(EVEN.encode(), "a.txt"))
    assert [(one.name, one.start) for one in found.awards] == [
        ("Loom Prize and Weft Stipend", "2025"),
        ("Uppsala Excellence Award", "2024"),
        ("Moving Yarn Training", "2021"),
        ("Reed Citation", "2019"),
    ]


def test_a_sidebar_set_flush_with_the_gutter_is_no_margin_of_the_words_beside_it() -> None:
    found = parse(read(RIGHT_SET.encode(), "a.txt"))
    assert [(one.title, one.organization, one.start, one.end) for one in found.positions] == [
        ("Postdoctoral Researcher", "Ghent University", "2021", None),
        ("Doctoral Researcher", "Lund University", "2017", "2021"),
        ("Dyer", "Weft House", "2015", "2017"),
    ]
    assert [one.end for one in found.education] == ["2014", "2012"]


def test_where_headings_are_in_capitals_other_lines_of_a_sidebar_head_nothing() -> None:
    side = ["EDUCATION", "PhD, 2019", "AWARDS", "Moving Yarn", "Fellowship", "Guild, 2021", "SKILLS", "Dyes"]
    assert "Moving Yarn\nFellowship\nGuild, 2021" in "\n".join(flushed(side))
    assert "\n\nFellowship\n\n" in "\n".join(flushed([side[0].title(), *side[1:]]))


def test_a_heading_in_capitals_and_a_degree_below_it_are_no_one_heading() -> None:
    assert flushed(["EDUCATION", "Ph.D.", "Lund University"]) == ["", "EDUCATION", "", "Ph.D.", "Lund University"]


def test_a_sidebar_may_be_narrow() -> None:
    page = RIGHT_SET.replace("oda@linneberg.example", "    oda@lin.example  ").replace(
        "www.linneberg.example", "    www.lin.example  "
    )
    page = "\n".join(line[4:] if not line[:4].strip() else line for line in page.split("\n"))
    found = parse(read(page.encode(), "a.txt"))
    assert [one.title for one in found.positions] == ["Postdoctoral Researcher", "Doctoral Researcher", "Dyer"]


NO_HEADS = """\
Oda Linneberg
12 Mill Lane            Experience
Ghent 9000
Belgium                 Weaver, Ghent University, Ghent, Belgium.                 2019 – 2021
H +1 (555) 014 2233     { Built a loom that is used by three partner groups.
B oda@linneberg.example { Taught weavers how to mend reeds and to tie warps.
Í www.linneberg.example Dyer, Lund University, Lund, Sweden.                      2015 – 2018
   linneberg-lab        { Held the yarn of all the looms in the house.

                        Education
                        PhD in Textiles, Lund University, Lund, Sweden.           2011 – 2015
                        MSc in Textiles, Bergen University, Bergen, Norway.       2009 – 2011

                        Publications
                        [1]: O. Linneberg (2015). Looms that walk. Weft Letters.
                        [2]: O. Linneberg (2014). Felts that fly. Weft Letters.
"""


def test_a_sidebar_with_an_address_needs_no_heading() -> None:
    found = parse(read(NO_HEADS.encode(), "a.txt"))
    assert [(one.title, one.organization, one.start) for one in found.positions] == [
        ("Weaver", "Ghent University", "2019"),
        ("Dyer", "Lund University", "2015"),
    ]
    assert found.person
    assert list(found.person.emails) == ["oda@linneberg.example"]


def test_a_sidebar_set_to_the_right_in_letters_of_unlike_width() -> None:
    page = RIGHT_SET.replace("             Belgium     Present", "            Belgium      Present")
    page = page.replace("          Ghent 9000     2021–", "        Ghent 9000       2021–")
    found = parse(read(page.replace("–     P", "–  P").encode(), "a.txt"))
    assert [one.title for one in found.positions][1:] == ["Doctoral Researcher", "Dyer"]


def test_numbers_in_brackets_before_a_colon_are_no_links_of_markdown() -> None:
    assert is_layout(NO_HEADS + "\n[3]: O. Linneberg (2013). Dyes. Weft Letters.\n")
    assert not is_layout(NO_HEADS + "\n[3]: https://linneberg.example/dyes\n")


LONGER = """\
WORK EXPERIENCE                                     COMPUTER SKILLS
Weaver                                              Methods
Lund University, Department of Looms                Dyeing, reeling, carding of wool
{ 2023 to Present                                   Tools
Dyer                                                Looms, reels, carders, spindles
Ghent University, Department of Dyes                LANGUAGES
{ 2020 to 2023                                      Swedish
• Taught two weavers how to mend a reed             Dutch
Carder                                              AWARDS
{ 2014 to 2018                                      • Medal of the Loom, Guild of Weavers
                                                    (2015)
ACADEMIC TRAINING                                   • Prize of the Reed, Guild of Reelers
PhD in Textiles                                     (2014 to 2015)
{ 2018
Master of Textiles
{ 2013

PUBLICATIONS
Linneberg, O. (2021). Looms that walk, and what weavers of the upper valleys say of it. Weft 3, 1-9.
"""


def test_the_longer_of_two_even_columns_goes_on_before_the_other() -> None:
    main, sides = with_sides_apart([LONGER.split("\n")])
    lines = [line.strip() for line in main[0] if line.strip()]
    assert sides == [""]
    assert lines.index("{ 2013") < lines.index("COMPUTER SKILLS") < lines.index("PUBLICATIONS")
