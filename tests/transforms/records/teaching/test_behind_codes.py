"""What stands behind a course's code in brackets says as what it was taught."""

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize("role", ["Coordinator & Lecturer", "Lecturing and Tutoring", "Workshops & Tutorials", "Tutor"])
def test_the_role_is_no_part_of_the_course(role: str) -> None:
    text = f"# Ada Vale\n\n## Teaching\n\n- 2016 Slow Weaving (WEAV7111) {role}\n- 2015 Felt (FELT 102) {role}\n"
    found = parse(read(text.encode(), "cv.md")).teaching
    assert [(course.course, course.role) for course in found] == [
        ("Slow Weaving (WEAV7111)", role),
        ("Felt (FELT 102)", role),
    ]


def test_words_of_the_course_stay() -> None:
    text = "# Ada Vale\n\n## Teaching\n\n- 2016 Slow Weaving (WEAV7111) Looms and Reeds\n- 2015 Felt, Ort University\n"
    found = parse(read(text.encode(), "cv.md")).teaching
    assert found[0].course == "Slow Weaving (WEAV7111) Looms and Reeds"
