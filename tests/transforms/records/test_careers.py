"""Careers: positions and degrees in the layouts that CVs use."""

from __future__ import annotations

import pytest

from transforms.model import Document
from transforms.parse import parse
from transforms.parsed import ParsedCV


def read(text: str, kind: str = "text/markdown") -> ParsedCV:
    return parse(Document("made-up.md", "0" * 64, kind, "utf-8", "Ada Quill\n\n" + text))


def positions(text: str) -> list[tuple[str, str | None, str | None, str | None, bool]]:
    return [(p.title, p.organization, p.start, p.end, p.current) for p in read("EXPERIENCE\n\n" + text).positions]


def degrees(text: str) -> list[tuple[str, str | None, str | None, str | None, str | None]]:
    return [(e.degree, e.field, e.organization, e.start, e.end) for e in read("EDUCATION\n\n" + text).education]


INTERN = ("Research Intern", "Alibaba Group", "2019-07", "2020-09", False)


@pytest.mark.parametrize(
    "text",
    [
        "### Research Intern\n\nTidal Lab,\nAlibaba Group, China\n\n*July 2019 - September 2020*\n",
        "Research Intern\tJuly 2019 - Sept 2020\nAlibaba Group, Hangzhou\n",
        "Alibaba Group\tHangzhou\nResearch Intern\tJuly 2019 - Sept 2020\n",
        "- **Alibaba Group *Tidal* Team** - Research Intern - Beijing Jul 2019 - Sep 2020\n",
        "07/2019 – 09/2020\tResearch Intern, Tidal Lab, Alibaba Group, China\n",
        "Research Intern at Alibaba Group (July 2019 – Sept. 2020)\n",
        "Alibaba Group: Research Intern\tJuly 2019 - Sept 2020\n",
        "- **July 2019 – Sept 2020:** Alibaba Group, Tidal Lab (Research Intern)\n",
        "**Research Intern | Alibaba Group | Hangzhou, China** | *Jul 2019 – Sep 2020*\n",
    ],
)
def test_one_position_in_many_layouts(text: str) -> None:
    assert positions(text) == [INTERN]


def test_several_roles_under_one_employer() -> None:
    text = (
        "**University of Essex**\n"
        "Honorary Lecturer, Department of Tides\tAugust 2026 –\n"
        "Postdoctoral Fellow, Tidal Institute\tMay 2019 – May 2023\n"
    )
    assert positions(text) == [
        ("Honorary Lecturer", "University of Essex", "2026-08", None, True),
        ("Postdoctoral Fellow", "University of Essex", "2019-05", "2023-05", False),
    ]


def test_an_unknown_employer_stands_where_its_siblings_have_theirs() -> None:
    text = "2019 – 2020 Data Consultant, Zorbix, Remote\n2016 – 2017 Research Assistant, Alibaba Group, China\n"
    assert [p[1] for p in positions(text)] == ["Zorbix", "Alibaba Group"]


def test_an_unknown_title_stands_where_its_siblings_have_theirs() -> None:
    text = (
        "Tide Whisperer\tMay 2020 - June 2021\n"
        "Globex Inc., Paris\n\n"
        "Software Engineer\tMay 2018 - June 2019\n"
        "Alibaba Group, China\n"
    )
    assert positions(text)[0][:2] == ("Tide Whisperer", "Globex Inc.")


def test_a_project_heading_is_no_title_where_a_role_stands_below() -> None:
    text = (
        "## Sampling of Tidal Pools\n\n"
        "Peking University\n\n"
        "Nov. 2023 - Present\n\n"
        "- Undergraduate Research Assistant\n"
        "- Advisor: Kun Marsh\n"
    )
    found = read("# Research Experience\n\n" + text).positions[0]
    assert (found.title, found.organization, found.supervisors) == (
        "Undergraduate Research Assistant", "Peking University", ["Kun Marsh"])  # fmt: skip


def test_titles_side_by_side_are_one() -> None:
    assert (
        positions("Software Engineer, Intern\tJune 2020 - Jan 2021\nGlobex Inc.\n")[0][0] == "Software Engineer, Intern"
    )


