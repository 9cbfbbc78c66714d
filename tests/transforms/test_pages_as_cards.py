"""Pages of the web: chips before titles, kickers over headings, lists named for the ear, news of works, button rows."""

from __future__ import annotations

from tests.transforms.records.one_section import read
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read as read_file


def page(body: str) -> ParsedCV:
    """What a page states whose owner is invented."""
    html = f"<html><body><h1>Jane Q. Miller</h1>{body}</body></html>"
    return parse(read_file(html.encode(), "page.html"))


def test_a_chip_with_venue_and_year_leaves_a_bare_venue() -> None:
    cards = "".join(
        f'<div class="card"><span class="chip">{venue}</span><h3>{title}</h3><p>Jane Q. Miller, Bo Marsh</p></div>'
        for venue, title in (("ICML 2023", "Looms that listen"), ("KDD 2021", "Warps that wander"))
    )
    found = page(f"<section><h2>Publications</h2>{cards}</section>").papers
    assert [(one.title, one.venue, one.year) for one in found] == [
        ("Looms that listen", "ICML", 2023),
        ("Warps that wander", "KDD", 2021),
    ]


def test_a_kicker_over_a_heading_belongs_to_no_work_above_it() -> None:
    card = '<div class="card"><h3>{}</h3><p>Jane Q. Miller, Bo Marsh</p></div>'
    body = (
        f"<section><p>What I wrote</p><h2>Publications</h2>{card.format('Tiny looms')}{card.format('Huge looms')}"
        "</section><section><p>How I help</p><h2>Service</h2><ul><li>Reviewer, ICML 2022</li></ul></section>"
    )
    found = page(body)
    assert [(one.title, one.venue) for one in found.papers] == [("Tiny looms", None), ("Huge looms", None)]
    assert [(one.role, one.venue) for one in found.service] == [("reviewer", "ICML")]


def test_a_list_is_named_for_those_who_hear_the_page() -> None:
    body = (
        '<section><h2>Service</h2><ul aria-label="Reviewer"><li>ICML 2022</li></ul>'
        '<ol aria-label="Program committee"><li>KDD 2021</li></ol></section>'
        '<section><h2>Awards</h2><ul aria-label="Awards"><li>Loom Medal, 2019</li></ul></section>'
    )
    found = page(body)
    assert [(one.role, one.venue) for one in found.service] == [("reviewer", "ICML"), ("program committee", "KDD")]
    assert [one.name for one in found.awards] == ["Loom Medal"]


def test_works_below_highlights_are_papers() -> None:
    cards = "".join(
        f'<div class="pub"><h3>{title}</h3><p>Jane Q. Miller, Bo Marsh</p><p>{venue}</p></div>'
        for title, venue in (
            ("Looms that listen", "ICML 2023"),
            ("Warps: a field guide", "KDD 2021"),
            ("Fine yarn", "KDD 2020"),
        )
    )
    found = page(f"<h2>Research Highlights</h2>{cards}").papers
    assert [(one.title, one.venue, one.year) for one in found] == [
        ("Looms that listen", "ICML", 2023),
        ("Warps: a field guide", "KDD", 2021),
        ("Fine yarn", "KDD", 2020),
    ]


def test_news_begin_with_the_title_of_what_was_accepted() -> None:
    found = read(
        "## News\n\n- May 2024: Listening Looms for Long Silk Threads accepted at KDD 2024!\n"
        "- Mar 2024: Two works on Listening Looms and Silk Threads accepted at ICML 2024.\n"
        "- Jan 2024: Our paper on looms was accepted to ICLR 2024.\n"
    ).papers
    assert [(one.title, one.venue, one.year) for one in found] == [
        ("Listening Looms for Long Silk Threads", "KDD", 2024)
    ]


def test_a_picture_makes_a_paragraph_of_a_sections_name_its_heading() -> None:
    found = read(
        "🔥 News\n\nMay 2024: Listening Looms for Long Silk Threads accepted at KDD 2024!\n\n"
        "📄 Publications\n\nJane Q. Miller, Bo Marsh. Warps and what they know. ICML 2022.\n\n"
        "Bo Marsh, Jane Q. Miller. Wefts of the north. KDD 2021.\n"
    ).papers
    assert [one.title for one in found] == [
        "Listening Looms for Long Silk Threads",
        "Warps and what they know",
        "Wefts of the north",
    ]


