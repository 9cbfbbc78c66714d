"""Posts with their courses below them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


def test_posts_in_a_part_of_the_posts_keep_their_courses() -> None:
    parsed = read(
        "## Positions\n\n### Research\n\n**Research Assistant**\t2015–2016\nInitech\n\n### Teaching\n\n"
        "**Teaching Assistant**\t09/2019–Present\nUniversity of Oslo\n\n- LIN 101 (Human Looms) – Spring 2021\n"
        "- LIN 120 (Looms and Dyes) – Fall 2020"
    )
    assert [(p.title, p.organization) for p in parsed.positions][-1] == ("Teaching Assistant", "University of Oslo")
    assert len(parsed.teaching) == 2


@pytest.mark.parametrize("post", ["Lecturer in Dyes, 2024-2026", "Instructor, 2019-2023"])
def test_a_post_beside_its_employer_over_courses_is_one(post: str) -> None:
    first = f"**Marsh University, Turku, Finland**  \n*{post}*"
    second = "**Weft College, Leeds, UK**  \n*Tutor, 2010-2012*"
    found = read(f"## Past Teaching Experience\n\n{first}\n- Slow Looms; Felt in Cities\n\n{second}\n- Moss I\n")
    assert [(one.title, one.organization) for one in found.positions] == [
        (post.partition(",")[0], "Marsh University"),
        ("Tutor", "Weft College"),
    ]
    assert [one.course for one in found.teaching] == ["Slow Looms", "Felt in Cities", "Moss I"]
