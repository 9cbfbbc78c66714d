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
