"""What lists of the arts and humanities do: years over works, posts below teaching, standings in the year's place."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import outline
from tests.transforms.records.one_section import read
from transforms.headings.wording import named
from transforms.lines.read import read_lines
from transforms.model import Document, Line
from transforms.parse import parse
from transforms.records.lists.wrapped import is_wrapped


def test_years_head_the_shows_below_them() -> None:
    body = """## Solo Exhibitions
2024
*Plain Thread*, Loom Museum, Amsterdam, Netherlands
*Afterimage*, Galleri Dye, Oslo, Norway
2021
*The Long Weave*, Light Barn, Syracuse, NY
"""
    assert [one.title for one in read(body).projects] == ["Plain Thread", "Afterimage", "The Long Weave"]


@pytest.mark.parametrize("heading", ["Teaching", "Teaching Positions"])
def test_posts_below_teaching_are_positions(heading: str) -> None:
    body = f"""## {heading}
Associate Professor of Weaving, Globex College, 2010-2016
Professor of Moral Dyes, Acme University, 2016-
"""
    found = read(body)
    assert [(one.organization, one.start) for one in found.positions] == [
        ("Globex College", "2010"),
        ("Acme University", "2016"),
    ]
    assert not found.teaching


def test_an_instructor_of_courses_holds_no_post() -> None:
    body = (
        "## Teaching\nInstructor, Introduction to Weaving, Globex College, 2010\nInstructor, Dyes, Acme College, 2011\n"
    )
    assert [one.course for one in read(body).teaching] == ["Introduction to Weaving", "Dyes"]


def test_roman_numbers_go_on_counting() -> None:
    heads = ("EDUCATION", "TEACHING", "PUBLICATIONS", "MOSS AND ECCLESIAL CARE", "HONORS")
    marks = ("I.", "II.", "III.", "IV.", "V.")
    text = "# Ada Vale\n\n" + "\n\n".join(
        f"**{mark} {head}**\nThing of moss, Leeds, 2019" for mark, head in zip(marks, heads, strict=True)
    )
    assert "IV. MOSS AND ECCLESIAL CARE" in [title for _, title in outline(text)]


def test_a_standing_stands_where_others_have_their_year() -> None:
    body = """## Publications
1. 2016. Moss prefixes. *Proceedings of the Moss Society* 42. 15–30.
2. to appear. Fern suffixes. In *The Guide to Ferns*. Oxford: Oxford University Press.
"""
    found = read(body).papers[1]
    assert (found.title, found.year, found.status) == ("Fern suffixes", None, "accepted")


def test_a_meeting_s_number_is_no_year() -> None:
    body = "## Publications\n- A. Vale. 2019. Plural moss. In *Proceedings of NELS 49*, 101–114.\n"
    assert [one.year for one in read(body).papers] == [2019]


def test_a_title_that_ends_beside_the_date_begins_above() -> None:
    body = """## Grants
Globex Foundation, “A dictionary of
moss,” $248,310	2022–2025
Acme Fund, $6,000	2017
"""
    assert next((one.title, one.start) for one in read(body).grants) == ("A dictionary of moss", "2022")


def test_papers_and_public_lectures_were_read() -> None:
    body = """## Papers and Public Lectures

A. Invited

“Moss in Public,” The Fern Lecture, Globex University, February 2019.

B. Submitted

“Equity in Ferns,” Society of Moss Ethics, Portland, Oregon, January 2018.
"""
    assert [one.title for one in read(body).talks] == ["Moss in Public", "Equity in Ferns"]


def test_collections_are_no_interests() -> None:
    assert not read("## Collections\nVictoria Museum, London\nNational Museum, Oslo\n").interests


@pytest.mark.parametrize(
    ("line", "degree"),
    [
        ("1999 BD (First Class Honours), University of Edinburgh", "BD"),
        ("2012 PGCert in Higher Education, University of Leeds", "PGCert"),
        ("1997 MM in Composition, Rice University", "MM"),
    ],
)
def test_degrees_of_divinity_and_music(line: str, degree: str) -> None:
    assert [one.degree for one in read(f"## Education\n\n{line}\n\n1990 BA, University of York\n").education] == [
        degree,
        "BA",
    ]


@pytest.mark.parametrize("heading", ["Professional activities", "Activities"])
def test_ranks_below_an_employer_are_positions(heading: str) -> None:
    body = f"""## {heading}

**Globex University**

- 2019 – current: Full professor, 40 h
- 2010 – 2019: Associate professor
- 2015 – 2017: Head of Department of Dyes
"""
    found = read(body)
    assert [(one.title, one.organization, one.start) for one in found.positions[:2]] == [
        ("Full professor", "Globex University", "2019"),
        ("Associate professor", "Globex University", "2010"),
    ]
    assert not found.service


def test_duties_below_a_department_stay_service() -> None:
    body = """## Professional activities

**University**

- 2019 – 2021: Chair, Loom Committee
- 2010 – 2019: Member, Senate
"""
    assert not read(body).positions


def test_a_year_in_the_column_holds_for_all_talks_below_it() -> None:
    body = """CONFERENCE PAPERS

2023    †“Felt and its friends”, Loom Seminar, Ashford
        *“Knots and the law”, Joint Session, Leeds
        “Knots before the law”, Warp Colloquium, Dublin
        “A third knot”, Society of Looms Annual Meeting, Leeds

