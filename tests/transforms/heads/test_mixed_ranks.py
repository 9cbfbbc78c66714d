"""Headings of mixed ranks: one that names another kind alone opens a section of its own."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import sections_of

_WORKS = "- B. Fern and A. Weaver. Slow looms. *Loom Letters*, 2020.\n- A. Weaver. Yarn and dye. *Loom Letters*, 2021."
_DUTIES = "- Reviewer, CHI 2020\n- Reviewer, ICML 2021"


@pytest.mark.parametrize(
    ("above", "lines", "below"),
    [
        ("Publications", _WORKS, ("Experience", "positions")),
        ("Publications", _WORKS, ("Awards", "awards")),
        ("Publications", _WORKS, ("Teaching", "teaching")),
        ("Publications", _WORKS, ("Service", "service")),
        ("Publications", _WORKS, ("Recent News", "news")),
        ("Service", _DUTIES, ("Awards", "awards")),
        ("Service", _DUTIES, ("Teaching", "teaching")),
        ("Skills", "- Python, R\n- LaTeX", ("Experience", "positions")),
    ],
)
def test_a_section_of_its_own(above: str, lines: str, below: tuple[str, str]) -> None:
    found = sections_of(f"# {above}\n\n{lines}\n\n## {below[0]}\n\n- Weaver, Lund University, 2014 - 2017\n")
    assert [(one.title, one.kind) for one in found[1:]] == [below]


@pytest.mark.parametrize("below", ["Journals", "Recent work", "Reviews"])
def test_a_group(below: str) -> None:
    assert len(sections_of(f"# Publications\n\n{_WORKS}\n\n## {below}\n\n{_WORKS}\n")) == 1


def test_a_heading_between_items_of_which_the_next_is_wrapped() -> None:
    text = (
        "Ada Quill\nI am a weaver at Globex.\nAwards & Service\n- Loom Medal, 2019\n- Felt Prize, 2018\n"
        "Journal and Conference Papers\n"
        "- Ada Quill, “Slow Looms and Their Many Long Threads in Cold Halls” [Northern\n  Letters’10]\n"
    )
    assert "Journal and Conference Papers" in [one.title for one in sections_of(text)]
