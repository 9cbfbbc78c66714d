"""Lists of names that semicolons part. All people are made up."""

import pytest

from transforms.citations.name_runs import name_run
from transforms.names.people import split_names
from transforms.names.semicolons import semicolon_run

LISTS = [
    ("Lund Prado, Odile; Okoye, Mira", ["Lund Prado, Odile", "Okoye, Mira"]),
    ("Okoye, Mira*; de la Vega, Ana M.; and Orr, Bo", ["Okoye, Mira", "de la Vega, Ana M.", "Orr, Bo"]),
    ("Okoye M; de la Vega LA and Orr B", ["Okoye M", "de la Vega LA", "Orr B"]),
    ("Lund, Ada; Okoye, Mira & Orr, Bo M.", ["Lund, Ada", "Okoye, Mira", "Orr, Bo M."]),
    ("OKOYE M.; DE LA VEGA E.", ["OKOYE M.", "DE LA VEGA E."]),
    ("OKOYE, M.; and DAHL, N.", ["OKOYE, M.", "DAHL, N."]),
    ("Okoye, M; Li, WQ; Orr, B, et al.", ["Okoye, M", "Li, WQ", "Orr, B"]),
    ("Okoye M.; Li W.; Orr B.", ["Okoye M.", "Li W.", "Orr B."]),
    ("M.Okoye; J.-L.Li; A.B.Orr", ["M.Okoye", "J.-L.Li", "A.B.Orr"]),
    ("Lund, Ines da Orr; Okoye, Mira van der; Dahl, Bo", ["Lund, Ines da Orr", "Okoye, Mira van der", "Dahl, Bo"]),
    ("DAHL Ned; OKOYE Mira", ["DAHL Ned", "OKOYE Mira"]),
    ("Okoye, Mira; Orr, Bo & Ada K. Lindqvist", ["Okoye, Mira", "Orr, Bo", "Ada K. Lindqvist"]),
    ("Okoye, Mira; Orr, Bo J., II; Lund, Ada", ["Okoye, Mira", "Orr, Bo J., II", "Lund, Ada"]),
]


@pytest.mark.parametrize(("text", "names"), LISTS)
def test_what_stands_between_two_semicolons_is_one_name(text, names):
    assert list(split_names(text)) == names


@pytest.mark.parametrize(("text", "_"), LISTS)
@pytest.mark.parametrize("behind", [" (2014). Geese", "\nGeese on wet roofs", ": Geese"])
def test_the_run_ends_with_the_last_name(text, _, behind):
    assert name_run(text + behind) == len(text)


def test_a_last_name_as_it_is_said_goes_on_behind_its_initial():
    names = "Okoye, Mira; Orr, Bo & Ada K. Lindqvist"
    assert name_run(names + ". Geese on wet roofs. *Ponds*") == len(names)


@pytest.mark.parametrize(
    "text",
    ["Deep geese; or, the swans of old", "Okoye M., Orr B.; Lund A., Dahl N.", "Geese and swans; a study of ponds"],
)
def test_other_words_are_no_such_list(text):
    assert semicolon_run(text, 0) == 0
