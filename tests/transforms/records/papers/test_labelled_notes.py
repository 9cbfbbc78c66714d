"""Items below works that say one thing of each. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

WORKS = (
    (
        "Lund, A., Fern, B., & Vale, C. (2031). Slow looms of the north. *Weft Quarterly*, *12*(3), 41-58.",
        "Slow looms of the north",
    ),
    ("Fern, B., & Lund, A. (2030). What moss does to wool. *Journal of Felt*, *4*(1), 7-19.", "What moss does to wool"),
    ("Lund, A. (2029). Salt in old vats. *Dye Letters*, *9*(2), 1-12.", "Salt in old vats"),
)


@pytest.mark.parametrize(
    "notes",
    [
        ("Contribution: drafting and field work.", "Contribution: figures, review.", "Contribution: all of it."),
        ("My role: first draft", "Media: Told on three local stations", "My role: sampling and editing"),
        ("Impact: read in forty guilds.", "Impact: Cited in a handbook of dyers.", "Data: kept at the Moss Archive."),
    ],
)
def test_items_with_a_label_that_returns_are_notes(notes: tuple[str, ...]) -> None:
    page = "".join(f"{work}\n\n- {note}\n\n" for (work, _), note in zip(WORKS, notes, strict=True))
    found = parse(read(f"# Ada Lund\n\n## Publications\n\n{page}".encode(), "cv.md"))
    assert [paper.title for paper in found.papers] == [title for _, title in WORKS]


def test_a_single_note_below_a_single_work() -> None:
    page = f"# Ada Lund\n\n## Publications\n\n{WORKS[0][0]}\n- Contribution: drafting and field work\n"
    assert [paper.title for paper in parse(read(page.encode(), "cv.md")).papers] == [WORKS[0][1]]


def test_items_that_are_works_stay_works() -> None:
    page = "".join(f"- {work}\n" for work, _ in WORKS)
    found = parse(read(f"# Ada Lund\n\n## Publications\n\nChosen works:\n\n{page}".encode(), "cv.md"))
    assert [paper.title for paper in found.papers] == [title for _, title in WORKS]
