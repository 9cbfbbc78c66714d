"""Tables of markdown whose first row is no head: it asks for one above its ruler. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import skills


def test_a_first_row_that_lists_is_read_like_those_below() -> None:
    body = "| Programming | Python, Julia, SQL |\n| --- | --- |\n| Tools | Git, Docker |\n"
    assert skills(body) == ["Python", "Julia", "SQL", "Git", "Docker"]


def test_a_first_row_of_names_is_none() -> None:
    body = "| Area | Tools |\n| --- | --- |\n| Programming | Python, Julia |\n| Testing | Git, Docker |\n"
    assert skills(body) == ["Python", "Julia", "Git", "Docker"]
