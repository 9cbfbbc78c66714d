"""Works whose titles stand in italics below the line of where they appeared."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("first", "second", "title", "authors"),
    [
        ("Felt Letters, Alpha (accepted).", "*Bundles of yarn*, with Ada Reed.", "Bundles of yarn", ["Ada Reed"]),
        ("Documenta Textilia 25, 19–52 (2020).", "*Threads, knots, and looms*.", "Threads, knots, and looms", []),
        (
            "Transactions of the Wool Society 37, No. 1, 58-64 (2021).",
            "*Stable dyes, and yarn of genus 4*, with Bo Lind, Cy Orr.",
            "Stable dyes, and yarn of genus 4",
            ["Bo Lind", "Cy Orr"],
        ),
    ],
)
def test_the_line_above_a_title_in_italics_is_the_venue(
    first: str, second: str, title: str, authors: list[str]
) -> None:
    other = "- **2019**\tFelt Review 3, 1–9 (2019).  \n  *Slow weaving in cold rooms*, with Bo Lind.\n"
    found = read(f"## Publications\n\n- **2020**\t{first}  \n  {second}\n{other}").papers
    assert found[0].title == title
    assert found[0].authors[-len(authors) :] == authors or not authors
    assert found[0].venue
    assert first.startswith(found[0].venue)


def test_a_journal_in_italics_below_a_title_is_no_title() -> None:
    found = read("## Publications\n\n- Slow looms in cold rooms.  \n  *Felt Review* 3, 1–9 (2019).\n").papers
    assert [one.title for one in found] == ["Slow looms in cold rooms"]


@pytest.mark.parametrize(
    ("text", "titles"),
    [
        ("- **Slow looms in cold rooms (with B. Orr)**, arXiv  \n  *submitted.*\n", ["Slow looms in cold rooms"]),
        (
            (
                "- **Slow looms in cold rooms**, arXiv  \n  *Felt Review* (to appear).\n"
                "- **Dyes of 1901 and after**, arXiv  \n  *Wool Letters* (to appear).\n"
            ),
            ["Slow looms in cold rooms", "Dyes of 1901 and after"],
        ),
    ],
)
def test_nor_is_a_standing_below_one_or_what_stands_below_bold_words(text: str, titles: list[str]) -> None:
    assert [one.title for one in read(f"## Publications\n\n{text}").papers] == titles
