"""Who paid for studies in a bracket, degrees of a profession, and posts that are still open. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("payer", ["DAAD Scholar", "MOSS Scholar", "JSPS Doctoral Scholar"])
def test_who_paid_in_a_bracket_is_no_post(payer: str) -> None:
    cv = whole(
        "# Ada Quill\n\n## Career Timeline\n\n- 2018 – 2022  \n  PhD in Dye Chemistry  \n"
        f"  Tohoku University ({payer})\n- 2013 – 2016  \n  Project Engineer  \n  Globex Inc., Oslo\n"
    )
    assert [(one.degree, one.organization) for one in cv.education] == [("PhD", "Tohoku University")]
    assert [one.title for one in cv.positions] == ["Project Engineer"]


def test_a_degree_of_a_profession() -> None:
    cv = whole("# Ada Quill\n\n## Education\n\n- Professional Degree in Weaving, University of Chile, 2004 – 2010\n")
    assert [(one.degree, one.field) for one in cv.education] == [("Professional Degree", "Weaving")]


@pytest.mark.parametrize("heading", ["Open Positions", "Available Positions", "Vacancies"])
def test_posts_that_are_open_are_nobodys(heading: str) -> None:
    text = "Quill Lab is recruiting graduate students (M.S. / Ph.D.) and interns starting September 2026."
    assert not whole(f"# Ada Quill\n\n## {heading}\n\n{text}\n").positions
