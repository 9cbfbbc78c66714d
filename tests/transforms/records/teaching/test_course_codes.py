"""Courses whose codes name a school, or stand in parts between full stops. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "code", ["CSCI-UA 201", "STAT-GB 3302", "LOOM-F-403", "SOC-GA.2304", "AS.030.101", "EN.601.475", "FELT-UY 1114"]
)
@pytest.mark.parametrize("title", ["Yarn Systems Organization", "Committee and Board Dynamics", "Slow Felt"])
def test_a_course_with_its_code_is_no_service(code: str, title: str) -> None:
    found = read(f"## Teaching Experience\n\nAt Lund University:\n- {code} {title} *2019*\n- ENG 12 Ropes *2018*\n")
    assert [(one.course, one.start) for one in found.teaching] == [
        (f"{code} {title}", "2019"),
        ("ENG 12 Ropes", "2018"),
    ]
    assert not found.service


@pytest.mark.parametrize("code", ["EnvSt402/HisSci350", "WoolSt402", "Felt228"])
def test_a_code_of_small_letters_does_not_end_a_title(code: str) -> None:
    found = read(f"## Teaching Experience\n\n- {code} – History of Felt (Fall 2013)\n- Felt600 – Mills (Fall 2014)\n")
    assert [one.course for one in found.teaching] == [f"{code} – History of Felt", "Felt600 – Mills"]
