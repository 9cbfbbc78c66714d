"""Names in a page's first line, beside what the person is or where, and how to reach the person. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_DEGREES = "## Education\n\n- MSc in Botany, Alder University, 2011\n"


@pytest.mark.parametrize("sign", ["·", "|", "•", "—"])
@pytest.mark.parametrize("where", ["School of Botany, Alder University", "Quill College", "Curator, Peat Museum"])
def test_an_employer_stands_behind_a_sign(sign: str, where: str) -> None:
    page = f"Ada Quill {sign} {where} {sign} aq@alder.example\n\n{_DEGREES}"
    assert whole(page).person.name == "Ada Quill"


def test_a_group_and_its_host_name_nobody() -> None:
    page = (
        "Peat Lab · Alder University · peat@alder.example\n\n## Education\n\n- MSc in Botany, Alder University, 2011\n"
    )
    assert whole(page).person.name is None
