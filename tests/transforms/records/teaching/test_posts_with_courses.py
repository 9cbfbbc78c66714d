"""Posts with their courses below them. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def test_posts_in_a_part_of_the_posts_keep_their_courses() -> None:
    parsed = read(
        "## Positions\n\n### Research\n\n**Research Assistant**\t2015–2016\nInitech\n\n### Teaching\n\n"
        "**Teaching Assistant**\t09/2019–Present\nUniversity of Oslo\n\n- LIN 101 (Human Looms) – Spring 2021\n"
        "- LIN 120 (Looms and Dyes) – Fall 2020"
    )
    assert [(p.title, p.organization) for p in parsed.positions][-1] == ("Teaching Assistant", "University of Oslo")
    assert len(parsed.teaching) == 2
