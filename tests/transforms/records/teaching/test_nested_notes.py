"""What is told of courses in deeper items. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import courses


@pytest.mark.parametrize(
    "told",
    [
        ("Graded dye diaries of forty apprentices", "Topics: madder, woad, weld"),
        ("Explained how wool takes up salt", "Led the weekly loom hour"),
        ("Small groups; reading of guild rolls", "Showed apprentices old vats"),
    ],
)
def test_deeper_items_below_dated_courses_are_no_courses(told: tuple[str, str]) -> None:
    body = (
        "**Guest Lecturer**\n\n**Globex University**\n\n"
        f"- WVN 310 Looms of the North (Fall 2031)\n    - {told[0]}\n    - {told[1]}\n"
        f"- WVN 120 Moss and Wool (Spring 2030)\n    - {told[1]}\n- Felt in Cities (Fall 2029)\n    - {told[0]}\n"
    )
    assert [(course, start) for course, _, _, start in courses(body)] == [
        ("WVN 310 Looms of the North", "2031"),
        ("WVN 120 Moss and Wool", "2030"),
        ("Felt in Cities", "2029"),
    ]


def test_deeper_items_below_dated_schools_stay_courses() -> None:
    body = (
        "- Globex University (2029–2031)\n    - Looms of the North\n    - Moss and Wool\n"
        "- Merrow University (2025–2028)\n    - Felt in Cities\n"
    )
    assert [course for course, *_ in courses(body)] == ["Looms of the North", "Moss and Wool", "Felt in Cities"]
