"""Places: told from other words, and cut off what stands before them."""

from __future__ import annotations

import pytest

from transforms.entities.places import country_code, cut_place, is_place


@pytest.mark.parametrize(
    "text",
    [
        "Beijing",
        "Remote",
        "San Francisco, CA",
        "Hong Kong SAR",
        "Lower Quay, MA",
        "Paris (France)",
        "Tarnville NJ",
        "Lundby WI.",
    ],
)
def test_places(text: str) -> None:
    assert is_place(text)


@pytest.mark.parametrize(
    "text",
    [
        "Brown University",
        "Zorbix, Germany",
        "University of Chicago",
        "Machine Learning",
        "MAP",
        "Education CT",
        "IBM NY",
    ],
)
def test_no_places(text: str) -> None:
    assert not is_place(text)


@pytest.mark.parametrize(
    ("text", "rest", "place"),
    [
        ("Zorbix Palo Alto, CA", "Zorbix", "Palo Alto, CA"),
        ("Zorbix, Lower Quay, Germany", "Zorbix", "Lower Quay, Germany"),
        ("Bank of New York", "Bank of New York", None),
        ("Hochschule Bremen, Germany", "Hochschule Bremen", "Germany"),
        ("Hochschule Bremen", "Hochschule Bremen", None),
        ("School of Wool, Univ. Oslo", "School of Wool, Univ. Oslo", None),
        ("Uni Bern, Switzerland", "Uni Bern", "Switzerland"),
        ("Zorbix Univ. Boston", "Zorbix Univ.", "Boston"),
        ("Zorbix Univ, Boston", "Zorbix Univ", "Boston"),
        ("University of Central Ohio, Columbus, OH", "University of Central Ohio", "Columbus, OH"),
        ("Zorbix Office in Central London", "Zorbix Office in Central", "London"),
        ("Nothing here", "Nothing here", None),
        ("Zorbix, Washington, D.C.", "Zorbix", "Washington, D.C."),
        ("Zorbix, Boston, U.S.A.,", "Zorbix", "Boston, U.S.A."),
        ("Zorbix, Palo Alto, CA.", "Zorbix", "Palo Alto, CA"),
    ],
)
def test_a_place_is_cut_off(text: str, rest: str, place: str | None) -> None:
    assert cut_place(text) == (rest, place)


def test_the_country_of_a_place() -> None:
    assert country_code("Lower Quay, Norway") == "NO"
    assert country_code("Boston, MA") == "US"
    assert country_code("Nowhere") is None


def test_half_of_a_place_is_no_place() -> None:
    assert cut_place("University of Southern Queensland") == ("University of Southern Queensland", None)


@pytest.mark.parametrize(("text", "code"), [("Santiago, CHL", "CL"), ("São Paulo, BR", "BR"), ("Rennes, FR", "FR")])
def test_codes_of_countries_behind_a_town(text: str, code: str) -> None:
    assert is_place(text)
    assert country_code(text) == code


def test_codes_of_countries_alone_are_no_places() -> None:
    assert not is_place("CHL")
    assert not is_place("Ada Quill, FR")


@pytest.mark.parametrize(
    ("text", "rest", "place"),
    [
        ("Elm State University Tarnville, TX", "Elm State University", "Tarnville, TX"),
        ("Elm State University Tarnville TX", "Elm State University", "Tarnville TX"),
        ("Orr Institute of Technology Port Tarnby, Chile", "Orr Institute of Technology", "Port Tarnby, Chile"),
        ("University of Tarnby Tarnby, Denmark", "University of Tarnby", "Tarnby, Denmark"),
        ("Zorbix, Tidal Team Tarnby, Chile", "Zorbix, Tidal Team", "Tarnby, Chile"),
        ("Universität Tarnby Tarnby, Austria", "Universität Tarnby", "Tarnby, Austria"),
        ("Zorbix.ai Tarnby, Austria", "Zorbix.ai", "Tarnby, Austria"),
        ("University College Tarnby, Austria", "University College Tarnby", "Austria"),
        ("Zorbix Labs Engineering, Austria", "Zorbix Labs Engineering", "Austria"),
        ("Elm University Hospital, Norway", "Elm University Hospital", "Norway"),
        ("Elm University Press, Norway", "Elm University Press", "Norway"),
        ("University of North Tarnby, Denmark", "University of North Tarnby", "Denmark"),
        ("Zorbix Wagga Wagga, Australia", "Zorbix", "Wagga Wagga, Australia"),
    ],
)
def test_a_town_that_no_list_knows_behind_a_school(text: str, rest: str, place: str) -> None:
    assert cut_place(text) == (rest, place)


@pytest.mark.parametrize(
    "town", ["Hattiesburg", "Antigonish", "Elche", "Xalapa", "Longyearbyen", "Gqeberha", "Kottayam"]
)
def test_towns_of_small_universities(town: str) -> None:
    assert is_place(town)
