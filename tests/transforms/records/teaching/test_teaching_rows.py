"""Courses in rows and below labels: terms in a column, codes, roles with what they were for."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import courses, read


def test_a_term_in_a_column_of_its_own() -> None:
    body = "### Westmoor University\n\n2022\tFall\tR Workshop\tGrad\n2021\tFall-Spring\tField Seminar\tGrad"
    assert courses(body) == [
        ("R Workshop", None, "Westmoor University", "2022"),
        ("Field Seminar", None, "Westmoor University", "2021"),
    ]


def test_how_many_sections_were_taught_says_no_place() -> None:
    body = "### Westmoor University\n\n2019-2021\tLooms and Dyes\t5 sections\n2019\tSlow Felt\t1 section"
    assert [(course, where) for course, _, where, _ in courses(body)] == [
        ("Looms and Dyes", "Westmoor University"),
        ("Slow Felt", "Westmoor University"),
    ]


def test_a_code_makes_a_course_of_what_sounds_like_a_duty() -> None:
    body = "- TEX 2231 Loom Organization (Undergraduate): 2020–2021.\n- TEX 6083 Dyes (Graduate): 2022."
    assert [row[0] for row in courses(body)] == ["TEX 2231 Loom Organization", "TEX 6083 Dyes"]
    assert not read(f"## Teaching\n\n{body}").service


def test_one_code_behind_a_title_with_commas() -> None:
    body = "- Lecturer: Dye Formation, Dye Processing and Fastness TEX9517\n- Lecturer: Knots TEX3431"
    assert [row[0] for row in courses(body)] == ["Dye Formation, Dye Processing and Fastness TEX9517", "Knots TEX3431"]


def test_a_role_with_what_it_was_for_is_no_part_of_the_title() -> None:
    body = "- Plant Forms (BOT 3005), Teaching Assistant for three field courses, Westmoor University, 2012"
    assert courses(body) == [("Plant Forms (BOT 3005)", "Teaching Assistant", "Westmoor University", "2012")]


def test_the_department_at_a_university_is_the_university() -> None:
    body = "**Teaching Assistant**, Fall 2011\nCalculus II, Department of Mathematics at Westmoor University"
    assert courses(body) == [("Calculus II", "Teaching Assistant", "Westmoor University", "2011")]


def test_courses_behind_a_label_that_only_announces_them() -> None:
    body = (
        "- **Teaching Fellow**, Westmoor University, 2005 - 2008\n  Courses taught: Slow Sums, Fast Sums\n"
        "- **Teaching Assistant**, Ridge College, 2003 - 2005\n  Courses assisted: Logic"
    )
    assert courses(body) == [
        ("Slow Sums", "Teaching Fellow", "Westmoor University", "2005"),
        ("Fast Sums", "Teaching Fellow", "Westmoor University", "2005"),
        ("Logic", "Teaching Assistant", "Ridge College", "2003"),
    ]


def test_rows_of_columns_with_a_school_nobody_knows() -> None:
    body = "2020\tInstructor\tData for Weavers\tU. Wick\n2016\tInstructor\tLoom Maps 2004-2016\tU. Wick\n"
    body += "2014\tCo-Instructor\tUrban Cloth\tU.C. Moor"
    assert courses(body) == [
        ("Data for Weavers", "Instructor", "U. Wick", "2020"),
        ("Loom Maps 2004-2016", "Instructor", "U. Wick", "2016"),
        ("Urban Cloth", "Co-Instructor", "U.C. Moor", "2014"),
    ]


def test_a_table_with_names_of_its_columns() -> None:
    body = (
        "| Title | Years | For | Hours |\n|---|---|---|---|\n"
        "| Slow Statistics (WMU) | 2011/2012 | Bachelor’s (3rd yr) | 36h |\n"
        "| Knots with R (WMU, material) | 2012/2013 | Master’s (1st yr) | 12h |\n"
        "| Group Project on Yarn (RU) | 2015 | Master’s (2nd yr) | 30h |"
    )
    assert courses(body) == [
        ("Slow Statistics", None, "WMU", "2011"),
        ("Knots with R", None, "WMU", "2012"),
        ("Group Project on Yarn", None, "RU", "2015"),
    ]


def test_courses_among_other_activities() -> None:
    body = "- Teaching Assistant, Slow Sums (TEX273), Westmoor University, 2019\n- Trustee, Loom Society, 2018"
    parsed = read(f"## Service\n\n{body}")
    assert [(t.course, t.organization) for t in parsed.teaching] == [("Slow Sums (TEX273)", "Westmoor University")]
    assert [s.venue for s in parsed.service] == ["Loom Society"]


def test_what_heads_a_list_says_nothing_of_the_paragraphs_behind_it() -> None:
    body = (
        "Lecturer at the University of Turku:\n\n- BOT12 - Mosses (Fall 2014)\n- BOT14 - Ferns (Spring 2015)\n\n"
        "Botanica generale (General botany), Undergraduate course, Facoltà di Scienze, Università di Trento (2011)\n\n"
        "Peatlands, Graduate course, MossNet (2009-2010);\n\n"
        "Marine Algae, Graduate course, Lund University (in English) (2008-2009).\n\n"
        "Teaching assistant for the “Fungi and Lichens” seminar, held by Dr. Helen Marsh (2007)\n\n"
        "Assistant supervisor at the “Trees” seminar for first-year students at Lund University (2006)\n"
    )
    assert courses(body) == [
        ("BOT12 – Mosses", "Lecturer", "University of Turku", "2014"),
        ("BOT14 – Ferns", "Lecturer", "University of Turku", "2015"),
        ("Botanica generale (General botany)", None, "Università di Trento", "2011"),
        ("Peatlands", None, "MossNet", "2009"),
        ("Marine Algae", None, "Lund University", "2008"),
        ("Fungi and Lichens", "Teaching assistant", None, "2007"),
        ("Trees", "Assistant supervisor", "Lund University", "2006"),
    ]


def test_rows_with_terms_in_brackets_levels_and_hours_below() -> None:
    body = (
        "Je suis tutrice de l'association des mousses.\n\n"
        "2022-2023 (S1)\tMousses 1\tL1 Sciences de la Vie (110 étudiant·es)\n\n42h (CM+TD) UHX\n\n- Cours.\n\n"
        "2022-2023 (S2)\tMousses et fougères\t3ème année de Pharmacie\n\n20h (TD) UHX\n\n- Tests et rappels.\n\n"
        "2020, 2021\tPlantes des tourbières\tMaster Biologie (20 étudiant·es)\n\n25h (TD)\n\n- Travaux pratiques.\n\n"
        "UHX: Westmoor University; FUX: Lund University\n"
    )
    assert courses(body) == [
        ("Mousses 1", None, "UHX", "2022"),
        ("Mousses et fougères", None, "UHX", "2022"),
        ("Plantes des tourbières", None, None, "2020"),
    ]


@pytest.mark.parametrize(
    "body",
    [
        (
            "#### 2023\n\n- *Slow Sums* (2nd year (eq. Master 1), Ridge Tech, Oslo)  \n  Tutorial and lab sessions.\n"
            "- *Fast Sums* (Master 2, Westmoor University, Norway)  \n  Lectures."
        ),
        (
            "### 2023\n\n- Slow Sums (Second year, Ridge Tech, Oslo)\n- Tutorial and lab sessions\n"
            "- Fast Sums (TEX1510, Westmoor University, Norway)\n- Lectures"
        ),
    ],
)
def test_a_note_of_whom_and_where_and_a_line_of_sessions(body: str) -> None:
    assert [(course, (role or "").strip("."), where, start) for course, role, where, start in courses(body)] == [
        ("Slow Sums", "Tutorial and lab sessions", "Ridge Tech", "2023"),
        ("Fast Sums", "Lectures", "Westmoor University", "2023"),
    ]


def test_a_note_without_a_school_stays_in_the_title() -> None:
    body = "- Looms (warp, weft, and heddle), 2020\n- Dyes (France, Italy), 2021"
    assert [row[0] for row in courses(body)] == ["Looms (warp, weft, and heddle)", "Dyes (France, Italy)"]


def test_courses_with_where_and_as_what_they_were_taught_on_lines_of_their_own() -> None:
    found = read(
        "## Teaching Experience\n\n*Graduate*\n\n**Cloth at Sea (TEX 340)**\tSpring 2016  \n"
        "Vale Online and Vale University, Department of Looms, Dyes and Wool  \nTeaching Assistant\n\n"
        "**“Moss” Seminar**\t2011-2013  \nVale University, Joint Programme on Wool  \nLecturer\n\n*Undergraduate*\n\n"
        "**Knots (TEX 110)**\t2009-2010  \nMarsh University, School of Wool  \nConsultant, Teaching Assistant\n"
    )
    assert [(one.course, one.role, one.start) for one in found.teaching] == [
        ("Cloth at Sea (TEX 340)", "Teaching Assistant", "2016"),
        ("“Moss” Seminar", "Lecturer", "2011"),
        ("Knots (TEX 110)", "Teaching Assistant", "2009"),
    ]


def test_a_role_and_its_employer_over_a_labelled_course_are_no_post() -> None:
    found = read(
        "## Teaching\n\n- **Teaching Assistant**\tWeft University\n  *Graduate course: Dyes at Sea*\t*Spring 2022*\n"
        "- **Teaching Assistant**\tWeft University\n  *Undergraduate course: Wool*\t*Fall 2021*\n"
    )
    assert not found.positions
    assert [(one.course, one.role, one.organization, one.start) for one in found.teaching] == [
        ("Dyes at Sea", "Teaching Assistant", "Weft University", "2022"),
        ("Wool", "Teaching Assistant", "Weft University", "2021"),
    ]


def test_courses_with_marks_beside_them_were_taken() -> None:
    marked = "TEX 801 Knots\t*A+*\nTEX 474 Dyes\t*A*\nWEA 539 Wool\t*B-*\n"
    assert not read(f"## Courses\n\n{marked}").teaching
    assert len(read("## Courses\n\n" + marked.replace("*A", "*2").replace("*B", "*2")).teaching) == 3


@pytest.mark.parametrize(
    ("heading", "school"),
    [
        ("Teaching (Westmoor University)", "Westmoor University"),
        ("TEACHING EXPERIENCE (UNIVERSITY OF WESTMOOR)", "University of Westmoor"),
        ("Teaching (2016-2017)", None),
        ("Teaching at All Levels", None),
    ],
)
def test_the_heading_names_the_school_of_its_courses(heading: str, school: str | None) -> None:
    body = "### Lecturer\n\n- TEX 2094 Advanced Wool\tSpring 2017\n- TEX 2025 Special Studies in Looms\tFall 2016\n"
    found = read(f"## {heading}\n\n{body}").teaching
    assert [(one.course, one.organization) for one in found] == [
        ("TEX 2094 Advanced Wool", school),
        ("TEX 2025 Special Studies in Looms", school),
    ]


@pytest.mark.parametrize("level", [("4th year", "Maths: 4th year"), ("M1", "L3")])
def test_what_a_row_tells_of_a_course_is_no_part_of_its_name(level: tuple[str, str]) -> None:
    body = (
        f"Loom Logic\tTeaching Assistant\t{level[0]}\tSeptember 2019 - June 2021\tI led the tests of Bo Marsh.\n"
        f"Felt Theory\tTeaching Assistant\t{level[1]}\tSeptember 2018 - June 2020\tI gave the tests."
    )
    assert [(course, role, start) for course, role, _, start in courses(body)] == [
        ("Loom Logic", "Teaching Assistant", "2019-09"),
        ("Felt Theory", "Teaching Assistant", "2018-09"),
    ]


def test_codes_with_a_letter_before_the_number() -> None:
    found = read("## Teaching\n\n* Graduate Instructor: Wool C12, Wool 7A, Felt H100B\n").teaching
    assert [(one.course, one.role) for one in found] == [
        ("Wool C12", "Graduate Instructor"),
        ("Wool 7A", "Graduate Instructor"),
        ("Felt H100B", "Graduate Instructor"),
    ]
