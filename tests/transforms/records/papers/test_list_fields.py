"""Lists of works whose lines are fields, and works below years. All works are made up."""

from tests.transforms.records.cited import papers, titles
from transforms.records.papers.papers import read_papers

NAMES = ["Geese on Wet Roofs", "what swans want", "Ducks on ice", "A plover's year"]


def test_lines_that_no_margin_broke_are_fields():
    body = "".join(f"- Lapwing, {2020 - i}\n  {title}. Mira Okoye, Ned Dahl\n" for i, title in enumerate(NAMES))
    found = papers(read_papers, body)
    assert [(one.title, one.venue, one.year) for one in found] == [
        (title, "Lapwing", 2020 - i) for i, title in enumerate(NAMES)
    ]


def test_paragraphs_of_as_many_lines_each_are_works():
    body = "\n".join(f"{title}\nin Annals of Ponds {i}\nDahl, N.; Okoye, M.\n" for i, title in enumerate(NAMES, 3))
    assert [(one.title, one.venue) for one in papers(read_papers, body)] == [(one, "Annals of Ponds") for one in NAMES]


def test_items_below_years_are_works():
    body = "".join(
        f"{2020 - i}\n\n- {title}. M. Okoye*. Lapwing.\n- On {title}. M. Okoye*.\n\n" for i, title in enumerate(NAMES)
    )
    found = papers(read_papers, body)
    assert [one.year for one in found] == [2020, 2020, 2019, 2019, 2018, 2018, 2017, 2017]


def test_paragraphs_with_the_owner_below_years_are_works():
    body = "".join(
        f"{2020 - i}\n\n{title}. Mira Okoye, Ned Dahl. Lapwing Letters.\n\n" for i, title in enumerate(NAMES[:2])
    )
    assert titles(body) == NAMES[:2]


def test_a_year_before_every_work_is_none_of_its_words():
    body = "\n\n".join(f"{2020 - i} {title}. Mira Okoye, Ned Dahl. Lapwing." for i, title in enumerate(NAMES))
    assert [(one.title, one.year) for one in papers(read_papers, body)] == [
        (title, 2020 - i) for i, title in enumerate(NAMES)
    ]


def test_works_of_three_lines_below_the_first_of_their_year() -> None:
    """LaTeX's margins state a year once: the works below it begin with names alone."""
    body = "".join(
        f"{year}Dahl, N. and Okoye, M.\n{title}\n*Lapwing*, {2020 - i // 2}.\n\n"
        for i, (title, year) in enumerate(zip(NAMES, ("2020\t", "", "2019\t", ""), strict=True))
    )
    assert [(one.title, one.year) for one in papers(read_papers, body)] == [
        (title, 2020 - i // 2) for i, title in enumerate(NAMES)
    ]