def test_a_degree_with_adviser_unit_and_place() -> None:
    text = (
        "### Ph.D., Computer Science\n\n"
        "Tidal School, Wuhan University, China\n\n"
        "Supervisor: Prof. Ada Marsh\n\n"
        "*September 2018 - June 2022*\n"
    )
    found = read("EDUCATION\n\n" + text).education[0]
    assert (found.degree, found.field, found.organization) == ("Ph.D.", "Computer Science", "Wuhan University")
    assert (found.unit, found.location, found.advisors) == ("Tidal School", "China", ["Ada Marsh"])
    assert (found.start, found.end, found.level) == ("2018-09", "2022-06", "doctorate")


@pytest.mark.parametrize(
    "text",
    [
        "- **Fudan University** | CS | BSc Sep 2018 - Jun 2022\n",
        "BSc in CS, Fudan University\tSep 2018 - Jun 2022\n",
        "Fudan University\nBSc, CS (Sep 2018 - Jun 2022)\nGPA: 3.9/4.0\n",
        "2018-09 – 2022-06\tBSc CS, Fudan University, Shanghai, China\n",
    ],
)
def test_one_degree_in_many_layouts(text: str) -> None:
    assert degrees(text) == [("BSc", "CS", "Fudan University", "2018-09", "2022-06")]


def test_several_degrees_of_one_university() -> None:
    text = "Wuhan University\tWuhan\nGPA: 3.9/4, M.S. in EECS + B.S. in EECS Aug 2016 - May 2021\n"
    assert [(d[0], d[2], d[4]) for d in degrees(text)] == [
        ("M.S.", "Wuhan University", "2021-05"), ("B.S.", "Wuhan University", "2021-05")]  # fmt: skip


def test_a_year_alone_ends_a_degree_and_starts_a_position() -> None:
    assert degrees("- Ph.D., English, University of Virginia, 2014.\n")[0][3:] == (None, "2014")
    assert positions("- Visiting Lecturer, University of Virginia, 2014.\n")[0][2:4] == ("2014", None)


def test_a_role_in_the_details_of_a_degree_is_a_position() -> None:
    text = (
        "- **Fudan University** | CS | BSc Sep 2018 - Jun 2022\n"
        "    - Research assistant at Tidal Security Laboratory, supervised by Prof. Ada Marsh.\n"
    )
    found = read("EDUCATION\n\n" + text).positions[0]
    assert (found.title, found.organization, found.unit) == (
        "Research assistant", "Fudan University", "Tidal Security Laboratory")  # fmt: skip
    assert found.supervisors == ["Ada Marsh"]


def test_an_expected_end() -> None:
    found = read("EDUCATION\n\nPhD in Tides, Wuhan University, Sep. 2022 - Jul. 2026 (Expected)\n").education[0]
    assert (found.end, found.expected) == ("2026-07", True)


def test_roles_one_by_one_below_an_employers_heading() -> None:
    text = (
        "### Globex Labs — Lyon, France\n**Research Scientist** | *Mar 2021 – Present*\n- Led the team.\n\n"
        "**Research Intern** | *May 2019 – Aug 2019*\n- Built a tide gauge.\n"
    )
    assert positions(text) == [
        ("Research Scientist", "Globex Labs", "2021-03", None, True),
        ("Research Intern", "Globex Labs", "2019-05", "2019-08", False),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("* 2015-2021: Research Assistant\n  * Emory University\n", ("Research Assistant", "Emory University")),
        ("**Emory University**\t2015-2021\n*M.A. Program in Tides*\nLecturer\n", ("Lecturer", "Emory University")),
        ("2015-2021 NSF Postdoctoral Fellow, Emory University\n", ("NSF Postdoctoral Fellow", "Emory University")),
        ("2015-2021 Postdoc (with Bo Marsh), Emory University\n", ("Postdoc", "Emory University")),
    ],
)
def test_the_employer_of_a_title(text: str, expected: tuple[str, str]) -> None:
    assert [(title, employer) for title, employer, *_ in positions(text)] == [expected]


