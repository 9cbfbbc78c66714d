"""Kinds of works at the right of their titles. All works are made up."""

from transforms.citations.kind_labels import without_kind_labels
from transforms.lines.read import read_lines
from transforms.parse import parse
from transforms.readers.dispatch import read

LIST = """\
Slow geese on wet roofs          {}
Okoye, M.; Dahl, N.
Bird Studies, 2021.
Grey geese under bridges of wood          {}
Dahl, N.; Okoye, M.; Weil, O.
Proceedings of the Bird Workshop, 2019.
Nine geese          {}
Okoye, M.
Bird Letters, 2018."""


def test_kinds_beside_titles_are_no_words_of_theirs():
    found = parse(
        read(f"Mira Okoye\n\nPublications\n\n{LIST.format('Journal', 'Conference', 'Journal')}".encode(), "a.txt")
    )
    assert [paper.title for paper in found.papers] == [
        "Slow geese on wet roofs",
        "Grey geese under bridges of wood",
        "Nine geese",
    ]
    assert [len(paper.authors) for paper in found.papers] == [2, 3, 1]


def test_places_and_few_kinds_beside_titles_stay():
    for labels in (("Journal", "Bird Studies", "Bird Letters"), ("Journal", "Conference", "Bird Letters")):
        lines = read_lines(read(LIST.format(*labels).encode(), "a.txt"))
        assert without_kind_labels(lines) == lines
