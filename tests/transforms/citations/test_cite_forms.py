"""Citations in forms of many lands and fields: names, title, venue, year, status. All works are made up."""

import pytest

from transforms.citations.citation import Hints
from transforms.citations.cite import read_citations
from transforms.citations.text import Cited
from transforms.model import Span

OWNER = "Mira Okoye"


def cite(text):
    """The citation of a text in which *stars* set italics."""
    plain, spans = "", []
    for i, part in enumerate(text.split("*")):
        if i % 2:
            spans.append(Span(len(plain), len(plain) + len(part)))
        plain += part
    return read_citations([Cited(plain, italic=tuple(spans))], [Hints(OWNER)])[0]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Okoye, M., Dahl, N. & Le Brun, T. Geese on wet roofs. *Bird Studies* 4, 2–9 (2020).", "Le Brun, T."),
        ("Okoye, M., Dahl, N., van der Laan, P. 2021. Geese on wet roofs. *Bird Studies*, 4, 2.", "van der Laan, P."),
        ("M Okoye; N Dahl; Y Oh, “Geese on Wet Roofs,” in Proceedings of the 2021 Bird Congress, 2021.", "Y Oh"),
        ("M. Okoye y N. Dahl. Gansos en los tejados. Revista de Aves, 2019.", "N. Dahl"),
        ("Mira Okoye, Ned Dahl, and Uma Quist. T-REX: A tool for geese. In *Proc. of VLDB*, 2013.", "Uma Quist"),
    ],
)
def test_the_last_author_is_whole(text, names):
    assert cite(text).authors[-1].name == names


@pytest.mark.parametrize(
    ("text", "title", "venue"),
    [
        (
            "Okoye, M. & Dahl, N. Short paths over wet roofs in *Proceedings of the 3rd Bird Congress* (2025).",
            "Short paths over wet roofs",
            "Bird Congress",
        ),
        (
            "Okoye, M. & Dahl, N. Short paths over roofs *17th European Workshop on Bird Flight* (Turin, Italy). 2024.",
            "Short paths over roofs",
            "European Workshop on Bird Flight",
        ),
        ("M. Okoye, N. Dahl, Flight: A tool for geese, Proc. of SC, 2021.", "Flight: A tool for geese", "SC"),
        ("M. Okoye. Slow geese on lakes, Phys. Rev. B 12 (2019) 3-12", "Slow geese on lakes", "Phys. Rev. B"),
        (
            "Okoye, M., Dahl, N.: Errors in counting geese, Atmos. Environ., (in review)",
            "Errors in counting geese",
            "Atmos. Environ",
        ),
        (
            "Okoye, M. and N. Dahl. 2019. Geese in the U.S. Navy. J. Hist. Med. 12: 33-41.",
            "Geese in the U.S. Navy",
            "J. Hist. Med",
        ),
        (
            "Okoye M. M., Dahl N. Moving geese // Journal of Birds. 2019. V. 8. P. 1–9.",
            "Moving geese",
            "Journal of Birds",
        ),
        (
            "王小明, 李华等. (2021). 城市湖泊中大雁迁徙的比较研究. *Bird Studies*, 8, 3.",
            "城市湖泊中大雁迁徙的比较研究",
            "Bird Studies",
        ),
    ],
)
def test_the_title_ends_where_the_venue_begins(text, title, venue):
    read = cite(text)
    assert (read.title, read.venue) == (title, venue)


@pytest.mark.parametrize(
    ("text", "title", "venue"),
    [
        ("Okoye, M., & Dahl, N. (2019). *Slow geese on roofs. Roofing and Rain*, 65, 1-9.", "Slow geese on roofs",
         "Roofing and Rain"),
        ("Okoye, M., & Dahl, N. (2019). *Slow geese: what holds them? Journal of Roofs*, 2019.",
         "Slow geese: what holds them?", "Journal of Roofs"),
        ("Okoye, M., & Dahl, N. (2019). *Slow geese on wet roofs. A Review.* Journal of Roofs, 65, 1-9.",
         "Slow geese on wet roofs. A Review", "Journal of Roofs"),
    ],
)  # fmt: skip
def test_title_and_venue_in_one_style_part_at_the_stop(text, title, venue):
    citation = cite(text)
    assert (citation.title, citation.venue) == (title, venue)


def test_a_further_style_in_the_titles_is_the_venue():
    text = "Okoye M., Dahl N. Slow geese on wet roofs. Roofs International. 25(11): 587-600"
    start, venue = text.index("Slow"), text.index("Roofs I")
    spans = {"italic": (Span(start, venue + 20),), "bold": (Span(venue, venue + 20),)}
    citation = read_citations([Cited(text, **spans)], [Hints(OWNER)])[0]
    assert (citation.title, citation.venue) == ("Slow geese on wet roofs", "Roofs International")


