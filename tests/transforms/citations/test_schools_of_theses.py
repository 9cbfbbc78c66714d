"""Theses and the school where they were handed in: neither its department nor its town. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize(
    ("said", "venue"),
    [
        ("*PhD Thesis, National University of Norway, Bergen, Norway*, 251p.", "National University of Norway"),
        ("*Masters Thesis, University of Oslo, Oslo, Norway*, 104p.", "University of Oslo"),
        ("PhD thesis, Department of Felt, University of Turku, Turku, Finland.", "University of Turku"),
        ("Doctoral dissertation, University of California, Berkeley.", "University of California, Berkeley"),
        ("Doctoral dissertation, Harvard, Cambridge, MA.", "Harvard"),
        ("Master's thesis, UCLA.", "UCLA"),
    ],
)
def test_the_school_of_a_thesis(said: str, venue: str) -> None:
    works = f"- Quill, A. J. (2008). Wet looms in slow towns. {said}\n- Orr, B., Quill, A. (2019) Weft. *Felt* 4, 5.\n"
    papers = parse(read(f"# Ada Quill\n\n## Publications\n\n{works}".encode(), "a.md")).papers
    assert (papers[0].title, papers[0].venue) == ("Wet looms in slow towns", venue)
