"""Candidates whose address stands below what they study."""

from __future__ import annotations

from tests.transforms.made_up import whole


def test_the_country_of_an_address_is_no_school() -> None:
    top = "# Ada Quill\n\nPh.D. candidate · wool  \n7 Loom Way, Gatineau, QC J8X 2K9, Canada (suite C-9)\n\n"
    found = whole(f"{top}## Education\n\n- **PhD in Wool**, Moss University, since 2019\n").education
    assert [one.organization for one in found] == ["Moss University"]
