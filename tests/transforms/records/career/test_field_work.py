"""Sections of field work: places and topics are no posts, and posts among them are. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize("heading", ["Fieldwork Experience", "Field Work", "Field Experience"])
def test_places_and_topics_of_field_work_are_no_posts(heading: str) -> None:
    cv = parsed(
        f"## {heading}\n\n2019\tFinland\t12 weeks\tSheep of the high moors  \n"
        "2018\tTurku, Finland\t1 week\tCounting wool in barns  \n2016\tField Technician, Globex Survey, Oslo  "
    )
    assert [(one.title, one.organization) for one in cv.positions] == [("Field Technician", "Globex Survey")]
