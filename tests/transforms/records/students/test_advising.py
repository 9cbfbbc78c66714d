"""Advising: students by line, label and sentence."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.one_section import read


def students(text: str) -> list[tuple[str, str | None]]:
    found = whole(f"# Ada Quill\n\n## {text}\n")
    return [(record.student, record.relation) for record in found.advising]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Graduate students\n\n- Bo Marsh, Ph.D. 2021\n- Cy Reed, Ph.D., in progress",
         [("Bo Marsh", "Ph.D."), ("Cy Reed", "Ph.D.")]),
        ("Students\n\nPhD students: Bo Marsh, Cy Reed and Di Fenn",
         [("Bo Marsh", "PhD student"), ("Cy Reed", "PhD student"), ("Di Fenn", "PhD student")]),
        ("Mentoring\n\n**Undergraduate Research Assistants**\n\n2014-2015\tBo Marsh (Tide Award)\n2016\tCy Reed",
         [("Bo Marsh", "Undergraduate Research Assistant"), ("Cy Reed", "Undergraduate Research Assistant")]),
        ("Students\n\nI currently advise Bo Marsh (PhD) and Cy Reed (MSc). Former students: Di Fenn (PhD, now at KTH).",
         [("Bo Marsh", "PhD"), ("Cy Reed", "MSc"), ("Di Fenn", "PhD")]),
        ("Team\n\n- **Bo Marsh**\n  PhD student\n- **Cy Reed**\n  MSc student",
         [("Bo Marsh", "PhD student"), ("Cy Reed", "MSc student")]),
        ("People\n\n**MSc theses:** Bo Marsh 2021, Cy Reed 2023",
         [("Bo Marsh", "MSc thesis"), ("Cy Reed", "MSc thesis")]),
        ("Students\n\nCo-supervision: PhD students Bo Marsh (2023) and Cy Reed (ongoing)",
         [("Bo Marsh", "PhD student"), ("Cy Reed", "PhD student")]),
        ("Supervision\n\n### Exam Committee Member\n\n#### Current\n\n- Bo Marsh, 2011-\n\n#### Completed\n\n- Cy Reed",
         [("Bo Marsh", "Exam Committee Member"), ("Cy Reed", "Exam Committee Member")]),
        ("Supervised theses\n\n`2022` **Bo Marsh:** [Looms](https://x.org/1)\n\n2017 **Cy Reed and Di Fenn:** Reeds",
         [("Bo Marsh", "Supervised thesis"), ("Cy Reed", "Supervised thesis"), ("Di Fenn", "Supervised thesis")]),
        ("Team\n\n* Bo Marsh, KTH PhD (7.2024-, co-advise with Helen Dune and Max Sand)", [("Bo Marsh", "PhD")]),
    ],
)  # fmt: skip
def test_students_and_their_relation(text: str, expected: list[tuple[str, str | None]]) -> None:
    assert students(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "Bo Marsh (2010-2014; now at Durham), Cy Reed (2018-2022), Di Fenn (2023-).",
        "Bo Marsh (KTH, 2018-19); Cy Reed (KTH, 2021); Di Fenn (2023)",
        "Interns: Bo Marsh & Cy Reed (2024, KTH). Di Fenn (2025, KTH)",
    ],
)
def test_students_that_share_a_line(text: str) -> None:
    assert [name for name, _ in students("PhD students\n\n" + text)] == ["Bo Marsh", "Cy Reed", "Di Fenn"]


def test_names_of_any_kind_behind_a_year_and_one_behind_the_owners_part() -> None:
    found = read(
        "## Student Research\n\n**Summer students**\n\n- 2013: Ada Quill, Zephyr Reed, Otto Vale.\n\n"
        "**Master's theses**\n\n"
        "M.A. thesis advisor for Bo Fern, August 2009 - April 2010."
    )
    assert [one.student for one in found.advising] == ["Ada Quill", "Zephyr Reed", "Otto Vale", "Bo Fern"]


def test_students_named_in_a_section_of_teaching_are_supervised() -> None:
    body = "- FOAM 110 Waves, 2020\n- Co-supervised MSc students: Jonas Holte (2021), Sara Lindqvist (2022)\n"
    found = read(f"## Teaching and supervision\n\n{body}")
    assert [a.student for a in found.advising] == ["Jonas Holte", "Sara Lindqvist"]
    assert [c.course for c in found.teaching] == ["FOAM 110 Waves"]


def test_the_name_behind_the_owners_role() -> None:
    found = read(
        "## Academic supervision\n\n2018\tCo-advisor, Bachelor's thesis in Weaving, Clara Tan. Leeds\n"
    ).advising
    assert [(one.student, one.relation) for one in found] == [("Clara Tan", "Bachelor's")]


def test_family_names_in_front_and_students_between_middle_dots() -> None:
    body = "- Tan, Wei (2022, Economics, Leeds)\n- Marsh, Ada (2019, M.Sc., Leeds)\n"
    assert [one.student for one in read(f"## Thesis Supervision\n\n{body}").advising] == ["Tan, Wei", "Marsh, Ada"]
    body = "Mia Meri (2020–), life in looms · Marta\nTan (2016), help · Hans Quill (2014), threads.\n"
    found = read(f"## Doctoral supervision\n\n{body}").advising
    assert [one.student for one in found] == ["Mia Meri", "Marta Tan", "Hans Quill"]


def test_the_end_of_a_wrapped_line_is_no_label() -> None:
    text = (
        "Students\n\nPhD students\nBo Marsh, 2023, “Looms and mills in the north” (Assistant Professor, Reed\n"
        "College)\nCy Reed, 2019, “Weavers of the south”\n"
    )
    assert students(text) == [("Bo Marsh", "PhD student"), ("Cy Reed", "PhD student")]


def test_students_among_courses() -> None:
    body = (
        "Lecturing\n\n- Slow Sums (2019–2021)\n\nPhD supervision\n\n- Ada Quill, 2016–2023 (paid).\n- Wei Tan, 2020.\n"
    )
    cv = read(f"## Teaching and supervision\n\n{body}\nMiscellaneous\n\n- PhD examination: Rosa Marsh (Leeds, 2023)\n")
    assert [one.student for one in cv.advising] == ["Ada Quill", "Wei Tan"]
    assert [one.course for one in cv.teaching] == ["Slow Sums"]


def test_students_behind_labels_and_numbers() -> None:
    body = "- Slow Sums (2019)\n- PhD students: Ada Quill (2019–24), Wei Tan (2020–)\n"
    assert [one.student for one in read(f"## Teaching\n\n{body}").advising] == ["Ada Quill", "Wei Tan"]
    body = "Supervision: 3 PhD (current: Ada Quill, Wei Tan; completed: Rosa Marsh, 2023), 7 MA\n"
    assert [one.student for one in read(f"## Teaching\n\n{body}").advising] == ["Ada Quill", "Wei Tan", "Rosa Marsh"]
    body = "PhD: Ada Quill (since 2023). MA: Wei Tan (2024), Rosa Marsh (2025).\n"
    found = read(f"## Supervision\n\n{body}").advising
    assert [(one.student, one.relation) for one in found] == [
        ("Ada Quill", "PhD"),
        ("Wei Tan", "MA"),
        ("Rosa Marsh", "MA"),
    ]


@pytest.mark.parametrize("name", ["**Bo Marsh**", "[Bo Marsh](https://marsh.example.org)"])
def test_letters_or_a_link_set_a_name_apart(name: str) -> None:
    assert students(f"Students mentored\n\n2019\t{name} MS student at KTH, Sweden") == [("Bo Marsh", "MS student")]


def test_students_below_a_sentence_behind_a_date_and_beside_an_adviser() -> None:
    body = "- Slow Sums (2018)\n\nDirect supervisor of two summer interns\n\nAda Quill (Sep. 2018 – present)\n\n"
    body += "- Dyed threads.\n\nWei Tan (2018)\n\n- Kept looms.\n- Set up mills.\n- Wrote notes.\n\nRosa Marsh (2019)\n"
    assert [one.student for one in read(f"## Teaching\n\n{body}").advising] == ["Ada Quill", "Wei Tan", "Rosa Marsh"]
    body = "- 2018. Ada Quill. Ph.D. Dissertation.\n- 2012*. Wei Tan. M.A. Thesis.\n"
    assert [one.student for one in read(f"## Student Theses\n\n{body}").advising] == ["Ada Quill", "Wei Tan"]
    body = "- Tutor: Slow Sums. 2005.\n- UROP advisor: Ada Quill (2009), Wei Tan (2011)\n"
    assert [one.student for one in read(f"## Teaching\n\n{body}").advising] == ["Ada Quill", "Wei Tan"]


def test_what_is_said_below_each_student_and_a_mentor_without_a_colon() -> None:
    body = "#### (Co)supervisor of 2 MSc students\n\nAda Quill, MSc Looms, Leeds, 2016–17\nSlow sums in mills\n"
    body += (
        "Promoters: Marsh R, Reed C\n\nWei Tan, MSc Looms, Leeds, 2015–16\nThreads in the north\nPromoter: Marsh R\n"
    )
    cv = read(f"## Teaching\n\n#### Lectures\n\nLooms at Large, 2013\nMSc Looms, Leeds University\n\n{body}")
    assert [one.student for one in cv.advising] == ["Ada Quill", "Wei Tan"]
    assert [one.course for one in cv.teaching] == ["Looms at Large"]
    found = read("## Teaching\n\n- 2017\tPhD mentor to visiting summer student, Ada Quill\n").advising
    assert [one.student for one in found] == ["Ada Quill"]


ONE = "- Bo Marsh and Cy Reed: Looms\n- Di Fenn, Eli Wood (now at KTH): Dyes"
OTHER = "- Bo Marsh: Wool\n- Cy Reed, Di Fenn, Eli Wood (2021):\n  Knots and their uses"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            f"Team\n\nAt KTH, I supervised two master's students:\n\n{ONE}",
            [(name, "master's student") for name in ("Bo Marsh", "Cy Reed", "Di Fenn", "Eli Wood")],
        ),
        (
            f"Students\n\nI mentored the following PhD students:\n\n{OTHER}",
            [(name, "PhD student") for name in ("Bo Marsh", "Cy Reed", "Di Fenn", "Eli Wood")],
        ),
    ],
)
def test_students_of_one_work_below_a_sentence_that_says_who_they_are(
    text: str, expected: list[tuple[str, str | None]]
) -> None:
    assert students(text) == expected


def test_labels_that_name_students_of_any_degree() -> None:
    body = "Diploma Students (informal advisor):\nBert Fern (2010)\nCleo Dorn (2011)\n\nLooms for All, Globex, 2012"
    assert students(f"## Teaching and Advising\n\n{body}") == [
        ("Bert Fern", "Diploma Student (informal advisor)"),
        ("Cleo Dorn", "Diploma Student (informal advisor)"),
    ]
    assert [
        name for name, _ in students("## Teaching\n\n- Looms, 2019\n\n**Honours students**\n\n- Bert Fern, 2019")
    ] == ["Bert Fern"]


def test_what_one_was_to_several_students_in_a_column_before_them() -> None:
    text = "Dissertation Committees\n\nChair\tBo Marsh (2023, KTH); Cy Reed (in progress)\n\nMember\tDi Fenn (2022)"
    assert students(text) == [("Bo Marsh", "Chair"), ("Cy Reed", "Chair"), ("Di Fenn", "Member")]
    text = "Supervision\n\nPhD\tBo Marsh (2022–), Cy Reed (2021–, co-supervisor)\nMA theses\t12 completed"
    assert students(text) == [("Bo Marsh", "PhD"), ("Cy Reed", "PhD")]


def test_completed_students_behind_a_label() -> None:
    text = "Doctoral Students\n\n**Completed:** Bo Marsh (2019; now at KTH); Cy Reed (2016)"
    assert students(text) == [("Bo Marsh", "Completed"), ("Cy Reed", "Completed")]


def test_people_in_the_brackets_of_a_sentence() -> None:
    text = (
        "Supervision\n\nI am supervising theses by Ada Fenn (on felt) and Bo Marsh (on dye), and I have seen to "
        "completion that of Dr Cy Reed (2015)."
    )
    assert [name for name, _ in students(text)] == ["Ada Fenn", "Bo Marsh", "Cy Reed"]


def test_titles_below_those_who_wrote_them() -> None:
    body = "- Rebecca Marsh (2020)  \n  Rope Weaving\n- Anna Fern, Peter Moss  \n  Broad Looms"
    found = read(f"## Supervised theses\n\n{body}\n").advising
    assert [one.student for one in found] == ["Rebecca Marsh", "Anna Fern", "Peter Moss"]


def test_a_label_over_three_with_brackets_says_what_they_are() -> None:
    told = "**Ph.D. Dissertation Advising:** Bo Marsh (expected 2016); Cy Reed (2015); Di Fenn (2010)."
    assert {relation for _, relation in students(f"Advising\n\n{told}")} == {"Ph.D. Dissertation Advising"}
