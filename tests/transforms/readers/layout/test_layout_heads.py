"""Headings in layout text: numbered, set wide, in a margin, at the left above columns."""

from transforms.readers.layout.heads import with_flush_headings, with_headings


def lines(text: str) -> list[str]:
    return [line for page in with_headings([page.split("\n") for page in text.split("\f")]) for line in page if line]


def test_numbers_stand_far_from_their_words() -> None:
    text = (
        "1     Education\nPhD, 2012\n\n2     Employment\nLecturer\n3     Papers\n3.1   Journal articles\n1     Leaves"
    )
    assert [line for line in lines(text) if line.isupper()] == ["EDUCATION", "EMPLOYMENT", "PAPERS"]
    assert "Journal articles" in lines(text)
    assert lines("1     Leaves of trees\n2     Roots\n3     Twigs")[0] == "1     Leaves of trees"


def test_capitals_that_fell_apart() -> None:
    assert lines("E D U C AT I O N") == ["EDUCATION"]
    assert lines("S E L E C T E D L I S T O F TA L K S") == ["SELECTED LIST OF TALKS"]
    assert lines("B OOK C HAPTERS") == ["BOOK CHAPTERS"]
    assert lines("E D U C A T I O N     2017 – 2019") == ["E D U C A T I O N     2017 – 2019"]


MARGIN = """\
Ada Novak
ACADEMIC        Head of Garden, University of Brno, 2019
A PPOINTMENTS
                Lecturer, University of Brno, 2015
E DUCATION      PhD in Botany, University of Brno
                MSc in Botany
Awards and      Medal of Woods
Honors          Prize of Leaves
                Grant of Twigs"""


def test_terms_below_a_heading_are_none_of_its_lines() -> None:
    rows = "".join(
        f"  {term} {year}         Tutor\n                    Slow Felting {year}, Globex University\n"
        for term, year in (("Fall", 2024), ("Spring", 2023), ("Summer", 2022), ("Fall", 2021))
    )
    page = f"Ada Novak\n\nEDUCATION\n  PhD in Botany\n\nTEACHING EXPERIENCE\n{rows}\nAWARDS\n  Medal of Woods\n"
    assert "TEACHING EXPERIENCE" in lines(page)
    assert not any("FALL" in line for line in lines(page))


def test_headings_in_a_margin_stand_above_what_they_stand_beside() -> None:
    assert lines(MARGIN) == [
        "Ada Novak",
        "ACADEMIC APPOINTMENTS",
        "Head of Garden, University of Brno, 2019",
        "Lecturer, University of Brno, 2015",
        "EDUCATION",
        "PhD in Botany, University of Brno",
        "MSc in Botany",
        "AWARDS AND HONORS",
        "Medal of Woods",
        "Prize of Leaves",
        "Grant of Twigs",
    ]


def test_headings_above_dates_in_a_margin_stay() -> None:
    text = "\n".join(
        f"{head}\n20{at}2        Leaves\n               of trees\n20{at}1        Roots"
        for at, head in enumerate(("Education", "Employment", "Awards"))
    )
    assert lines(text) == text.split("\n")


def test_a_flush_heading_above_deeper_lines() -> None:
    text = ["Mail: ada@brno.cz", "Education and Training", " 2012     PhD", "Teaching", "Leaves"]
    assert list(with_flush_headings(text)) == [text[0], "", text[1], "", *text[2:]]


def test_two_headings_below_each_other_in_the_margin_are_two() -> None:
    page = [
        "RESEARCH    Leaves of trees",
        "INTERESTS",
        "EDUCATION   Charles University",
        "            PhD in Botany, 2012",
        "",
        "AWARDS      Medal of Leaves, 2015",
        "            Medal of Roots, 2016",
        "            Medal of Woods, 2017",
    ]
    found = with_headings([page])[0]
    assert [line for line in found if line.isupper()] == ["RESEARCH INTERESTS", "EDUCATION", "AWARDS"]


