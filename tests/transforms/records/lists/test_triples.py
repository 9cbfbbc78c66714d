"""Lists of venues with names that join three matters."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("listed", "venues"),
    [
        (
            "Weft Letters, Loom Methods, Instruments, & Computers, Journal of Bobbins",
            ["Weft Letters", "Loom Methods, Instruments, & Computers", "Journal of Bobbins"],
        ),
        (
            "Loom Studies, Journal of Looms, Dyes, and Fibres, Weft Quarterly",
            ["Loom Studies", "Journal of Looms, Dyes, and Fibres", "Weft Quarterly"],
        ),
        (
            "Moss Letters, Heron Practice, Weaving, and Rural Life, ICML",
            ["Moss Letters", "Heron Practice, Weaving, and Rural Life", "ICML"],
        ),
        ("Loom Letters, Weft Quarterly, and Bobbin Studies", ["Loom Letters", "Weft Quarterly", "Bobbin Studies"]),
        ("Loom Studies, Dyeing, and Fibres, 2019", ["Loom Studies", "Dyeing", "Fibres"]),
        (
            "Loom Studies, Nature, and Science, Weft Quarterly",
            ["Loom Studies", "Nature", "Science", "Weft Quarterly"],
        ),
    ],
)
def test_an_and_before_the_end_of_a_list_is_of_a_name(listed: str, venues: list[str]) -> None:
    """ "A, Loom Methods, Tools, and Fibres, B" names three venues; the "and" of the list stands before its last."""
    found = read(f"## Service\n\n- Reviewer: {listed}")
    assert [one.venue for one in found.service] == venues
