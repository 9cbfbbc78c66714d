"""Sentences that open a section and state nothing: they are no entry, and the entries below keep what they state."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "opening",
    [
        "Here are some projects that I have worked on:",
        "More projects can be found on my [GitHub](https://github.com/ada).",
        "Some things I have built:",
    ],
)
def test_a_sentence_over_projects_is_none(opening: str) -> None:
    found = read(f"## Projects\n\n{opening}\n\n- **LoomKit**: A kit for looms.\n- **MossBench**: A bench for moss.\n")
    assert [one.title for one in found.projects] == ["LoomKit", "MossBench"]


def test_courses_below_a_sentence_keep_the_lines_below_them() -> None:
    courses = ("[Wet Dyeing](/t)  \nUndergraduate course, Lund University, 2020",
               "[Looms](/u)  \nGraduate course, ETH Zurich, 2022")  # fmt: skip
    body = "\n\n".join(courses)
    found = read(f"## Teaching\n\nI have taught the following courses:\n\n{body}\n").teaching
    assert [(one.course, one.organization, one.start) for one in found] == [
        ("Wet Dyeing", "Lund University", "2020"),
        ("Looms", "ETH Zurich", "2022"),
    ]


def test_honours_in_one_line_below_a_sentence() -> None:
    found = read("## Awards\n\nSome of the honors I have received:\n\nLoom Prize (2020); Moss Medal (2021).\n").awards
    assert [(one.name, one.start) for one in found] == [("Loom Prize", "2020"), ("Moss Medal", "2021")]


def test_a_sentence_that_says_what_the_owner_was_holds_for_the_list() -> None:
    found = read("## Service\n\nI have reviewed for the following venues:\n\n- ICML 2022\n- CHI 2023\n").service
    assert [(one.role, one.venue) for one in found] == [("reviewer", "ICML"), ("reviewer", "CHI")]


def test_where_more_works_stand_is_no_work() -> None:
    page = "## Papers\n\nMost recent publications on Google Scholar.\n\n- Ada Quill. **Moss on Walls**. *ICML*, 2021."
    assert [one.title for one in read(page).papers] == ["Moss on Walls"]


def test_topics_in_bold_below_a_sentence_that_announces_them() -> None:
    topics = "\n".join(
        f"- **{one}**: How can it last outside?" for one in ("slow looms", "moss walls", "dye chemistry")
    )
    found = read(f"## Research\n\nMy research interests include:\n\n{topics}\n").interests
    assert [one.text for one in found] == ["slow looms", "moss walls", "dye chemistry"]


@pytest.mark.parametrize(
    "opening",
    [
        "These are some jobs and roles I held as a student sound\nengineer.",
        "Below are some of the jobs I have had over\nthe last few years.",
    ],
)
def test_a_sentence_over_posts_that_runs_on_over_lines_is_no_title(opening: str) -> None:
    items = "* 2013–2014: Voice archive, Northern Loom Museum.\n* 2012: Echo clinic, Lorne Sound Institute.\n"
    found = read(f"## Clinical experience\n\n{opening}\n\n{items}").positions
    assert [(one.title, one.organization) for one in found] == [
        ("Voice archive", "Northern Loom Museum"),
        ("Echo clinic", "Lorne Sound Institute"),
    ]