def test_labels_of_fields_in_a_margin_are_no_headings() -> None:
    field = "Title:          {}\nEmployer:       University of Brno\n                Leaf Group\n\nDuties          Care of leaves\n"  # noqa: E501
    text = "\n".join(field.format(title) for title in ("Gardener", "Lecturer", "Reader", "Dean"))
    assert "DUTIES" not in lines(text)


LOWER = """\
Ada Novak

            University of Brno
Education
            PhD in Botany, 2012

            Head of Garden, 2019
ACADEMIC
EMPLOY-     Lecturer, 2015
MENT        Reader, 2013

            Medal of Woods, 2018
Honors and
            Prize of Leaves, 2016
Awards      Prize of Twigs, 2014
            Prize of Roots, 2012"""


def test_headings_in_a_margin_may_stand_lower_than_their_text_and_in_pieces() -> None:
    found = lines(LOWER)
    heads = [(line, found[at + 1]) for at, line in enumerate(found) if line.isupper()]
    assert heads == [
        ("EDUCATION", "University of Brno"),
        ("ACADEMIC EMPLOYMENT", "Head of Garden, 2019"),
        ("HONORS AND AWARDS", "Medal of Woods, 2018"),
    ]


ALONE = """\
                Ada Novak
                Reader in Botany, Brno

Publications    Books
                Ada Novak. 2012. The Leaf. Brno: Oak Press.
                Ada Novak. 2010. “On Elms,” in Trees, edited by Ivo Lipa.
                     Brno: Oak Press, 22–35.
                Ada Novak. 2009. The Twig. Brno: Oak Press."""


def test_one_heading_alone_in_a_margin_stands_above_its_section() -> None:
    found = lines(ALONE)
    assert found[found.index("PUBLICATIONS") + 1] == "Books"


WIDE = """\
Education           PhD in Botany, Brno                     2012
                    MA in Botany, Brno                      2008

Teaching Experience Warden of Elms, Brno                    2013
                    Warden of Oaks, Brno                    2012
                    Warden of Limes, Olomouc                2011

Research            Growing Elms by
Interests           the sea; mapping
Academic Appoint-   Head of Garden, Brno                    2019
ments               Gardener, Brno                          2015"""


def test_a_heading_as_wide_as_its_margin_is_parted_from_its_text() -> None:
    heads = [line for line in lines(WIDE) if line.isupper()]
    assert heads == ["EDUCATION", "TEACHING EXPERIENCE", "RESEARCH INTERESTS", "ACADEMIC APPOINTMENTS"]


def test_a_label_s_colon_makes_no_margin() -> None:
    page = [
        *(
            "TEACHING EXPERIENCE",
            "          Dendrology, Brno",
            "          Botany, Brno",
            "SERVICE",
            "          Warden, Brno",
        ),
        *("SKILLS", "Languages: Czech, Polish", "          Leafcount", "AWARDS", "          Medal of Leaves"),
    ]
    assert with_headings([page]) == [page]


def test_numbers_may_be_roman_or_letters() -> None:
    heads = ("Education", "Employment", "Papers", "Honors")
    for marks in (("I.", "II.", "III.", "IV."), ("A", "B", "C", "D")):
        text = "\n".join(f"{mark}     {head}\nA. Leaves\n" for mark, head in zip(marks, heads, strict=True))
        assert [line for line in lines(text) if line.isupper()] == [head.upper() for head in heads]
    assert lines("I     Leaves of trees\nII    Roots\nIII   Twigs")[0] == "I     Leaves of trees"


FILLED = """\
PREVIOUS        Lecturer in Leaves, University of Brno
POSTS
                Head of Garden, University of Olomouc
QUALIFICATIONS PhD in Botany, University of Brno
                MSc in Botany, University of Olomouc
REPORTS FOR     Novak, A. (2022). Closing the gaps between trees: what
WOODS AND
GARDENS
                works. Brno: Oak Press.
AWARDS          Medal of Woods
                Prize of Leaves
TEACHING        Botany of leaves
                Botany of roots

SERVICE         Senate
                Library Committee
LANGUAGES       Czech, English"""


