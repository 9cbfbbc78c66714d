"""Roles that announce lists of their own inside a list of duties."""

from __future__ import annotations

from tests.transforms.records.careers import read

ROLES = """## Professional Service

- I served on the following committees
    - Conferences
        - Moss Days 2004
        - Fern Days 2005
    - Workshops
        - Peat Days 2007
- Reviewer for
    - Journals
        - Journal of Mosses
        - Annals of Ferns
"""


def test_names_below_a_role_are_duties_in_that_role() -> None:
    assert [(one.role, one.venue, one.start) for one in read(ROLES).service] == [
        ("committee", "Moss Days", "2004"),
        ("committee", "Fern Days", "2005"),
        ("committee", "Peat Days", "2007"),
        ("reviewer", "Journal of Mosses", None),
        ("reviewer", "Annals of Ferns", None),
    ]
