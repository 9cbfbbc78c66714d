"""Citations as lists of publications write them: names, badges, spans of years, volumes before a title in quotes."""

import pytest

from tests.transforms.citations.citing import cite, names
from transforms.model import Span
from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize(
    ("text", "authors"),
    [
        (
            "St. Moss, J., and Okoye, M. (2021). Tides of the inner fjord. Weft Letters 3, 1-9.",
            ["St. Moss, J.", "Okoye, M."],
        ),
        (
            "J. Vale, M. Okoye, Y. St. Moss, Moths and walls in winter. J. Weft 140, 293 (2017).",
            ["J. Vale", "M. Okoye", "Y. St. Moss"],
        ),
        (
            "Vale E, St. Moss HJ, Okoye M. Falls in tall mills. Acta Lanae. 2019;4:1-5.",
            ["Vale E", "St. Moss HJ", "Okoye M"],
        ),
        (
            "Vale PL, Orr JB, Okoye M. Vitamin D and falls in tall mills. Acta Lanae. 2008 Jun;3:524-529.",
            ["Vale PL", "Orr JB", "Okoye M"],
        ),
        (
            "Vale H., Okoye M.L., Do H. (2024), Why do mills burn? Acta Lanae, vol. 5, p. 16.",
            ["Vale H.", "Okoye M.L.", "Do H."],
        ),
        (
            "Ada Vale, Mira Okoye, and Carlos C. Fields†. Looms that learn to wait. Weft Letters, 12(3), 2005.",
            ["Ada Vale", "Mira Okoye", "Carlos C. Fields"],
        ),
    ],
)
def test_names_that_look_like_initials_or_words_stay_whole(text: str, authors: list[str]) -> None:
    assert names(cite(text)) == authors


def test_a_year_in_the_venue_takes_no_last_name_off_the_list() -> None:
    citation = cite(
        "Ada Vale, Mira Okoye, and Priya Quill†. Deep looms for slow rivers. In Proceedings of the 2022 Annual "
        "Meeting of the Weavers, pages 3-9, 2022."
    )
    assert (citation.title, names(citation)[-1]) == ("Deep looms for slow rivers", "Priya Quill")


def test_a_badge_says_that_the_work_is_published() -> None:
    citation = cite("[ICRA'24] Slow looms for tall grasses. Ada Vale, Mira Okoye, Bo T. Weld.")
    assert (citation.venue, citation.year, citation.status) == ("ICRA", 2024, "published")
    assert names(citation) == ["Ada Vale", "Mira Okoye", "Bo T. Weld"]


def test_a_tool_before_a_colon_belongs_to_the_title() -> None:
    citation = cite("[ICRA'14] Loom2Cloth: Patterns from a few threads. Ada Vale, Mira Okoye. [pdf]")
    assert citation.title == "Loom2Cloth: Patterns from a few threads"


@pytest.mark.parametrize(
    "text",
    [
        "Vale LW, Okoye M, Orr JJ. Falls from ladders in mills, 2005-2017. Ann Intern Med. 2008 Feb;76:1041-1053.",
        "Okoye, M., & Vale, F. C. (2010). Falls from ladders in mills, 2005-2017. BMJ Open, 40(4), 423-430.",
    ],
)
def test_a_span_of_years_belongs_to_the_title(text: str) -> None:
    citation = cite(text)
    assert citation.title == "Falls from ladders in mills, 2005-2017"
    assert citation.venue


def test_a_volume_before_the_title_in_quotes_is_the_journals() -> None:
    citation = cite(
        "Vale, H. S., Okoye, M., & Orr, F. B. 2025, MNRAS, 115, 1537-1541: “Cold dust in three ringed disks”"
    )
    assert (citation.title, citation.venue) == ("Cold dust in three ringed disks", "MNRAS")


def test_a_journal_behind_a_colon_stands_before_its_volume() -> None:
    citation = cite(
        "Vale, O., Okoye, M., and Orr, N., 2013, Sand under the old mill's wheel: Energy and Buildings, v. 9, p. 3-11."
    )
    assert (citation.title, citation.venue) == ("Sand under the old mill's wheel", "Energy and Buildings")


