"""PDF files with a label as wide as its margin, so that hardly a blank parts it from the text. All made up."""

import pytest

from tests.transforms.readers.pdf.made_pdf import Pdf, width
from tests.transforms.readers.pdf.pdf_pages import text

_FIRST, _TEXT = 50.0, 130.0


def _page(label: str, beside: str) -> Pdf:
    pdf = Pdf()
    for number, words in enumerate(("Education", "Teaching", "Awards", "Service")):
        pdf.at(_FIRST, 100 + 60 * number, words)
        for line in range(3):
            pdf.at(
                _TEXT, 100 + 60 * number + 12 * line, f"Wrote about the leaves of {number} trees and of bushes {line}"
            )
    pdf.at(_FIRST, 350, label)
    pdf.at(_TEXT, 350, beside)
    pdf.at(_TEXT, 362, "Wrote about roots and twigs and about woods")
    return pdf


@pytest.mark.parametrize("label", ["Selected Papers", "Research Grants"])
@pytest.mark.parametrize("beside", ["Slow looms of the north", "• Slow looms of the north"])
def test_the_place_of_the_text_parts_a_wide_label_from_it(label: str, beside: str) -> None:
    pdf = _page(label, beside)
    assert _TEXT - _FIRST - 12 < width(label, 10) < _TEXT - _FIRST
    found = text(pdf)
    assert f"## {label}" in found
    assert f"{label} Slow" not in found
    assert f"{label} •" not in found


def test_words_that_cross_that_place_stay_together() -> None:
    pdf = _page("Papers", "Slow looms of the north")
    pdf.at(_FIRST, 420, "About the roots of all the trees and twigs that stand in the woods")
    assert "About the roots of all the trees and twigs" in text(pdf)
