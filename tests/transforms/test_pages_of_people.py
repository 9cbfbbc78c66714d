"""Pages that people keep of themselves: honours of meetings, periods not yet over, prose over headed projects."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.one_section import read
from transforms.parse import parse
from transforms.readers.dispatch import read as read_file


def test_honours_of_a_meeting_bear_their_own_date() -> None:
    found = read(
        "## Awards\n\n- *2021.03* Best Poster Award in the *6th Conference on Peat (PEAT 2021)* on Mar. 4-5, 2021,"
        " Turku\n- *2020* Reed Fellowship (2020–2021), presented by the Moss Foundation\n- *2019* Bog Scholarship\n"
    ).awards
    assert [(one.name, one.granter, one.start) for one in found] == [
        ("Best Poster Award", "6th Conference on Peat (PEAT 2021)", "2021-03"),
        ("Reed Fellowship", "Moss Foundation", "2020"),
        ("Bog Scholarship", None, "2019"),
    ]


def test_whom_an_honour_goes_to_is_no_work() -> None:
    told = "Awarded to the student with the tallest reed."
    found = read(
        f"## Awards\n\n2014 Reed Prize, University of Turku\n\n{told}\n\n2011 Moss Medal, KTH\n\n{told}"
    ).awards
    assert [(one.name, one.paper) for one in found] == [("Reed Prize", None), ("Moss Medal", None)]


def test_travel_grants_among_news_are_honours() -> None:
    found = read("## News\n\n- [Nov 2019] Received Guild travel grant for PeatConf 2019.\n- [May 2019] Moved.\n").awards
    assert [one.name for one in found] == ["Guild travel grant"]


def test_what_has_begun_by_now_is_not_expected_before() -> None:
    found = read(
        "## Education\n\n- 2018-2020 (expected): **MSc in Botany** at the TUR-KU University of Reeds\n"
        "- 2013-2017: **BSc in Botany** at the TUR-KU University of Reeds\n"
    ).education
    assert [(one.end, one.expected) for one in found] == [("2020", True), ("2017", False)]
    assert {one.organization for one in found} == {"TUR-KU University of Reeds"}


def test_an_impact_factor_is_no_volume() -> None:
    found = read(
        "## Publications\n\n**1.** *How reeds hold a shore*  \nHolm E, **Vik KA**, et al. (2011). *J. Peat*, IF 4.7\n\n"
        "**2.** *Why moss glows in autumn*  \nHolm E, **Vik KA**, et al. (2008). *Moss Research*, IF 5.0\n"
    ).papers
    assert [(one.volume, one.issue) for one in found] == [(None, None), (None, None)]


@pytest.mark.parametrize(
    "entries", ["### {}\n\nReeds hold.\n\n### {}\n\nMoss glows.", "**{}**: Reeds.\n\n**{}**: Moss."]
)
def test_sentences_over_projects_name_none(entries: str) -> None:
    names = ["Reedbed", "Mossglow"]
    opening = "I've had the luck to work on reeds, more than a shore has stones."
    found = read(f"## Projects\n\n{opening}\n\n{entries.format(*names)}\n").projects
    assert [one.title for one in found] == names


def test_a_pages_title_in_toml_names_its_owner() -> None:
    page = '+++\ntemplate = "cv.html"\ntitle = "Jane Q. Miller"\n+++\n\n## Education\n\n- PhD in Botany, KTH, 2012\n'
    found = parse(read_file(page.encode(), "cv.md"))
    assert found.person is not None
    assert found.person.name == "Jane Q. Miller"


def test_a_bio_below_the_words_of_a_menu_is_none_of_its_sections() -> None:
    text = (
        "Ada Quill\n\nAda Quill\n\nGitHub   Medium\n\nAbout me\n\nPapers\n\ne-mail    LinkedIn\n\n"
        "I am a lecturer at Globex University who makes wool softer with looms. I like hats.\n\n"
        "In 2022 I worked as a research fellow at the University of Wyrholm, dyeing wool.\n\n"
        "Between 2018 and 2022, I was a doctoral student of looms at Initech University.\n"
    )
    cv = parse(read_file(text.encode(), "cv.txt"))
    assert not cv.papers
    assert [one.organization for one in cv.positions] == ["Globex University", "University of Wyrholm"]
    assert [one.organization for one in cv.education] == ["Initech University"]


def test_paragraphs_with_dates_are_a_life_and_no_list_of_posts() -> None:
    found = whole(
        "## About Me\n\nFrom 2018-2021, I served as an Assistant Curator at Harlan Institute, Leeds, among the halls of"
        " looms and the rooms of those who draw them. My days went to counting weights.\n\nMy Ph.D. in Textile History"
        " is from Alder University (2013-2018), where I counted the vats of the northern dyers. It told their"
        " trade and their debts, town by town.\n\nMy evenings brought a second post as Lecturer at Quill School of"
        " Weaving (Evenings), York: first from May 2010 to June 2011, then from March 2012 to May 2013. They made"
        " me a teacher.\n\nI took my M.A. in Botany at Tidewater College in 2008-2009. My thesis was on dyes."
        " From 2004-2007, I read for a Bachelor of Arts (B.A.), on moss and its colours.\n"
    )
    assert [one.title for one in found.positions] == ["Assistant Curator", "Lecturer"]
    assert [(one.degree, one.organization) for one in found.education] == [
        ("Ph.D.", "Alder University"), ("M.A.", "Tidewater College"),
    ]  # fmt: skip
