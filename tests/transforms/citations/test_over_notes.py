"""Works led by their years, over items that tell of them; years that are pages or numbers. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed

_NOTES = (
    "Covered by *The Loom Echo*; *Wool Daily*",
    "Research summary for *Felt Blog* at CERN",
    "Earlier versions at OHU and IWK",
)


@pytest.mark.parametrize("mark", ["-", "⊲", "⊳", "▹"])
def test_items_below_dated_titles_are_no_works(mark: str) -> None:
    page = (
        f"## Journal Articles\n\n2021\t“Slow Looms”, *Weft Letters*, 3: 12–19 (with Ben Orr).\n\n"
        f"{mark} {_NOTES[0]}\n{mark} {_NOTES[1]}\n\n"
        f"2020\t“Knots of the North”, *Felt Quarterly*, 2: 1–9.\n\n{mark} {_NOTES[2]}\n\n"
        "2018\t“Wool and Weather”, *Weft Letters*, 1: 3–8.\n"
    )
    assert [(one.title, one.year) for one in parsed(page).papers] == [
        ("Slow Looms", 2021),
        ("Knots of the North", 2020),
        ("Wool and Weather", 2018),
    ]


def test_items_that_are_works_stay_works() -> None:
    page = (
        "## Papers\n\n2021 “Slow Looms”, *Weft Letters*, 3: 12–19.\n\n"
        "- Quill, A. (2019). Dyes of the shore. *Felt Quarterly*, 4.\n"
        "- Quill, A. (2018). Woad and water. *Felt Quarterly*, 3.\n"
    )
    assert len(parsed(page).papers) >= 2


@pytest.mark.parametrize("tail", ["379 (9830): 1945", "Discussion Paper No. 1987", "12: 2031"])
def test_the_year_before_a_work_is_its_year(tail: str) -> None:
    page = f"## Papers\n\n2012\t“A mill on trial”, *The Weaver*, {tail}.\n\n"
    page += "2011\t“Second spin”, *The Weaver*, 12 (3): 205.\n"
    assert [one.year for one in parsed(page).papers] == [2012, 2011]
