"""Bodies over the roles that were held there, a line each. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_PAGE = """Ada Moss
ada@moss.example

Service

{mark}Lund Papers in Botany{mark}
Production Manager, 2019-Present

{mark}Walls Conference Proceedings{mark}
Production Manager, 2019-Present
Editor, 2017-2020

{mark}6th Annual Walls Conference at Lund{mark}
Organizing Committee
Design Subcommittee
"""


@pytest.mark.parametrize("mark", ["", "**"])
def test_each_role_has_its_body(mark: str) -> None:
    found = whole(_PAGE.format(mark=mark)).service
    assert [(one.role, one.venue, one.start, one.end) for one in found] == [
        ("other", "Lund Papers in Botany", "2019", None),
        ("other", "Walls Conference Proceedings", "2019", None),
        ("editor", "Walls Conference Proceedings", "2017", "2020"),
        ("organizer", "6th Annual Walls Conference at Lund", None, None),
        ("committee", "6th Annual Walls Conference at Lund", None, None),
    ]


def test_officers_of_a_society_below_affiliations() -> None:
    found = whole("Ada Moss\nada@moss.example\n\nAffiliations\n\nThe Moss Society at Lund\nVice President, 2017-2019\n")
    assert [(one.venue, one.start) for one in found.service] == [("The Moss Society at Lund", "2017")]
    assert found.positions == []
