"""Journals whose names hold a comma or an "and", in lists of journals."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.entities.joined_names import is_joined


def reviewed(text: str) -> list[str | None]:
    return [
        one.venue for one in read(f"## Service\n\n- {text}\n- Chair, LoomConf 2024").service if one.role == "reviewer"
    ]


@pytest.mark.parametrize(
    ("text", "venues"),
    [
        ("Reviewer: Weft Letters, Brain and Language", ["Weft Letters", "Brain and Language"]),
        ("Reviewer: Plant, Cell & Environment, Moss Letters", ["Plant, Cell & Environment", "Moss Letters"]),
        (
            "Reviewer: Weft Letters, Moss Letters, and Gender, Work & Organization",
            ["Weft Letters", "Moss Letters", "Gender, Work & Organization"],
        ),
        (
            "Reviewer for Weft Letters and Policy and Politics",
            ["Weft Letters", "Policy and Politics"],
        ),
    ],
    ids=["last", "commas", "behind the list's own and", "one of two"],
)
def test_known_names_stay_whole(text: str, venues: list[str]) -> None:
    assert reviewed(text) == venues


def test_an_and_inside_a_list_joins_words_of_a_name() -> None:
    text = "Reviewer: Weft Letters, Journal of Felt and Artificial Intelligence, Moss Letters"
    assert reviewed(text) == ["Weft Letters", "Journal of Felt and Artificial Intelligence", "Moss Letters"]


def test_an_and_inside_a_list_joins_acronyms() -> None:
    assert reviewed("Reviewer: WEFT and TOLO, Moss Letters") == ["WEFT", "TOLO", "Moss Letters"]


def test_the_last_and_ends_the_list() -> None:
    text = "Reviewer: Weft Letters, Journal of Felt and Journal of Moss"
    assert reviewed(text) == ["Weft Letters", "Journal of Felt", "Journal of Moss"]


def test_one_journal_behind_an_ad_hoc_role_is_no_part_of_it() -> None:
    assert reviewed("Ad hoc reviewer for Weft, Moss Letters") == ["Weft", "Moss Letters"]


def test_reviews_of_a_field_are_a_journal() -> None:
    text = "## Reviewer\n\n- Weft Letters\n- Critical Reviews in Felt Physics\n- Reviews of Modern Moss"
    assert [one.venue for one in read(text).service] == [
        "Weft Letters",
        "Critical Reviews in Felt Physics",
        "Reviews of Modern Moss",
    ]


@pytest.mark.parametrize(
    "name", ["Law & Society Review", "The Review of Economics and Statistics", "Media, Culture, and Society"]
)
def test_joined(name: str) -> None:
    assert is_joined(name)


def test_two_journals_are_not_joined() -> None:
    assert not is_joined("Weft Letters and Moss Letters")
