"""Menus left of a page, and values that stand right at their labels."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

MENU = ("Ilse Brandvold", "Home", "Vita", "Quarry group", "Papers", "Teaching", "Some links", "Drains diary")
BODY = (
    "Ilse Brandvold",
    "",
    "Ilse Brandvold holds the Oulu Chair of Quarry Studies at the University of Oulu since",
    "March 2015, where she joined as a lecturer in 2009. Before that she was a postdoctoral",
    "researcher at the University of Turku. She asks how quarries were drained and who",
    "paid for the pumps.",
    "",
    "In 2013 she received the Pail Medal of the Society of Drains. Her pumps are shown in",
    "three museums of the north, and a fourth one asks for them year after year.",
    "She wrote two books on pails.",
)


def page(menu: tuple[str, ...], place: int, blank: bool = False) -> str:
    body = [line for line in BODY if blank or line]
    rows = [*menu, *[""] * (len(body) - len(menu))]
    return "\n".join(f"{left:<{place}}{line}".rstrip() for left, line in zip(rows, [*body, *[""] * 9], strict=False))


def shown(text: str) -> str:
    return read(text.encode(), "page.txt").text


@pytest.mark.parametrize("place", [15, 18, 24])
def test_a_menu_left_of_a_page_goes_below_it(place: int) -> None:
    text = page(MENU[:7], place) + "\n\n" + "\n".join(" " * place + line for line in BODY[2:])
    shown_text = shown(text)
    assert "since\nMarch 2015, where she joined" in shown_text
    assert shown_text.rstrip().endswith("Papers | Teaching | Some links")


def test_a_menu_hides_no_post() -> None:
    text = page(MENU[:7], 18) + "\n\n" + "\n".join(" " * 18 + line for line in BODY[2:])
    posts = [post.title for post in parse(read(text.encode(), "page.txt")).positions]
    assert "Oulu Chair of Quarry Studies" in posts
    assert "lecturer" in posts


def test_dates_left_of_entries_are_no_menu() -> None:
    rows = "\n".join(f"{2000 + n}-{2002 + n}       Reader in Pumps number {n}, University of Oulu" for n in range(9))
    more = "\n".join(" " * 16 + f"further words on pumps {n}" for n in range(9))
    assert " | " not in shown(f"{rows}\n{more}\n")


@pytest.mark.parametrize(
    ("glued", "apart"),
    [
        ("Emaililse@quarries.example", "Email: ilse@quarries.example"),
        ("E-maililse.b@quarries.example", "E-mail: ilse.b@quarries.example"),
        ("Phone+358 40 123 4567", "Phone: +358 40 123 4567"),
        ("emailing@quarries.example", "emailing@quarries.example"),
        ("Telephones 12", "Telephones 12"),
    ],
)
def test_values_stand_apart_from_their_labels(glued: str, apart: str) -> None:
    assert apart in shown(f"Ilse Brandvold\n\n{glued}\n").splitlines()


def test_years_stand_apart_from_prizes() -> None:
    prizes = "* 03/2015Pail Medal\n* 2013Pump Prize\n* 10/2011Drain Award\n"
    names = [
        award.name for award in parse(read(f"# Ilse Brandvold\n\n## Honours\n\n{prizes}".encode(), "a.txt")).awards
    ]
    assert names == ["Pail Medal", "Pump Prize", "Drain Award"]


def test_one_year_with_letters_is_a_name() -> None:
    assert "Tool 2019Xyz" in shown("# Ilse Brandvold\n\nTool 2019Xyz\n")


def test_years_in_addresses_stay_as_they_are() -> None:
    works = "".join(
        f"* Pails {n}. [pdf](papers/{n}Drain.pdf) <https://quarries.example/a-{n}Oulu.pdf>\n" for n in range(2015, 2020)
    )
    assert works.strip() in shown(f"# Ilse Brandvold\n\n## Papers\n\n{works}")


def test_years_stand_apart_in_ranges_too() -> None:
    posts = "* 2015-2017Reader in Drains\n* 2011 – 2015Lecturer in Pails\n* (2009Clerk of Pumps)\n"
    assert "* 2015-2017 Reader" in shown(f"# Ilse Brandvold\n\n## Posts\n\n{posts}")
