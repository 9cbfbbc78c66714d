"""Works that a tag under a project names."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


def test_a_project_that_begins_with_a_small_letter() -> None:
    found = parsed(
        "## Selected Projects\n\nSlow Looms of Quill @Globex\n- Scheduled twice as many looms, at no cost.\n"
        "mToolX1: A Frame for Looms @Initech\n- Scheduled looms.\n- OSDI’18 paper\n"
    )
    assert [(paper.title, paper.year) for paper in found.papers] == [("mToolX1: A Frame for Looms", 2018)]
    assert [project.title for project in found.projects] == ["Slow Looms of Quill", "mToolX1: A Frame for Looms"]


def test_a_projects_place_is_no_address() -> None:
    found = parsed("## Selected Projects\n\nSlow Looms @U.Merrow\n- Wove looms.\n")
    assert found.person is not None
    assert found.person.emails == []


@pytest.mark.parametrize(
    ("tag", "venue"), [("DATE’18", "DATE"), ("Loomgraphics’18", "Loomgraphics"), ("OSDI’18", "OSDI"), ("L@S’18", "L@S")]
)
def test_any_meeting_with_its_year_is_a_tag(tag: str, venue: str) -> None:
    found = parsed(f"## Selected Projects\n\nSlow Looms of Quill @Globex\n- Scheduled looms.\n- {tag} paper\n")
    assert [(paper.venue, paper.year) for paper in found.papers] == [(venue, 2018)]


_RESEARCH = (
    "#### Research\n\nWeaver\n\n## Loom Studies\n\nMerrow University\n\nNov. 2023 - Present\n\n- o Advisor: Bo Orr\n"
)


@pytest.mark.parametrize(
    ("item", "title", "authors"),
    [
        (
            "Slow Looms Over Arbitrary Networks Suharti\\*, <u>Jane Q. Miller</u>\\*, Bo Orr (\\*Equal contribution)",
            "Slow Looms Over Arbitrary Networks",
            ["Suharti", "Jane Q. Miller", "Bo Orr"],
        ),
        (
            "Slow Looms Over Arbitrary Networks Bo Orr\\*, <u>Jane Q. Miller</u>\\*, Suharti (\\*Equal contribution)",
            "Slow Looms Over Arbitrary Networks",
            ["Bo Orr", "Jane Q. Miller", "Suharti"],
        ),
        (
            "“Not My Loom”: Walks in Slow Mills Bo Orr\\*, <u>Jane Q. Miller</u>\\*, Mia Lund (\\*Equal contribution)",
            "“Not My Loom”: Walks in Slow Mills",
            ["Bo Orr", "Jane Q. Miller", "Mia Lund"],
        ),
    ],
)
def test_authors_right_behind_a_title(item: str, title: str, authors: list[str]) -> None:
    found = parsed(f"{_RESEARCH}  - Project 1: Looms\n    - \\* {item} [coming soon to arXiv]\n").papers
    assert (title, authors) in [(paper.title, paper.authors) for paper in found]


@pytest.mark.parametrize("place", ["Globex", "UPV/EHU", "Merrow/Quill"])
def test_where_a_project_was_is_no_part_of_its_title(place: str) -> None:
    found = parsed(f"## Selected Projects\n\nSlow Looms of Quill @{place}\n- Scheduled looms.\n- OSDI’18 paper\n")
    assert [paper.title for paper in found.papers] == ["Slow Looms of Quill"]
