"""Service whose dates stand on the line above it."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import read


@pytest.mark.parametrize(
    ("when", "start", "end"),
    [("2023.09-2025.06", "2023-09", "2025-06"), ("Sep 2023", "2023-09", None)],
)
def test_dates_on_the_line_above(when: str, start: str, end: str | None) -> None:
    rows = f"- *{when}*\n  Secretary, Weavers Union, Lund College\n- *2021.01*\n  Reviewer, Journal of Looms\n"
    found = read(f"## Services\n\n{rows}").service
    assert [(one.venue, one.start, one.end) for one in found] == [
        ("Weavers Union, Lund College", start, end),
        ("Journal of Looms", "2021-01", None),
    ]
