"""Posts of teachers below their periods, over what they did there. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize("heading", ["## Teaching", "## Experience\n\n### Teaching"])
@pytest.mark.parametrize("period", ["**September 2012 -- April 2016:**", "2012-09 to 2016-04", "**09/2012 – 04/2016**"])
def test_a_post_below_its_period_is_no_course(heading: str, period: str) -> None:
    listed = (
        f"- {period}  \n  Visiting Tutor (part-time), Merrow University.\n"
        "  - Tutoring young weavers and their friends at the loom.\n  - Helping with the choice of their yarns.\n"
    )
    page = f"# Ada Quill\n\n{heading}\n\n{listed}\n## Skills\n\nfelt, looms\n"
    found = parse(read(page.encode(), "a.md"))
    assert [(one.title, one.organization, one.start, one.end) for one in found.positions] == [
        ("Visiting Tutor", "Merrow University", "2012-09", "2016-04")
    ]
    assert list(found.teaching) == []
