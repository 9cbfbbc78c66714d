"""What is an award and what a grant, by the section where it stands. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("heading", "line", "is_award"),
    [
        ("Honors", "2018 - Weaving Grant, Loom Society", True),
        ("Honors and Awards", "Research Assistance Grant, Globex University, 2009", True),
        ("Honors", "2018 - Weaving Grant, Loom Society, PI: T. Ordway", False),
        ("Honors", "Weaving Grant, Loom Society, $90,000, 2018", False),
        ("Grants and Honors", "Weaving Grant, Loom Society, 2018", False),
    ],
)
def test_a_grant_among_honours_is_one(heading: str, line: str, *, is_award: bool) -> None:
    found = read(f"## {heading}\n\n- Felt Medal, Moss Society, 2017\n- {line}\n- Yarn Prize, Moss Society, 2011\n")
    assert len(found.awards) == 2 + is_award
    assert len(found.grants) == 1 - is_award


def test_a_series_of_dated_honours_in_a_sentence() -> None:
    text = (
        "She received the Loom Engineer Prize in 2025, Applied Loom Weaver in 2020, the Felt Award in 2019, the Mill"
        " Spotlight in 2018, and the Globex Fellowship in 2014."
    )
    found = read(f"## Biography\n\n{text}\n")
    assert [(one.name, one.start) for one in found.awards] == [
        ("Loom Engineer Prize", "2025"),
        ("Applied Loom Weaver", "2020"),
        ("Felt Award", "2019"),
        ("Mill Spotlight", "2018"),
        ("Globex Fellowship", "2014"),
    ]


def test_degrees_in_a_sentence_are_no_honours() -> None:
    assert read("## Biography\n\nShe received her PhD in 2008, MSc in 2003, and BSc in 2001.\n").awards == []


def test_a_long_honour_in_bold_beside_a_venue_begins_no_work() -> None:
    works = [
        f"**{title} looms and their implicit dyes**\\\nDanny Wong, Tamsin Ordway\\\nLoomConf {year} (**{note}**)\n"
        for title, year, note in (
            ("Slow", 2025, "Main"),
            ("Quiet", 2024, "GLX Evergreen Award for Young Weavers and Dyers"),
            ("Fast", 2023, "Oral"),
        )
    ]
    found = read("## Publications\n\n" + "\n".join(works))
    assert [(one.title.split()[0], one.year) for one in found.papers] == [
        ("Slow", 2025), ("Quiet", 2024), ("Fast", 2023)]  # fmt: skip
    assert "GLX Evergreen Award for Young Weavers and Dyers" in [one.name for one in found.awards]
