"""Works of markdown CVs: their fields in headings, in paragraphs of their own, in brackets."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def works(body: str) -> list[tuple[str, list[str], int | None, str | None]]:
    return [(one.title, one.authors, one.year, one.venue) for one in read(f"## Publications\n\n{body}").papers]


WHO = ("Jane Q. Miller and Bo Lund", "Jane Q. Miller, Wei Zhang, and Bo Lund", "Jane Q. Miller")
AUTHORS = (["Jane Q. Miller", "Bo Lund"], ["Jane Q. Miller", "Wei Zhang", "Bo Lund"], ["Jane Q. Miller"])
TITLES = ("Weaving at Scale", "On the Complexity of Knots", "Fair Division with Partial Information")
VENUES = ("Journal of Textile Research", "CHI", "Neural Computation")
YEARS = (2023, 2022, 2021)
WORKS = list(zip(TITLES, AUTHORS, YEARS, VENUES, strict=True))


def told(form: str) -> str:
    """Three works in one form."""
    each = zip(TITLES, WHO, YEARS, VENUES, strict=True)
    return "\n\n".join(form.format(title=t, who=w, year=y, venue=v) for t, w, y, v in each)


def test_a_heading_over_names_venue_and_year_is_a_title() -> None:
    assert works(told("#### {title}\n\n{who}. {venue}. {year}.\n\n[[Paper]](p.pdf)")) == WORKS
    assert works(told("### {title}\n\n{who}. *{venue}*, {year}.")) == WORKS


def test_fields_that_are_paragraphs_are_of_one_work() -> None:
    assert works(told("![](p.png)\n\n**{title}**\n\n{who}\n\n*{venue}*, {year}")) == WORKS
    lines = told("**{title}**\n\n{who}\n\n*{venue}*, {year}").replace("Jane Q. Miller", "Miller, J. Q.")
    assert [one[2:] for one in works(lines)] == [one[2:] for one in WORKS]


def test_a_month_in_brackets_behind_the_names_is_no_title() -> None:
    first = works("- Miller, J., & Lund, B. (November 2018) Weaving at scale, *Journal of Textile Research* 12:33–45")
    assert first == [("Weaving at scale", ["Miller, J.", "Lund, B."], 2018, "Journal of Textile Research")]


def test_a_note_on_equal_contributions_behind_the_names_is_no_title() -> None:
    line = "- Jane Q. Miller, Wei Zhang (\\* equal contribution). Stones in alpine lakes. Neural Computation 2015"
    assert works(line)[0][:2] == ("Stones in alpine lakes", ["Jane Q. Miller", "Wei Zhang"])


def test_the_owner_who_says_i() -> None:
    lines = '- Bo Lund, Wei Zhang, and I. "Weaving at scale." *CHI*, 2018.\n- Ada Quill and I. "On felt." *CHI*, 2016.'
    assert [one[1] for one in works(lines)] == [
        ["Bo Lund", "Wei Zhang", "Jane Q. Miller"],
        ["Ada Quill", "Jane Q. Miller"],
    ]


def test_long_venues_in_front_of_works_in_square_brackets() -> None:
    lines = (
        "- [CHI 2018] Jane Q. Miller, Bo Lund, and Wei Zhang. How Looms Learn.\n"
        "- [Zeitschrift für Webkunde 2020] Jane Q. Miller. Speech perception in noise.\n"
        "- [Proceedings of the International Conference on Felt (ICF) 2019] Ada Quill, Jane Q. Miller. Trusting them.\n"
    )
    assert [one[0] for one in works(lines)] == ["How Looms Learn", "Speech perception in noise", "Trusting them"]
    assert [one[2] for one in works(lines)] == [2018, 2020, 2019]


def test_an_honour_behind_a_dash_is_no_title() -> None:
    lines = (
        '- Jane Q. Miller, Bo Lund: "Weaving at scale", CHI, 2021 – *honorable mention*\n'
        '- Jane Q. Miller: "Fair division with little information", ICML, 2020 – *honorable mention*\n'
        '- Jane Q. Miller, Wei Zhang: "Fast rates for learning", EMNLP, 2019 – *best paper award*\n'
    )
    found = [one[0] for one in works(lines)]
    assert found == ["Weaving at scale", "Fair division with little information", "Fast rates for learning"]


def test_fields_in_paragraphs_below_a_title_with_its_standing() -> None:
    lines = (
        "**Trusting Weaving Robots**\n\nJane Q. Miller, Bo Lund\n\n*Early Modern Women*, 2023\n\n[Paper](a.pdf)\n\n"
        "**Speech Perception in Noise** (under review)\n\n**Jane Q. Miller**\n\n*BMJ Open*, 12, 2022\n\n"
        "**Slow Fibres: Evidence from Mills**\n\nJane Q. Miller, Wei Zhang\n\n*Applied Loom Science*, 2021\n"
    )
    assert [one[0::2] for one in works(lines)] == [
        ("Trusting Weaving Robots", 2023),
        ("Speech Perception in Noise", 2022),
        ("Slow Fibres: Evidence from Mills", 2021),
    ]


def test_links_behind_a_title_and_what_became_of_a_work_are_no_fields() -> None:
    cards = "".join(
        f"- **{title}** [pdf](a.pdf) [code](c)  \n  Ní Bhriain, S., & Miller, J.  \n  *{venue}*, {year}\n"
        for title, venue, year in zip(TITLES, VENUES, YEARS, strict=True)
    )
    assert [(one[0], one[2], one[3]) for one in works(cards)] == [(t, y, v) for t, _, y, v in WORKS]
    chosen = "* Jane Q. Miller. 2020. Sparse looms for felt. PLOS ONE 12: 33–45. *Selected as editor's choice.*"
    assert works(chosen)[0][3] == "PLOS ONE"


def test_places_and_years_before_linked_titles_are_where_these_appeared() -> None:
    cv = read(
        "# Jane Q. Miller\n\n## Publications\n\n- *Loom Letters* 2020 – [Felt under Rain](a.html), with Bo Fern\n"
        "- *Moss & Wool* 2018 – [Who Weaves at Night?](b.html)\n"
    )
    assert [(one.title, one.authors, one.venue, one.year) for one in cv.papers] == [
        ("Felt under Rain", ["Jane Q. Miller", "Bo Fern"], "Loom Letters", 2020),
        ("Who Weaves at Night?", ["Jane Q. Miller"], "Moss & Wool", 2018),
    ]