def test_links_may_stand_before_each_work() -> None:
    found = read(
        "## Publications\n\n[pdf](a.pdf) [code](b) Jane Q. Miller, Bo Marsh (2023). Listening looms. ICML.\n\n"
        "[pdf](c.pdf) Bo Marsh, Jane Q. Miller (2021). Silk and other threads. KDD.\n"
    ).papers
    assert [(one.title, one.year) for one in found] == [("Listening looms", 2023), ("Silk and other threads", 2021)]


def test_what_is_said_of_a_work_is_no_venue() -> None:
    found = read(
        "## Publications\n\n- **Jane Q. Miller†**, Bo Marsh†. Listening looms. Sensors, 2025; 25(4):1224. "
        "_† These weavers contributed equally._\n- Bo Marsh, Jane Q. Miller. Silk threads. KDD 2021.\n"
    ).papers
    assert [one.venue for one in found] == ["Sensors", "KDD"]
    cards = "".join(
        f'<div class="item"><p>{year} · loom</p><h3>{title}</h3><p>A warm account of the many ways in which silk is '
        "woven by hand, for people and for looms.</p></div>"
        for year, title in ((2024, "Looms that listen to weavers"), (2023, "Warps that wander from towns"))
    )
    assert [one.venue for one in page(f"<h2>Publications</h2>{cards}").papers] == [None, None]


def test_the_longer_list_of_authors_stays_where_news_say_a_work_again() -> None:
    found = read(
        "## News\n\n- May 2024: Our paper [Listening Looms for Long Silk Threads](https://doi.org/10.5555/12) "
        "is accepted to KDD 2024!\n\n"
        "## Publications\n\n- Bo Marsh, Jane Q. Miller. Listening Looms for Long Silk Threads.\n"
        "- Bo Marsh, Jane Q. Miller. Silk threads. KDD 2021.\n"
    ).papers
    assert found[0].authors == ["Bo Marsh", "Jane Q. Miller"]


def test_a_title_of_a_post_may_list_several_subjects() -> None:
    found = read(
        "## Employment\n\n- Lecturer in Dyes, Looms, and Yarns, University of Turku, 2015 - 2016\n"
        "- Director of Research, Weaving, and Outreach, Globex Corporation, 2013 - 2015\n"
        "- Director of Research, Globex Corporation, 2012 - 2013\n"
    ).positions
    assert [(one.title, one.organization) for one in found] == [
        ("Lecturer in Dyes, Looms, and Yarns", "University of Turku"),
        ("Director of Research, Weaving, and Outreach", "Globex Corporation"),
        ("Director of Research", "Globex Corporation"),
    ]


def test_asides_in_brackets_behind_employers_and_names_state_nothing_more() -> None:
    found = read(
        "Jane Q. Miller (PT, PhD, MSc) is a Postdoctoral Fellow at the University of Turku.\n\n"
        "## Employment\n\n- Weaving Intern, Warpsort (acquired by Google), 2021\n"
    )
    assert not found.education
    assert [(one.organization, one.unit) for one in found.positions if one.start] == [("Warpsort", None)]


def test_more_venues_of_the_sort_are_none_and_a_number_of_candidates_is_no_year() -> None:
    found = read(
        "## Service\n\n- Conference reviewer: CVPR, ICCV, and related venues\n"
        "- Reviewer: ICML and other conferences\n\n"
        "## Awards\n\n- Loom Prize, chosen from 2000 candidates\n"
    )
    assert [one.venue for one in found.service] == ["CVPR", "ICCV", "ICML"]
    assert [one.start for one in found.awards] == [None]


def test_an_address_behind_what_was_reviewed_is_no_part_of_it() -> None:
    found = read(
        "## Service\n\n- Sub-reviewer: Working Conference on Loom Systems 2024 — https://looms.example/2024\n"
        "- PC member: Artifact Evaluation for QEST 2023 — https://qest.example/a.html\n"
    ).service
    assert [(one.role, one.start) for one in found] == [("reviewer", "2024"), ("program committee", "2023")]


def test_rows_that_stand_over_blocks_beside_them_are_heads_and_no_entries() -> None:
    row = '<div class="row"><div>{}</div><div class="when">{}</div></div><div>Loom Centre</div><p>{}</p>'
    rows = (("Lecturer", "2019–2023", "University of Leeds"), ("Research Fellow", "2016–2019", "Uppsala University"))
    found = page(f"<section><h2>Appointments</h2>{''.join(row.format(*one) for one in rows)}</section>").positions
    assert [(one.title, one.organization, one.start) for one in found] == [
        (title, organization, when[:4]) for title, when, organization in rows
    ]