def test_a_journal_in_capitals_before_its_volume_is_no_author() -> None:
    citation = cite(
        "Slow light in cold glass,\nP.E. Vale, M. Okoye and H.S. Orr,\nMNRAS 6 (2013) 1410–1433 [arXiv:1310.19866]."
    )
    assert (names(citation), citation.venue) == (["P.E. Vale", "M. Okoye", "H.S. Orr"], "MNRAS")


def test_a_law_reviews_title_that_lists_names_nobody() -> None:
    citation = cite("Salt, Silk, and the Price of Freedom, 95 Columbia Law Review 771 (2005)")
    assert (citation.title, names(citation)) == ("Salt, Silk, and the Price of Freedom", [])


def test_a_figure_with_its_unit_ends_no_title_between_them() -> None:
    citation = cite(
        "Vale LW, Orr H, Okoye M, Quill C. Imaging of old felt at 3 Tesla. AIDS. 2021 Jul;100(12):1524–1551."
    )
    assert (citation.title, citation.venue) == ("Imaging of old felt at 3 Tesla", "AIDS")


@pytest.mark.parametrize(
    ("text", "authors", "venue"),
    [
        ("Slow looms for tall grasses, Ada Vale, Mira Okoye and Bo da Orr, ICLR", 3, "ICLR"),
        ("Slow looms for tall grasses, Mira Okoye and Bo da Orr, ICLR", 2, "ICLR"),
        ("Vale FD, Okoye MT, Orr JR, Quill O. Slow looms for tall grasses. Acta Lanae. 2019;46(11):688-702.", 4, None),
        ("Slow looms for tall grasses. Ada Vale, Mira Okoye. ICML 2018 (Featured in The Morning Weft)", 2, "ICML"),
        ("Ada Vale, Mira Okoye. Slow looms for tall grasses. ICML 2018 Acceptance rate 18.4%", 2, "ICML"),
    ],
)
def test_what_stands_behind_the_names_is_none_of_them(text: str, authors: int, venue: str | None) -> None:
    citation = cite(text)
    assert (citation.title, len(citation.authors)) == ("Slow looms for tall grasses", authors)
    assert venue in {None, citation.venue}


def test_the_owner_and_the_title_in_bold_are_parted_behind_other_names() -> None:
    text = "P. Vale, J. Orr, M. Okoye. Slow looms for tall grasses. In Proceedings of the Weavers, Hull, 2015."
    start, end = text.index("M. Okoye"), text.index(". In Proc")
    citation = cite(text, bold=(Span(start, end),))
    assert (citation.title, names(citation)) == ("Slow looms for tall grasses", ["P. Vale", "J. Orr", "M. Okoye"])


def test_a_note_in_italics_is_no_title() -> None:
    text = "Slow looms for tall grasses. Ada Vale, Mira Okoye. IEEE Access 5 (3), 13-18, 2022. (cited 57 times)"
    citation = cite(text, italic=(Span(text.index("(cited"), len(text)),))
    assert (citation.title, citation.venue) == ("Slow looms for tall grasses", "IEEE Access")


@pytest.mark.parametrize("kind", ["Data set", "Computer software", "Doctoral dissertation", "Work-in-progress paper"])
def test_the_kind_of_work_in_brackets_is_off_its_title(kind: str) -> None:
    assert (
        cite(f"Okoye, M. (2017). Slow looms for tall grasses [{kind}]. Zenodo.").title == "Slow looms for tall grasses"
    )


def test_a_meeting_behind_a_comma_is_none_of_the_title() -> None:
    text = "M. Okoye et al., Slow looms with many feet, IEEE International Conference on Communications (ICC), 2016."
    citation = cite(text)
    assert (citation.title, citation.venue) == (
        "Slow looms with many feet",
        "IEEE International Conference on Communications",
    )


@pytest.mark.parametrize("dash", ["—", "–", "-", "|"])
def test_a_dash_behind_the_names_ends_them(dash: str) -> None:
    text = f"Slow looms with many feet {dash} Ada Vale, Mira Okoye, Bo B. Orr {dash} STOC 2019"
    citation = cite(text, bold=(Span(0, 25),))
    assert (names(citation), citation.year) == (["Ada Vale", "Mira Okoye", "Bo B. Orr"], 2019)


