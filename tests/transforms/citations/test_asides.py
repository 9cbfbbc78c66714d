"""What stands beside a citation's fields. All works are made up."""

import pytest

from tests.transforms.records.one_section import read
from transforms.citations.citation import Hints
from transforms.citations.cite import read_citations
from transforms.citations.text import Cited, without_label
from transforms.model import Link, Span

OWNER = "Mira Okoye"


def cite(text, **more):
    return read_citations([without_label(Cited(text, **more))[0]], [Hints(OWNER)])[0]


@pytest.mark.parametrize(
    ("text", "title", "authors", "venue", "year"),
    [
        ("[EuroSys'25] Geese in Flight over Lakes\nMira Okoye, Ned Dahl", "Geese in Flight over Lakes",
         ["Mira Okoye", "Ned Dahl"], "EuroSys", 2025),
        ("[MobiSys'25 Demo] Geese in Flight over Lakes\nMira Okoye, Ned Dahl", "Geese in Flight over Lakes",
         ["Mira Okoye", "Ned Dahl"], "MobiSys", 2025),
        ("Spectral gaps for geese (with N. Dahl), Israel J. Math. 227 (2018), 1-20.", "Spectral gaps for geese",
         ["N. Dahl"], "Israel J. Math", 2018),
        ("Orbits of geese on nine lakes (with N. Dahl)\nLakes and Knots, Volume 12, (2016) Issue 3, pp 51-60",
         "Orbits of geese on nine lakes", ["N. Dahl"], "Lakes and Knots", 2016),
        ("Geese on spheres, joint with P. Rao, Ann. Inst. Fourier 53 (2020), 899-934.", "Geese on spheres",
         ["P. Rao"], "Ann. Inst. Fourier", 2020),
        ("Okoye M, Rao P; for the STEADY Study Group. Frailty after a fall. Age Ageing. 2021;50(3):811-8.",
         "Frailty after a fall", ["Okoye M", "Rao P"], "Age Ageing", 2021),
        ("Rao, K., Okoye, M., Dahl, N. & [+12] 2023, Dust in early discs, MNRAS, 520, 3345", "Dust in early discs",
         ["Rao, K.", "Okoye, M.", "Dahl, N"], "MNRAS", 2023),
        ("Rao, K., et al. [23 authors including M. Okoye]. 2024. A synthesis of soil. Nature Climate Change 14: 88.",
         "A synthesis of soil", ["Rao, K.", "M. Okoye"], "Nature Climate Change", 2024),
        ("'Workers' Rights on the Lake' (2022) 42 Oxford Journal of Legal Studies 331", "Workers' Rights on the Lake",
         [], "Oxford Journal of Legal Studies", 2022),
        ("'Ouster by Geese' [2018] Public Law 265", "Ouster by Geese", [], "Public Law", 2018),
        ("2021 – “Ocean”, in R. Dahl (ed.), Keywords for Lakes, Routledge, 201-215.", "Ocean", [],
         "Keywords for Lakes", None),
        ("Okoye M, Rao P. Falls. In: Dahl N, Bell S, eds. Textbook of Medicine. Elsevier; 2020:455-470.", "Falls",
         ["Okoye M", "Rao P"], "Textbook of Medicine", 2020),
    ],
)  # fmt: skip
def test_asides_leave_the_fields_whole(text, title, authors, venue, year):
    found = cite(text)
    assert (found.title, [a.name for a in found.authors]) == (title, authors)
    assert (found.venue, found.year) == (venue, year)


@pytest.mark.parametrize(
    ("text", "title", "year"),
    [
        ("2023 “The Generator on the Lake.” Cultural Anthropology 38(2): 180–205.", "The Generator on the Lake", 2023),
        ("Okoye, M., & Rao, P. (revise & resubmit). Listening well. Psychological Science.", "Listening well", None),
        ("Review of B. Rao, Powers (OUP 2018), Lake Reviews, 2019.", "Review of B. Rao, Powers", 2019),
    ],
)  # fmt: skip
def test_years_and_states_around_a_title(text, title, year):
    at = text.find("Powers")
    cited, column = without_label(Cited(text, italic=(Span(at, at + 6),) if at > 0 else ()))
    found = read_citations([cited], [Hints(OWNER, year=column)])[0]
    assert (found.title, found.year) == (title, year)


def test_what_became_of_a_book_dates_nothing():
    text = "Review in Small States (with Ned Dahl) (Oxford University Press, 2017) (reviewed in (2018) 81 Lake Law 9)"
    found = cite(text, italic=(Span(0, 22),))
    assert (found.title, found.venue, found.year) == ("Review in Small States", "Oxford University Press", 2017)


