"""Roles with their schools on lines of their own, each over the bullets of what was taught."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import teaching

_LIST = """{one}
- Statistics for Weavers (TEX 41), Fall 2019
- Dynamics of Felt (TEX 202A), Fall 2021
{other}
- Probability of Knots
- Numerical Analysis of Yarn"""


@pytest.mark.parametrize("form", ["{school}\t{role}", "{role}, {school}", "{school}, {role}"])
@pytest.mark.parametrize("schools", [("UCLA", "KTH"), ("University of Leeds", "University of Graz")])
def test_each_school_holds_for_the_courses_below_it(form: str, schools: tuple[str, str]) -> None:
    one, other = (form.format(school=school, role="Teaching assistant") for school in schools)
    found = teaching(_LIST.format(one=one, other=other))
    assert [(role, school) for _, role, school, *_ in found] == [
        ("Teaching assistant", school) for school in schools for _ in range(2)
    ]
