"""Fields and schools beside each other in a sentence: in brackets, as letters, and schools that nobody knows."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    ("told", "field", "school"),
    [
        ("at HKUST (Physics)", "Physics", "HKUST"),
        ("at the University of Turku (Rope Science)", "Rope Science", "University of Turku"),
        ("at MSU (Robotics)", "Robotics", "MSU"),
        ("in BME at Corvane", "BME", "Corvane"),
        ("in ECE at Nordhaven", "ECE", "Nordhaven"),
        ("in BME at the University of Turku", "BME", "University of Turku"),
        ("at Corvane (Linguistics)", "Linguistics", "Corvane"),
    ],
)
@pytest.mark.parametrize("opening", ["I’m a third-year Ph.D. candidate", "I am a Ph.D. student", "I’m a PhD candidate"])
def test_a_field_and_a_school(opening: str, told: str, field: str, school: str) -> None:
    text = f"Jane Q. Miller\n\nABOUT ME\n\n{opening} {told}, advised by Prof. Bo Orr. My research focuses on looms.\n"
    (degree,) = whole(text).education
    assert (degree.field, degree.organization, degree.advisors) == (field, school, ["Bo Orr"])
