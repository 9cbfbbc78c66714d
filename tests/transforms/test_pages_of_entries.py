"""Pages of the web: posts below a vague heading, works of one author, names over titles, icons, BibTeX."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import lines_of, outline, parsed
from transforms.furniture.furniture import furniture
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read as read_file


def page(body: str) -> ParsedCV:
    """What a page states whose owner is invented."""
    html = f"<html><body><h1>Jane Q. Miller</h1>{body}</body></html>"
    return parse(read_file(html.encode(), "page.html"))


@pytest.mark.parametrize("heading", ["Professional", "Academic Life"])
def test_posts_below_a_heading_of_duties(heading: str) -> None:
    posts = "- Lecturer, Globex University, 2015-present\n- Research Intern, Acme Labs, 2012"
    found = parsed(f"## {heading}\n\n{posts}")
    assert [(one.title, one.organization) for one in found.positions] == [
        ("Lecturer", "Globex University"),
        ("Research Intern", "Acme Labs"),
    ]
    duties = "- Reviewer, ICML, 2015\n- Committee Member, Loom Society, 2012"
    assert not parsed(f"## {heading}\n\n{duties}").positions


def test_works_of_one_author_below_recent_work() -> None:
    works = "".join(
        f"- **{title}**\n  Jane Q. Miller\n  *Loom Letters* 8(3), 45-47, {year}\n"
        for title, year in (("Looms that listen", 2021), ("Warps that wander", 2019), ("Fine yarn", 2018))
    )
    assert outline(f"# Jane Q. Miller\n\nA page\n\n## Recent Work\n\n{works}")[-1] == ("papers", "Recent Work")
    found = parsed(f"## Recent Work\n\n{works}").papers
    assert [(one.title, one.authors) for one in found] == [
        ("Looms that listen", ["Jane Q. Miller"]),
        ("Warps that wander", ["Jane Q. Miller"]),
        ("Fine yarn", ["Jane Q. Miller"]),
    ]


def test_an_owner_named_every_few_lines_is_no_running_head() -> None:
    filler = "\n\n".join(f"Words of line {'abcdefghijkl'[i]}" for i in range(12))
    every_few = "Jane Q. Miller\n\nLecturer\n\nGlobex\n\nTurku\n\nOne\n\nTwo\n\n" + "Jane Q. Miller\n\nThree\n\n" * 3
    assert not furniture(lines_of(every_few))
    pages = f"Jane Q. Miller\n\nLecturer\n\n{filler}\n\nJane Q. Miller\n\n{filler}\n\nJane Q. Miller\n\n{filler}"
    assert len(furniture(lines_of(pages))) == 2


@pytest.mark.parametrize(("opened", "closed"), [('"', '"'), ("", "")])
def test_works_whose_names_stand_over_their_titles(opened: str, closed: str) -> None:
    works = "".join(
        f'<div><p>{names}</p><p class="t">{opened}<b>{title}</b>{closed}</p><p><i>ICML {year}</i></p></div>'
        for names, title, year in (
            ("Bo Marsh and Jane Q. Miller", "Looms that listen", 2021),
            ("Jane Q. Miller", "Warps that wander", 2019),
            ("Ada Fern, Bo Marsh, and Jane Q. Miller", "Fine yarn", 2018),
        )
    )
    found = page(f"<h2>Publications</h2>{works}").papers
    assert [(one.title, len(one.authors), one.year) for one in found] == [
        ("Looms that listen", 2, 2021),
        ("Warps that wander", 1, 2019),
        ("Fine yarn", 3, 2018),
    ]


def test_an_icon_is_the_sign_of_an_address() -> None:
    found = page('<p>Lecturer</p><p>jane.miller<i class="fa fa-at"></i>globex.edu</p>')
    assert found.person
    assert found.person.emails == ["jane.miller@globex.edu"]
    found = page('<p>Lecturer</p><p><i class="fa fa-at"></i> jane.miller@globex.edu</p>')
    assert found.person
    assert found.person.emails == ["jane.miller@globex.edu"]


def test_icons_of_files_lead_to_no_pages_of_the_owner() -> None:
    works = "".join(
        f'<li><b>{title}</b><br>Bo Marsh, Jane Q. Miller<br>ICML {year}<br><a href="https://moss.example.org/{year}">'
        '<i class="fas fa-file-pdf"></i></a></li>'
        for title, year in (("Looms that listen", 2021), ("Warps that wander", 2019))
    )
    found = page(f"<h2>Publications</h2><ul>{works}</ul>")
    assert found.person
    assert not found.person.urls
    assert [(one.title, one.venue) for one in found.papers] == [
        ("Looms that listen", "ICML"),
        ("Warps that wander", "ICML"),
    ]


def test_bibtex_shown_below_its_work_is_no_other() -> None:
    works = "".join(
        f"<p>Bo Marsh, Jane Q. Miller. {title}. <i>ICML</i>, {year}. BibTeX</p>"
        f"<pre>@inproceedings{{marsh{year},\n  title={{{title}}},\n  author={{Bo Marsh and Jane Q. Miller}},\n"
        f"  year={{{year}}}\n}}</pre>"
        for title, year in (("Looms that listen", 2021), ("Warps that wander", 2019))
    )
    found = page(f"<h2>Publications</h2>{works}").papers
    assert [(one.title, one.year) for one in found] == [("Looms that listen", 2021), ("Warps that wander", 2019)]


def test_contacts_among_labels_at_the_side() -> None:
    rows = (
        ("Education", "PhD, Globex University, 2004"),
        ("Publications", "Miller, J. Q. (2010). Looms that listen. Loom Letters 4, 5-9."),
        ("Awards", "Loom Medal, 2012"),
        ("Service", "Reviewer, ICML, 2015"),
        ("Contact", "Moss Building, Room 4"),
    )
    table = "".join(f"<tr><td><b>{label}</b></td><td>{text}</td></tr>" for label, text in rows)
    found = page(f"<table>{table}</table>")
    assert [(one.role, one.venue) for one in found.service] == [("reviewer", "ICML")]


@pytest.mark.parametrize(
    "head",
    [
        '<p class="a"><span style="x"><strong>Honors and Awards</strong></span></p>',
        '<div class="field__label">Honors and Awards</div>',
        '<div class="section-heading">Honors and Awards</div>',
    ],
)
def test_honours_as_cards_below_a_heading_in_plain_markup(head: str) -> None:
    cards = "".join(
        f'<article><div class="h"><h4>{name}</h4><span class="year">{year}</span></div>{giver}</article>'
        for name, year, giver in (
            ("Early Career Award", 2014, "<p>SIGIR</p>"),
            ("Loom Medal", 2012, ""),
            ("Dissertation Award", 2010, ""),
        )
    )
    found = page(f"<div>{head}{cards}</div>").awards
    assert [(one.name, one.start) for one in found] == [
        ("Early Career Award", "2014"),
        ("Loom Medal", "2012"),
        ("Dissertation Award", "2010"),
    ]


def test_a_tab_names_its_panel_whose_entries_have_headings() -> None:
    cards = "".join(
        f'<article><div class="h"><h4>{name}</h4><span class="year">{year}</span></div></article>'
        for name, year in (("Presidential Scholarship", 2014), ("Loom Medal", 2012))
    )
    tabs = '<ul class="nav nav-tabs"><li><a href="#one">News</a></li><li><a href="#two">Awards</a></li></ul>'
    news = "<ul><li>May 2024: A new page is online.</li><li>May 2023: I am looking for students.</li></ul>"
    found = page(f'{tabs}<div id="one">{news}</div><div id="two">{cards}</div>').awards
    assert [one.name for one in found] == ["Presidential Scholarship", "Loom Medal"]


def test_how_far_a_work_is_heads_no_group_of_works() -> None:
    works = "".join(
        f"<div><p>{names}</p><p>“<b>{title}</b>”</p><p><i>{where}</i></p></div>"
        for names, title, where in (
            ("Bo Marsh and Jane Q. Miller", "Looms that listen", "Loom Letters 4 (2021)"),
            ("Ada Fern and Jane Q. Miller", "Warps that wander", "In preparation"),
            ("Ada Fern, Bo Marsh, and Jane Q. Miller", "Fine yarn", "Loom Letters 2 (2018)"),
        )
    )
    found = page(f"<h2>Publications</h2>{works}").papers
    assert [(one.title, one.status) for one in found] == [
        ("Looms that listen", "published"),
        ("Warps that wander", "in_preparation"),
        ("Fine yarn", "published"),
    ]


def test_a_bold_title_over_names_heads_no_section() -> None:
    works = "".join(
        f"### {year}\n\n**{title}**\nBo Marsh & Jane Q. Miller\nICML {year}\n\n"
        for title, year in (("Adaptive Estimation of Recommendation Systems", 2021), ("Weaving with Software", 2019))
    )
    found = parsed(f"**Publications**\n\n{works}**Talks**\n\n- Looms, Globex University, 2020\n").papers
    assert [one.title for one in found] == ["Adaptive Estimation of Recommendation Systems", "Weaving with Software"]


def test_works_in_rows_below_scholarship() -> None:
    works = "".join(
        f'<div class="row"><div class="col-3"><img src="x.png"></div><div class="col-9"><div>{title}</div>'
        f"<div>{names}</div><div>Loom Letters 8, 45-47 ({year})</div></div></div>"
        for title, names, year in (
            ("Looms that listen", "Bo Marsh & Jane Q. Miller", 2021),
            ("Warps that wander", "Jane Q. Miller", 2019),
            ("Fine yarn", "Jane Q. Miller & Ada Fern", 2018),
        )
    )
    found = page(f"<h2>Scholarship</h2>{works}")
    assert [one.title for one in found.papers] == ["Looms that listen", "Warps that wander", "Fine yarn"]
    assert not found.awards


def test_a_date_over_a_post_below_a_heading_of_duties_is_the_post_s() -> None:
    posts = "".join(
        f"<p>{date}<br><b>{title}</b><br>Globex University</p>"
        for date, title in (("2018 – Present", "Professor"), ("2012 – 2018", "Associate Professor"))
    )
    found = page(f"<p><b>ACADEMIC LIFE</b></p>{posts}<p><b>TEACHING</b></p><p>Looms, Fall 2020</p>").positions
    assert [(one.title, one.start) for one in found] == [
        ("Professor", "2018"),
        ("Associate Professor", "2012"),
    ]


def test_a_link_over_a_whole_reference_is_no_title() -> None:
    works = (
        '<p><a href="http://x.org/1">Miller, Jane, and Bo Marsh. 2019. "The Local Reading of Looms." '
        "<i>International Looms</i> 56 (1): 70-86</a>.</p>"
        '<p><a href="http://x.org/2">Miller, Jane, Bo Marsh, and Ada Fern. 2017. "Salt and Scale in the North." '
        "<i>Letters of Moss</i> 5 (1): 7-18</a>.</p>"
    )
    found = page(f"<h2>Publications</h2>{works}").papers
    assert [(one.title, one.venue, one.year, one.url) for one in found] == [
        ("The Local Reading of Looms", "International Looms", 2019, "http://x.org/1"),
        ("Salt and Scale in the North", "Letters of Moss", 2017, "http://x.org/2"),
    ]


def test_paragraphs_between_references_tell_of_them() -> None:
    works = (
        '<p>Miller, Jane, and Bo Marsh. 2019. "The Local Reading of Looms." <i>Far Looms</i> 56 (1): 70-86.</p>'
        '<p><a href="http://x.org/1">Free view</a></p>'
        "<p>Does the price of wool move the price of glass? This test finds no support in a rerun of Moe (2016).</p>"
        '<p>Miller, Jane, and Ada Fern. 2017. "Salt and Scale in the North." <i>Letters of Moss</i> 5 (1): 7-18.</p>'
        "<p>We describe glass kilns in Norway, with a new list from major, minor, and lost sites (1999-2014).</p>"
    )
    found = page(f"<h2>Publications</h2>{works}").papers
    assert [one.title for one in found] == ["The Local Reading of Looms", "Salt and Scale in the North"]


def test_a_table_of_sections_is_the_skeleton_of_a_page() -> None:
    rows = (
        ("Education", "<table><tr><td>2009</td><td>PhD in History, Globex University</td></tr></table>"),
        ("Career", "<table><tr><td>2017 - 2023</td><td>Lecturer, Acme University</td></tr></table>"),
        ("Awards", "<ul><li>Loom Medal, 2012</li></ul>"),
        ("Research Interests", "<p>Looms, Warps</p>"),
    )
    table = "".join(f"<tr><td><b>{label}</b></td><td>{held}</td></tr>" for label, held in rows)
    found = page(f"<table>{table}</table>")
    assert [(one.degree, one.organization) for one in found.education] == [("PhD", "Globex University")]
    assert [(one.title, one.organization) for one in found.positions] == [("Lecturer", "Acme University")]
    assert [one.name for one in found.awards] == ["Loom Medal"]


def test_a_work_alone_in_its_group_looks_like_the_others() -> None:
    card = '<div class="card"><h3>{}</h3><p>Bo Marsh, Jane Q. Miller</p><p>Loom Letters, {}</p></div>'
    groups = (
        f"<p><i>Books</i></p>{card.format('Recommendation Systems', 2021)}"
        f"<p><i>Articles</i></p>{card.format('Warps that wander', 2019)}{card.format('Fine yarn', 2018)}"
    )
    found = page(f"<details><summary>Publications</summary>{groups}</details>").papers
    assert [(one.title, one.year) for one in found] == [
        ("Recommendation Systems", 2021),
        ("Warps that wander", 2019),
        ("Fine yarn", 2018),
    ]


@pytest.mark.parametrize("heading", ["Recent Work", "Scholarship"])
def test_works_in_full_names_below_a_heading_of_something_else(heading: str) -> None:
    works = (
        '- Marsh, Bo, and Jane Q. Miller. 2021. "Looms that listen." *Loom Letters* 4: 5-9.\n'
        "  Using records of 2010, I show that looms listen to wool.\n"
        '- Fern, Ada, and Jane Q. Miller. 2019. "Warps that wander." *Loom Letters* 2: 15-19.\n'
        "  Using records from 2013, I show that warps wander for long.\n"
    )
    found = parsed(f"## {heading}\n\n{works}")
    assert [one.title for one in found.papers] == ["Looms that listen", "Warps that wander"]
    assert not found.positions
    assert not found.awards


@pytest.mark.parametrize(
    ("line", "titles"),
    [
        ("Associate Professor and Director, Institute for Looms", ["Associate Professor", "Director"]),
        ("Professor of Botany and Director of the Moss Center", ["Professor of Botany", "Director"]),
        ("Professor and Head, Department of Botany", ["Professor and Head"]),
    ],
)
def test_two_posts_on_one_line_below_the_name(line: str, titles: list[str]) -> None:
    found = page(f"<p>{line}</p><p>Globex University</p>").positions
    assert [one.title for one in found] == titles
    assert found[0].organization == "Globex University"


def test_a_work_alone_in_its_year_is_one_paragraph() -> None:
    works = "".join(
        f"### {year}\n\n**{title}**\n{names}\n*Comparative Loom Studies* {number}:213-250 ({year})\n\n"
        for year, title, names, number in (
            (2021, "Looms that listen", "Miller, J.", 11),
            (2019, "Warps that wander", "Miller, J. and Fern, A.", 64),
        )
    )
    found = parsed(f"## Publications\n\n{works}").papers
    assert [(one.title, one.venue, one.year) for one in found] == [
        ("Looms that listen", "Comparative Loom Studies", 2021),
        ("Warps that wander", "Comparative Loom Studies", 2019),
    ]
