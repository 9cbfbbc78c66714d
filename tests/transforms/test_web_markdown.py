"""Markdown that people write for their site: pictures, flags, definition lists, labels, notes behind a thesis."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import degrees, positions
from tests.transforms.records.one_section import read
from transforms.parse import parse
from transforms.readers.dispatch import read as read_bytes


def test_flags_and_medals_are_no_part_of_a_name() -> None:
    entry = "- **Weaving Engineer** – *University of Turku* 🇫🇮 (*2019 – 2021*)"
    assert positions(entry) == [("Weaving Engineer", "University of Turku", "2019", "2021", False)]
    assert degrees("- **MSc, Textile Physics** (🏅 Valedictorian) – University of Turku 🇫🇮, 2019") == [
        ("MSc", "Textile Physics", "University of Turku", None, "2019")
    ]


def test_a_picture_before_an_item_is_its_bullet() -> None:
    found = read("## Awards\n\n🏆 Loom Prize, 2019\n\n🏆 Spindle Medal, 2020").awards
    assert [(one.name, one.start) for one in found] == [("Loom Prize", "2019"), ("Spindle Medal", "2020")]


def test_the_university_may_stand_as_the_first_item_below_a_degree() -> None:
    text = "- Ph.D., Textile Physics, March 2005\n    - University of Turku, Turku, Finland\n    - Title: On looms\n"
    assert degrees(text) == [("Ph.D.", "Textile Physics", "University of Turku", None, "2005-03")]


def test_a_thesis_below_a_degree_is_no_second_degree() -> None:
    text = "**MSc, Textile Physics**, *University of Turku*\n*2015 - 2017*\nMSc Thesis: Do warps bend?\n"
    assert len(degrees(text)) == 1


def test_words_that_only_go_on_below_name_no_title() -> None:
    text = (
        "**Guild Speaker** | *Turku Student Union | Turku, Finland*\n*May 2018 – May 2019*\n\n"
        "  - Spoke for all weavers of the union and worked with the Board and\nPresident of the union on looms\n\n"
        "**Loom Tutor** | *Turku Weaving School | Turku, Finland*\n*May 2016 – May 2017*\n"
    )
    assert [(title, where) for title, where, *_ in positions(text)] == [
        ("Guild Speaker", "Turku Student Union"),
        ("Loom Tutor", "Turku Weaving School"),
    ]


@pytest.mark.parametrize("years", ["2019 & 2020", "2019 and 2020", "(2019 and 2020)", "2019, and 2020"])
def test_years_joined_by_and_leave_nothing_in_a_name(years: str) -> None:
    (found,) = read(f"## Honors\n\n- Loom Medal {years}, Society of Weavers").awards
    assert (found.name, found.start, found.end, found.granter) == ("Loom Medal", "2019", "2020", "Society of Weavers")


def test_several_definitions_of_one_term_stand_below_it() -> None:
    text = (
        "## Teaching\n\n<dl>\n<dt>Assistant in Instruction</dt>\n"
        "<dd>WEV 104: Looms (Flat and Round), Spring 2021</dd>\n"
        "<dd>WEV 110: Dyes, Fall 2020</dd>\n</dl>\n"
    )
    assert [(one.course, one.role) for one in read(text).teaching] == [
        ("WEV 104: Looms (Flat and Round)", "Assistant in Instruction"),
        ("WEV 110: Dyes", "Assistant in Instruction"),
    ]


def test_a_role_that_begins_a_line_describes_no_course() -> None:
    text = (
        "## Teaching\n\n- Graduate Teaching Assistant (2021 & 2022) – 1st Year Hand Weaving Lab (evening class)\n"
        "- Guest Lecture – Dyes"
    )
    assert [(one.course, one.start) for one in read(text).teaching] == [
        ("1st Year Hand Weaving Lab (evening class)", "2021"),
        ("Dyes", None),
    ]


def test_a_subtitle_behind_a_numbered_course_belongs_to_it() -> None:
    (found,) = read("## Teaching\n\n- Teaching Assistant @ EPFL, Looms IV - Flat & Round Frames, 2021").teaching
    assert (found.course, found.role) == ("Looms IV – Flat & Round Frames", "Teaching Assistant")


def test_a_label_before_an_italic_title_is_no_part_of_it() -> None:
    (found,) = read("## Talks\n\n- Title: *Looms of the north*, Society of Weavers, May 2020").talks
    assert (found.title, found.venue, found.year) == ("Looms of the north", "Society of Weavers", 2020)


def test_an_unknown_heading_of_the_sections_rank_ends_a_section_with_groups() -> None:
    text = (
        "## Talks\n\n**Invited**\n\n- Looms of the north, Society of Weavers, 2020\n\n"
        "## Bits\n\n- Languages: Finnish (native), Welsh (B1)\n"
    )
    found = read(text)
    assert [one.title for one in found.talks] == ["Looms of the north"]
    assert [one.language for one in found.languages] == ["Finnish", "Welsh"]


def test_what_is_available_upon_request_is_no_award() -> None:
    assert [one.name for one in read("## Awards\n\nLoom Prize 2019\n\n*Full CV is available upon request*").awards] == [
        "Loom Prize"
    ]


POSTS = """### [Globex Group](https://globex.example) | *Turku, Finland*

