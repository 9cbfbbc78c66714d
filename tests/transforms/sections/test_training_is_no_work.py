"""What somebody attended, its title set off and its teachers beside it, is no work. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_ATTENDED = (
    "- **Slow Moss Week**, Moss Garden, UC Alder Herbarium (online), July 2011\n"
    "- **Fens of Today: Water, Law, and Money**, Martha Fernley and John Elmore, WET Week, ASU Garden, June 2009\n"
    "- **Deep Peat Week**, Peter J. Lundgren, Mire Law Museum, Leeds (online), May 2007\n"
)


@pytest.mark.parametrize("heading", ["Additional Training", "Workshops Attended"])
def test_courses_attended_are_no_works(heading: str) -> None:
    page = f"# Ada Quill\n\n## Education\n\n- MSc in Botany, Alder University, 2006\n\n## {heading}\n\n{_ATTENDED}"
    assert not whole(page).papers
