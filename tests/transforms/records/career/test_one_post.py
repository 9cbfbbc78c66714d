"""One post in lines of their own, without a date; posts over their employers below "Teaching". All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.parsed import ParsedCV


def _posts(found: ParsedCV) -> list[tuple[str | None, str | None, bool]]:
    return [(one.title, one.organization, one.current) for one in found.positions]


@pytest.mark.parametrize(
    ("heading", "lines", "current"),
    [
        ("Position", ("Professor", "Department of Moss Science", "Lund University"), True),
        ("Positions", ("Reader", "Lund University"), False),
        ("Current Position", ("Associate Professor of Mosses", "Lund University", "Lund, Sweden"), True),
        ("Appointment", ("Senior Lecturer", "School of Walls", "Lund University"), True),
    ],
)
def test_a_title_over_its_bodies(heading: str, lines: tuple[str, ...], current: bool) -> None:
    found = whole(
        f"### {heading}\n{'  '.join(f'{line}  {chr(10)}' for line in lines)}\n### Awards\n\n- Moss Prize, 2004\n"
    )
    assert _posts(found) == [(lines[0], "Lund University", current)]


@pytest.mark.parametrize("heading", ["INDUSTRY EXPERIENCE", "EMPLOYMENT", "## Work Experience"])
@pytest.mark.parametrize(
    "where", ["Department of Mosses,\nLund University, Norway", "Globex University", "Lund University\n\nLund"]
)
@pytest.mark.parametrize("when", ["December 2007 - present", "*May 2007 - June 2009*", "2007 - 2009"])
def test_one_post_whose_lines_blanks_part(heading: str, where: str, when: str) -> None:
    rest = "AWARDS\n\nMoss Prize, 2004\n\nSKILLS\n\nPython, Java\n".replace(
        "AWARDS", "## AWARDS" if "#" in heading else "AWARDS"
    )
    found = whole(f"Mira Holm\n\n{heading}\n\nData Scientist\n\n{where}\n\n{when}\n\n{rest}")
    (post,) = found.positions
    assert (post.title, (post.organization or "")[-10:], post.start[:4]) == ("Data Scientist", "University", "2007")


def test_two_posts_stay_two() -> None:
    found = whole("# Mira Holm\n\n## Positions\n\nProfessor  \nLund University  \nReader  \nOtter College\n")
    assert [post[:2] for post in _posts(found)] == [("Professor", "Lund University"), ("Reader", "Otter College")]


@pytest.mark.parametrize(
    ("heading", "titles"),
    [
        ("Experiencia docente", ("Profesor ayudante doctor", "Profesor ayudante")),
        ("Teaching experience", ("Visiting Lecturer", "Assistant Professor")),
    ],
)
def test_titles_over_their_employers_are_no_courses(heading: str, titles: tuple[str, str]) -> None:
    first, second = titles
    found = whole(
        f"# Mira Holm\n\n## {heading}\n\n* 2017 - 2019: {first}\n  * Universidad de Lund\n\n"
        f"* 2010 - 2015: {second}\n  * Universidad de Turku\n"
    )
    assert [post[:2] for post in _posts(found)] == [(first, "Universidad de Lund"), (second, "Universidad de Turku")]
    assert not found.teaching


def test_courses_over_their_schools_stay_courses() -> None:
    found = whole(
        "# Mira Holm\n\n## Teaching\n\n* 2017: Instructor, Moss Science\n  * Lund University\n"
        "* 2015: Teaching Assistant, Walls I\n  * Lund University\n"
    )
    assert [one.course for one in found.teaching] == ["Moss Science", "Walls I"]
