"""The owner's name in the heading right below "Curriculum Vitae", whatever stands under it."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("title", ["Curriculum Vitae", "CV", "CURRICULUM VITAE"])
@pytest.mark.parametrize("sign", ["2022\t", "2022  "])
def test_a_life_under_the_name_does_not_hide_it(title: str, sign: str) -> None:
    text = (
        f"# {title}\n\n## Mara Stenholt\n\nWeaver University Hospital, 44791 Graz, Austria\nstenholt@weaver.example\n\n"
        f"{sign}**Medical doctorate (MD)**\nDepartment of Wool, Weaver University\n"
        "2018-2019\t**Resident in Neurology**\nDept. of Clinical Looms, Klinikum Webe GmbH, Graz\n"
    )
    found = whole(text)
    assert found.person is not None
    assert found.person.name == "Mara Stenholt"


def test_the_first_heading_names_the_owner_where_none_is_of_the_first_rank() -> None:
    text = "A filter for colours.\n\n### Mara Stenholt\n\nA student\n\n### Education\n\nPhD, Moss University\n"
    found = whole(text)
    assert found.person is not None
    assert found.person.name == "Mara Stenholt"
