"""Students in lists of other things, and behind words that are no label of theirs. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("line", "student"),
    [
        ("1998. Mentor to the Mill’s Wool Fellow Ada Quill.", "Ada Quill"),
        ("1999–2003 Co-adviser with Bo Fern of doctoral student Ada Quill", "Ada Quill"),
        ("Current Imke Quill, Felt in Wet Winters, PhD Dissertation Committee, Globex University", "Imke Quill"),
        (
            "Doctoral student co-adviser. Íris Quill Ode, Globex University. Main advisor: Dr. Bo Fern.",
            "Íris Quill Ode",
        ),
        ("Nora Ma: Master at Globex with Prof. Bo Fern", "Nora Ma"),
    ],
)
def test_one_student_of_a_line(line: str, student: str) -> None:
    parsed = read(f"## Student Theses\n\n- {line}\n- 2004. Imre Dorn. PhD Dissertation.")
    assert [a.student for a in parsed.advising] == [student, "Imre Dorn"]


def test_mentees_below_a_dated_row_among_courses() -> None:
    parsed = read(
        "## Teaching\n\n**Mentoring, Globex University**  2020\n- Mentorship of Imke Quill, Masters Candidate\n"
        "- Mentorship of Nora Lunde (with Bo Fern), Senior\n\n**Slow Weaving, Globex University**  2019\n- Lecturer"
    )
    assert [a.student for a in parsed.advising] == ["Imke Quill", "Nora Lunde"]
    assert [t.course for t in parsed.teaching] == ["Slow Weaving"]


def test_names_behind_how_many_they_are() -> None:
    parsed = read("## Teaching\n\n- Slow Weaving, 2019\n- Ph.D. students supervised: 2; Ada Quill, Nora Lunde")
    assert [a.student for a in parsed.advising] == ["Ada Quill", "Nora Lunde"]
    assert [t.course for t in parsed.teaching] == ["Slow Weaving"]


@pytest.mark.parametrize("line", ["Advised or co-advised 4 BSc theses", "MSc students supervised: 3 on felt"])
def test_how_many_were_supervised_is_no_course(line: str) -> None:
    parsed = read(f"## Teaching\n\n- Slow Weaving, 2019\n- {line}")
    assert [t.course for t in parsed.teaching] == ["Slow Weaving"]


def test_students_below_programmes_and_years() -> None:
    parsed = read(
        "## Service\n\n- Reviewer, Journal of Felt\n\n### Mentoring\n\n-   Summer Programme\n    Mentor, 2012 -- 2013\n"
        "    - 2013:\n        Ada Quill\n        (BS student, Globex College)\n"
        "    - 2012:\n        Nora Lunde\n        (BS student, Globex College)"
    )
    assert [a.student for a in parsed.advising] == ["Ada Quill", "Nora Lunde"]
    assert len(parsed.service) == 1


def test_badges_behind_a_quoted_title() -> None:
    text = '- "{} in Cold Winters and Their Weavers" CODE Slides\n\n  Jane Q. Miller, Bo Fern. LOOM {}\n'
    parsed = read("## Publications\n\n" + "\n".join(map(text.format, ("Looms", "Dyes"), (2023, 2022))))
    assert [p.title for p in parsed.papers] == [f"{a} in Cold Winters and Their Weavers" for a in ("Looms", "Dyes")]


def test_students_share_the_note_behind_the_last_of_them_under_a_heading_that_a_dash_explains() -> None:
    found = read(
        "## Teaching\n\n- Weaving, University of Oslo, 2020\n\n**Mentoring — visiting students from abroad**\n\n"
        "- **Ada Reed** (PhD), 2025 — felt in motion.\n- **Otto Vale, Ines Moss, Mai Lund** (MSc), 2023 — slow dyes."
    )
    assert [(one.student, one.relation) for one in found.advising] == [
        ("Ada Reed", "PhD"),
        ("Otto Vale", "MSc"),
        ("Ines Moss", "MSc"),
        ("Mai Lund", "MSc"),
    ]
