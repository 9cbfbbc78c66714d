"""What brackets say of a journal's rank, and of the year of the ranking."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize("rank", ["(SCI, IF: 4.2, JCR 2021 Q2)", "(Impact Factor 2022: 12.5)", "[SCI Q1, 2022 JCR]"])
def test_the_year_of_a_rank_is_not_the_works(rank: str) -> None:
    found = read(
        f"## Publications\n\n- Ada Quill, Bo Reed. Dyeing wool in cold rooms. *Loom Letters*, 2024. {rank}\n"
    ).papers
    assert [(one.venue, one.year) for one in found] == [("Loom Letters", 2024)]
