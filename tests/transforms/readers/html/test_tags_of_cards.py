"""Tags of cards: behind what was done in a post, and with figures in them. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

_POST = (
    '<article class="card"><div class="head"><h3>{title}</h3><span class="when">{when}</span></div>'
    '<div class="org">{where}</div><ul><li>Measured shuttles and wrote about them at length.</li></ul>'
    '<div class="tags"><span class="exp-tag">Woad {n}</span><span class="exp-tag">MOSS{n} yarn</span>'
    '<span class="exp-tag">Dye Labs</span></div></article>'
)


@pytest.mark.parametrize("n", ["", "3", "₂"])
@pytest.mark.parametrize("heading", ["Research Experience", "Professional Experience"])
def test_tags_behind_deeds_are_no_employers(n: str, heading: str) -> None:
    posts = _POST.format(title="Research Assistant", when="Sep 2022 – Dec 2023", where="University of Oslo", n=n)
    posts += _POST.format(title="Lecturer", when="Jan 2019 – Aug 2022", where="University of Lund", n=n)
    cv = parse(read(f"<html><body><h1>Ada Quill</h1><h2>{heading}</h2>{posts}</body></html>".encode(), "a.html"))
    assert [(one.title, one.organization, one.start) for one in cv.positions] == [
        ("Research Assistant", "University of Oslo", "2022-09"),
        ("Lecturer", "University of Lund", "2019-01"),
    ]
