"""Careers: how roles, degrees, employers and units are worded. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.careers import degrees, positions, read


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


def test_a_thesis_behind_the_letters_of_a_school() -> None:
    line = "2007-2010\tMSc in Limnology, Instituto de Lagos A.C. Thesis: Silting of the northern weirs, and two ponds\n"
    assert [where for _, _, where, *_ in degrees(line)] == ["Instituto de Lagos A.C"]


def test_a_degree_before_a_name_is_that_persons() -> None:
    page = read("EXPERIENCE\n\n2006\tGlobex Zoo, Leeds. Student placement. M.Sc. Bo Quill, head of the aviary.\n")
    assert not page.education
    assert [role.organization for role in page.positions] == ["Globex Zoo"]


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
    found = whole(f"# Ada Quill\n\nBotanist\n\n{text}")
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


@pytest.mark.parametrize(
    "line",
    [
        "Bachelor of Applied Arts (Major in Weaving, Minor in Wool)",
        "Bachelor of Applied Arts (Major in Weaving; minor in Wool)",
        "Bachelor of Applied Arts (Major in Weaving)",
    ],
)
def test_the_major_in_brackets_is_the_field(line: str) -> None:
    assert [one[1:3] for one in degrees(f"{line}, Uppsala University, 2016\n")] == [("Weaving", "Uppsala University")]


def test_a_company_form_before_a_bracket_belongs_to_the_name() -> None:
    found = positions("Moss Water Engineering Co., Ltd. (Urban Supply)\nIntern\t03.2021 - 05.2021\n")
    assert [where for _, where, *_ in found] == ["Moss Water Engineering Co., Ltd. (Urban Supply)"]


@pytest.mark.parametrize("whose", ["to Prof. Cy Dow", "for Dr. Cy Dow", "under Professor Cy Dow", "with Dr. Cy Dow"])
def test_whose_assistant_somebody_is_and_where(whose: str) -> None:
    found = read(f"EXPERIENCE\n\nResearch Assistant {whose}, University of Leeds, 2018\n").positions
    assert [(one.title, one.organization, list(one.supervisors)) for one in found] == [
        ("Research Assistant", "University of Leeds", ["Cy Dow"])]  # fmt: skip


def test_an_assistant_to_an_office_has_no_supervisor() -> None:
    assert [title for title, *_ in positions("Special Assistant to the President, Globex, 2015\n")] == [
        "Special Assistant to the President"]  # fmt: skip


@pytest.mark.parametrize(
    ("said", "people"),
    [
        ("Research Assistant to Ada Moss, Bo Orr and Ines Weber", ("Ada Moss", "Bo Orr", "Ines Weber")),
        ("Research Assistant for Ada Moss and Bo Orr", ("Ada Moss", "Bo Orr")),
        ("Research Assistant (to Ada Moss)", ("Ada Moss",)),
        ("Research Assistant to Profs. Ada Moss and Bo Orr", ("Ada Moss", "Bo Orr")),
        ("Research Assistant (mostly on leave)", ()),
        ("Research Assistant (on leave 2013-2014)", ()),
    ],
)
def test_whom_one_assists_is_no_part_of_a_title(said: str, people: tuple[str, ...]) -> None:
    page = f"EXPERIENCE\n\n- {said}, Leeds University, 2010-2015\n- Lecturer, Yale University, 2008-2010\n"
    found = read(page).positions[0]
    assert (found.title, found.organization, found.start, found.end) == (
        "Research Assistant", "Leeds University", "2010", "2015")  # fmt: skip
    assert tuple(found.supervisors) == people


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("Assistant → Associate Professor", ["Assistant Professor", "Associate Professor"]),
        ("Assistant Professor -> Associate Professor of Felt", ["Assistant Professor", "Associate Professor of Felt"]),
        ("Postdoc → Research Scientist", ["Postdoc", "Research Scientist"]),
    ],
)
def test_an_arrow_joins_two_posts(said: str, titles: list[str]) -> None:
    page = f"{said}, Leeds University, 2010-2015\nLecturer, Yale University, 2008-2010\n"
    assert [(title, where) for title, where, *_ in positions(page)] == [
        *((title, "Leeds University") for title in titles), ("Lecturer", "Yale University")]  # fmt: skip


@pytest.mark.parametrize(
    "said",
    ["(part-time, on secondment)", "(parental leave in 2012)", "to Prof. Cy Dow (Statistics I)"],
)
def test_notes_behind_a_title(said: str) -> None:
    page = f"- Research Assistant {said}, University of Leeds, 2010-2015\n- Lecturer, Yale University, 2008-2010\n"
    assert [(title, where) for title, where, *_ in positions(page)] == [
        ("Research Assistant", "University of Leeds"), ("Lecturer", "Yale University")]  # fmt: skip


@pytest.mark.parametrize(
    "line",
    [
        "Lecturer at the University of Leeds and Fellow of St Olaf College, 2010-2012",
        "Lecturer at University of Leeds & Fellow at St Olaf College, 2010-2012",
    ],
)
def test_two_posts_with_an_employer_each(line: str) -> None:
    found = positions(f"- {line}\n- Reader, Yale University, 2008-2010\n")
    assert [(title, where, start) for title, where, start, *_ in found] == [
        ("Lecturer", "University of Leeds", "2010"),
        ("Fellow", "St Olaf College", "2010"),
        ("Reader", "Yale University", "2008"),
    ]


@pytest.mark.parametrize("body", ["St Olaf College", "Clare Hall", "the Turku Institute for Advanced Study"])
def test_a_fellow_of_a_college_is_there(body: str) -> None:
    found = positions(f"- Senior Fellow of {body}, 2010-2012\n- Reader, Yale University, 2008-2010\n")
    assert [(title, where) for title, where, *_ in found] == [
        ("Senior Fellow", body.removeprefix("the ")), ("Reader", "Yale University")]  # fmt: skip


@pytest.mark.parametrize("arrow", [" → ", " -> ", "→"])
@pytest.mark.parametrize(
    ("ranks", "titles"),
    [
        (
            ("Assistant", "Associate", "Full Professor"),
            ["Assistant Professor", "Associate Professor", "Full Professor"],
        ),
        (("Lecturer", "Reader", "Professor of Botany"), ["Lecturer", "Reader", "Professor of Botany"]),
        (("Analyst", "Senior Analyst"), ["Analyst", "Senior Analyst"]),
    ],
)
def test_arrows_join_the_ranks_of_a_career(arrow: str, ranks: tuple[str, ...], titles: list[str]) -> None:
    found = positions(f"*Alder University*\n\n{arrow.join(ranks)}\t1999-2011\n")
    assert [(title, where) for title, where, *_ in found] == [(title, "Alder University") for title in titles]


@pytest.mark.parametrize("title", ["Moss, Peat, and Water Technician", "Fire, Flood, and Frost Warden"])
def test_a_title_names_several_subjects_first(title: str) -> None:
    (found,) = positions(f"2003-2006\t**{title}**, Quill College, Leeds\n")
    assert found[:2] == (title, "Quill College")


@pytest.mark.parametrize(
    "later",
    [
        "Defended 3 May 2007.",
        "Successfully defended in May 2007 (with honours). Published 2011.",
        "Thesis published 2010.",
    ],
)
def test_when_a_dated_degree_was_defended_or_printed_dates_nothing_more(later: str) -> None:
    (found,) = degrees(f"**2007** — PhD in Botany, Alder University. {later}\n")
    assert found[:3] == ("PhD", "Botany", "Alder University")
    assert found[-1] == "2007"


@pytest.mark.parametrize("degree", ["Licentiatus Philosophiae (lic. phil.)", "Lic. phil.", "lic. iur."])
def test_licentiates(degree: str) -> None:
    (found,) = degrees(f"2003\t{degree} in Botany, Alder University\n")
    assert (found[1], found[2], found[-1]) == ("Botany", "Alder University", "2003")


def test_a_long_list_of_deeds_holds_no_posts() -> None:
    deeds = (
        "Rewrote the rules of the herbarium with the help of eleven volunteers and of two retired keepers; "
        "moved forty thousand sheets into new cupboards without any loss at all in one winter; HRB Director of Loans; "
        "chair for the library's subcommittee on damp 2004-2006; ran the yearly count of visitors; "
        "kept the guest book, the keys, and the cat of the house while the others were away on the island"
    )
    found = positions(f"*Alder University 2003-2008*  \n**Assistant Keeper**  \n{deeds}.\n")
    assert [(title, where) for title, where, *_ in found] == [("Assistant Keeper", "Alder University")]


@pytest.mark.parametrize("sort", ["Master’s Degrees", "Graduate Studies", "Undergraduate Education"])
def test_the_sort_of_the_degrees_below_is_none(sort: str) -> None:
    found = degrees(f"### {sort}\n- **MSc Botany**, Alder University (2009)\n- **MA History**, Quill College (2007)\n")
    assert [(degree, field, where) for degree, field, where, *_ in found] == [
        ("MSc", "Botany", "Alder University"), ("MA", "History", "Quill College")]  # fmt: skip
