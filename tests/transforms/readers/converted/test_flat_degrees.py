"""Rows of degrees and of honours whose columns a converter set behind one another. All made up."""

from __future__ import annotations

import pytest

from transforms.readers.converted.flat_rows import with_flat_rows


@pytest.mark.parametrize(
    ("words", "cells"),
    [
        ("Ph.D. in Political Science Museum of Felts", "Ph.D. in Political Science\tMuseum of Felts"),
        ("BSc in Art History Moss & Quill LLP", "BSc in Art History\tMoss & Quill LLP"),
        ("MSc in Electrical and Computer Engineering Weft Institute", None),
        ("PhD in Linguistics", ""),
        ("PhD in Philosophy, Oulu", ""),
    ],
)
def test_degrees_end_with_their_fields(words: str, cells: str | None) -> None:
    beside = ["2001 MA in Economics Carrow University", "2000 BA in Economics Carrow University"]
    made = with_flat_rows(["## Education", f"2005 {words}", *beside])
    whole = "MSc in Electrical and Computer Engineering\tWeft Institute"
    assert made[1] == (f"2005\t{whole if cells is None else cells}" if cells != "" else f"2005 {words}")
    assert made[2] == "2001\tMA in Economics\tCarrow University"


@pytest.mark.parametrize(
    ("words", "cells"),
    [
        ("Graduate Travel Grant Society for Looms", "Graduate Travel Grant\tSociety for Looms"),
        ("Prize of the Golden Loom", ""),
        ("Best Paper Award for Weavers", ""),
    ],
)
def test_honours_end_with_their_nouns(words: str, cells: str) -> None:
    beside = ["2001 Teaching Medal Carrow University", "2000 Young Weaver Award University of Oulu"]
    made = with_flat_rows(["## Awards", f"2005 {words}", *beside])
    assert made[1] == (f"2005\t{cells}" if cells else f"2005 {words}")
    assert made[3] == "2000\tYoung Weaver Award\tUniversity of Oulu"


def test_few_rows_of_honours_are_no_table() -> None:
    lines = ["## Awards", "2005 Young Weaver Award University of Oulu", "2004 Prize of the Golden Loom"]
    assert with_flat_rows(lines) == lines
