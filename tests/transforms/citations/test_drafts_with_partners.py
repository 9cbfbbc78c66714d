"""Drafts dated by a month, with whom they were written behind it or below. All made up."""

from __future__ import annotations

from tests.transforms.made_up import outline, parsed

_DRAFTS = "- Wool at Work, June 2021 with B. Orr\n- Looms and Taxes, May 2020 with B. Orr and Cem Moss\n"


def test_partners_stand_behind_the_year_and_a_month_is_no_venue() -> None:
    found = parsed(f"## Working Papers\n\n{_DRAFTS}").papers
    assert [(one.title, one.venue, one.year, one.authors[1:]) for one in found] == [
        ("Wool at Work", None, 2021, ["B. Orr"]),
        ("Looms and Taxes", None, 2020, ["B. Orr", "Cem Moss"]),
    ]


def test_works_with_partners_are_no_talks_below_words_of_meetings() -> None:
    works = "Wool at Work, Oslo, June 2021\nwith B. Orr\n\nLooms and Taxes, Bern, May 2020\nwith B. Orr and C. Moss"
    head = "# Dora Sage\n\n## Education\n\nPhD, Globex University, 2010"
    assert outline(f"{head}\n\n## Conference Papers\n\n{works}\n")[-1][0] == "papers"
