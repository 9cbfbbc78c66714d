"""What the heading of a list of works says of their standing."""

from __future__ import annotations

import pytest

from tests.transforms.citations.citing import cite
from tests.transforms.records.one_section import read
from transforms.citations.standings import Standing, standing
from transforms.citations.status import status_of


@pytest.mark.parametrize(
    ("heading", "said"),
    [
        ("Publications/Work in Progress", Standing(unprinted="in_preparation")),
        ("Publications & Manuscripts in Preparation", Standing(unprinted="in_preparation")),
        ("Papers (published, accepted and under review)", Standing(unprinted="submitted")),
        ("Refereed Articles and Submissions", Standing(unprinted="submitted")),
        ("Publications (including in press)", Standing(unprinted="accepted")),
        ("Articles and Works in Progress", Standing(unprinted="in_preparation")),
        ("Papers and Preprints", Standing()),
        ("Articles and Chapters under Review", Standing("submitted")),
        ("Publications in Preparation", Standing("in_preparation")),
        ("Journal Articles Submitted", Standing("submitted")),
        ("In-review", Standing("submitted")),
        ("In-preparation", Standing("in_preparation")),
        ("Technical Reports and Working Papers", Standing("preprint")),
        ("Peer-Reviewed Working Papers", Standing("preprint")),
        ("Publications", Standing()),
    ],
)
def test_a_heading_of_printed_works_and_others_says_nothing_of_the_printed(heading: str, said: Standing) -> None:
    assert standing(heading) == said


def test_what_is_not_printed_below_such_a_heading_stands_as_that_says() -> None:
    body = (
        "# Mira Okoye\n\n## Publications and Work in Progress\n\n"
        "- Okoye M., Dahl N. (2021). Slow drying of clays. *Clay Letters* 14(2), 33-41.\n"
        "- Okoye M., Dahl N. (2019). Salt fronts in silt. *Geology*.\n"
        "- Okoye M. Weak layers in thawing banks.\n"
    )
    assert [paper.status for paper in read(body).papers] == ["published", "published", "in_preparation"]


@pytest.mark.parametrize(
    ("text", "status"), [("Coming soon", "in_preparation"), ("(Project website coming soon)", None)]
)
def test_what_comes_of_a_work_that_is_out_says_nothing_of_it(text: str, status: str | None) -> None:
    found = status_of(text)
    assert (found[0] if found else None) == status


def test_work_on_hold_has_no_venue_of_that_name() -> None:
    found = read("## Working papers\n\nMiller, Jane and Bo Orr, “Looms and Budgets” *(on hold)*\n").papers
    assert [(one.title, one.venue, one.status) for one in found] == [("Looms and Budgets", None, "in_preparation")]


@pytest.mark.parametrize("standing", ["Forthcoming", "In press", "Accepted"])
@pytest.mark.parametrize(
    "names", ["Ada Quill and Bo Orr", "Ada Quill and Bo Orr (editors)", "Ada Quill and Bo Orr, eds"]
)
def test_a_standing_in_the_years_place_is_no_title(names: str, standing: str) -> None:
    found = cite(f"{names}. {standing}. Salt roads: a wide view. Lund: Harrow Press.", "Ada Quill")
    assert found.title == "Salt roads: a wide view"
    assert [one.name for one in found.authors] == ["Ada Quill", "Bo Orr"]
    assert found.status == "accepted"