def test_an_employer_holds_below_lines_of_its_units() -> None:
    text = (
        "**The New School**\t1997-2011\n\n*B.A. Program in Tides*\nAssistant Professor\t2006-2011\n\n"
        "*M.A. Program in Waves*\t1997-2000\nActing Director\t1998-1999\n"
    )
    assert [p[:4] for p in positions(text)] == [
        ("Assistant Professor", "The New School", "2006", "2011"),
        ("Acting Director", "The New School", "1998", "1999"),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Emory University, Atlanta, GA **Ph.D.**, Ecology, 2019\n", ("Ph.D.", "Ecology", "Emory University")),
        ("Ph.D. (2008)  Emory University, Social Psychology\n", ("Ph.D.", "Social Psychology", "Emory University")),
        (
            "MSci Physics with Astrophysics, Emory University\n",
            ("MSci", "Physics with Astrophysics", "Emory University"),
        ),
        ("2009\tSJD, Emory University\n", ("SJD", None, "Emory University")),
    ],
)
def test_a_degree_its_field_and_university(text: str, expected: tuple[str, str | None, str]) -> None:
    assert [found[:3] for found in degrees(text)] == [expected]


def test_universities_above_their_degrees() -> None:
    text = "**Emory University**, Atlanta\n- Ph.D., Statistics, 2026\n- M.S., Statistics, 2022\n"
    assert [(d[0], d[2], d[4]) for d in degrees(text)] == [
        ("Ph.D.", "Emory University", "2026"),
        ("M.S.", "Emory University", "2022"),
    ]


def test_the_head_of_a_table_is_no_unit() -> None:
    text = "Degree\tInstitution\tYear\n\nPh.D. (Physics)\tEmory University\t2021\n"
    assert [e.unit for e in read("EDUCATION\n\n" + text).education] == [None]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("2010 MFA Sculpture, Royal College of Art", ("MFA", "Sculpture", "Royal College of Art", None, "2010")),
        ("BSc Physics (First Class), Yale University, 2006", ("BSc", "Physics", "Yale University", None, "2006")),
        ("Ph.D. Animal Nutrition (Leeds)  2011", ("Ph.D.", "Animal Nutrition", "Leeds", None, "2011")),
        ("Studies of Physics, KTH, degree: Dipl.-Phys., 1987", ("Dipl.-Phys.", "Physics", "KTH", None, "1987")),
    ],
)  # fmt: skip
def test_a_degree_on_one_line(line: str, expected: tuple[str | None, ...]) -> None:
    assert degrees(line + "\n") == [expected]


def test_two_degrees_of_a_line_share_the_university_below() -> None:
    found = degrees("2008 - 2013\tB.Sc. Physics, B.Sc. Mathematics (double major)\nUniversity of Leeds\n")
    assert [(field, where) for _, field, where, *_ in found] == [
        ("Physics", "University of Leeds"), ("Mathematics", "University of Leeds")]  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "Professor, Yale University, July 2015-present; Associate Professor, 2008-15",
        "Professor (2015-), Associate Professor (2008-15), Yale University",
        "Yale University: Professor 2015-present; Associate Professor 2008-2015",
    ],
)
def test_a_series_of_roles_on_one_line(line: str) -> None:
    found = positions(line + "\n")
    assert [(title, where, (start or "")[:4], end) for title, where, start, end, _ in found] == [
        ("Professor", "Yale University", "2015", None),
        ("Associate Professor", "Yale University", "2008", "2015")]  # fmt: skip


def test_the_employer_in_brackets_behind_a_title() -> None:
    assert positions("Lecturer in Law (University of Leeds)\nSeptember 2019 - present\n") == [
        ("Lecturer in Law", "University of Leeds", "2019-09", None, True)]  # fmt: skip


def test_a_state_is_no_degree() -> None:
    assert degrees("PhD, University of Maryland, College Park, MD, Physics, 2009\n") == [
        ("PhD", "Physics", "University of Maryland, College Park", None, "2009")]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("2001-2004\tResident, Temple University Hospital, Philadelphia", ("Resident", "Temple University Hospital")),
        ("2005-2008\tFellow, Hospital of the University of Oxford", ("Fellow", "Hospital of the University of Oxford")),
        ('2008-2010\tGroup leader "Composites", Airbus GmbH, Bremen', ('Group leader "Composites"', "Airbus GmbH")),
    ],
)  # fmt: skip
def test_an_employer_is_named_whole(line: str, expected: tuple[str, str]) -> None:
    assert [found[:2] for found in positions(line + "\n")] == [expected]


def test_titles_joined_on_a_line_are_roles_of_their_own() -> None:
    found = positions("Fellow, Society of Letters, and Lecturer in Greek, Yale University, 2011-2013\n")
    assert [title for title, *_ in found] == ["Fellow", "Lecturer in Greek"]