def test_a_bracket_in_the_titles_italics_tells_the_standing():
    read = cite("Okoye, M., Dahl, N. *A mesh for tidal ponds (submitted to Ocean Tides).*")
    assert (read.title, read.venue, read.status) == ("A mesh for tidal ponds", "Ocean Tides", "submitted")


def test_words_over_the_title_are_no_authors_where_the_owner_stands_below():
    read = cite(
        "Shared Pond\nCare\n*Who Holds the Net? A Survey on Ponds*\nAna Bell and Mira Okoye\nBird Studies, May 2024"
    )
    assert [author.name for author in read.authors] == ["Ana Bell", "Mira Okoye"]


def test_a_year_before_the_venue_is_the_year():
    assert cite("Okoye, M., Geese in pairs, 2014, Bird Studies, 440, 1953").year == 2014


def test_a_bare_title_is_a_working_paper_unless_its_heading_says_published():
    assert cite("“Geese and the Price of Bread”").status == "preprint"
    stated = read_citations([Cited("“Geese and the Price of Bread”")], [Hints(OWNER, status="published")])
    assert stated[0].status == "published"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("(mit Ned Dahl und Uma Quist) *Gänsegeschichten*, Vogelhefte 25 (2017), H. 2.", ["Ned Dahl", "Uma Quist"]),
        (
            "“Fragile Geese,” first author with Ned Dahl and Uma Quist. *Bird* 27 (2013): 3-4.",
            ["Ned Dahl", "Uma Quist"],
        ),
    ],
)
def test_co_authors_are_told_in_many_words(text, names):
    read = cite(text)
    assert (read.with_owner, [author.name for author in read.authors]) == (True, names)


def test_whoever_wrote_the_reviewed_book_is_no_author():
    read = cite("Rez. von Marta Olsen: *Nordic Nets*, Oslo 2015. In: Zeitschrift für Vogelkunde 44 (2017), S. 312–314.")
    assert (read.title, read.authors) == ("Rez. von Marta Olsen: Nordic Nets", ())


def test_the_reviewed_book_is_no_venue():
    assert (
        cite("“Olsen on Nets.” Review of Marta Olsen’s *Nordic Nets* (Oslo, 2009). *Bird* 9 (2010): 1-5.").venue
        == "Bird"
    )


@pytest.mark.parametrize("join", [", ", " & ", " and ", ", and "])
@pytest.mark.parametrize("title", ["A study of bow threads", "Yarn and knots in winter"])
@pytest.mark.parametrize("stop", [".", ""])
def test_the_stop_behind_the_last_initials_ends_names_that_all_stand_so(join: str, title: str, stop: str) -> None:
    text = f"Quill A{stop}, Reed T{stop}{join}Fern S. {title}. Loom Studies, 4, 11-20, 2017"
    found = cite(text)
    assert found.title == title
    assert [one.name for one in found.authors] == [f"Quill A{stop}", f"Reed T{stop}", f"Fern S{stop}"]


def test_volumes_and_numbers_as_in_brazil():
    found = cite("OKOYE, M.; LUND, A. Geese in winter. Revista de Gansos, v. 50, n. 3, p. 210-218, 2015.")
    assert (found.details.volume, found.details.issue, found.details.pages) == ("50", "3", "210-218")


def test_a_century_is_no_number_of_a_meeting():
    assert cite("“Geese at court,” Sixteenth Century Journal 46 (2015): 89-117.").venue == "Sixteenth Century Journal"


@pytest.mark.parametrize(
    ("text", "title", "names"),
    [
        ("“Of ducks and tax.” Kempia XIV (4), 1978: 9–30.", "Of ducks and tax", []),
        ("*The Winter Goose*, Ornithologischer Anzeiger 2011/4, 2011, 12–19.", "The Winter Goose", []),
        ("Okoye, M. (article under review). Geese: How they sleep.", "Geese: How they sleep", ["Okoye, M."]),
        ("Okoye, M. (2019). Ducks of ports. In “Birds: An atlas” (pp. 3–21). Weft.", "Ducks of ports", ["Okoye, M."]),
    ],
)  # fmt: skip
def test_what_stands_where_names_or_titles_do(text, title, names):
    found = cite(text)
    assert (found.title, [author.name for author in found.authors]) == (title, names)


def test_a_given_name_behind_an_initial_before_the_title():
    for quoted in ("*“Geese of tidal towns.”*", "“Geese of tidal towns.” *Weft Letters* 3, 2019."):
        found = cite(f"Okoye, Mira A., Lund, J. Tore. {quoted}")
        assert [author.name for author in found.authors] == ["Okoye, Mira A.", "Lund, J. Tore"]


def test_an_address_on_a_third_line_makes_no_title_of_title_and_venue():
    text = (
        "Bo Orr, Mira Okoye, and Cy Lund.\nSlow Reeds for Kind Looms. arXiv, 2020.\nhttps://arxiv.org/abs/2011.98765."
    )
    found = cite(text)
    assert (found.title, found.venue, found.year) == ("Slow Reeds for Kind Looms", "arXiv", 2020)
