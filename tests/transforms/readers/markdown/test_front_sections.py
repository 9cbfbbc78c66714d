"""Front matter that holds whole sections as nested fields, as themes for CVs have it. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

_TOP = "layout: vita\nname: Ada Quill\nemail: ada@quill.example\n"


def _page(fields: str, body: str = "") -> ParsedCV:
    return parse(read(f"---\n{_TOP}{fields}---\n{body}".encode(), "cv.md"))


_DEGREES = (
    """
education:
    title: Education
    entries:
      - year: "2019"
        told:
          - <em>Ph.D.</em> Botany. <a href="https://b.example">Brown University, Department of Plants</a>.
          - >
            Dissertation: <em>Moss on slow roofs</em>
      - year: 2012
        told:
          - <em>B.A.</em>, Botany, Reed College.
""",
    """
degrees:
  heading: Education
  entries:
    - when: 2019
      what: Ph.D. in Botany, Brown University
      notes: ["Dissertation: Moss on slow roofs"]
    - when: 2012
      what: B.A. in Botany, Reed College
""",
    """
sections:
  - title: Education
    icon: school
    entries:
      - period: 2013-2019
        details: [Ph.D. in Botany, Brown University]
      - period: 2008-2012
        details: [B.A. in Botany, Reed College]
""",
)


@pytest.mark.parametrize("fields", _DEGREES)
def test_degrees_in_nested_fields(fields: str) -> None:
    found = _page(fields).education
    assert [(one.degree, one.field, one.organization, one.end) for one in found] == [
        ("Ph.D.", "Botany", "Brown University", "2019"),
        ("B.A.", "Botany", "Reed College", "2012"),
    ]


_POSTS = (
    """
experience:
  title: Academic Appointments
  text:
    - title: 2021 Present
      list:
        - title: Curator of Mosses, Reed College
    - title: 2015-2018
      list:
        - title: Research Fellow
          content:
            - text: Brown University
""",
    """
appointments:
  - date: 2021-present
    role: Curator of Mosses
    employer: Reed College
    url: https://reed.example
  - date: 2015-2018
    role: Research Fellow
    employer: Brown University
""",
)


@pytest.mark.parametrize("fields", _POSTS)
def test_posts_in_nested_fields(fields: str) -> None:
    found = _page(fields).positions
    assert [(one.title, one.organization, one.start, one.end, one.current) for one in found] == [
        ("Curator of Mosses", "Reed College", "2021", None, True),
        ("Research Fellow", "Brown University", "2015", "2018", False),
    ]


def test_courses_below_their_school() -> None:
    found = _page(
        """
teaching:
  title: Courses Taught
  text:
    - title: Reed College, Instructor
      list:
        - 2024-Spring Ferns and Their Friends
        - 2023-Fall Lichens for All
"""
    ).teaching
    assert [(one.course, one.role, one.organization, one.start) for one in found] == [
        ("Ferns and Their Friends", "Instructor", "Reed College", "2024"),
        ("Lichens for All", "Instructor", "Reed College", "2023"),
    ]


def test_fields_that_name_no_section_stay_hidden() -> None:
    found = _page(
        "navigation:\n  - title: Papers\n    url: /papers\nphoto: {file: a.jpg, width: 20}\n", "I dye wool.\n"
    )
    assert not found.papers
    assert "navigation" not in "".join(line.section for line in found.lines)


def test_a_sections_list_is_shown_once() -> None:
    fields = "education: [{degree: PhD, institution: Reed College}]\nskills:\n- name: Tools\n  items: [{name: Loom}]\n"
    assert [one.text for one in _page(fields).skills] == ["Loom"]