def test_the_same_university_is_the_one_before() -> None:
    found = positions("Lecturer, Yale University, 1972-1976\n\nReader, same university, 1976-1980\n")
    assert [where for _, where, *_ in found] == ["Yale University", "Yale University"]


def test_a_town_named_after_a_month_dates_nothing() -> None:
    assert positions("Lecturer, Museu do Rio de Janeiro, 2010-2012\n")[0][2:4] == ("2010", "2012")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("M.B.B.S., University of Leeds, 1999", ("M.B.B.S.", None, "University of Leeds", None, "1999")),
        ("Ph.D. in Physics (Integrated M.S./Ph.D. program), KAIST, 2019", ("Ph.D.", "Physics", "KAIST", None, "2019")),
        ("B.L. (Barrister at Law), University of Leeds, 2007", ("B.L.", None, "University of Leeds", None, "2007")),
        ("Study abroad, Yale University, USA (Erasmus), 1998", ("Study abroad", None, "Yale University", None, "1998")),
    ],
)  # fmt: skip
def test_what_stands_in_brackets_is_no_degree(line: str, expected: tuple[str | None, ...]) -> None:
    assert degrees(line + "\n") == [expected]


def test_an_expected_end_below_an_open_degree() -> None:
    found = read(
        "EDUCATION\n\nYale University, 2018 to present\nPh.D. in Economics\nExpected Completion Date: May 2024\n"
    )
    assert [(e.start, e.end, e.expected) for e in found.education] == [("2018", "2024-05", True)]


def test_promotions_below_their_employer() -> None:
    found = positions(
        "**Amazon** — Seattle, WA — *May 2019 – present*\n"
        "- **Senior Scientist**, Alexa AI (Oct 2020 – present)\n- **Scientist II**, Search (May 2019 – Oct 2020)\n"
    )
    assert [(title, where, start) for title, where, start, *_ in found] == [
        ("Senior Scientist", "Amazon", "2020-10"), ("Scientist II", "Amazon", "2019-05")]  # fmt: skip


def test_a_firm_above_a_practice_group() -> None:
    found = positions("Hart & Quill LLP, Washington, D.C.\nAssociate, Supreme Court Litigation, 2009-2011\n")
    assert [(title, where) for title, where, *_ in found] == [("Associate", "Hart & Quill LLP")]


def test_a_university_of_science_is_none_of_its_town() -> None:
    assert positions("Lecturer, Wuhan University of Science and Technology, 2006\n")[0][1] == (
        "Wuhan University of Science and Technology")  # fmt: skip


def test_a_date_that_fell_below_its_degree() -> None:
    assert degrees(
        "**Ph.D. Candidate in Law**, Yale University\nExpected May 2025\n  Fields: Torts, Methods\n\n"
        "**M.A. in Law**, Yale University\t2021\n"
    )[0][-1] == "2025-05"  # fmt: skip


def test_a_course_is_no_employer() -> None:
    assert positions("Graduate Student Instructor, POLSCI 599: Methods\tWinter 2022\n")[0][1] is None


@pytest.mark.parametrize(
    ("line", "unit"),
    [
        ("Lecturer, Dept. of Ecology, Moss and Leaf Sciences, Yale University, 2006", "Dept. of Ecology, Moss and Leaf Sciences"),  # noqa: E501
        ("Lecturer, School of Law, Yale University, Trinidad and Tobago, 2006", "School of Law"),
        ("Lecturer, San Diego Supercomputer Center, University of California, San Diego, 2006", "San Diego Supercomputer Center"),  # noqa: E501
        ("Lecturer (promoted to Reader in 2004) School of Law, Yale University, 2003-2006", "School of Law"),
    ],
)  # fmt: skip
def test_a_unit_is_named_whole(line: str, unit: str) -> None:
    (found, *_) = read("EXPERIENCE\n\n" + line + "\n").positions
    assert (found.title, found.unit) == ("Lecturer", unit)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("2006. DPhil, Moss Policy. Yale University", ("DPhil", "Moss Policy", "Yale University", None, "2006")),
        ("M.S., National Polytechnic Institute of Toulouse, 1994", ("M.S.", None, "National Polytechnic Institute of Toulouse", None, "1994")),  # noqa: E501
        ("PhD in Botany\nMax Planck Institute for Astrophysics (MPA), 2001", ("PhD", "Botany", "Max Planck Institute for Astrophysics (MPA)", None, "2001")),  # noqa: E501
        ("**Master of Science**\nYale University\nMajor: Botany\nDuration: 2001-2003", ("Master of Science", "Botany", "Yale University", "2001", "2003")),  # noqa: E501
    ],
)  # fmt: skip
def test_a_degree_and_its_school(line: str, expected: tuple[str | None, ...]) -> None:
    assert degrees(line + "\n") == [expected]


