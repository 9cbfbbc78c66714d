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


@pytest.mark.parametrize("rank", [" · IF ≈ 10.5", " (IF: 3.2, Q1)", " | Impact factor 3.2", ". IF=3.2"])
def test_a_figure_of_impact_is_no_part_of_a_number(rank: str) -> None:
    works = "".join(
        f"- **{title}**\n  Quill, A. & Orr, B. ({year})\n  Thatch and Education: AI, 9, 100445{rank}\n"
        for title, year in [("Storks on tall chimneys", 2025), ("Geese below the ridge", 2024)]
    )
    found = read(f"## Publications\n\n{works}").papers
    assert [(one.venue, one.volume) for one in found] == [("Thatch and Education: AI", "9")] * 2
