"""Rows of converted tables with a cell centred beside the others, and entries of three lines that are none."""

from __future__ import annotations

import pytest

from transforms.readers.converted.centred_rows import with_centred_rows


@pytest.mark.parametrize(
    ("blocks", "rows"),
    [
        (
            (
                "Loomers' Guild of the\n**Fellowship for Dyers** 2019–2021\nNorthern Counties",
                "Brookmoor Felting\n**Medal for Nets** 2016\nCongress",
            ),
            (
                "**Fellowship for Dyers**\tLoomers' Guild of the Northern Counties\t2019–2021",
                "**Medal for Nets**\tBrookmoor Felting Congress\t2016",
            ),
        ),
        (
            ("Brookmoor School of\n2018-2020 **Reader in Looms**\nTextile Arts",),
            ("2018-2020 **Reader in Looms**\tBrookmoor School of Textile Arts",),
        ),
        (
            ("**Prize for:** _**Madder Root**_\nQuill Fund _£70_ 2011\n**(shared)**",),
            ("**Prize for:** _**Madder Root**_ **(shared)** Quill Fund _£70_ 2011",),
        ),
    ],
)
def test_a_wrapped_cell_stands_on_its_row(blocks: tuple[str, ...], rows: tuple[str, ...]) -> None:
    above, below = "## **Awards**\n\n", "\n\n## **Service**\n"
    assert with_centred_rows(above + "\n\n".join(blocks) + below) == above + "\n\n".join(rows) + below


def test_rows_of_one_line_among_them_show_their_cells() -> None:
    wrapped = "Brookmoor School of\n2018-2020 **Reader in Looms**\nTextile Arts"
    whole = "2014-2018 **Lecturer in Nets** Quill College"
    assert with_centred_rows(f"\n{wrapped}\n\n{whole}\n").split("\n")[3] == (
        "2014-2018 **Lecturer in Nets**\tQuill College"
    )


@pytest.mark.parametrize(
    "block",
    [
        "Quill College\n2018-2020 **Reader in Looms**\nTaught the dyeing of nets",
        "Quill College\n**Reader in Looms** 2018–2020\nVale, Norway",
        "**Quill College**\n2018-2020 **Reader in Looms**\nand dyer",
        "A line\nof prose in\n**three** parts 2019",
        "Guild of the\n**Fellowship** 2019\nNorth\nand the South",
    ],
)
def test_other_blocks_stay(block: str) -> None:
    assert with_centred_rows(f"\n{block}\n") == f"\n{block}\n"
