"""Students before the titles of their theses, and labels with a dash among courses. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    "title", ["*Slow Looms of the Northern Valleys*", "[Slow Looms of the Valleys](http://x.org/1)"]
)
@pytest.mark.parametrize("beside", ["", " (jointly with Cy Lund)"])
def test_a_title_set_apart_is_no_part_of_the_name(title: str, beside: str) -> None:
    cv = whole(
        f"# Ada Quill\n\n## Research students\n\nBo Reed{beside} {title}. PhD, 2023  \nDora Vale {title}. MPhil, 2014\n"
    )
    assert [(one.student, one.relation) for one in cv.advising] == [("Bo Reed", "PhD"), ("Dora Vale", "MPhil")]


@pytest.mark.parametrize("label", ["Mentoring — visiting felters from abroad", "Mentoring – interns and visitors"])
def test_a_label_that_a_dash_explains_stands_over_students(label: str) -> None:
    cv = whole(
        "# Ada Quill\n\n## Teaching & Mentoring\n\n- Loom Mechanics, University of Oslo, 2020\n\n"
        f"{label}\n\n- **Bo Reed** (PhD), 2025 – shuttle noise.\n- **Cy Lund** (MSc), 2022 – a felt press.\n"
    )
    assert [one.student for one in cv.advising] == ["Bo Reed", "Cy Lund"]
    assert [one.course for one in cv.teaching] == ["Loom Mechanics"]
