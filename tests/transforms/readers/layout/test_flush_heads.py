"""Rows whose first words name sections, below headings at the page's edge, in layout text. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.readers.pdf.made_pdf import Pdf
from tests.transforms.readers.pdf.pdf_pages import text as text_of
from transforms.readers.layout.heads import with_headings

_TOP = """\
                                Ada Novak

  Mail: ada@novak.example                                        Web: novak.example


EDUCATION


  2012             PhD in Botany, University of Brno, on the slow growth of old orchards and of hedges
                   Thesis on leaves

  2008             MSc in Botany, University of Brno, with a thesis on the roots of pears


PROFESSIONAL ACTIVITIES


  Referee          Journal of Leaves, Annals of Twigs, Woods and Weather, Letters on Orchards, Roots
                   of the North, Hedge Review

  Program          TWIG 2021, ROOT 2022
  Committee


SKILLS


  Software         R, Python, Julia

  Languages        Czech, Dutch


AWARDS


  2015             Medal of Woods
"""


@pytest.mark.parametrize("word", ["Software", "SOFTWARE"])
def test_labels_of_rows_are_no_headings_below_those_at_the_edge(word: str) -> None:
    (lines,) = with_headings([_TOP.replace("Software", word).split("\n")])
    assert any(line.split() == [word, "R,", "Python,", "Julia"] for line in lines)
    assert not {"REFEREE", "SOFTWARE", "LANGUAGES"} & set(lines)


@pytest.mark.parametrize(("first", "second"), [("Program", "Committee"), ("Area", "Chair")])
def test_a_label_of_two_words_goes_on_below(first: str, second: str) -> None:
    pdf = Pdf()
    for number in range(6):
        pdf.at(50, 100 + 40 * number, f"201{number}")
        pdf.at(120, 100 + 40 * number, f"Keeper of {number} leaves in Prague, where the woods are")
        pdf.at(120, 112 + 40 * number, "Wrote about the leaves of trees and of bushes")
    pdf.at(50, 350, first)
    pdf.at(120, 350, "TWIG 2021, ROOT 2022")
    pdf.at(50, 362, second)
    for number in range(9):
        pdf.at(120, 420 + 12 * number, "Wrote about the leaves of trees and of bushes, about roots and woods")
    assert f"{first} {second}\tTWIG 2021" in text_of(pdf)