**Chief Loom Engineer**
*Jul 2021 - Present*

**Principal Engineer**
*Jan 2019 - Jul 2021*

**Loom Engineer**
*Feb 2017 - Jan 2019*
- Wove the flags of the town.

**Loom Tutor**
*Feb 2016 - Jan 2017*
- Taught weaving.
"""


def test_several_posts_of_one_employer_stand_over_their_dates() -> None:
    found = read("## Experience\n\n" + POSTS).positions
    assert [(one.title, one.organization, one.start) for one in found] == [
        ("Chief Loom Engineer", "Globex Group", "2021-07"),
        ("Principal Engineer", "Globex Group", "2019-01"),
        ("Loom Engineer", "Globex Group", "2017-02"),
        ("Loom Tutor", "Globex Group", "2016-02"),
    ]


def test_a_dated_item_in_bold_heads_no_section() -> None:
    found = read(
        "## Experience\n\n**[University of Turku](https://g.example)**\n(Turku, Finland)\n\n"
        "- **Graduate Research Scholarship** (July 2019 - May 2020)\n- _Topics:_\n    - Dyes\n"
    )
    assert not found.awards
    assert [(one.organization, one.start) for one in found.positions] == [("University of Turku", "2019-07")]


def test_a_bar_behind_a_date_parts_a_column_and_br_breaks_a_line() -> None:
    text = (
        "## Publications\n\n**2019** | **Jane Q. Miller**, Ada Quill and Nora Lunde <br>\nLooms: a frame for all <br>\n"
        "*Journal of Weaving*\n\n**2018** | **Jane Q. Miller** and Ada Quill <br>\nDyes for flat frames <br>\n"
        "*Journal of Dyeing*\n"
    )
    assert [(one.title, one.venue, one.year, len(one.authors)) for one in read(text).papers] == [
        ("Looms: a frame for all", "Journal of Weaving", 2019, 3),
        ("Dyes for flat frames", "Journal of Dyeing", 2018, 2),
    ]


def test_a_journal_in_italics_below_a_title_is_no_heading() -> None:
    text = "## Publications\n\nJane Q. Miller and Ada Quill  \nDyes for flat frames  \n*Journal of Dyeing*\n"
    assert [(one.title, one.venue) for one in read(text).papers] == [("Dyes for flat frames", "Journal of Dyeing")]


def test_tabs_and_boxes_of_mkdocs_are_labels() -> None:
    text = (
        '## Talks\n\n???+ info "Selected Talks"\n    - **Looms of the north**, @Weavers Workshop (19.06.2020) - '
        "[slides](https://s.example)\n    - **Dyes of the south**, @Dyers Workshop 2019 - [slides](https://t.example)\n"
    )
    assert [(one.title, one.venue, one.year) for one in read(text).talks] == [
        ("Looms of the north", "Weavers Workshop", 2020),
        ("Dyes of the south", "Dyers Workshop", 2019),
    ]


def test_where_more_can_be_seen_is_no_work() -> None:
    text = "## Awards\n\nLoom Prize, 2019\n\nSee more in [Awards](awards.md).\n"
    assert [one.name for one in read(text).awards] == ["Loom Prize"]


def test_blanks_by_name_part_columns() -> None:
    text = "- **Sept. 2015 - Jul. 2019&ensp;&ensp;&ensp;Master of Arts&ensp;&ensp;&ensp;Weaving**, University of Turku"
    assert degrees(text) == [("Master of Arts", "Weaving", "University of Turku", "2015-09", "2019-07")]


def test_fields_as_items_below_a_title_that_is_a_heading() -> None:
    text = (
        "# Publications\n\n## Looms for flat frames ([10.1080/11.22](https://doi.org/10.1080/11.22))\n- 2021\n"
        "- ***Jane Q. Miller***, Ada Quill\n- Journal of Weaving 11(1), 15--32\n\n## Dyes for round frames\n- 2020\n"
        "- ***Jane Q. Miller***, Ada Quill\n- Journal of Dyeing 9(2), 5--12\n"
    )
    assert [(one.title, one.volume, one.year) for one in read(text).papers] == [
        ("Looms for flat frames", "11", 2021),
        ("Dyes for round frames", "9", 2020),
    ]


def test_items_with_pictures_of_their_own_are_siblings() -> None:
    found = read("## Awards\n\n🏆 Loom Prize, 2019\n🎖️ Spindle Medal, 2020\n🥈 Felt Cup, 2021").awards
    assert [one.name for one in found] == ["Loom Prize", "Spindle Medal", "Felt Cup"]


def test_pictures_that_say_what_a_line_is_head_no_entries() -> None:
    assert positions("🏫 Weaving Engineer, Globex\n📅 2019 - 2021\n📍 Turku, Finland")[0][:3] == (
        "Weaving Engineer",
        "Globex",
        "2019",
    )


def test_older_work_below_publications_is_more_of_them() -> None:
    found = read(
        "## Publications\n\n- J. Q. Miller. Looms that hum. *Journal of Weaving* 3, 2020.\n\n### Older work\n\n"
        "- B. Marsh, J. Q. Miller. Warps that bend. *Journal of Weaving* 1, 2016."
    )
    assert [one.year for one in found.papers] == [2020, 2016]
    assert not found.positions


def test_pictures_that_say_which_field_a_line_holds_begin_no_items() -> None:
    works = (("Moss on Walls", "ICML 2022"), ("Slow Looms", "CHI 2023"))
    body = "\n\n".join(f"📄 **{title}**  \n👥 Ada Quill, Ben Ode  \n📍 {venue}" for title, venue in works)
    found = read(f"## Publications\n\n{body}").papers
    assert [(one.title, one.authors, one.venue, one.year) for one in found] == [
        ("Moss on Walls", ["Ada Quill", "Ben Ode"], "ICML", 2022),
        ("Slow Looms", ["Ada Quill", "Ben Ode"], "CHI", 2023),
    ]


def test_a_badge_that_says_where_says_that_it_was_printed() -> None:
    found = read("## Papers\n\n- [ICML'21] **Moss on Walls**. Ada Quill, Ben Ode. [[pdf](x.pdf)]\n").papers
    assert [(one.venue, one.year, one.status) for one in found] == [("ICML", 2021, "published")]


def test_breaks_inside_a_line_that_begins_with_a_tag_part_its_fields() -> None:
    lines = (
        "<b>Moss on Walls</b> <br/> Ada Quill, Ben Ode <br/> <i>ICML, 2022</i>",
        "<b>Slow Looms</b> <br/> Ada Quill, Ida Reed <br/> <i>CHI, 2023</i>",
    )
    page = "# Ada Quill\n\n## Publications\n\n" + "\n\n".join(lines)
    found = parse(read_bytes(page.encode(), "index.md")).papers
    assert [(one.title, one.authors, one.venue) for one in found] == [
        ("Moss on Walls", ["Ada Quill", "Ben Ode"], "ICML"),
        ("Slow Looms", ["Ada Quill", "Ida Reed"], "CHI"),
    ]
