"""Who gave honours behind a dash, though nobody knows the name; brackets left empty by a year. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("dash", ["—", "–", "-"])
@pytest.mark.parametrize("first", ["1st Place, Loom Essay Competition", "Heron Medal", "Best Thesis Prize"])
def test_a_dash_before_names_in_a_whole_list_tells_the_giver(dash: str, first: str) -> None:
    honours = whole(
        f"# Ada Quill\n\n## Honors\n\n- {first} {dash} Felters (2025)\n- Moss Scholarship {dash} Vandelwick (2020)\n"
    ).awards
    assert [(one.name, one.granter) for one in honours] == [(first, "Felters"), ("Moss Scholarship", "Vandelwick")]


def test_a_dash_before_small_words_explains() -> None:
    honours = whole(
        "# Ada Quill\n\n## Honors\n\n- Heron Medal – for looms (2025)\n- Moss Prize – Lundby (2020)\n"
    ).awards
    assert honours[0].granter is None


@pytest.mark.parametrize("note", ["cohort 2022", "batch 2022", "Cohort 2022"])
def test_a_bracket_that_dates_is_no_part_of_the_name(note: str) -> None:
    honours = whole(f"# Ada Quill\n\n## Honors\n\n- Loom Fellowship ({note}), Moss Foundation\n").awards
    assert [(one.name, one.start) for one in honours] == [("Loom Fellowship", "2022")]
