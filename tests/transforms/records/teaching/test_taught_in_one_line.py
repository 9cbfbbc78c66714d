"""Courses that one line lists behind a school, a form of teaching, or nothing."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("line", "courses"),
    [
        (
            "Dyes; Loom Law; Weaving Seminar; Land Use Clinic",
            ["Dyes", "Loom Law", "Weaving Seminar", "Land Use Clinic"],
        ),
        (
            "University of Leeds: Weaving Lessons, Warps, Counterpoint, Yarn Theory III",
            ["Weaving Lessons", "Warps", "Counterpoint", "Yarn Theory III"],
        ),
        ("Seminars: Homer; Hesiod; Greek Weaving", ["Homer", "Hesiod", "Greek Weaving"]),
        ("Lectures: Homer; Greek Weaving", ["Homer", "Greek Weaving"]),
    ],
)
def test_each_course_is_a_record(line: str, courses: list[str]) -> None:
    found = read(f"## Courses\n{line}\n").teaching
    assert [one.course for one in found] == courses
    assert {one.role for one in found} == {None}


def test_a_school_over_one_title_with_commas() -> None:
    found = read("## Courses\nUniversity of Leeds: Race, Gender, and Class\n").teaching
    assert len(found) == 1


def test_a_kind_of_grant_is_no_funder() -> None:
    body = "## Grants\n2019	Faculty Seed Grant, University of Leeds, $10,000\n"
    assert [(one.title, one.funder) for one in read(body).grants] == [("Faculty Seed Grant", "University of Leeds")]


@pytest.mark.parametrize(
    "head",
    ["The Revd Dr Ada Penfold-Quill", "Ada Penfold-Quill, MLIS, MA", "ADA PENFOLD-QUILL, AIA", "A DA P ENFOLD -Q UILL"],
)
def test_titles_and_letters_beside_a_name(head: str) -> None:
    from transforms.parse import parse  # noqa: PLC0415
    from transforms.readers.dispatch import read as read_bytes  # noqa: PLC0415

    text = f"# {head}\n\nGlobex Hall, York\n\n## Education\n\nPhD, University of Leeds, 2001\n"
    person = parse(read_bytes(text.encode(), "a.md")).person
    assert person is not None
    assert person.name == "Ada Penfold-Quill"


@pytest.mark.parametrize(
    ("line", "courses", "role", "where", "start"),
    [
        ("Teaching Assistant for TEX 215 (Warps), TEX 211 (Wefts), and DYE 101 (Madder)",
         ["TEX 215 (Warps)", "TEX 211 (Wefts)", "DYE 101 (Madder)"], "Teaching Assistant", None, None),
        ("Grader for TEX 215 (Warps) and DYE 101 (Madder)",
         ["TEX 215 (Warps)", "DYE 101 (Madder)"], "Grader", None, None),
        ("TA for TEX 215, TEX 211 and DYE 101, Fall 2019", ["TEX 215", "TEX 211", "DYE 101"], "TA", None, "2019"),
        ("Teaching Assistant, TEX 215 Warps, DYE 101 Madder, University of Leeds, 2019",
         ["TEX 215 Warps", "DYE 101 Madder"], "Teaching Assistant", "University of Leeds", "2019"),
    ],
)  # fmt: skip
def test_a_role_before_courses_with_codes(
    line: str, courses: list[str], role: str, where: str | None, start: str | None
) -> None:
    found = read(f"## Teaching Experience\n{line}\n").teaching
    assert [one.course for one in found] == courses
    assert {(one.role, one.organization, one.start) for one in found} == {(role, where, start)}


@pytest.mark.parametrize("line", ["Course Director, *Slow Weaving*, 2019", "Slow Weaving, Course Director, 2019"])
def test_who_directs_a_course_has_a_role(line: str) -> None:
    found = read(f"## Teaching\n\n{line}\n\nInstructor, *Warps*, 2018\n").teaching
    assert next((one.course, one.role) for one in found) == ("Slow Weaving", "Course Director")


@pytest.mark.parametrize("mark", [". <br> ", "; "])
def test_courses_behind_their_codes_in_one_cell_have_its_term(mark: str) -> None:
    table = (
        "|  |  |\n|---|---|\n"
        f"| Spring 2019 | MA 362: [Warp Algebra II](public/362.zip), Weft Theory{mark}MA 765: Looms |\n"
        f"| Fall 2018 | MA 162: Finite Knots. |\n| Fall 2017 | MA 109: Felt{mark}MA 138: Yarn for Knitters. |\n"
    )
    found = read(f"## Teaching\n\n{table}").teaching
    assert [(one.course, one.start) for one in found] == [
        ("MA 362: Warp Algebra II, Weft Theory", "2019"), ("MA 765: Looms", "2019"), ("MA 162: Finite Knots", "2018"),
        ("MA 109: Felt", "2017"), ("MA 138: Yarn for Knitters", "2017"),
    ]  # fmt: skip


@pytest.mark.parametrize("levels", [("B.Tech", "M.Tech"), ("**B.Sc.**", "**M.Sc.**"), ("- B.A. & M.A.", "- Ph.D.")])
def test_degrees_before_a_colon_say_for_whom_the_courses_are(levels: tuple[str, str]) -> None:
    body = f"{levels[0]}: Slow Looms, Felt Design, Dyes  \n{levels[1]}: Moss Informatics, Yarn Chemistry\n"
    found = read(f"## Teaching\n\n{body}").teaching
    assert [one.course for one in found] == ["Slow Looms", "Felt Design", "Dyes", "Moss Informatics", "Yarn Chemistry"]
