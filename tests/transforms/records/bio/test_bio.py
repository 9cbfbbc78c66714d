"""Bio prose: degrees and positions in sentences, and what they add to the sections' records."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records import careers
from transforms.model import Document
from transforms.parse import parse
from transforms.parsed import ParsedCV


def bio(text: str) -> ParsedCV:
    return whole(f"# Ada Quill\n\n## About me\n\n{text}\n")


def test_a_degree_in_progress_with_its_advisers() -> None:
    found = bio(
        "I am a CS Ph.D. candidate at Wuhan University (defending 2026), advised by Profs. Bo Marsh and Cy Reed."
    ).education[0]
    assert (found.degree, found.field, found.organization) == ("Ph.D.", "CS", "Wuhan University")
    assert (found.end, found.expected, found.advisors) == ("2026", True, ["Bo Marsh", "Cy Reed"])


@pytest.mark.parametrize("line", ["Google Scholar ⋄ GitHub", "CV | Google Scholar | ORCID"])
def test_names_of_pages_under_the_owners_name_are_no_roles(line: str) -> None:
    text = f"ADA QUILL\n\n{line}\n\nEDUCATION\n\nPhD in Weaving, University of Oulu, 2012\n"
    assert not parse(Document("a.txt", "0" * 64, "text/plain", "utf-8", text)).positions


def test_the_adviser_of_the_next_sentence() -> None:
    found = bio(
        "Previously at Nordhaven University (M.S.), I counted tides. I was advised by Prof. Bo Marsh and had fun."
    ).education
    assert [(e.degree, e.organization, e.advisors) for e in found] == [("M.S.", "Nordhaven University", ["Bo Marsh"])]


def test_several_degrees_of_a_sentence_have_their_own_universities() -> None:
    found = bio(
        "I received the B.S. degree in Mathematics from the University of Cagliari and my PhD from KTH in 2016."
    ).education
    assert [(e.degree, e.organization, e.end) for e in found] == [
        ("B.S.", "University of Cagliari", None), ("PhD", "KTH", "2016")]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "title", "organization", "start", "end", "current"),
    [
        ("I'm a Research Scientist at Meta.", "Research Scientist", "Meta", None, None, True),
        ("Previously, I was a postdoc at KTH, where I counted tides.", "postdoc", "KTH", None, None, False),
        ("From 2015 to 2018 I was a lecturer in the Department of Tides at the University of Leeds.", "lecturer",
         "University of Leeds", "2015", "2018", False),
        ("Before my PhD, I worked at Globex Ltd in London for one year as a Tide Engineer.", "Tide Engineer",
         "Globex Ltd", None, None, False),
        ("He joined Google as a software engineer in 2015.", "software engineer", "Google", "2015", None, True),
        ("I got my PhD in 2010 in Leeds with Bo Marsh, and in 2011-2014 I was a postdoc at KTH.", "postdoc", "KTH",
         "2011", "2014", False),
        ("I am a machine learning engineer at Glimmer, where I build things.", "machine learning engineer", "Glimmer",
         None, None, True),
    ],
)  # fmt: skip
def test_positions_in_sentences(
    text: str, title: str, organization: str, start: str | None, end: str | None, *, current: bool
) -> None:
    found = bio(text).positions
    assert [(p.title, p.organization, p.start, p.end, p.current) for p in found] == [
        (title, organization, start, end, current)]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "I supervise PhD students at the University of Oxford.",
        "My advisor is Prof. Bo Marsh, who is a professor at Stanford University.",
        "I work with Bo Marsh, a professor at KTH, on tides.",
        "Our paper was presented by a student at KTH.",
        "I am a Fellow of the Royal Society of Nordhaven.",
    ],
)
def test_other_peoples_roles_are_not_the_owners(text: str) -> None:
    found = bio(text)
    assert not found.positions
    assert not found.education


def test_the_bio_fills_the_sections_degree() -> None:
    found = whole(
        "# Ada Quill\n\n## About me\n\nI am a PhD student in Tides at KTH, advised by Prof. Bo Marsh.\n\n"
        "## Education\n\n- **KTH Royal Institute of Technology** | CS | Ph.D. Sep 2022 - Jun 2027\n"
    ).education
    assert [(e.field, e.start, e.advisors) for e in found] == [("CS", "2022-09", ["Bo Marsh"])]


def test_the_bio_repeats_the_sections_role_of_the_same_rank_only() -> None:
    found = whole(
        "# Ada Quill\n\n## About me\n\nI am a Professor at KTH.\n\n## Experience\n\n"
        "- Professor, KTH, 2016 - present\n- Associate Professor, KTH, 2010 - 2015\n"
    ).positions
    assert [(p.title, p.start) for p in found] == [("Professor", "2016"), ("Associate Professor", "2010")]


def test_news_date_what_the_bio_states() -> None:
    found = whole(
        "# Ada Quill\n\nI'm a Research Scientist at Meta and I like tides very much.\n\n## News\n\n"
        "- 02/26: Started a new position as Research Scientist at Meta\n- 03/25: Paper accepted at a venue\n"
    ).positions
    assert [(p.title, p.start, p.current) for p in found] == [("Research Scientist", "2026-02", True)]


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("She graduated from the University of Leeds with a BSc in Geography in 2008 and holds a PhD from Yale (2014).",
         [("BSc", "Geography", "University of Leeds", "2008"), ("PhD", None, "Yale", "2014")]),
        ("She was educated at Trinity College, Cambridge (BA 1988, PhD 1993).",
         [("BA", None, "Trinity College", "1988"), ("PhD", None, "Trinity College", "1993")]),
    ],
)  # fmt: skip
def test_degrees_beside_the_university(sentence: str, expected: list[tuple[str | None, ...]]) -> None:
    assert [(e.degree, e.field, e.organization, e.end) for e in bio(sentence).education] == expected


def test_what_was_joined_has_ended_where_a_present_role_is_told() -> None:
    found = bio(
        "Ada Quill is a professor at Yale University. In 2003 she joined TU Graz as assistant professor."
    ).positions
    assert [(p.organization, p.current) for p in found] == [("Yale University", True), ("TU Graz", False)]


def test_the_place_moved_to_is_the_employer() -> None:
    found = bio("After six years at Yale she moved to the University of Leeds in 2015, where she is Professor of Law.")
    assert [(p.organization, p.start) for p in found.positions] == [("University of Leeds", "2015")]


def test_a_degree_that_only_dates_a_job() -> None:
    found = bio("Before starting my PhD, I spent two years as a software engineer at Shopify in Ottawa.")
    assert not found.education
    assert [p.title for p in found.positions] == ["software engineer"]


def test_places_months_and_tracks_beside_a_university() -> None:
    text = (
        "I am a fellow at the American Museum of Natural History in New York. I am a PhD student in the Tides (TID) "
        "track of the Sea Studies department at the University of Leeds. "
        "I got my BSc from Jilin University in June, 2012."
    )
    found = bio(text)
    assert [(p.unit, p.location) for p in found.positions] == [(None, "New York")]
    assert [(e.field, e.unit, e.end) for e in found.education] == [
        ("Tides (TID)", "Sea Studies department", None), (None, None, "2012-06")]  # fmt: skip


def test_advisers_of_a_doctorate_told_in_a_sentence_of_its_own() -> None:
    text = "I am a PhD student at KTH. I hold an MSc from KTH. My PhD, under the supervision of Bo Marsh, is on tides."
    assert [e.advisors for e in bio(text).education] == [["Bo Marsh"], []]


@pytest.mark.parametrize(
    ("under_the_name", "start"),
    [
        ("Reader in Tides, University of Oslo, 2010 - present", "2010"),
        ("Reader in Tides (since 2010)\nUniversity of Oslo\nada@quill.example", "2010"),
        ("Reader in Tides, University of Oslo", None),
    ],
)
def test_a_role_under_the_name_that_lasts_may_tell_since_when(under_the_name: str, start: str | None) -> None:
    found = whole(f"# Ada Quill\n\n{under_the_name}\n\n## Education\n\nPhD, Physics, ETH Zurich, 2005\n").positions
    assert [(p.title, p.organization, p.start, p.current) for p in found] == [
        ("Reader in Tides", "University of Oslo", start, True)
    ]


def test_paragraphs_about_the_owner_below_news_are_no_news() -> None:
    told = "Ada Quill is a reader in botany at the University of Leeds, where she works on the mosses of the north."
    cv = careers.read(f"## What's New\n\n{told} Before that, she was a postdoc at the University of York.\n")
    assert [(p.title, p.organization) for p in cv.positions] == [
        ("reader", "University of Leeds"),
        ("postdoc", "University of York"),
    ]


def test_every_line_below_the_name_may_hold_a_post() -> None:
    works = '## Publications\n\nA. Quill, "Mosses of the North", Journal of Ferns 4 (2003), 1-12.\n'
    cv = careers.read(
        "Professor of Botany, University of Leeds\n\nDirector, Fern Institute\n\n"
        "Visiting Fellow, Merrow Institute of Felt\n\nCo-Director, Laboratory for Slow Looms\n\n" + works
    )
    assert [(p.title, p.organization) for p in cv.positions] == [
        ("Professor of Botany", "University of Leeds"),
        ("Director", "Fern Institute"),
        ("Visiting Fellow", "Merrow Institute of Felt"),
        ("Co-Director", "Laboratory for Slow Looms"),
    ]


@pytest.mark.parametrize("name", ["Sanne van der Meulen", "Jan de Boer", "Rita dos Santos"])
def test_a_title_before_a_name_with_a_particle_ends_no_sentence(name: str) -> None:
    found = bio(
        f"I am a PhD student in Botany at Wuhan University, advised by Prof. {name}. My looms are slow."
    ).education[0]
    assert found.advisors == [name]
