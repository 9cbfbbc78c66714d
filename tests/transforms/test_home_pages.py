"""Home pages in forms that random pages showed: bold entries below bold headings, headed projects, broken cells."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read as read_file


def page(body: str) -> ParsedCV:
    html = f"<html><body><h1>Jane Q. Miller</h1><p>jane@miller.example</p>{body}</body></html>"
    return parse(read_file(html.encode(), "page.html"))


def test_bold_lines_right_over_text_begin_entries_where_headings_stand_alone() -> None:
    entries = [("Seed Prize", "Moss Society, 2018"), ("Drawing Methods Medal", "2016"), ("Kiln Bursary", "Guild, 2015")]
    awards = "\n\n".join(f"**{name}**  \n{rest}" for name, rest in entries)
    courses = "\n\n".join(
        f"**{name}**  \n{rest}" for name, rest in (("Field Methods", "2017"), ("Textile Chemistry", "2016"))
    )
    found = read(
        f"**Education**\n\n- PhD in Botany, University of Turku, 2014\n\n**Skills**\n\nR, SQL, Python\n\n"
        f"**Teaching**\n\n{courses}\n\n**Awards**\n\n{awards}"
    )
    assert [one.name for one in found.awards] == [name for name, _ in entries]
    assert [one.course for one in found.teaching] == ["Field Methods", "Textile Chemistry"]


def test_a_picture_before_underlined_words_leaves_them_a_heading() -> None:
    found = read("🛠 Skills\n------\n\nR, SQL, Python\n\n🏆 Honors\n------\n\n- Loom Prize, 2019\n- Warp Medal, 2018")
    assert [one.text for one in found.skills] == ["R", "SQL", "Python"]
    assert [one.name for one in found.awards] == ["Loom Prize", "Warp Medal"]


def test_a_marked_topic_with_a_sentence_behind_it_is_the_interest() -> None:
    topics = "- **Tidal marshes**: How do reeds hold a shore?\n- **Peat fires**: I map what glows below the ground."
    assert [one.text for one in read(f"## Topics\n\n{topics}").interests] == ["Tidal marshes", "Peat fires"]
    listed = "- **Methods:** Weighing, counting.\n- **Places:** Bogs, fens."
    assert "Weighing" in [one.text for one in read(f"## Research Interests\n\n{listed}").interests]


_CARDS = (
    "- Jane Miller\n  Reeds and rents in the long run\n  Bog Quarterly 2021\n  [bib](b)\n"
    "- Jane Miller\n  Peat and voting\n  Bog Quarterly 2020\n  [slides](s)"
)
_CITED = (
    "Ada Quill, Bo Fern, and Jane Miller (2021). “Reeds and rents in the long run”. Bog Quarterly.\n\n"
    "Jane Miller (2020). “Peat and voting”. Bog Quarterly."
)
_INITIALS = (
    "Quill, I., Miller, J. Reeds and rents in the long run. Bog Quarterly 7(1): 4–8, 2021.\n\n"
    "Miller, J., Dow, C. Peat and voting. Bog Quarterly 6(1): 3–8, 2020.\n\n"
    "Miller, J., Fern, B. Fens. Bog Quarterly 5: 3–8, 2019."
)


@pytest.mark.parametrize("works", [_CARDS, _CITED, _INITIALS])
def test_works_below_research_are_works(works: str) -> None:
    found = read(f"## Research\n\n{works}")
    assert not found.interests
    assert [one.title for one in found.papers][:2] == ["Reeds and rents in the long run", "Peat and voting"]


def test_projects_told_below_research_are_no_works() -> None:
    told = "".join(
        f"- **{name}** We are building maps of {what} with people who live beside it since 2019. [paper](p)\n"
        for name, what in (("Reedbed.", "the shore"), ("Peatlight.", "the moor"))
    )
    assert not read(f"## Research\n\n{told}").papers


_OTHERS = (
    "\n\n## Papers\n\n### Journal Articles\n\n- J. Miller. Peat and fire. Bog Quarterly, 2019.\n\n"
    "### Conference Papers\n\n- J. Miller. Fens and floods. In MoorConf, 2018.\n\n"
    "### Book Chapters\n\n- J. Miller. Fens. In Moors, 2018."
)


@pytest.mark.parametrize("head", ["### [{}](https://x.example)", "### {}"])
def test_headings_over_what_a_project_does_are_projects(head: str) -> None:
    names = ["Reedbed", "Peatlight: Maps of Moors", "Loomery"]
    below = ["We study marshes with three towns.", "A data set of moors.\n[GitHub](g)", "A kit for looms."]
    body = "\n\n".join(f"{head.format(name)}\n\n{text}" for name, text in zip(names, below, strict=True))
    assert [one.title for one in read(f"## Projects\n\n{body}{_OTHERS}").projects] == names


def test_headings_over_lists_of_names_are_no_projects() -> None:
    body = (
        "### For weavers\n\n- **Loomery**: a kit for looms\n- **Warpy**: a kit for warps\n\n"
        "### For walkers\n\n- **Mossy**: maps\n- **Fenny**: maps"
    )
    assert [one.title for one in read(f"## Projects\n\n{body}{_OTHERS}").projects] == [
        "Loomery",
        "Warpy",
        "Mossy",
        "Fenny",
    ]


@pytest.mark.parametrize(
    "titles",
    [
        ("School Meals and Rents during Droughts", "Warps of Glass with Heavy Shuttles"),
        ("Sleeping Habits in Rural Schools", "Waiting Rooms in Old Hospitals"),
        ("Fading of lichens observed with LIDAR", "Slow drift of winter reeds seen from BARGES"),
    ],
)
@pytest.mark.parametrize("form", ["{}\n  *{}*, 2017", "2017 – {1}, {0}", "**2017** {} at {}"])
def test_titles_of_talks_may_speak_of_bodies(titles: tuple[str, str], form: str) -> None:
    places = ("Kyoto University", "Uppsala University")
    body = "\n".join(f"- {form.format(title, place)}" for title, place in zip(titles, places, strict=True))
    found = read(f"## Talks\n\n{body}").talks
    assert [(one.title, one.venue, one.year) for one in found] == [
        (title, place, 2017) for title, place in zip(titles, places, strict=True)
    ]


def test_names_may_stand_below_the_place_of_publication() -> None:
    works = [
        ("Reeds and rents", "Bog Quarterly 2021", "Miller J, Quill A & Fern B"),
        ("Peat and voting", "Moor Studies 2020", "Miller J, Dow C"),
    ]
    body = "".join(f"<h3>{title}</h3><p><i>{place}</i></p><p>{names}</p>" for title, place, names in works)
    found = page(f"<h2>Publications</h2>{body}").papers
    assert [(one.title, one.authors[0], one.year) for one in found] == [
        ("Reeds and rents", "Miller J", 2021),
        ("Peat and voting", "Miller J", 2020),
    ]


def test_a_place_of_publication_over_the_title_is_no_title() -> None:
    works = [("Bog Quarterly 12(3): 4–9, 2021", "Reeds and rents", "Jane Q. Miller, Ada Quill")]
    works += [("Moor Studies 3(1): 70–81, 2020", "Peat and voting", "Bo Fern, Jane Q. Miller")]
    body = "".join(f"<li>{'<br>'.join(work)}</li>" for work in works)
    found = page(f"<h2>Publications</h2><ul>{body}</ul>").papers
    assert [(one.title, one.venue, one.year) for one in found] == [
        ("Reeds and rents", "Bog Quarterly", 2021),
        ("Peat and voting", "Moor Studies", 2020),
    ]


@pytest.mark.parametrize(
    "heading", ["<h2>Awards</h2>", "<p><b>Awards</b></p>", '<div class="section-title">Awards</div>']
)
def test_cards_of_one_section_are_judged_by_themselves(heading: str) -> None:
    cards = "".join(
        f'<div class="card"><div><p><i>{name}</i></p><p>{year}</p><p><a href="#x">{giver}</a></p></div></div>'
        for name, year, giver in (("Loom Prize", 2016, "Moss Society"), ("Warp Medal", 2012, "Dyers Association"))
    )
    before = '<h2>Skills</h2><div class="card">R and SQL</div><div class="card">Python</div>'
    found = page(f"{before}{heading}{cards}").awards
    assert [(one.name, one.granter, one.start) for one in found] == [
        ("Loom Prize", "Moss Society", "2016"),
        ("Warp Medal", "Dyers Association", "2012"),
    ]


def test_an_items_first_item_may_say_where_and_when() -> None:
    text = (
        "- *PhD in Botany*\n  - University of Turku, 2016 - 2021\n  - Advisor: Ada Quill\n"
        "- *BSc in Biology*\n  - Aarhus University, 2013 - 2016\n"
    )
    found = read(f"## Education\n\n{text}").education
    assert [(one.degree, one.organization, one.end, one.advisors) for one in found] == [
        ("PhD", "University of Turku", "2021", ["Ada Quill"]),
        ("BSc", "Aarhus University", "2016", []),
    ]


def test_rows_of_markdown_tables_are_broken_where_their_cells_are() -> None:
    rows = [("2018", "Loom Prize", "University of Turku"), ("2015", "Warp Medal", "Aarhus University")]
    table = "| Year | What |\n|---|---|\n" + "\n".join(
        f"| {year} | *{name}*<br>{giver} |" for year, name, giver in rows
    )
    found = parse(read_file(f"# Jane Q. Miller\n\n## Awards\n\n{table}\n".encode(), "page.md")).awards
    assert [(one.start, one.name, one.granter) for one in found] == rows


@pytest.mark.parametrize("heading", ["Teaching, Spring 2001", "Fall 2023 Courses", "Courses in Autumn 2023"])
def test_a_term_in_a_heading_leaves_it_a_heading(heading: str) -> None:
    rows = (("NO-103", "Sounds", "Mon 10-12"), ("NO-210", "Dialects", "Wed 12-14"), ("NO-401", "Prosody", "Thu 9-11"))
    table = "| Code | Course | Time |\n|---|---|---|\n" + "\n".join(f"| {' | '.join(row)} |" for row in rows)
    found = read(f"## {heading}\n\n{table}").teaching
    assert [one.course for one in found] == [f"{code} {course}" for code, course, _ in rows]


@pytest.mark.parametrize("mark", ["_", "*"])
def test_lines_under_an_items_words_are_its_own(mark: str) -> None:
    rows = [("Loom Prize", "2021", "Moss Society"), ("Warp Medal", "2020", "Dyers Association")]
    body = "\n".join(f"* {mark}" + f"{mark}<br>{mark}".join(row) + mark for row in rows)
    found = parse(read_file(f"# Jane Q. Miller\n\n## Awards\n\n{body}\n".encode(), "page.md")).awards
    assert [(one.name, one.start, one.granter) for one in found] == rows


def test_a_heading_over_a_payer_and_years_is_a_grant() -> None:
    grants = [("Peat and fire", "Moss Foundation", "2017 - 2020"), ("Fens under glass", "Bog Council", "2016 - 2019")]
    body = "\n\n".join(f"### {title}\n\n{when}<br/>\n{payer}, €45,000" for title, payer, when in grants)
    found = read(f"## Grants\n\n{body}{_OTHERS}").grants
    assert [(one.title, one.funder, one.start) for one in found] == [
        (title, payer, when[:4]) for title, payer, when in grants
    ]


@pytest.mark.parametrize("often", ["regularly", "frequently"])
def test_one_may_say_how_often_one_reviews(often: str) -> None:
    found = read(f"## Service\n\nI review {often} for CVPR, ICML and NeurIPS.").service
    assert [(one.role, one.venue) for one in found] == [
        ("reviewer", "CVPR"),
        ("reviewer", "ICML"),
        ("reviewer", "NeurIPS"),
    ]


def test_works_told_with_whom_below_research_are_works() -> None:
    works = "1. Reeds and rents in the long run (with Ada Quill). Bog Quarterly.\n"
    works += "2. Peat and voting in small towns (with Bo Fern and Cy Dow). Moor Studies."
    found = read(f"## Research\n\n### 2021\n\n{works}")
    assert [one.title for one in found.papers] == ["Reeds and rents in the long run", "Peat and voting in small towns"]
    assert not found.interests


def test_topics_may_meet_at_a_point() -> None:
    found = read("My research sits at the meeting point of fog physics and peat chemistry.").interests
    assert [one.text for one in found] == ["fog physics", "peat chemistry"]
