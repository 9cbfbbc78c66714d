"""Pages made by the themes that many people share: their bars, kickers, cards with dates, profiles at the foot."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read as read_file


def page(body: str, head: str = "") -> ParsedCV:
    """What a page states."""
    html = f"<html><head>{head}</head><body>{body}</body></html>"
    return parse(read_file(html.encode(), "cv.html"))


EDUCATION = "<h2>Education</h2><ul><li>PhD in Botany, University of Turku, 2019</li></ul>"


@pytest.mark.parametrize(
    ("over", "foot"),
    [
        (
            '<nav class="navbar"><a href="/" class="navbar-brand"><b>Jane</b> Q. Miller</a><a href="/b">Blog</a></nav>',
            "",
        ),
        ('<header><p class="site-title"><a href="/">Jane Q. Miller</a></p></header>', ""),
        ("", "<footer><p>© Jane Q. Miller 2023</p></footer>"),
        ("", "<footer>Copyright 2021-2023 Jane Q. Miller. All rights reserved.</footer>"),
    ],
)
def test_the_bar_of_a_site_or_its_foot_names_the_owner(over: str, foot: str) -> None:
    person = page(f"{over}<main>{EDUCATION}</main>{foot}", "<title>CV</title>").person
    assert person is not None
    assert person.name == "Jane Q. Miller"


def test_who_made_the_theme_is_not_the_owner() -> None:
    person = page(f"<main>{EDUCATION}</main><footer>Theme by <a>Bo Marsh</a>. © Moss Labs</footer>").person
    assert person is None or person.name is None


def test_a_profile_told_apart_from_namesakes_is_the_owners() -> None:
    body = (
        "<h1>Jane Q. Miller</h1><h2>Skills</h2><ul><li>R, Python</li></ul>"
        '<p>More at <a href="https://linkedin.com/in/jane-miller-4b07b5340/">LinkedIn</a>.</p>'
    )
    person = page(body).person
    assert person is not None
    assert person.urls == ["https://linkedin.com/in/jane-miller-4b07b5340/"]


def test_a_kicker_names_what_a_short_headline_does_not() -> None:
    body = (
        "<h1>Jane Q. Miller</h1><section><div>Education</div><h2>Degrees &amp; papers</h2>"
        "<div><div>MS, Botany</div><div>University of Turku</div></div>"
        "<div><div>BA, Law</div><div>University of Oslo</div></div></section>"
    )
    found = page(body).education
    assert [(one.degree, one.field, one.organization) for one in found] == [
        ("MS", "Botany", "University of Turku"),
        ("BA", "Law", "University of Oslo"),
    ]


def test_a_post_below_a_kicker_is_no_headline() -> None:
    body = (
        "<h1>Jane Q. Miller</h1><section><div>Experience</div><h2>Research assistant</h2>"
        "<p>University of Turku, 2018 - 2019</p></section>"
    )
    assert [(one.title, one.organization) for one in page(body).positions] == [
        ("Research assistant", "University of Turku")
    ]


def test_the_day_on_a_works_badge_is_no_part_of_its_title() -> None:
    card = (
        '<li><div><span class="badge">{}</span></div><div><h6><a href="https://x.org">{}</a></h6>'
        "<h6>Annalen der Physik</h6></div></li>"
    )
    works = card.format("2022.03.20", "Slow looms in the north") + card.format("2021.06", "Warps that wander")
    body = f"<h1>Jane Q. Miller</h1><h2>Publications</h2><ul>{works}</ul>"
    assert [(one.title, one.authors, one.year, one.venue) for one in page(body).papers] == [
        ("Slow looms in the north", ["Jane Q. Miller"], 2022, "Annalen der Physik"),
        ("Warps that wander", ["Jane Q. Miller"], 2021, "Annalen der Physik"),
    ]


def test_a_place_before_the_role_that_is_held_there() -> None:
    found = read(
        "# Jane Q. Miller\n\nJane Miller is currently at [Lakeside Research](https://x.org) as a research scientist."
        " She earned a Ph.D. (2016) in Textile Engineering from the University of Oslo."
    )
    assert [(one.title, one.organization, one.current) for one in found.positions] == [
        ("research scientist", "Lakeside Research", True)
    ]
    assert [(one.field, one.organization, one.end) for one in found.education] == [
        ("Textile Engineering", "University of Oslo", "2016")
    ]


def test_a_traineeship_for_those_with_a_degree_is_none() -> None:
    found = read("# Jane Q. Miller\n\nI did a short PhD traineeship with the University of Oslo in 2019.").education
    assert found == []


def test_the_subject_stands_alone_below_the_student() -> None:
    body = (
        '<header><h1>Jane Q. Miller</h1><p>PhD candidate <a href="mailto:jane@uio.no"><i class="fa"></i></a><br>'
        "Textile Economics<br>Harvard Kennedy School</p></header>"
    )
    assert [(one.degree, one.field, one.organization) for one in page(body).education] == [
        ("PhD", "Textile Economics", "Harvard Kennedy School")
    ]


@pytest.mark.parametrize("told", ["Graduated September 2025", "Graduated: September 2025", "graduated in Sep 2025"])
def test_the_word_before_a_date_is_no_part_of_the_school(told: str) -> None:
    found = read(f"## Education\n\n**BSc Botany** | University College Dublin *{told}*\n").education
    assert [(one.field, one.organization, one.end) for one in found] == [
        ("Botany", "University College Dublin", "2025-09")
    ]


def test_data_are_cited_with_a_letter_behind_the_year() -> None:
    found = read(
        "# Ada Vale\n\n## Datasets\n\nVale, Ada. 2024a. ‘Weavers of wool: Round 1’. doi:10.7910/DVN/2AAAAA.\n\n"
        "Vale, Ada. 2024b. ‘Loom census’. doi:10.7910/DVN/4BBBBB.\n"
    ).projects
    assert [one.title for one in found] == ["Weavers of wool: Round 1", "Loom census"]


def test_a_plus_marks_students_in_names_turned_round() -> None:
    found = read(
        "# Ada Vale\n\n## Publications\n\nVale, A. J., Quill+, Y., & Reed+, J. (2022). How looms forget their weavers."
        " Technometrics, 64(2), 114-129.\n\n+ denotes student author\n"
    ).papers
    assert [one.authors for one in found] == [["Vale, A. J.", "Quill, Y.", "Reed, J."]]


def test_labels_of_a_last_section_head_what_each_of_them_lists() -> None:
    block = '<div class="minor"><p class="label">{}</p><p>{}</p></div>'
    blocks = "".join(
        block.format(label, said)
        for label, said in (
            ("Referee", "Journal of Macroeconomics · Oxford Economic Papers"),
            ("Languages", "French (bilingual) · Arabic (native)"),
            ("Certificates", "Loom Leadership Program (2022) · Strategic Weaving (2021)"),
        )
    )
    found = page(f"<h1>Jane Q. Miller</h1><section><h2>Service, languages &amp; certificates</h2>{blocks}</section>")
    assert [one.venue for one in found.service] == ["Journal of Macroeconomics", "Oxford Economic Papers"]
    assert [one.language for one in found.languages] == ["French", "Arabic"]
    assert [(one.name, one.start) for one in found.awards] == [
        ("Loom Leadership Program", "2022"),
        ("Strategic Weaving", "2021"),
    ]


def test_a_page_looked_at_before_it_is_put_up_has_no_address() -> None:
    head = '<meta name="author" content="Jane Q. Miller"><link href="http://localhost:1313/cv" rel="canonical">'
    person = page(EDUCATION, head).person
    assert person is not None
    assert person.urls == []


def test_two_degrees_that_a_student_is_pursuing_at_one_place() -> None:
    found = read(
        "# Jane Q. Miller\n\nI am a final year student at IIT Madras pursuing a BTech (Hons) in Botany"
        " and an M.S. by Research in Plant Genetics."
    ).education
    assert [(one.degree, one.field, one.organization, one.current) for one in found] == [
        ("BTech", "Botany", "IIT Madras", True),
        ("M.S.", "Plant Genetics", "IIT Madras", True),
    ]


def test_a_degree_that_one_attends_a_place_for() -> None:
    found = read(
        "# Jane Q. Miller\n\nI am glad to be attending Lund University for my Ph.D. in Botany this autumn!"
        " I graduated from Yale University with my B.S. in Plant Genetics in May 2024."
    ).education
    assert [(one.degree, one.field, one.organization, one.end) for one in found] == [
        ("Ph.D.", "Botany", "Lund University", None),
        ("B.S.", "Plant Genetics", "Yale University", "2024-05"),
    ]


def test_a_joint_master_of_several_universities() -> None:
    found = read(
        "## Education\n\n- 2020 - 2022\n\n  **Erasmus Mundus Joint Master Degree in Forestry**\n\n"
        "  University of Turku, University of Copenhagen\n"
    ).education
    assert [(one.degree, one.field, one.organization) for one in found] == [
        ("Erasmus Mundus Joint Master Degree", "Forestry", "University of Turku")
    ]


def test_where_advisers_are_stands_in_brackets_behind_them() -> None:
    found = read(
        "# Jane Q. Miller\n\nI am a PhD student in Botany at Yale University. I am co-advised by"
        " [Dr. Ada Quill](https://x.org) (University of Oslo) and [Dr. Bo Reed](https://y.org) (Cornell University)."
    ).education
    assert [one.advisors for one in found] == [["Ada Quill", "Bo Reed"]]


@pytest.mark.parametrize("word", ["Research Fellowship", "Scholarship"])
def test_a_plain_word_for_an_honour_before_who_gave_it(word: str) -> None:
    found = read(f"## Awards\n\n- {word} – National Science Foundation, 2022\n- Loom Medal – Moss Guild, 2020\n").awards
    assert next((one.name, one.granter, one.start) for one in found) == (word, "National Science Foundation", "2022")


def test_a_note_to_readers_below_an_empty_list_is_no_work() -> None:
    note = "<div>You may reach me by e-mail at any hour.</div>"
    assert page(f"<h1>Jane Q. Miller</h1><h2>Selected publications</h2><ol></ol>{note}").papers == []


def test_what_lasts_says_so_in_the_column_of_dates() -> None:
    row = '<li><span class="when">{}</span><span class="what">{}</span></li>'
    rows = "".join(
        row.format(when, what)
        for when, what in (
            ("Since 2009", "Professor of Botany, University of Oslo"),
            ("Current", "Editor-in-Chief, Moss Letters"),
            ("Current", "Chair, Norse Moss Audit"),
            ("2005 to 2009", "Fellow, University of Turku"),
        )
    )
    found = page(f"<h1>Jane Q. Miller</h1><h2>Posts</h2><ul>{rows}</ul>").positions
    assert [(one.title, one.organization, one.start, one.current) for one in found] == [
        ("Professor of Botany", "University of Oslo", "2009", True),
        ("Editor-in-Chief", "Moss Letters", None, True),
        ("Chair", "Norse Moss Audit", None, True),
        ("Fellow", "University of Turku", "2005", False),
    ]


def test_how_far_a_student_is_belongs_to_no_field() -> None:
    found = read("## Education\n\n- 2024-Present\t**BSc in Botany** (4th semester), University of Oslo\n").education
    assert [(one.field, one.organization, one.current) for one in found] == [("Botany", "University of Oslo", True)]
