"""Lists of two kinds of things: talks among works, courses among talks, posts over courses, grants and prizes."""

from __future__ import annotations

from tests.transforms.made_up import whole
from tests.transforms.records.careers import read as read_career
from tests.transforms.records.one_section import read


def test_works_and_talks_below_one_heading() -> None:
    found = read(
        "## Publications & Presentations\n\n#### 2022\n\n"
        "* with P. Marsh, *Rope, Sail and Wages in a Small Port*. Lecture at the Weft Days (Turku), 4.11.2022.\n"
        "* *Mordants of the North*, Loom Letters 8, 2022, 3–15.\n"
        "* P. Marsh – J. Miller, *Blue before Indigo*, talk at a forum of dyers in Oslo.\n\n"
        "#### 2021\n\n* *Felt in Wet Years*, Peat Notes 2021/2, 2021, 7--24.\n"
    )
    assert [(talk.title, talk.year) for talk in found.talks] == [
        ("Rope, Sail and Wages in a Small Port", 2022),
        ("Blue before Indigo", 2022),
    ]
    assert [(paper.title, paper.year) for paper in found.papers] == [
        ("Mordants of the North", 2022),
        ("Felt in Wet Years", 2021),
    ]


def test_works_that_were_also_presented_stay_works_below_works() -> None:
    found = read(
        "## Publications\n\n* J. Miller, *Wet Felt and Its Makers*, Loom Letters, 2022. Presented at LoomConf.\n"
        "* J. Miller, *Blue before Indigo*, Moss Notes 3 (2021), 4–19.\n"
    )
    assert [paper.title for paper in found.papers] == ["Wet Felt and Its Makers", "Blue before Indigo"]
    assert not found.talks


def test_courses_of_a_term_among_talks() -> None:
    found = read(
        "## Lectures, Workshops\n\n|When|Where|What|\n|---|---|---|\n"
        "|Summer 2019|Lund University|Seminar: *Looms and their makers in the north*|\n"
        "|Winter 2018/19|Lund University|Übung: *Drawing a heddle*|\n"
        "|12.3.2018|Oslo|Loom Workshop: *Dyes* for beginners|\n"
    )
    assert [course.start for course in found.teaching] == ["2019", "2018"]
    assert len(found.talks) == 1


def test_posts_over_courses_whose_heading_has_an_aside() -> None:
    found = read_career(
        "TEACHING\nFull Professor, Lund University, 2014-now\nAssociate Professor, University of Oslo, 2009-2014\n"
        "Guest Lecturer, University of Bergen, Spring 2008\nInstructor, University of Turku, 2003-2007\n\n"
        "COURSES (at Lund)\nBachelor: Mosses of the North; Reading a bog. Master: Spores.\n"
    )
    assert [one.start for one in found.positions] == ["2014", "2009", "2008", "2003"]
    assert [one.course for one in found.teaching][:2] == ["Mosses of the North", "Reading a bog"]


def test_posts_below_teaching_whose_lines_hang() -> None:
    text = (
        "ADA QUILL\nada@quill.example\n\nTEACHING EXPERIENCE\n"
        "Professor, Museum of Plants and School of Botany, Lund University, Sweden,\n      2012-now\n"
        "Reader, University of Oslo, 2007-2012\n"
        "Instructor, Field Station for Mosses and Lichens, University of Turku,\n      Pori, 2001-2006\n\n"
        "EDUCATION\nPhD, Botany, Lund University, 1998\n"
    )
    found = read_career(text, "text/plain")
    assert [one.start for one in found.positions] == ["2012", "2007", "2001"]
    assert not found.teaching


def test_grants_with_titles_in_quotes_among_prizes() -> None:
    found = read(
        "## Grants, Fellowships and Awards\n\n"
        "2018: Fund for Crafts, R1 250 000, for “Blue Without Indigo”.\n\n"
        "2013: Council of the Mills, “Looms under the Snow”, small grant.\n\n2011: Felt Medal, Guild of Dyers.\n"
    )
    assert [(one.title, one.amount) for one in found.grants] == [
        ("Blue Without Indigo", "R1 250 000"),
        ("Looms under the Snow", None),
    ]
    assert [one.name for one in found.awards] == ["Felt Medal"]
    assert not found.service


def test_news_of_a_talk_in_quotes() -> None:
    found = read(
        "## Recent Updates\n\n"
        '* **May 2021** — Spoke on "*Who weaves? On the makers of rope*" at the Weft Forum.\n'
        "* Jan 2021 — A new loom has come.\n"
    )
    assert [(talk.title, talk.venue, talk.year) for talk in found.talks] == [
        ("Who weaves? On the makers of rope", "Weft Forum", 2021)
    ]


def test_a_label_of_skills_above_a_heading_stays_with_them() -> None:
    text = (
        "Ada Quill\nada@quill.example\n\n"
        "## TECHNICAL SKILLS\n\n**Looms:**\tDobby, Jacquard\n**Other:**\tdyeing, felting\n\n"
        "## PROFESSIONAL SERVICE\n\n- Chair, Weft Days, 2019\n"
    )
    found = read_career(text)
    assert [one.venue for one in found.service] == ["Weft Days"]
    assert {"dyeing", "felting"} <= {one.text for one in found.skills}


def test_a_societys_letters_are_no_investigator() -> None:
    cv = whole(
        "# Ada Quill\n\n## Grants and Awards\n\n- Moss Seed Grant, 2022\n- Heron Fellowship, Uppsala University, 2020\n"
        "- Pi Sigma Alpha, 2017\n- Sigma Pi Sigma, 2016\n"
    )
    assert [one.name for one in cv.awards] == ["Heron Fellowship", "Pi Sigma Alpha", "Sigma Pi Sigma"]
    assert [one.title for one in cv.grants] == ["Moss Seed Grant"]


def test_a_scholar_is_honoured_whoever_pays() -> None:
    cv = whole(
        "# Ada Quill\n\n## Grants and Awards\n\n"
        "- 2012. Heron Loom Challenge, Moss College. Principal investigator (£7,500).\n"
        "- 2001–2002. British Council Heron Scholar, Uppsala University.\n"
    )
    assert [(one.name, one.start) for one in cv.awards] == [("British Council Heron Scholar", "2001")]
    assert [one.title for one in cv.grants] == ["Heron Loom Challenge"]


def test_a_sum_that_an_investigator_received_is_a_grant_among_duties_too() -> None:
    cv = whole(
        "# Ada Quill\n\n## Professional Activities\n\n- Member of the university senate, 2019–2023\n"
        "- Grant recipient and principal investigator, “Felt hats of small towns”, "
        "Moss Foundation, 412.300 SEK, 2018\n"
        "- Recipient of the Heron Award for looms, 2016\n"
    )
    assert [(one.title, one.funder) for one in cv.grants] == [("Felt hats of small towns", "Moss Foundation")]
    assert [one.start for one in cv.awards] == ["2016"]
