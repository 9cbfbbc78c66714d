"""Bullets that a PDF draws as shapes, as browsers print them. All made up."""

import pytest

from tests.transforms.readers.pdf.made_pdf import Pdf
from tests.transforms.readers.pdf.pdf_pages import filled, text

TOPICS = ("leaves of elms", "roots of larches", "woods by rivers")


def _drawn(pdf: Pdf, x: float, y: float, wide: float, high: float) -> None:
    pdf.pages[-1].append(f"{x} {pdf.height - y} {wide} {high} re f")


def _list(wide: float = 3, high: float = 3, back: float = 10, up: float = 2) -> str:
    pdf = Pdf()
    for number, topic in enumerate(TOPICS):
        y = 60 + 12 * number
        pdf.at(80, y, topic)
        _drawn(pdf, 80 - back, y - up, wide, high)
    return text(filled(pdf))


def test_a_small_square_before_a_line_is_its_bullet() -> None:
    assert all(f"- {topic}" in _list() for topic in TOPICS)


@pytest.mark.parametrize(
    "shape",
    [
        pytest.param({"wide": 8, "high": 8, "back": 12}, id="as large as an icon"),
        pytest.param({"wide": 6, "high": 1}, id="a rule"),
        pytest.param({"back": 60}, id="far away"),
        pytest.param({"up": -4}, id="below the line"),
        pytest.param({"back": -90}, id="behind the words"),
    ],
)
def test_other_shapes_are_none(shape: dict[str, float]) -> None:
    assert not any(f"- {topic}" in _list(**shape) for topic in TOPICS)


def test_dots_that_rate_a_skill_are_none() -> None:
    pdf = Pdf()
    pdf.at(80, 60, "Pruning")
    for number in range(4):
        _drawn(pdf, 130 + 6 * number, 58, 4, 4)
    pdf.at(160, 60, "Grafting")
    found = text(filled(pdf))
    assert "- Grafting" not in found
    assert "•" not in found
