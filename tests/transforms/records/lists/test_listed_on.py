"""Lists of venues over several lines: which end in the middle of a name."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import read
from transforms.records.lists.listed_on import lists_on

_FULL = "Applied Felt Letters, Journal of Dyes, Loom Review, Annals of Weaving, Journal of Coastal"


@pytest.mark.parametrize(
    ("above", "below", "expected"),
    [
        (_FULL, "Dyeing, Yarn Review", True),
        (_FULL, "Studies", True),
        (_FULL, "Yarn Review, Journal of Moss", False),  # a name begins
        (_FULL, "Chair of the Felt Days, 2019", False),
        (_FULL, "Meetings: Felt Days, Loom Days", False),
        (_FULL.replace("Journal of Coastal", "Nature"), "Wool and Water, Yarn Review", False),  # the last is whole
        ("Loom Review, Journal of Dyes, Annals of Weaving, Felt", "Dyeing, Yarn Review", False),  # there was room
        ("Ada Quill, Bo Tarn, Cleo Marsh, and those who wove with them in the old house at Sea", "Riga, 2001", False),
    ],
)
def test_a_line_of_venues_goes_on_where_its_last_name_is_cut(above: str, below: str, expected: bool) -> None:
    assert lists_on(above, below) is expected


@pytest.mark.parametrize("head", ["JOURNAL REFEREE", "REFEREEING"])
def test_every_journal_of_a_wrapped_list_is_read(head: str) -> None:
    text = f"{head}\n{_FULL}\n    Dyeing, Yarn Review, Moss Studies\n"
    found = [one.venue for one in read(text, "text/plain").service]
    assert found[-4:] == ["Annals of Weaving", "Journal of Coastal Dyeing", "Yarn Review", "Moss Studies"]
