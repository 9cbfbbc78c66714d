"""Names in capitals in ordinary letters."""

from __future__ import annotations

import pytest

from transforms.names.case import as_written


@pytest.mark.parametrize(
    ("name", "text", "written"),
    [
        ("AYŞE ILGIN", "Ayşe Ilgın, Bo Orr. “Slow Salt”", "Ayşe Ilgın"),
        ("Ayşe Ilgin", "AYŞE ILGIN\tAyşe Ilgın, Bo Orr", "Ayşe Ilgın"),
        ("ADA MACVALE", "By Bo Orr and Ada MacVale", "Ada MacVale"),
        ("ADA VALE", "Bo Orr and A. Vale", "Ada Vale"),
        ("Ada Vale", "Bo Orr and Ada Vale", "Ada Vale"),
    ],
)
def test_a_name_in_capitals_stands_elsewhere_in_ordinary_letters(name: str, text: str, written: str) -> None:
    assert as_written(name, [name.upper(), text]) == written
