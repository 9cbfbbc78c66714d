"""Givers that no list knows, read as the list's others are. All people and honours are made up."""

import pytest

from tests.transforms.records.one_section import read

_ROWS = [
    ("Best Demo Award", "Loom Society", "2021"),
    ("Honourable Mention", "Kestrel Robotics", "2019"),
    ("Rising Star in Looms", "Lorval City", "2016"),
    ("Graduate Travel Grant", "Nordvik University", "2012"),
]


@pytest.mark.parametrize(
    "form", ["- {name} from {by}, {year}\n", "- {by}, {name}, {year}\n", "**{name}**  \n{by}, {year}\n\n"]
)
def test_a_giver_that_no_list_knows_stands_where_its_siblings_do(form: str) -> None:
    body = "".join(form.format(name=name, by=by, year=year) for name, by, year in _ROWS)
    found = read(f"## Awards and Honors\n\n{body}").awards
    assert [(one.name, one.granter, one.start) for one in found] == _ROWS


def test_two_honours_in_a_row_are_no_giver_and_honour() -> None:
    body = "- Nordvik University, Heron Prize, 2019\n- Moss Fellowship, Young Weaver Award, 2013\n"
    found = read(f"## Awards\n\n{body}").awards
    assert "Moss Fellowship" not in [one.granter for one in found]


def test_a_council_that_pays_is_nobody_s_role() -> None:
    body = "- Principal investigator, “Felt hats of small towns”, Swedish Research Council, 412.300 SEK, 2018\n"
    found = read(f"## Professional Activities\n\n- Member of the university senate, 2019\n- Grant recipient and {body}")
    assert [one.funder for one in found.grants] == ["Swedish Research Council"]
