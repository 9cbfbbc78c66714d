"""Lines below a degree: the field that it was taken in, and what its thesis is called."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import degrees
from tests.transforms.records.one_section import read

_DEGREES = "2012\tPh.D., Leeds University\n{}\n\n2006\tM.A., Yale University\nLinguistics\n"


@pytest.mark.parametrize("field", ["Comparative Literature and Society", "Law, Economics, and Letters"])
def test_a_field_that_joins_names_stands_below_its_degree(field: str) -> None:
    assert [one[:3] for one in degrees(_DEGREES.format(field))] == [
        ("Ph.D.", field, "Leeds University"),
        ("M.A.", "Linguistics", "Yale University"),
    ]


@pytest.mark.parametrize("label", ["Title", "Dissertation title", "Written on"])
def test_what_a_quotation_s_label_says_is_no_field(label: str) -> None:
    line = f"Comparative Literature and Society\n{label}: “Looms of Northern Letters”"
    assert degrees(_DEGREES.format(line))[0][:3] == ("Ph.D.", "Comparative Literature and Society", "Leeds University")
    assert degrees(_DEGREES.format(f"{label}: “Looms of Northern Letters”"))[0][1] is None


@pytest.mark.parametrize("words", ["Ada Moss and Bo Orr", "Hand Looms and Dyes", "Taught law and letters"])
def test_other_words_below_a_degree_are_no_field(words: str) -> None:
    assert degrees(_DEGREES.format(words))[0][1] is None


@pytest.mark.parametrize(
    "line",
    [
        "PhD, Computer Science at Leeds University ({})",
        "PhD, Computer Science / Leeds University / {}",
        "PhD in Computer Science / Leeds University / {}",
    ],
)
def test_the_field_stands_before_at_or_a_slash(line: str) -> None:
    page = f"{line.format('2012')}\n\n{line.format('2006')}\n"
    assert [one[:3] for one in degrees(page)] == [("PhD", "Computer Science", "Leeds University")] * 2


def test_a_school_whose_name_ends_in_a_role_is_a_school() -> None:
    page = "Instituto Superior Técnico Lisboa, Portugal\nPh.D. in Botany, Advised by Bo Orr Aug 2021 - May 2025\n"
    assert degrees(page)[0][:3] == ("Ph.D.", "Botany", "Instituto Superior Técnico")


def test_a_school_in_brackets_behind_the_field_is_no_part_of_it() -> None:
    page = (
        "B.A. in Politics & Letters (Honors College), University of Oslo, 2012\n\n"
        "PhD in Physics (School of Science), Uppsala University, 2018\n\n"
        "B.S. in Weaving (Honours Program), University of Bergen, 2011\n"
    )
    assert [one[:3] for one in degrees(page)] == [
        ("B.A.", "Politics & Letters", "University of Oslo"),
        ("PhD", "Physics", "Uppsala University"),
        ("B.S.", "Weaving", "University of Bergen"),
    ]


@pytest.mark.parametrize("honours", ["*Summa Cum Laude*", "magna cum laude"])
def test_honours_between_a_year_and_the_school_hide_no_school(honours: str) -> None:
    page = f"PhD Economics (1989), Leeds University\n\nB.A. Economics (1984), {honours}, McMaster University\n"
    assert degrees(page)[1][:3] == ("B.A.", "Economics", "McMaster University")


def test_a_certificate_or_diploma_with_the_words_that_say_which_one() -> None:
    read = degrees(
        "- 2010: **Master of Science in Moss Studies** at the University of Oulu\n"
        "- 2004-2007: **Federal Certificate of Applied Weaving** at the Ecole des arts de Sion\n"
        "- 2004: **National Diploma in Printing** at the University of Turku\n"
        "- 2003: **State Certificate in Nursing**, Turku School of Health\n"
        "- 2001: Classe préparatoire MPSI, Lycée Pasteur\n"
        "- 2000: M2 Development Economics, University of Oulu\n"
    )
    assert [(one[0], one[2]) for one in read] == [
        ("Master of Science", "University of Oulu"),
        ("Federal Certificate", "Ecole des arts de Sion"),
        ("National Diploma", "University of Turku"),
        ("State Certificate", "Turku School of Health"),
        ("Classe préparatoire", "Lycée Pasteur"),
        ("M2", "University of Oulu"),
    ]


def test_a_campus_on_the_line_below_is_part_of_the_name() -> None:
    body = "PhD in Looms, 1996  \nUniversity of Illinois  \nat Chicago\n\n"
    body += "MS in Felt, 1988  \nUniversity of Texas  \nat Austin\n"
    found = [(one.organization, one.end) for one in read(f"## Education\n\n{body}").education]
    assert found == [("University of Illinois at Chicago", "1996"), ("University of Texas at Austin", "1988")]


def test_a_job_below_its_dates_is_a_post() -> None:
    body = "- 03/2011 – 03/2012  \n  Student jobs at Siemens\n- 05/2014 – 05/2015  \n  Student worker at NTNU\n"
    body += "- 09/2018 – 09/2019  \n  Summer job at Equinor\n"
    found = [(one.title, one.organization, one.start) for one in read(f"## Experience\n\n{body}").positions]
    assert found == [
        ("Student jobs", "Siemens", "2011-03"),
        ("Student worker", "NTNU", "2014-05"),
        ("Summer job", "Equinor", "2018-09"),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "First Class Honours BSc in Physics, Leeds University, 2008",
        "First-Class Honours BSc, Physics, Leeds University, 2008",
        "BSc (Hons), 1st class, Physics, Leeds University, 2008",
        "BSc (Hons) 1st, Physics, Leeds University, 2008",
        "BSc Physics (First), Leeds University, 2008",
        "BSc in Physics (joint degree with University of Turku), Leeds University, 2008",
        "BSc in Physics, Leeds University / Universität Bern, 2008",
    ],
)
def test_the_class_of_honours_is_no_part_of_a_degree(line: str) -> None:
    page = f"{line}\nPhD in Physics, Yale University, 2012\n"
    assert [one[:3] for one in degrees(page)] == [
        ("BSc", "Physics", "Leeds University"),
        ("PhD", "Physics", "Yale University"),
    ]


@pytest.mark.parametrize(
    ("line", "degree", "field"),
    [
        ("Graduate in Physics by the University of Ort, 1999", "Graduate", "Physics"),
        ("Doctor in Physics by the University of Ort, 1999", "Doctor", "Physics"),
        ("PhD in Loom Studies by the University of Ort, 1999", "PhD", "Loom Studies"),
        ("Doctora en Física por la University of Ort, 1999", "Doctora", "Física"),
        ("Licenciado en Física por la University of Ort, 1999", "Licenciado", "Física"),
    ],
)
def test_a_degree_given_by_a_university(line: str, degree: str, field: str) -> None:
    found = read(f"## Education\n\n- {line}\n").education
    assert [(one.degree, one.field, one.organization) for one in found] == [(degree, field, "University of Ort")]


@pytest.mark.parametrize("state", ["MA", "CA", "MS", "MD"])
def test_a_state_before_the_degree_s_own_sentence_is_no_degree(state: str) -> None:
    read = degrees(
        f"Globex University, Cambridge, {state}. Ph.D., Weaving, August 2011.\n\n"
        f"Leeds University, Leeds, {state}. B.S. Weaving, June 2007.\n"
    )
    assert [one[:3] for one in read] == [
        ("Ph.D.", "Weaving", "Globex University"),
        ("B.S.", "Weaving", "Leeds University"),
    ]
