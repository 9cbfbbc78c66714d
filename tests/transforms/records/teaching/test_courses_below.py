"""Courses below the school, the role or the level that holds for them."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read, teaching


def test_the_organisation_above_holds_for_what_follows() -> None:
    body = (
        "At the University of Oslo:  \n▷ COMP7404B Computational intelligence *2019*  \n▷ "
        "ENGG1330 Computer programming I *2018*"
    )
    assert teaching(body) == [
        ("COMP7404B Computational intelligence", None, "University of Oslo", "2019", None),
        ("ENGG1330 Computer programming I", None, "University of Oslo", "2018", None),
    ]


def test_role_course_and_organisation_on_lines_of_their_own() -> None:
    body = (
        "**Teaching Assistant**\nCalculus 2\n*University of California, Davis*\tAug. "
        "2019\n\n**Lecturer**\nCalculus 3\n*University of Oslo*\tOct. 2014 - June 2015\n"
    )
    assert teaching(body) == [
        ("Calculus 2", "Teaching Assistant", "University of California, Davis", "2019-08", None),
        ("Calculus 3", "Lecturer", "University of Oslo", "2014-10", "2015-06"),
    ]


def test_courses_one_a_line_under_their_organisation() -> None:
    assert [(t[0], t[2]) for t in teaching("**Example University**\nIntroduction to Poetry\nThe Modern Novel\n")] == [
        ("Introduction to Poetry", "Example University"),
        ("The Modern Novel", "Example University"),
    ]


def test_courses_below_a_programme_in_bold_are_its_universitys() -> None:
    body = "**M.A. Program in Ocean Studies, Harbour State University**  \nTidal Methods  \nCoastal Theory\n"
    found = [(t.course, t.organization) for t in read(f"## Teaching\n\n{body}").teaching]
    assert found == [("Tidal Methods", "Harbour State University"), ("Coastal Theory", "Harbour State University")]


def test_lines_of_role_and_organisation_hold_for_the_courses_below() -> None:
    body = (
        "As Instructor (Harbour State University)\n  HIST 1250: Early Tides (S22, F22, S23)\n"
        "  HIST 3382: Foam in History (F21)\nAs Teaching Assistant (Duke University)\n  HIST 2100: Waves (AU18, SP19)\n"
    )
    found = read(f"TEACHING\n\n{body}").teaching
    assert [(c.course, c.organization, c.start, c.end) for c in found] == [
        ("HIST 1250: Early Tides", "Harbour State University", "2022", "2023"),
        ("HIST 3382: Foam in History", "Harbour State University", "2021", None),
        ("HIST 2100: Waves", "Duke University", "2018", "2019"),
    ]


def test_a_university_and_its_city_over_courses() -> None:
    body = "Duke University\tDurham, NC\nTeaching Assistant, Tides\tFall 2021\nTeaching Assistant, Foam\tSpring 2022\n"
    found = read(f"## Teaching Experience\n\n{body}").teaching
    assert [(c.course, c.organization) for c in found] == [("Tides", "Duke University"), ("Foam", "Duke University")]


def test_the_role_beside_a_school_holds_for_the_courses_below() -> None:
    assert teaching("UCLA\tTeaching assistant\n- Statistics of Looms, 2019\n- Market Theory, 2020\n") == [
        ("Statistics of Looms", "Teaching assistant", "UCLA", "2019", None),
        ("Market Theory", "Teaching assistant", "UCLA", "2020", None),
    ]


def test_level_labels_over_courses_whose_titles_sound_like_descriptions() -> None:
    body = "- *Graduate:*\n\n  Looms I  \n  Topics in Weaving\n\n"
    body += "- *Undergraduate:*\n\n  Introductory Dyeing  \n  Labour Law\n"
    assert [one[0] for one in teaching(body)] == ["Looms I", "Topics in Weaving", "Introductory Dyeing", "Labour Law"]


def test_a_course_number_is_no_year_and_a_role_heads_its_courses() -> None:
    body = "**Academic Tutor**, Department of Looms, University of Leeds.\n"
    body += "2013\tHistory of Threads III (LOOM2071)\n2012\tStructures of Yarn (LOOM1023)\n"
    assert teaching(body) == [
        ("History of Threads III (LOOM2071)", "Academic Tutor", "University of Leeds", "2013", None),
        ("Structures of Yarn (LOOM1023)", "Academic Tutor", "University of Leeds", "2012", None),
    ]


def test_a_school_in_front_of_the_role_over_wrapped_courses() -> None:
    body = "UCSD Teaching assistant\n\n- Slow Sums (Econ 120A), Fall 2019\n- Dyes (Ph.D. level, Econ\n210A), Winter–\n"
    assert teaching(body + "Spring 2021\n") == [
        ("Slow Sums (Econ 120A)", "Teaching assistant", "UCSD", "2019", None),
        ("Dyes", "Teaching assistant", "UCSD", "2021", None),
    ]


def test_where_the_course_was_above_it_and_beside_it() -> None:
    body = "Mines Westmoor\n2024\tAssistant Instructor, Slow Sums (6 hours)\n\n"
    body += "Université de Lorraine\n2023\tAssistant Instructor, Looms (64 hours)\n2022\tAssistant Instructor, Dyes\n"
    assert [(one[0], one[2]) for one in teaching(body)] == [
        ("Slow Sums", "Mines Westmoor"),
        ("Looms", "Université de Lorraine"),
        ("Dyes", "Université de Lorraine"),
    ]
    assert teaching("- 2021: LM 140: Slow Weaving II, UoK, Sri Lanka\n") == [
        ("LM 140: Slow Weaving II", None, "UoK", "2021", None)
    ]


def test_a_role_with_its_subject_above_the_courses() -> None:
    body = "### Westmoor University School of Arts, Leeds, UK\n\nLecturer in Dyes, 2007-2011\n\n- Looms and Writing\n"
    body += "\n### Central College, Brno, Czech Republic\n\nInstructor, 1996-2002\n\n- Labor Law; Slow Sums\n"
    assert [one[:2] for one in teaching(body)] == [
        ("Looms and Writing", "Lecturer in Dyes"),
        ("Labor Law", "Instructor"),
        ("Slow Sums", "Instructor"),
    ]


def test_styled_roles_behind_dated_courses_head_nothing() -> None:
    body = "2019\tLooms at Large\tCRG, Barcelona\n*Speaker*\n\n2018\tSlow Sums\tCRG, Barcelona\n*Speaker*\n\n"
    body += "2015\tThreads\tCRG, Barcelona\n*Organizer, Speaker*\n\n2014\tDyes\tCRG, Barcelona\n"
    found = teaching(body)
    assert [one[0] for one in found] == ["Looms at Large", "Slow Sums", "Threads", "Dyes"]
    assert [one[1] for one in found] == ["Speaker", "Speaker", "Organizer", None]


def test_a_role_alone_begins_each_entry() -> None:
    body = (
        "Teaching Assistant\nTide Workshop 2019\nUniversity of Leeds\tJuly 2019\nLecturer\nNorthern Tides\n"
        "University of Leeds\tJuly 2015\nTeaching Assistant\nMathematical Analysis 2\nUniversity of Oslo\tOct. 2012\n"
    )
    assert [(course, role) for course, role, *_ in teaching(body)] == [
        ("Tide Workshop", "Teaching Assistant"),
        ("Northern Tides", "Lecturer"),
        ("Mathematical Analysis 2", "Teaching Assistant"),
    ]


@pytest.mark.parametrize("label", ["**{}:**", "{}:", "**{}**"])
def test_labels_that_say_how_courses_are_held(label: str) -> None:
    forms = {"Lectures": ["Knots and Bends", "Harbour Towns"], "Seminars": ["Kites in Novels"], "Tutorials": ["Tides"]}
    body = "\n".join(
        f"{label.format(form)}\n\n" + "".join(f"- {course}, 2019\n" for course in courses)
        for form, courses in forms.items()
    )
    found = read(
        f"## Publications\n\nQuill, A. Looms. *Kite Letters* 4, 2011.\n\n## Teaching\n\n{body}\n## Skills\n\nGo\n"
    )
    assert [(one.course, one.role) for one in found.teaching] == [
        (course, None) for courses in forms.values() for course in courses
    ]
    assert not found.talks


def test_lectures_in_the_look_of_teaching_are_talks() -> None:
    found = read(
        "## Teaching\n\n- Knots, Fern University, 2018\n\n## Lectures\n\n- Ropes at sea, Tarn University, 2019\n"
    )
    assert [one.title for one in found.talks] == ["Ropes at sea"]


def test_coded_courses_below_a_programme_are_the_courses() -> None:
    body = (
        "**Weaver College**\tSpring 2011-now\n*Programme of Textile and Dye Studies*\n\n"
        "- TEX/DYE 220: **Looms and their Yarns**\n- TEX/DYE 291: **Felt**\n\n"
        "**University of Oslo**\t2013-2014\n*Textile Department*\n\n- TEX 101: **Dyes**\n- TEX 102: **Knots**\n"
    )
    assert [(t[0], t[2], t[3]) for t in teaching(body)] == [
        ("TEX/DYE 220: Looms and their Yarns", "Weaver College", "2011"),
        ("TEX/DYE 291: Felt", "Weaver College", "2011"),
        ("TEX 101: Dyes", "University of Oslo", "2013"),
        ("TEX 102: Knots", "University of Oslo", "2013"),
    ]


def test_bold_titles_each_over_a_date_begin_courses_whatever_their_words() -> None:
    body = (
        "**Mentoring in Loom Repair**\nWinter Session 2020, University of Oslo\nLooms and what they say\n\n"
        "**High School Weaving Teacher**\n2016-2017, Lund High School\nBoth upper forms\n\n"
        "**Tutoring in Dyes**\n2015-2016, University of Bergen\nReds for beginners\n\n"
        "**Preparatory School Weaver**\n2014-2015, University of Oslo\nKnots for all who come\n"
    )
    assert [(t[0], t[2], t[3]) for t in teaching(body, "## Teaching")] == [
        ("Mentoring in Loom Repair", "University of Oslo", "2020"),
        ("High School Weaving Teacher", "Lund High School", "2016"),
        ("Tutoring in Dyes", "University of Bergen", "2015"),
        ("Preparatory School Weaver", "University of Oslo", "2014"),
    ]


def test_a_list_of_courses_that_a_line_s_end_breaks() -> None:
    item = (
        "- Courses: Statistics for Weavers and Dyers (WEV 302), Geometry of One\n"
        "  Variable II (WEV 108), and Slow Felting (WEV 107)."
    )
    found = read(f"## Teaching\n\nTeaching Assistant\tFall 2014\n{item}\n\nTutor, Fast Felting\tSpring 2013").teaching
    courses = [one.course for one in found]
    assert "Geometry of One Variable II (WEV 108)" in courses
    assert "Slow Felting (WEV 107)" in courses
