"""Items that a gap of one point more than a leading parts, as word processors set them. All made up."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.transforms.readers.page.test_broken_dates import segment
from transforms.readers.page.measures import measure
from transforms.readers.page.paragraphs import paragraphs
from transforms.readers.page.segments import rows_of
from transforms.readers.page.small_gaps import parted_by_gaps

_FULL = "Keeper of the looms and reeds of the long northern shore, Guild of Dyers and Weavers of the Old"
_REST = "Harbour Town"
_SHORT = "Warden of the slow shuttles, Felt Hall of the lower mills"


def _made(lines: Sequence[tuple[str, float]]) -> list[str]:
    at = 700.0
    found = []
    for line, gap in lines:
        at -= gap
        found.append(segment(line, 100, at))
    rows = rows_of(found)
    return [one.text for one in paragraphs(rows, measure([rows]))]


@pytest.mark.parametrize("more", [0.8, 1.5, 2.5])
def test_the_gap_tells_an_item_from_a_wrapped_line(more: float) -> None:
    items = [(_FULL, 12.0 + more), (_REST, 12.0), (_SHORT, 12.0 + more), (_SHORT, 12.0 + more)] * 3
    end = [(_FULL, 12.0 + more), (f"Quill{_FULL[6:]}", 12.0 + more)]
    made = _made([*items, *end])
    assert made[0] == f"{_FULL} {_REST}"
    assert made[1:3] == [_SHORT, _SHORT]
    assert made[-2:] == [_FULL, f"Quill{_FULL[6:]}"]


def test_a_gap_below_lines_that_are_all_full_tells_nothing() -> None:
    rows = rows_of([segment(_FULL, 100, 700 - 12.5 * at - 0.5 * (at % 2)) for at in range(12)])
    assert parted_by_gaps(rows, 100 + 5 * len(_FULL)) == (frozenset(), frozenset())
