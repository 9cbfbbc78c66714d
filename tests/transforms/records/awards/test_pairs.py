"""Two honours in one entry, each named whole; one whose name joins two things stays."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


def names(entry: str) -> list[tuple[str, str | None, str | None]]:
    found = whole(f"# Mira Tolland\n\n## Awards\n\n- {entry}\n").awards
    return [(one.name, one.granter, one.start) for one in found]


@pytest.mark.parametrize(
    ("entry", "one", "two"),
    [
        ("Bell Fellowship and Moss Scholarship, 2014", "Bell Fellowship", "Moss Scholarship"),
        ("Mist Medal and the Quiet Hill Prize, 2014", "Mist Medal", "Quiet Hill Prize"),
        ("Best Nets Award & Best Towers Award, 2014", "Best Nets Award", "Best Towers Award"),
    ],
)
def test_each_is_an_honour(entry: str, one: str, two: str) -> None:
    assert names(entry) == [(one, None, "2014"), (two, None, "2014")]


@pytest.mark.parametrize(
    "entry", ["Bell and Moss Fellowship", "Hills and Towns Research Award", "Mist Fellowship and Prize"]
)
def test_one_name_stays_whole(entry: str) -> None:
    assert [name for name, _, _ in names(f"{entry}, 2014")] == [entry]
