"""Bodies whose names hold an honour's word gave the honour before them. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import awards


def test_a_firm_that_nobody_knows_stands_below_the_honour_that_it_gave() -> None:
    found = awards("Shepherds' Olympiad, Gold Medal 2016\nZorbix Capital\n\n- Northern Division I\n")
    assert [(one[0], one[1]) for one in found] == [("Shepherds' Olympiad, Gold Medal", "Zorbix Capital")]


def test_a_name_between_an_honour_and_its_items_gave_it() -> None:
    found = awards("Shepherds' Olympiad, Gold Medal 2016\nOrbital One\n\n- Northern Division I\n")
    assert [(one[0], one[1]) for one in found] == [("Shepherds' Olympiad, Gold Medal", "Orbital One")]
    found = awards("Shepherds' Olympiad, Gold Medal 2016\nOslo, Norway\n\n- Northern Division I\n")
    assert [(one[0], one[1]) for one in found] == [("Shepherds' Olympiad, Gold Medal", None)]


def test_a_body_for_honours_gave_them() -> None:
    found = awards("- Heron Excellence Scholarship, Federal Commission for Scholarships for Young Weavers, 2016")
    assert [(one[0], one[1]) for one in found] == [
        ("Heron Excellence Scholarship", "Federal Commission for Scholarships for Young Weavers")
    ]
