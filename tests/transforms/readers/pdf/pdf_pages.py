"""Pages of made-up PDF files: what the tests of their reader share."""

from tests.transforms.readers.pdf.made_pdf import Pdf
from transforms.readers.dispatch import read

PROSE = (
    "Studied leaves of a thousand trees and wrote about what they mean to people who live",
    "in the shade of the woods near",
    "Prague.",
)


def text(pdf: Pdf) -> str:
    return read(pdf.data(), "a.pdf").text


def filled(pdf: Pdf, y: float = 400, lines: int = 8) -> Pdf:
    """Body text below, so that the usual size and the right edge are known."""
    for number in range(lines):
        pdf.at(
            50,
            y + 12 * number,
            "Wrote about the leaves of trees and of bushes, about roots and twigs, about woods and",
            10,
        )
    return pdf
