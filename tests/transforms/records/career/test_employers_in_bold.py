"""Employers in bold with a role in plain letters behind them, and nothing between."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("line", "title", "employer"),
    [
        ("__Council for Looms (CFL)__ Junior Policy Officer", "Junior Policy Officer", "Council for Looms (CFL)"),
        ("__Bakery Holm__ Shift Supervisor", "Shift Supervisor", "Bakery Holm"),
        ("**Holm and Sons** Site Engineer, Oslo", "Site Engineer", "Holm and Sons"),
    ],
)  # fmt: skip
def test_the_style_parts_employer_and_role(line: str, title: str, employer: str) -> None:
    found = read(f"## Employment\n\n`10/2015-04/2016`\n{line}\n\n`2011-2013`\n__Alder College__ Lecturer\n")
    assert [(one.title, one.organization) for one in found.positions] == [
        (title, employer),
        ("Lecturer", "Alder College"),
    ]
