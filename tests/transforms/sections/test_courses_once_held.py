"""Labels over courses that say when and how these were held: "Previous lectures". They head no talks."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("label", ["Previous seminars", "Past lectures", "Other tutorials", "Former seminars"])
@pytest.mark.parametrize("look", ["**{}**", "***{}***", "{}"])
def test_courses_below_such_a_label_are_courses(label: str, look: str) -> None:
    head = look.format("Teaching") if look == "**{}**" else "**Teaching**"
    text = f"{head}\n\nSlow Looms (English)\n\nCloth in Trade (Polish)\n\n{look.format(label)}\n\nThe Mind of Weavers\n"
    found = whole(f"# Mara Stenholt\n\n{text}")
    assert [one.course for one in found.teaching][-1] == "The Mind of Weavers"
    assert found.talks == []


def test_a_course_called_after_a_section_stands_among_others() -> None:
    text = "Teaching\n\nThe Mind of Weavers\nAcademic Writing\nCloth in Trade\n\nLanguages\n\nPolish\n"
    found = whole(f"Mara Stenholt\n\nEducation\n\nPhD, Weaver University, 2001\n\n{text}")
    assert [one.course for one in found.teaching] == ["The Mind of Weavers", "Academic Writing", "Cloth in Trade"]
    assert found.papers == []
