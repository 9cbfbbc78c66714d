"""Ranks behind contests, which are what was won, and schools whose names hold a dash. All made up but the schools."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import awards, courses, skills


@pytest.mark.parametrize(
    ("contest", "rank"),
    [("Weaving Olympiad", "Top 20"), ("Loom Coding Competition", "Top 5%"), ("Felt Challenge", "top 100")],
)
@pytest.mark.parametrize("form", ["- {}, {} *2016*", "- {}, {}, 2016", "- 2016, {}, {}"])
def test_a_rank_is_part_of_what_was_won(contest: str, rank: str, form: str) -> None:
    body = "\n".join((form.format(contest, rank), "- Vale Prize, 2015"))
    assert awards(body)[0] == (f"{contest}, {rank}", None, "2016")


@pytest.mark.parametrize(
    "school", ["Technion – Israel Institute of Technology", "Université Toulouse III – Paul Sabatier"]
)
def test_a_dash_inside_a_known_schools_name(school: str) -> None:
    assert awards(f"- Vale Fellowship, {school}, 2021\n- Orr Medal, 2019") == [
        ("Vale Fellowship", school, "2021"),
        ("Orr Medal", None, "2019"),
    ]
    assert courses(f"- Slow Felt, {school}, 2021\n- Ropes, {school}, 2020") == [
        ("Slow Felt", None, school, "2021"),
        ("Ropes", None, school, "2020"),
    ]


@pytest.mark.parametrize("tool", ["Weights & Biases", "Weights and Biases"])
def test_a_tool_whose_name_holds_an_and(tool: str) -> None:
    assert skills(f"Tools: Git & SVN, {tool}, Docker") == ["Git", "SVN", tool, "Docker"]
