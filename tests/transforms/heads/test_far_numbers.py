"""Headings that an outline counts in a column of its own, as word processors set them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import outline

PAGE = """# Ada Novak

{0}

Ph.D., Botany, Globex University, 2001

{1}

2005-present\tProfessor, Department of Botany, Globex University

{2}

2010\tPrize of the Guild of Gardeners
"""
TITLES = ("Education and Training", "Positions, Scientific Appointments, and Academic Service", "Honors and Awards")


@pytest.mark.parametrize("marks", ["ABC", ("I", "II", "III"), "123"])
@pytest.mark.parametrize("sign", [".", ")"])
@pytest.mark.parametrize("form", ["{0}\t**{1}**", "**{0}**\t**{1}**", "**{0}\t{1}**", "<u>{0}\t{1}</u>"])
def test_a_letter_or_number_far_before_its_words_counts_headings(marks: str, sign: str, form: str) -> None:
    heads = [form.format(mark + sign, words) for mark, words in zip(marks, TITLES, strict=True)]
    assert [kind for kind, _ in outline(PAGE.format(*heads))[-3:]] == ["education", "positions", "awards"]


def test_a_row_of_a_letter_and_a_course_is_none() -> None:
    page = "# Ada Novak\n\n## Courses Taught\n\nA\tEducation\tGlobex University\nB\tBotany\tGlobex University\n"
    assert [kind for kind, _ in outline(page)[-1:]] == ["teaching"]


def test_posts_below_a_lower_heading_among_grants_are_posts() -> None:
    page = (
        "# Ada Novak\n\n## Grant Funding\n\n### Previous Funding\n\nLooms of the north, Guild Trust, 2001-2003\n\n"
        "### {}\n\nResearch Associate, Globex University, 2004-2006\n\nResearch Assistant, Globex University, 2002\n\n"
        "## Teaching\n\nBotany, 2007\n"
    )
    for words in ("Other Research Experience", "Previous Research Experience", "Other Professional Experience"):
        assert [kind for kind, _ in outline(page.format(words))] == ["header", "grants", "positions", "teaching"]
