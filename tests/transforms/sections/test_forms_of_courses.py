"""Forms of teaching beside "Courses" below "Teaching" are no lists of talks, whatever the headings look like."""

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

PLAIN = """\
Ada Vale

Teaching
Courses

     Health of looms, Guild University, 2017

{form}

     Reeds and the loom metric, 2016
     Winter weaving, 2013

Awards

     Reed Medal, Guild University, 2012
"""
MARKED = """\
# Ada Vale

## Teaching

**Courses**

Health of looms, Guild University, 2017

**{form}**

Reeds and the loom metric, 2016

Winter weaving, 2013

## Awards

- Reed Medal, Guild University, 2012
"""


@pytest.mark.parametrize("form", ["Workshops", "Lectures", "Practicals", "Seminars"])
@pytest.mark.parametrize("text", [PLAIN, MARKED])
def test_forms_beside_courses_are_taught(text: str, form: str) -> None:
    found = parse(read(text.format(form=form).encode(), "cv.md"))
    courses = ["Health of looms", "Reeds and the loom metric", "Winter weaving"]
    assert [course.course for course in found.teaching] == courses
    assert found.talks == []
    assert len(found.awards) == 1


def test_a_section_behind_a_list_of_courses_without_a_label_is_one_of_its_own() -> None:
    text = MARKED.replace("**Courses**\n\n", "").replace("**{form}**", "## Workshops")
    assert len(parse(read(text.encode(), "cv.md")).teaching) == 1
