"""Law reviews that state no year, and houses in brackets with shortened words. All works are made up."""

from __future__ import annotations

import pytest

from tests.transforms.citations.citing import OWNER, cite, names


@pytest.mark.parametrize(
    ("text", "title", "venue", "volume", "pages"),
    [
        ("“Who Owns the Tide?” 41 Md. L. Rev. 233", "Who Owns the Tide?", "Md. L. Rev", "41", "233"),
        ('"Tolls and Takings," 12 J. L. & Pol. 55 (Reed Lecture)', "Tolls and Takings", "J. L. & Pol", "12", "55"),
        ("Pilots and Piers, 88 Iowa L. Rev. 455", "Pilots and Piers", "Iowa L. Rev", "88", "455"),
        ("“At the Water's Edge,” 2004 Wis. L. Rev. 301", "At the Water's Edge", "Wis. L. Rev", None, "301"),
        ('"The Last Ferry," Utah L. Rev. (forthcoming)', "The Last Ferry", "Utah L. Rev", None, None),
        ('"The Last Ferry," Utah L.\nRev. (forthcoming)', "The Last Ferry", "Utah L. Rev", None, None),
    ],
)
def test_a_review_without_its_year(text: str, title: str, venue: str, volume: str | None, pages: str | None) -> None:
    found = cite(text)
    assert (found.title, found.venue) == (title, venue)
    assert (found.details.volume, found.details.pages) == (volume, pages)
    assert names(found) == []


@pytest.mark.parametrize(
    ("text", "title", "venue"),
    [
        ("A Theory of Tolls (Midland Univ. Press 2001)", "A Theory of Tolls", "Midland Univ. Press"),
        ("A Theory of Tolls (Univ. of Midland Press, 2001)", "A Theory of Tolls", "Univ. of Midland Press"),
        ("Cases on Ferries (Northgate 2d ed. 2003)", "Cases on Ferries", "Northgate"),
        ("Salt: A Life of Pilots (Quill & Co., 1988)", "Salt: A Life of Pilots", "Quill & Co"),
    ],
)
def test_a_house_with_shortened_words(text: str, title: str, venue: str) -> None:
    found = cite(text)
    assert (found.title, found.venue, names(found)) == (title, venue, [])


def test_names_in_front_stay() -> None:
    assert names(cite(f"{OWNER}, A Theory of Tolls (Midland Univ. Press 2001)")) == [OWNER]


def test_several_honours_in_one_bracket() -> None:
    found = cite("A Theory of Tolls (Open Gate 2001) (Winner, Holm Prize and the Brandt Medal for Legal History, 2002)")
    assert found.honours == ("Holm Prize", "Brandt Medal for Legal History")


@pytest.mark.parametrize(
    ("title", "venue"),
    [
        ("Slow Looms: Wool in Public Houses", "Weft Law Review"),
        ("No Salt, No Felt: Why Dyers Leave", "Northgate Law Journal"),
        ("Vats, Courts, and the Guild", "Moss & Fern Journal of Cloth and Justice"),
        ("“We Wove All Night”: Looms before the Bench", "University of Turku Law Review"),
    ],
)
@pytest.mark.parametrize("partner", ["", ", with Bo Fern"])
def test_words_in_capitals_before_a_review_are_the_title(title: str, venue: str, partner: str) -> None:
    found = cite(f"{title}{partner}, 12 {venue} 33 (2031)")
    assert (found.title, found.venue, found.details.volume) == (title, venue, "12")
    assert names(found) == (["Bo Fern"] if partner else [])
