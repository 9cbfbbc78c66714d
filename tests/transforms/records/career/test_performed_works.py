"""Works that a musician performed, below orchestras: their composers are no posts. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "work",
    [
        "Otto Brandt, Felt, for harp and tape, 2019 (premiered in 2021)",
        "Mira Holm, Inner Tide, for string quartet, 2019",
        "Connor Vale, Salt Songs, for alto flute doubling piano, 2018",
    ],
)
def test_composers_hold_no_posts(work: str) -> None:
    page = (
        "## Professional Experience\n\n- Principal cellist, Harbour Symphony Orchestra, 2011-2014\n\n"
        f"**Premieres and Commissions**\n\n- {work}\n- {work.replace('20', '19')}\n"
    )
    assert [one.title for one in read(page).positions] == ["Principal cellist"]
