"""Titles in quotes that open low. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def test_a_short_title_in_low_quotes_ends_with_them() -> None:
    found = read(
        "## Publications\n\nAda Quill, Bo Lind, Chuan Orr. „Zebra,“ in the Symposium on Looms (SL), Dortmund, Germany,"
        " December 7-10, 2021.\n\nAda Quill, Bo Lind. „k-Looms++ Revisited,“ in Journal of Looms, vol. 32, 2022.\n"
    ).papers
    assert [one.title for one in found] == ["Zebra", "k-Looms++ Revisited"]
