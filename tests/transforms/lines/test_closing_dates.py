"""Dates on lines of their own that end entries. All made up."""

import pytest

from tests.transforms.records.one_section import read

HONOURS = (("Weaver of the Year", "2021"), ("Loom Prize", "2018"), ("Young Dyer Award", "2014"))


def _listed(gap: str, style: str = "") -> str:
    return "\n\n".join(f"{name}{gap}{style}{year}{style}" for name, year in HONOURS)


@pytest.mark.parametrize("style", ["", "*", "**"])
@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_each_date_ends_the_entry_above_it(gap: str, style: str) -> None:
    found = read(f"## Awards\n\n{_listed(gap, style)}\n").awards
    assert [(one.name, one.start) for one in found] == list(HONOURS)


def test_who_gave_it_may_stand_between() -> None:
    body = "\n".join(f"**{name}**\nAmerican Heart Association\n*{year}*\n" for name, year in HONOURS)
    found = read(f"## Awards\n\n{body}").awards
    assert [(one.name, one.granter, one.start) for one in found] == [
        (name, "American Heart Association", year) for name, year in HONOURS
    ]


def test_years_over_lists_stay_their_headings() -> None:
    body = "**2021**\n\nWeaver of the Year\n\nLoom Prize\n\n**2018**\n\nYoung Dyer Award\n"
    found = read(f"## Awards\n\n{body}").awards
    assert [(one.name, one.start) for one in found] == [
        ("Weaver of the Year", "2021"),
        ("Loom Prize", "2021"),
        ("Young Dyer Award", "2018"),
    ]
