"""Honours with who awarded them in words behind."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("words", "name", "giver"),
    [
        ("Felt leave awarded by CNRS (6 months)", "Felt leave", "CNRS"),
        ("Weft leave awarded by the Northern Council for Weavers", "Weft leave", "Northern Council for Weavers"),
        (
            "Loom excellence award awarded by the Ministry of Cloth, Higher Weaving and Research",
            "Loom excellence award",
            "Ministry of Cloth, Higher Weaving and Research",
        ),
        (
            "Loom teaching award awarded by the Ministry of Cloth, Wool and Felt in 2010, 2014 and 2018",
            "Loom teaching award",
            "Ministry of Cloth, Wool and Felt",
        ),
        ("Scholarship to attend Lycée du Fil, Leeds (fees) awarded by the Felt Trust", None, "Felt Trust"),
    ],
)
def test_the_giver_is_named_whole_and_no_more(words: str, name: str | None, giver: str) -> None:
    found = read(f"## Awards\n\n- 2008-2009: {words}\n- 2001: Felt Prize, Weaver University\n").awards
    assert (found[0].granter, found[0].start, found[0].end) == (giver, "2008", "2009")
    assert name is None or found[0].name == name
    assert len(found) == 2


def test_what_it_was_awarded_for_is_no_giver() -> None:
    (found,) = read("## Awards\n\n- Vale Medal awarded by Globex University for the best loom, 2011\n").awards
    assert (found.name, found.granter) == ("Vale Medal", "Globex University")
