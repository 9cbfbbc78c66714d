"""Publishers and journals beside states, formulas in titles, editors of a book. All works are made up."""

import pytest

from tests.transforms.citations.test_cite_forms import cite


@pytest.mark.parametrize("state", ["forthcoming 2031", "forthcoming", "in press"])
def test_a_book_s_publisher_stands_before_its_state(state):
    found = cite(f"*Geese in the Waiting Room* (with Ned Dahl) (Oxford University Press, {state}).")
    assert (found.venue, found.status) == ("Oxford University Press", "accepted")


def test_a_town_with_its_state_is_no_part_of_who_printed_a_report():
    found = cite(
        "Okoye, M., Dahl, N. (2020). Geese on wet roofs: a report to the city. Loomtown, MI: Wetland Policy Lab."
    )
    assert found.venue == "Wetland Policy Lab"


@pytest.mark.parametrize(
    ("set_off", "title"),
    [
        ("*A bound on |x|* ≤ 1 *in wet roofs.*", "A bound on |x| ≤ 1 in wet roofs"),
        ("*The strength of* Z*-shaped roofs in rain.*", "The strength of Z-shaped roofs in rain"),
    ],
)
def test_formulas_stand_upright_in_titles_in_italics(set_off, title):
    found = cite(f"Mira Okoye, Ned Dahl, {set_off} Roof Letters 12 (2019) 1–9.")
    assert (found.title, found.venue) == (title, "Roof Letters")


def test_editors_of_the_book_wrote_no_chapter():
    book = "*Geese Together: Roofs and Rain*, eds. Ned Dahl, Mira Okoye (Heron Press, 2027)."
    assert [one.name for one in cite(f'"The Uninvited Goose," in {book}').authors] == []
    assert [one.name for one in cite(book).authors] == ["Ned Dahl", "Mira Okoye"]


def test_in_the_review_of_a_field_is_no_state():
    assert cite('M. Okoye, "Wet Geese," in Review of Wetland Law (June 2016), p. 2.').status == "published"


@pytest.mark.parametrize("state", ["In review in", "In revision for", "Under revision at"])
def test_a_journal_stands_behind_the_state_that_it_has_a_work_in(state):
    found = cite(f"Okoye, M., Dahl, N. Geese hold more water than expected. {state} New Phytologist.")
    assert (found.title, found.venue) == ("Geese hold more water than expected", "New Phytologist")


@pytest.mark.parametrize(("state", "status"), [("In Review", "submitted"), ("In Preparation", "in_preparation")])
def test_in_a_state_is_in_no_venue(state, status):
    found = cite(f'Mira Okoye, Ned Dahl. "Geese hold more water than roofs." *{state}*, Wetland Letters.')
    assert (found.status, found.venue) == (status, "Wetland Letters")