def test_lines_that_end_inside_names_are_no_fields_however_many_each_work_has() -> None:
    works = (
        "Slow Looms for Tall and Very Slow Grasses. Ada Quill, Ines\nBrandt and Mira Okoye. In ICML, 2021.",
        "Wool That Remembers Its Sheep. Otto Weil and Ada\nQuill. In AAAI, 2020.",
        "The Many Sheds of a Northern Weaver. Ada Quill and\nMira Okoye. In KDD, 2019.",
        "Counting Every Loom in Hull for Thirty Years. Otto Weil, Ada\nQuill and Bo Orr. In ICLR, 2018.",
        "Some Are Woollier. Ada Quill, Ines Brandt, Otto Weil and Bo Orr. In ACM Conference on Human\nFactors, 2018.",
    )
    text = "# Ada Quill\n\n## Publications\n\n" + "\n\n".join(works)
    papers = parse(read(text.encode(), "cv.md")).papers
    assert [paper.authors for paper in papers] == [
        ["Ada Quill", "Ines Brandt", "Mira Okoye"],
        ["Otto Weil", "Ada Quill"],
        ["Ada Quill", "Mira Okoye"],
        ["Otto Weil", "Ada Quill", "Bo Orr"],
        ["Ada Quill", "Ines Brandt", "Otto Weil", "Bo Orr"],
    ]


@pytest.mark.parametrize("quotes", ["“”", '""'])
def test_a_quotation_in_the_middle_of_a_title_is_no_title(quotes: str) -> None:
    title = f"What does the {quotes[0]}weaver-centred approach{quotes[1]} mean in practice? A review"
    citation = cite(f"Okoye, M., & Orr, B. (2019). {title}. Acta Lanae, 46(11), 688-702.")
    assert (citation.title, citation.venue) == (title, "Acta Lanae")


def test_the_owner_s_short_name_alone_before_a_quotation_begins_a_work_though_only_pages_part_the_list() -> None:
    works = (
        "Bo Fern, Ada Quill, and Ann Vale, “Slow looms of the northern valleys and of\nfens”, Weft Quarterly, 2022.",
        "Ada Quill, “Wool that walks over the hills and through the valleys of the\nnorth”, Tides, 2021.",
        "Ann Vale, Bo Fern, and Ada Quill, “Dyes that keep their red in the sun of two\nsummers”, Tides, 2020.",
        "Ada Quill, “Madder on the banks of lakes”, Tides, 2019.",
    )
    page = "Ada Quill\n\nPublications\n{}\n{}\n\n{}\n{}\n"
    found = parse(read(page.format(*works).encode(), "quill.txt")).papers
    assert [paper.year for paper in found] == [2022, 2021, 2020, 2019]


def test_citations_that_are_a_long_line_each_need_no_marks() -> None:
    names = "Bo Orr, **Ada Vale**, Mia Lund, Cy Dorn, Per Aas, Ines Kolb, Tove Brandvold, Nils Okoye, and Ottilie Falk"
    own = names.replace("Bo Orr, **Ada Vale**", "**Ada Vale**, Bo Orr")
    works = [
        f"{own}. “Looms of the north: a survey of many mills.” *Weft Letters*, vol. 37, 2024, pp. 88–95.",
        f"{own}. Dyes at dusk: a study of wool and water in the fjord. 2025, Wool Blog, <https://wool.example.org/dyes>.",
        f"{names}. “Mills in motion: how weavers walk to work.” *Weft Letters*, vol. 34, 2021, pp. 12–19.",
        f"{own}. Tides of the inner fjord, and what they carry. 2023, Wool Blog, <https://wool.example.org/tides>.",
        f"{names}. “Yarn in the yard: a history of sheds and of their doors.” *Weft Letters*, vol. 33, 2020, pp. 2–9.",
    ]
    text = "Ada Vale\n\nPUBLICATIONS\n\n" + "\n".join(works)
    assert [paper.year for paper in parse(read(text.encode(), "a.txt")).papers] == [2024, 2025, 2021, 2023, 2020]
