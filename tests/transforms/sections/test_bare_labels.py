"""Outer bullets of a list that are labels without any mark: each heads the bullets below it. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize("label", ["Teaching Assistantship", "Teaching", "Guest Lectures"])
@pytest.mark.parametrize("first", ["Programme Committee Member or Reviewer:", "Reviewing"])
def test_courses_among_service(first: str, label: str) -> None:
    body = f"* {first}\n  * LoomConf 2022\n* {label}\n  * Wool for Weavers (2019)\n  * Slow Knots (2020)\n"
    found = read(f"## Academic Services\n\n{body}")
    assert [one.venue for one in found.service] == ["LoomConf"]
    assert [(one.course, one.start) for one in found.teaching] == [("Wool for Weavers", "2019"), ("Slow Knots", "2020")]


def test_talks_among_honours() -> None:
    found = read(
        "## Honors\n\n- Awards\n  - Dye Prize, 2012\n- Invited talks\n  - Slow warps, Globex University, 2014\n"
    )
    assert [one.name for one in found.awards] == ["Dye Prize"]
    assert [(one.title, one.venue) for one in found.talks] == [("Slow warps", "Globex University")]


@pytest.mark.parametrize(("first", "second"), [("Individual", "Team"), ("National", "International")])
def test_sorts_of_honours(first: str, second: str) -> None:
    found = read(f"## Awards\n\n* {first}\n  * Dye Prize, 2012\n* {second}\n  * Best Loom, 2013\n")
    assert [one.name for one in found.awards] == ["Dye Prize", "Best Loom"]
    assert not read(f"## Awards\n\n* {first}\n   * \n* {second}\n").awards


def test_a_label_of_service_is_none() -> None:
    body = (
        "* Reviewer\n  * Journal of Felt\n* Mentoring and Committee Service\n  * 2020: Member, Dye Library Committee\n"
    )
    assert [one.venue for one in read(f"## Service\n\n{body}").service] == ["Journal of Felt", "Dye Library Committee"]
