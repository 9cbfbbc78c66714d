"""Careers told in sentences below headings of lists: posts, degrees, and what stands beside them."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_TOLD = (
    "Soraya Al-Quill studied Physics and obtained a PhD in Physics from Koç University. After a stay as a postdoctoral "
    "researcher at Orbit Analytics, Al-Quill joined TU Delft, and is now a Research Associate at TU Delft. In 2020, "
    "Al-Quill was a visiting professor at Vexel. Al-Quill won the Thornbury Prize in 2019. Her research interests "
    "include looms and tides."
)


@pytest.mark.parametrize("heading", ["Biography", "Vita", "Short CV", "Career", "Experience", "Education", "Work"])
def test_a_career_in_prose_is_read_alike_below_any_heading(heading: str) -> None:
    cv = whole(f"# Soraya Al-Quill\n\nsoraya@quill.example\n\n## {heading}\n\n{_TOLD}\n")
    assert sorted(one.title for one in cv.positions) == [
        "Research Associate", "postdoctoral researcher", "visiting professor"]  # fmt: skip
    assert [(one.degree, one.field, one.organization) for one in cv.education] == [("PhD", "Physics", "Koç University")]
    assert [(one.name, one.start) for one in cv.awards] == [("Thornbury Prize", "2019")]
    assert [one.text for one in cv.interests] == ["looms", "tides"]


def test_a_list_of_posts_tells_no_honours() -> None:
    cv = whole("# Ada Quill\n\n## Experience\n\nWeaver, Globex, 2019-2021\n- won the Loom Prize for quiet machines\n")
    assert [one.title for one in cv.positions] == ["Weaver"]
