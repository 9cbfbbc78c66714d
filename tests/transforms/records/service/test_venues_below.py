"""Names of venues on lines of their own below one where somebody reviewed. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(("first", "gap"), [("Reviewer, NeurIPS (2019)", "\n"), ("**Reviewer:** NeurIPS", "\n\n")])
def test_a_venue_that_no_list_has_is_one_below_another(first: str, gap: str) -> None:
    rows = gap.join((first, "Conference on Slow Looms", "International Journal of Dyes"))
    found = read(f"## Service\n\n{rows}\n").service
    assert [(one.role, one.venue) for one in found] == [
        ("reviewer", "NeurIPS"),
        ("reviewer", "Conference on Slow Looms"),
        ("reviewer", "International Journal of Dyes"),
    ]