def test_degrees_above_their_university() -> None:
    text = "2001-2005\t**Bachelor of Science,** *summa cum laude,* Botany\n**Bachelor of Science,** Geology\nYale University\n"  # noqa: E501
    assert [found[1:3] for found in degrees(text)] == [("Botany", "Yale University"), ("Geology", "Yale University")]


def test_advisers_with_initials() -> None:
    (found,) = read(
        "EDUCATION\n\nPhD, Yale University, 2001\nAdvisors: Prof. Jack J. Moss and Prof. Ida B. Fern\n"
    ).education
    assert found.advisors == ["Jack J. Moss", "Ida B. Fern"]


def test_degrees_in_large_type_head_nothing() -> None:
    text = "## Education\n\n## PhD Botany\n\n2010 – 2013\n\nYale University\n\n## MSc Botany\n\n2008 – 2010\n\nReed College\n"  # noqa: E501
    found = parse(Document("made-up.md", "0" * 64, "text/markdown", "utf-8", f"# Ada Quill\n\nBotanist\n\n{text}"))
    assert [(e.degree, e.field, e.organization) for e in found.education] == [
        ("PhD", "Botany", "Yale University"), ("MSc", "Botany", "Reed College")]  # fmt: skip


def test_entries_of_labelled_lines() -> None:
    entry = "Degree:\t{}\nPeriod:\t{}\nUniversity:\t{}\nSupervisors:\t1st: Prof. Ida Moss (Leaf Centre) 2nd: Dr. B. Fern (CERN)\n"  # noqa: E501
    first, second = (
        ("Ph.D. in Botany", "2016 - 2020", "Reed College"),
        ("M.Sc. in Botany", "2012 - 2015", "Yale University"),
    )
    found = read("EDUCATION\n\n" + entry.format(*first) + entry.format(*second)).education
    assert [(e.degree, e.start, e.organization) for e in found] == [
        ("Ph.D.", "2016", "Reed College"), ("M.Sc.", "2012", "Yale University")]  # fmt: skip
    assert found[0].advisors == ["Ida Moss", "B. Fern"]


def test_sentences_below_a_role_state_no_degree() -> None:
    told = "My PhD was about leaves and a year of it passed at CERN in Geneva, and I hope to finish in April 2017.\n"
    found = read(f"EXPERIENCE\n\n2013-present\tYale University, PhD Student\n{told}2011-2013\tReed College, Lecturer\n")
    assert not found.education
    assert [p.organization for p in found.positions] == ["Yale University", "Reed College"]


def test_an_unknown_employer_is_not_the_one_before() -> None:
    rows = "2021-2022\tYale University, New Haven\nVisiting researcher\n\n2021\tDanish House of Looms, Aarhus, Denmark\nVisiting fellow\n"  # noqa: E501
    assert [where for _, where, *_ in positions(rows)] == ["Yale University", "Danish House of Looms"]


def test_a_degree_and_its_name_at_home_are_one() -> None:
    assert degrees("M.S. – Diplôme d’Études Approfondies (DEA) in Botany, Yale University, 1994\n") == [
        ("M.S.", "Botany", "Yale University", None, "1994")]  # fmt: skip
    assert [found[0] for found in degrees("B.A. + M.A. in Botany, Yale University, 2006-2011\n")] == ["B.A.", "M.A."]


def test_paragraphs_inside_items_and_fields_in_a_last_bracket() -> None:
    text = (
        "* **Ph.D. in Law**\n\n    University of Leeds\n\n    Apr. 2019 - Mar. 2023\n\n"
        "* **B.A. in Botany**\n\n    KTH\n\n    Apr. 2015 - Mar. 2019\n"
    )
    assert degrees(text) == [
        ("Ph.D.", "Law", "University of Leeds", "2019-04", "2023-03"), ("B.A.", "Botany", "KTH", "2015-04", "2019-03")
    ]  # fmt: skip
    assert degrees("* Ph.D. KTH, 1992 (Botany).\n")[0][1] == "Botany"
