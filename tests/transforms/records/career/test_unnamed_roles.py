"""Posts whose entry has words of another sort in place of a role, and firms' branches."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_WHOLE = "### Lecturer in Botany\nUniversity of Turku\nTurku\nFeb. 2017 - May 2020"


@pytest.mark.parametrize("employer", ["ACME Norge", "VEXEL AB", "Orbit Deutschland"])
@pytest.mark.parametrize("heading", ["Time in Industry", "Industrial Placement"])
def test_an_employer_below_a_heading_that_is_no_role_is_read(employer: str, heading: str) -> None:
    cv = read(f"## Experience\n\n### {heading}\n{employer}\nBergen\nMay 2015 - Jan. 2017\n\n{_WHOLE}")
    found = {(one.organization, one.start, one.end) for one in cv.positions}
    assert found == {(employer, "2015-05", "2017-01"), ("University of Turku", "2017-02", "2020-05")}
    assert employer.split(maxsplit=1)[0] not in {one.title for one in cv.positions}


def test_part_of_a_land_is_no_role() -> None:
    cv = read("## Field Experience\n\n2019–2020: Southern Chile, volcanic lakes (8 weeks)\n\n2017: Iceland, glaciers")
    assert "Southern" not in {one.title for one in cv.positions}
