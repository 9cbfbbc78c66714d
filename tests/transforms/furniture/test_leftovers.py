"""Examples of a site's template that its owner left in: no records. The rest is made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_PAGE = """---
title: "CV"
---

Education
======
* B.S. in GitHub, GitHub University, 2012
* PhD in Weaving, Lund University, 2015

Work experience
======
* Fall 2015: Research Assistant
  * Github University
  * Duties included: Merging pull requests
  * Supervisor: Professor Hub
* 2016 - 2018: Research Fellow
  * University of Oslo

Skills
======
* Skill 3
* Weaving
* Skill 1
  * Sub-skill 2.2

Service
======
* Signed in to 17 different slack teams
* Reviewer, Loom Letters
"""


def test_what_a_template_gives_as_an_example_is_no_record() -> None:
    cv = whole(_PAGE)
    assert [one.organization for one in cv.education] == ["Lund University"]
    assert [(one.title, one.organization) for one in cv.positions] == [("Research Fellow", "University of Oslo")]
    assert [one.text for one in cv.skills] == ["Weaving"]
    assert [one.venue for one in cv.service] == ["Loom Letters"]


@pytest.mark.parametrize(
    "blank",
    [
        "[Insert grant title], PI, [Funder], [Year–Year]",
        "*[Your talk]*, [Host institution], [Date]",
        "[Course name] ([University])",
        "Reviewer: [list of venues]",
    ],
)
def test_a_line_with_blanks_to_fill_in_is_no_record(blank: str) -> None:
    cv = whole(f"# Ada Weaver\n\n## Grants\n\n- {blank}\n- Slow Looms, Felt Fund, 2014\n\n## Talks\n\n- {blank}\n")
    assert [one.title for one in cv.grants] == ["Slow Looms"]
    assert not cv.talks


def test_a_bracket_that_says_more_of_a_work_is_no_blank() -> None:
    cv = whole("# Ada Weaver\n\n## Talks\n\n- Slow Looms [course in Dutch], Felt Meeting, Turku, 2014\n")
    assert [one.year for one in cv.talks] == [2014]


@pytest.mark.parametrize("below", ["Felt Pages. Last updated: January 09, 2024.", "Loomery theme, hosted by Felt."])
def test_a_footer_s_second_line_is_no_work(below: str) -> None:
    work = "A. Vale. Reeds in winter. Loom Letters 4, 2012."
    foot = f"© Copyright 2024 Ada Vale. Powered by Jekyll with felt-folio theme. Hosted by\n{below}\n"
    found = whole(f"Ada Vale\n\nPublications\n\n{work}\n\n{foot}")
    assert [(one.title, one.year) for one in found.papers] == [("Reeds in winter", 2012)]
