"""The works of a dissertation with how far each is, below a heading of studies. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("heading", ["Dissertation Chapters", "Dissertation Essays"])
@pytest.mark.parametrize("form", ["**{}** — *{}*", "**{}** ({})"])
def test_works_that_say_how_far_they_are(heading: str, form: str) -> None:
    works = (
        ("Slow Looms & Yields", "Under review"),
        ("Dyes and Wells", "Working paper"),
        ("Mills & Wheels of Vik", "In preparation"),
    )
    listed = "\n".join(f"{at}. {form.format(*work)}" for at, work in enumerate(works, 1))
    found = whole(f"# Ada Quill\n\n## {heading}\n\n{listed}\n").papers
    assert [one.title[:5] for one in found] == ["Slow ", "Dyes ", "Mills"]
    assert found[0].status == "submitted"