2022    “Dyes at sea”, Acme College Speaker Series
        “Dyes on land”, Weavers Central, Chicago
        “Dyes in the air”, Weavers Eastern, Boston

2019    “Two shuttles”, Loom Network, Vienna
        “Three shuttles”, Loom Network, Bonn
"""
    text = f"Jane Q. Miller\njane@miller.example\n\n{body}\n"
    found = parse(Document("made-up.txt", "0" * 64, "text/plain", "utf-8", text))
    assert [(one.title, one.year) for one in found.talks] == [
        ("Felt and its friends", 2023),
        ("Knots and the law", 2023),
        ("Knots before the law", 2023),
        ("A third knot", 2023),
        ("Dyes at sea", 2022),
        ("Dyes on land", 2022),
        ("Dyes in the air", 2022),
        ("Two shuttles", 2019),
        ("Three shuttles", 2019),
    ]
    assert not found.papers


def test_a_legend_in_a_heading_prints_nothing() -> None:
    assert named("Presentations (* = refereed, † = invited)").kinds == ("talks",)


def test_labels_in_plain_type_part_works() -> None:
    body = """## Publications

Books
*The Loom at Law* (Acme Press, 2020)
Articles
*Felt as Evidence*, 97 Va. L. Rev. (forthcoming 2024)
Notes, Sketches, and Reviews
*Of Yarns*, 131 Harv. L. Rev. F. 12 (2017)
Op-Eds and Commentary
“Why your loom is late,” *Ashford Post*, Mar. 3, 2019
"""
    found = read(body).papers
    assert [(one.title, one.venue, one.year) for one in found] == [
        ("The Loom at Law", "Acme Press", 2020),
        ("Felt as Evidence", "Va. L. Rev", 2024),
        ("Of Yarns", "Harv. L. Rev. F", 2017),
        ("Why your loom is late", "Ashford Post", 2019),
    ]
    assert all(list(one.authors) == ["Jane Q. Miller"] for one in found)


def test_works_in_italics_stand_a_line_each_also_behind_a_state() -> None:
    body = """## Group Exhibitions
2020 *Soft Warp* (curated by Ada Quill), Dye House, Salem, OR
2016 *Hard Weft*, Museum of Yarn, North Ashford, MA

## Selected Compositions
*Tidal Loom* (2022) for orchestra and fixed media, 18'. Commissioned by the Ashford Symphony
*Four Small Knots* (2020) for string quartet, 12'. Written for the Shuttle Quartet
and its friends
"""
    assert [one.title for one in read(body).projects] == ["Soft Warp", "Hard Weft", "Tidal Loom", "Four Small Knots"]


def test_teachers_of_a_musician_are_advisers() -> None:
    body = "## Education\n**DMA, Composition**, Acme School of Music, 2012\nprincipal teachers: Ada Quill, Ben Ode\n"
    (found,) = read(body).education
    assert (found.organization, found.advisors) == ("Acme School of Music", ["Ada Quill", "Ben Ode"])


def test_a_reviewer_of_several_houses() -> None:
    body = "## Service\nPeer reviewer, Acme University Press, Globex University Press, Journal of Felt\n"
    assert [one.venue for one in read(body).service] == [
        "Acme University Press",
        "Globex University Press",
        "Journal of Felt",
    ]


@pytest.mark.parametrize(
    ("line", "courses"),
    [
        ("Law of Looms, Civil Knots, Dyes & Yarns", ["Law of Looms", "Civil Knots", "Dyes & Yarns"]),
        ("Warp, Weft, and Class", ["Warp, Weft, and Class"]),
    ],
)
def test_one_line_of_courses(line: str, courses: list[str]) -> None:
    assert [one.course for one in read(f"## Courses\n{line}\n").teaching] == courses


def test_consultancies_with_their_sums_are_no_posts() -> None:
    body = (
        "## Consultancy\n- Felt for the bypass – Acme Roads – Rs. 6.5 lakhs (2016)\n- Looms for Globex – $ 900 (2019)\n"
    )
    found = read(body)
    assert not found.positions
    assert [one.amount for one in found.grants] == ["Rs. 6.5 lakhs", "$ 900"]


def test_labels_in_brackets_part_works() -> None:
    body = """## Publications

[Books]
Miller, J. 2020. The Loom at Night. Kyoto: Acme Press.
Miller, J. 2016. The Loom at Noon. Osaka: Acme Press.
[Articles]
Miller, J. 2022. "Felt Day." Dye Letters 42: 55-78.
"""
    assert [one.title for one in read(body).papers] == ["The Loom at Night", "The Loom at Noon", "Felt Day"]


def test_a_title_in_italics_goes_on_inside_a_bracket() -> None:
    above, line = (
        "*A Loom in Winter and its Many Friends at the Court of Felt* (told with the",
        "*Ashford* Guild of Weavers)",
    )
    titled = "*Four Small Knots of the North and All their Friends* (2020) for string quartet"
    assert [is_wrapped(*read_lines_of(f"{one}\n{line}"), 80) for one in (above, titled)] == [True, False]


def read_lines_of(text: str) -> list[Line]:
    document = Document("made-up.md", "0" * 64, "text/markdown", "utf-8", text)
    return [one for one in read_lines(document) if one.text]
