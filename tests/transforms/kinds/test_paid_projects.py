"""Grants among projects: who paid, and that the owner led. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_FIRST = "2012-13: {led}, Dye and Decline in Northern Mills: A Survey (funded by the Felt Council)"
_SECOND = "2010-12: Co-Principal Investigator, *Tools for Weft Counts* (supported by the Academy of Moss)"


@pytest.mark.parametrize("led", ["Principal Investigator", "Co-investigator", "PI"])
@pytest.mark.parametrize("between", ["2009-10: Consultant, external review of the Mill Network  \n", ""])
def test_what_the_owner_led_and_another_paid_is_a_grant(led: str, between: str) -> None:
    cv = whole(f"# Ada Quill\n\n## Research Projects\n\n{_FIRST.format(led=led)}  \n{between}{_SECOND}\n")
    assert [(one.title, one.funder, one.start, one.end) for one in cv.grants] == [
        ("Dye and Decline in Northern Mills: A Survey", "Felt Council", "2012", "2013"),
        ("Tools for Weft Counts", "Academy of Moss", "2010", "2012"),
    ]
    assert len(cv.projects) == bool(between)


def test_a_project_that_others_paid_stays_one() -> None:
    cv = whole(
        "# Ada Quill\n\n## Research Projects\n\n- **Loom Atlas**. Funded by the Felt Council.\n- **Moss Map**. 2019.\n"
    )
    assert (len(cv.projects), len(cv.grants)) == (2, 0)
