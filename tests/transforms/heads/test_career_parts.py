"""Parts of a career behind a heading of another kind, and people among what was taught. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize("part", ["Clinical", "Industry", "Research and Development"])
def test_a_part_of_a_career_goes_on_behind_its_teaching(part: str) -> None:
    found = parsed(
        "# Ada Quill\n\n## Experience\n\n### Research\n\n2019 **Felt Fellow**, Loom University, Oulu\n\n"
        "### Teaching\n\n2016 **Teaching Assistant**, Moss University, Lund\n\n"
        f"### {part}\n\n2011–2013 **Psychologist**, Fern Hospital, Lund\n\n## Awards\n\n2018 **Fern Prize**\n"
    )
    held = [(one.title, one.organization) for one in found.positions]
    assert ("Psychologist", "Fern Hospital") in held
    assert "Psychologist" not in [one.course for one in found.teaching]


@pytest.mark.parametrize("date", ["2018 ", "Spring 2018 "])
def test_posts_below_people_are_given_back_to_the_heading_above(date: str) -> None:
    found = parsed(
        "# Ada Quill\n\n## Experience\n\n2018–2020 **Felt Fellow**, Loom University, Oulu\n\n### Teaching\n\n"
        "**Mentoring**\n\nBo Marsh, Ph.D. student at Loom University (2018–present)\n\n"
        f"{date}**Teaching Assistant**, Moss University, Lund\n\n2016 **Lecturer**, Fern University, Umeå\n"
    )
    assert [one.student for one in found.advising] == ["Bo Marsh"]
    assert {"Teaching Assistant", "Lecturer"} <= {one.title for one in found.positions}
