"""Citation strings into fields, with the fitted tagger. All works are made up."""

import pytest

from transforms.citations.api import FIELDS, parse_string, parse_strings
from transforms.citations.tokens import tokenize


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        (
            "Okoye, M. A., & Dahl, N. (2013). Who counts geese? Bulletin of the Atomic Scientists, 69(5), 21–31.",
            {
                "authors": ["M. A. Okoye", "N. Dahl"],
                "title": "Who counts geese?",
                "container": "Bulletin of the Atomic Scientists",
                "year": "2013",
                "volume": "69",
                "issue": "5",
                "pages": "21–31",
            },
        ),
        (
            "[7] M. Okoye and N. Dahl, Phys. Rev. Lett. 62, 1813 (1989).",
            {
                "authors": ["M. Okoye", "N. Dahl"],
                "container": "Phys. Rev. Lett",
                "volume": "62",
                "pages": "1813",
                "year": "1989",
            },
        ),
        (
            "Okoye, M. A., & Dahl, N. 1995, MNRAS, 295, 319",
            {
                "authors": ["M. A. Okoye", "N. Dahl"],
                "container": "MNRAS",
                "year": "1995",
                "volume": "295",
                "pages": "319",
            },
        ),
        (
            "[2] M. Okoye, On long zero-sequences in geese, Period. Math. Hungar. 38 (1999), 179--211.",
            {
                "authors": ["M. Okoye"],
                "title": "On long zero-sequences in geese",
                "container": "Period. Math. Hungar",
                "volume": "38",
                "year": "1999",
                "pages": "179--211",
            },
        ),
        (
            "Okoye, Mira (1990), Governing the Geese: The Evolution of Flocks, Cambridge: Cambridge University Press.",
            {
                "authors": ["Mira Okoye"],
                "title": "Governing the Geese: The Evolution of Flocks",
                "publisher": "Cambridge University Press",
                "year": "1990",
            },
        ),
    ],
)
def test_strings(text, fields):
    found = parse_string(text)
    assert {name: found.get(name) for name in fields} == fields
    assert set(found) <= set(FIELDS)


def test_many_strings_come_back_in_order_and_as_one_by_one():
    texts = [
        f"Okoye, M. & Dahl, N. (20{n:02d}). Geese number {n} of many. Ecology Letters, {n}, 1-9." for n in range(90)
    ]
    assert parse_strings(texts) == [parse_string(text) for text in texts]
    assert [fields["year"] for fields in parse_strings(texts)] == [f"20{n:02d}" for n in range(90)]


@pytest.mark.parametrize(
    "text", ["", " ", ".", "((((", "\x00", "a" * 5000, "1 " * 3000, "“" * 50, "王伟，李娜。标题。期刊，2020。"]
)
def test_content_never_raises(text):
    assert isinstance(parse_string(text), dict)


def test_numbers_are_taken_apart():
    assert tokenize("Soc. 26(3):922–939, 1999.")[0] == ["Soc.", "26", "(3):", "922–939,", "1999."]


def test_addresses_stay_whole():
    assert tokenize("see http://a.org/b(1):2.pdf")[0] == ["see", "http://a.org/b(1):2.pdf"]
