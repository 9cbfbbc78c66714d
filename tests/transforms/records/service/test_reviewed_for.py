"""Service: for whom one reviewed, in lists and by what was reviewed. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from tests.transforms.records.serving import service

_CAREER = (
    "Ada Quillon\n\nEDUCATION\n\nPhD, Lund University, 2010\n\nEMPLOYMENT\n\nLecturer, Lund University, 2011-2014\n\n"
)


@pytest.mark.parametrize(
    "what", ["two papers", "one paper", "over 20 manuscripts", "5 conference submissions", "books"]
)
def test_what_was_reviewed_is_no_part_of_for_whom(what: str) -> None:
    assert service(f"- Reviewed {what} for Weft Quarterly in 2019") == [("reviewer", "Weft Quarterly", "2019", None)]


def test_a_name_of_one_word_stands_for_itself_before_the_last_of_a_list() -> None:
    text = "Weft Quarterly, International Journal of Tidal Looms, Estuary, and Felt Letters."
    assert [venue for _, venue, _, _ in service(f"- Reviewer: {text}")] == [
        "Weft Quarterly",
        "International Journal of Tidal Looms",
        "Estuary",
        "Felt Letters",
    ]


@pytest.mark.parametrize("heading", ["REVIEWING", "PEER-REVIEWING"])
def test_capitals_like_those_of_the_posts_above_head_reviews(heading: str) -> None:
    body = f"{heading}\n\n- Weft Quarterly (2019)\n- Wool & Society (2021)\n\nLANGUAGES\n\nWelsh\n"
    assert [(one.role, one.venue) for one in read(_CAREER + body).service] == [
        ("reviewer", "Weft Quarterly"),
        ("reviewer", "Wool & Society"),
    ]


def test_one_who_reviews_on_a_panel_is_no_body() -> None:
    body = "- Globex Fund for Coasts, Panel Reviewer, 2022\n- Weft Trust, Panel Reviewer, 2021\n"
    assert [venue for _, venue, _, _ in service(body)] == ["Globex Fund for Coasts", "Weft Trust"]


def test_names_with_years_of_their_own_are_a_list() -> None:
    body = "- Weft Review of Ferry Law (since 2019), Slow Ceramics (2021), Estuary\n"
    assert service(body, "## Reviewer") == [
        ("reviewer", "Weft Review of Ferry Law", "2019", None),
        ("reviewer", "Slow Ceramics", "2021", None),
        ("reviewer", "Estuary", None, None),
    ]


def test_two_funders_and_a_panel() -> None:
    found = service("- Proposal review for National Science Foundation and Weft Resource Council")
    assert [venue for _, venue, *_ in found] == ["National Science Foundation", "Weft Resource Council"]
    found = service("- Proposal review for Weft Science Fund, review panel for Department of Energy")
    assert [venue for _, venue, *_ in found] == ["Weft Science Fund", "Department of Energy"]
