"""Dates that are items of their own over what they date. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(("first", "second"), [("2017", "2013"), ("May 2017", "June 2013"), ("06/2017", "05/2013")])
@pytest.mark.parametrize("mark", ["-", "•"])
@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_honours_below_their_dates(first: str, second: str, mark: str, gap: str) -> None:
    found = whole(
        f"Runa Fjeld\n\nAwards\n\n{mark} {first}{gap}  Vale Medal{gap}  For looms that last.\n\n"
        f"{mark} {second}{gap}  Orr Fellowship{gap}  For ropes in fog.\n\nSkills\n\n- Rust, SQL\n"
    )
    assert [(one.name, str(one.start)[:4]) for one in found.awards] == [
        ("Vale Medal", "2017"),
        ("Orr Fellowship", "2013"),
    ]


def test_years_over_items_of_a_list_stay() -> None:
    found = whole("Runa Fjeld\n\nAwards\n\n- 2017\n  - Vale Medal\n  - Orr Prize\n- 2013\n  - Weft Fellowship\n")
    assert [(one.name, one.start) for one in found.awards] == [
        ("Vale Medal", "2017"),
        ("Orr Prize", "2017"),
        ("Weft Fellowship", "2013"),
    ]