def test_a_clause_behind_names_in_front_is_no_aside():
    found = cite("Okoye, M., with N. Dahl. 2020. “Counting Geese on Lakes.” Nature 1 (2): 3.")
    assert next(a.name for a in found.authors) == "Okoye, M."


@pytest.mark.parametrize(("number", "year"), [("29", 2018), ("’19", 2019)])
def test_a_meetings_number_is_no_year_beside_the_year_of_a_column(number: str, year: int) -> None:
    venue = f"Proceedings of SALT {number}"
    text = f"Quill, A. Knots that tell. In B. Fern & I. Moss (eds.), {venue}, 65-85."
    cited = Cited(text, italic=(Span(text.index(venue), text.index(venue) + len(venue)),))
    assert read_citations([cited], [Hints(OWNER, year=2018)])[0].year == year


def test_a_title_ends_where_the_number_of_its_preprint_begins():
    found = cite("Folded lattices and their shadows, arXiv:2104.00001.", begins_titled=True)
    assert (found.title, found.venue, found.details.arxiv) == (
        "Folded lattices and their shadows",
        "arXiv",
        "2104.00001",
    )


def test_what_an_author_is_called_does_not_end_the_names():
    found = cite("N. Dahl, M. Okoye (Miri), P. Rao. Geese in Flight over Lakes. In Proc. of EuroSys, 2025.")
    assert [author.name for author in found.authors] == ["N. Dahl", "M. Okoye", "P. Rao"]
    assert found.title == "Geese in Flight over Lakes"


def test_a_meeting_in_bold_below_a_linked_title_is_its_venue():
    title = "Slow Geese: towards Flight over Frozen Lakes"
    text = f"{title} (PDF) (Slides)\nNed Dahl, Mira Okoye\nACM GEESYS 2024 (CCF B)"
    bold = text.index("ACM")
    found = cite(text, bold=(Span(bold, bold + 15),), links=(Link(0, len(title), "https://geese.example"),))
    assert (found.title, found.venue, found.year) == (title, "ACM GEESYS", 2024)
    assert [author.name for author in found.authors] == ["Ned Dahl", "Mira Okoye"]


@pytest.mark.parametrize(
    ("behind", "venue", "volume", "issue", "pages"),
    [
        ("Journal of Northern Geese 212 61-78, 2014", "Journal of Northern Geese", "212", None, "61-78"),
        ("Goose Rep 5 20417, 2015", "Goose Rep", "5", None, "20417"),
        ("Letters on Geese 31 (03n04), 2150117, 2012", "Letters on Geese", "31", "03n04", "2150117"),
    ],
)
def test_volume_and_pages_with_a_blank_between(behind, venue, volume, issue, pages):
    found = cite(f"“Where the geese of two lakes sleep”. M Okoye and N Dahl. {behind}")
    details = found.details
    assert (found.venue, details.volume, details.issue, details.pages) == (venue, volume, issue, pages)


@pytest.mark.parametrize(
    "behind",
    [". R package version 1.2.", " [R package].", " (Version 0.4.1) [Computer software].", " [Computer software]."],
)
def test_what_kind_of_program_a_work_is_and_its_version_are_no_part_of_its_title(behind: str) -> None:
    found = cite(f"Okoye, M., & Dahl, N. (2019). goosesim: Simulating geese{behind}")
    assert (found.title, found.venue, found.year) == ("goosesim: Simulating geese", None, 2019)


def test_a_works_language_in_brackets_is_none_of_its_fields() -> None:
    found = cite("Okoye, M. and Dahl, N.: “Geese of nine lakes” [in Danish], Goose and Gander 33 (2018) 4, pp. 45-71")
    assert (found.title, found.venue, found.year) == ("Geese of nine lakes", "Goose and Gander", 2018)


@pytest.mark.parametrize("name", ["P. B. (Tova) Quillaraman", "Xi (Sean) Orr", "X. (Sean) Orr"])
@pytest.mark.parametrize("end", [' "A Theory of Ducks."', " (2018). *A Theory of Ducks.* Goose Review 4."])
def test_what_an_author_is_called_stands_inside_the_name(name: str, end: str) -> None:
    stop = "." if end.startswith(' "') else ""
    (work,) = read(f"## Publications\n\n- Jane Q. Miller, {name}{stop}{end}\n").papers
    assert (work.title, work.authors) == ("A Theory of Ducks", ["Jane Q. Miller", name])
