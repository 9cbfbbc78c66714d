"""Tables of courses with what their students thought of them: a rating is no school."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("ratings", [["4.9/5", "-", "4.5/5"], ["4,8", "4,7", "n/a"], ["4.2 out of 5"] * 3])
def test_ratings_are_no_schools(ratings: list[str]) -> None:
    courses = [
        ("BOT 101", "Mosses", "Fall 2019"),
        ("BOT 202", "Ferns", "Fall 2020"),
        ("BOT 101", "Mosses", "Fall 2021"),
    ]
    rows = [f"| {' | '.join((*course, rating))} |" for course, rating in zip(courses, ratings, strict=True)]
    table = "\n".join(["| Course | Title | Semester | Evaluation |", "|---|---|---|---|", *rows])
    found = whole(f"# Mira Tolland\n\n## Teaching\n\n### Yale University\n\n{table}\n").teaching
    assert [(one.course, one.organization, one.start, one.end) for one in found] == [
        ("BOT 101 Mosses", "Yale University", "2019", "2021"),
        ("BOT 202 Ferns", "Yale University", "2020", None),
    ]