def test_a_heading_may_fill_its_margin_and_one_in_capitals_there_may_name_nothing_known() -> None:
    found = lines(FILLED)
    assert [line for line in found if line.isupper()] == [
        "PREVIOUS POSTS", "QUALIFICATIONS", "REPORTS FOR WOODS AND GARDENS", "AWARDS", "TEACHING",
        "SERVICE", "LANGUAGES",
    ]  # fmt: skip
    assert found[found.index("QUALIFICATIONS") + 1] == "PhD in Botany, University of Brno"


NARROW = """\
Ada Novak

Appointments Garden of Brno
               2019-Present. Head.
               2015-2018. Reader.
Education      University of Brno
               2012. PhD, Botany.
Publications   Leaves of the woods
               Roots of the town
GRANTS         2020: Fund of Gardeners

PRESENTATIONS 2019: Meeting of Keepers"""


def test_long_names_end_right_before_narrow_letters_and_years() -> None:
    heads = [line for line in lines(NARROW) if line.isupper()]
    assert heads == ["APPOINTMENTS", "EDUCATION", "PUBLICATIONS", "GRANTS", "PRESENTATIONS"]
    assert "Garden of Brno" in lines(NARROW)


def test_a_word_that_heads_some_lists_is_a_heading_where_only_headings_stand_at_the_left() -> None:
    page = ["Mail", "Education", " PhD, Brno", "Teaching", " Leaves", "Research", " Beech Lab        2012", " Elm Lab"]
    found = list(with_flush_headings(page))
    assert found[found.index("RESEARCH") - 1 :][:3] == ["", "RESEARCH", ""]
    others = [*page, "Anyone", " Roots"]
    assert "Research" in list(with_flush_headings(others))


ABOVE = """\
                    Ada Novak
                    ada@novak.example
Education      PhD in Botany, University of Brno              2015
               MSc in Botany, University of Brno              2011

Research
Interests
               • moss, ferns, and the walls that they grow on
Awards and
Honors
               • Medal of Woods                               2019
               • Prize of Leaves                              2017

Peer-
Reviewed
Publica-
tions
               • Novak A. Moss on walls. Leaves 3, 2018."""


def test_headings_alone_in_a_margin_may_stand_above_their_text() -> None:
    assert [line for line in lines(ABOVE) if line.isupper()] == [
        "EDUCATION",
        "RESEARCH INTERESTS",
        "AWARDS AND HONORS",
        "PEER-REVIEWED PUBLICATIONS",
    ]
    assert "• Medal of Woods                               2019" in lines(ABOVE)


SHIFTED = """\
EDUCATION         PhD in Botany                              2015
                  University of Brno

PROFESSIONAL Head of the Garden                         2018 – Present
EXPERIENCE   University of Brno

                  Lecturer                              2015 – 2018
                  University of Ghent

AWARDS            Medal of Woods                             2019
                  Prize of Leaves                            2017"""


def test_a_block_beside_a_margin_may_stand_further_to_the_left() -> None:
    found = lines(SHIFTED)
    at = found.index("PROFESSIONAL EXPERIENCE")
    assert found[at + 1 : at + 3] == ["Head of the Garden                         2018 – Present", "University of Brno"]


BELOW_ADDRESS = """\
Ada Moss

Department of Botany                                ada@moss.example
University of Brno
Moor Lane 4

Academic
Positions
                   • Lecturer, University of Brno              2019
                   • Gardener, Gardens of Ghent                2015
Education
                   • PhD in Botany, University of Brno         2015
                   • BSc in Botany, University of Brno         2010
Honors and
Awards
                   • Medal of Woods                            2013
Teaching
                   • Mosses of walls                           2012
                   • Trees of the moor                         2011"""


def test_a_name_and_an_address_may_stand_in_a_margin_of_headings() -> None:
    heads = [line for line in lines(BELOW_ADDRESS) if line.isupper()]
    assert heads == ["ACADEMIC POSITIONS", "EDUCATION", "HONORS AND AWARDS", "TEACHING"]
