"""Headings in the owner's own words: clauses, and names that only the entries below them explain."""

import pytest

from tests.transforms.records.careers import read
from transforms.headings.wording import is_role, named


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("Where I worked", "positions"),
        ("Schools I studied at", "education"),
        ("Courses I have taught", "teaching"),
        ("Journals I review for", "service"),
        ("What I am working on", "interests"),
        ("Languages I speak", "skills"),
        ("Dissertations of doctoral students I advised", "advising"),
    ],
)
def test_a_clause_about_the_owner_names_a_kind_by_its_noun_or_verb(heading: str, kind: str) -> None:
    assert named(heading)[:2] == ((kind,), True)


@pytest.mark.parametrize("words", ["In 2019 I worked at Globex", "Papers I like", "What I wish I had learnt at school"])
def test_other_sentences_name_nothing(words: str) -> None:
    assert not named(words).whole


def test_unknown_headings_above_the_first_known_one_are_told_by_their_entries() -> None:
    result = read(
        "# Ada Vale\n\n## Ports of call\n**2018 -- now:** Survey Engineer @ Blue Charts, Turku\n\n"
        "**2014 -- 2018:** Lecturer @ Harbour Works, Oulu\n\n## Publications\n- A. Vale. Tides. Maps 3, 2019.\n"
    )
    assert [(role.title, role.organization) for role in result.positions] == [
        ("Survey Engineer", "Blue Charts"),
        ("Lecturer", "Harbour Works"),
    ]


@pytest.mark.parametrize("heading", ["Dissertation", "Thesis", "PhD thesis", "Education"])
def test_a_heading_over_nothing_among_works_breaks_nothing(heading: str) -> None:
    work = "Quill, A. (2019). Looms of the north. Weaving Letters, 4(2), 11-22."
    found = read(f"# Ada Quill\n\n## Publications\n\n{work}\n\n## {heading}\n\n## Awards\n\nFern Prize, 2019\n")
    assert [one.title for one in found.papers] == ["Looms of the north"]
    assert [one.name for one in found.awards] == ["Fern Prize"]


def test_headings_that_announce_the_works_of_the_owner() -> None:
    works = ['- A. Quill, "Mosses of the North", Journal of Ferns 4 (2003), 1-12.']
    works.append('- A. Quill, "Ferns of the North", Journal of Ferns 5 (2004), 1-12.')
    cv = read("## Publications by Ada Quill include:\n\n" + "\n".join(works))
    assert [p.title for p in cv.papers] == ["Mosses of the North", "Ferns of the North"]


@pytest.mark.parametrize("heading", ["Selected Studies on Wool", "Studies", "Formation"])
def test_lists_of_names_below_titles_are_works_and_nothing_studied(heading: str) -> None:
    titles = [
        "Weaving Wool in Rows: A Study of Looms",
        "Dyes and Moss for the Coloring of Threads",
        "Threads without Knots",
    ]
    work = "[{}](https://looms.example/)\n\nBo Fern, Ada Quill, Imke Brandt\n\nLoom Days 2021\n\n"
    works = "".join(map(work.format, titles))
    cv = read(f"# Education\n\nPhD in Botany, University of Oulu, 2015\n\n# {heading}\n\n{works}")
    assert [one.title for one in cv.papers] == titles
    assert [one.degree for one in cv.education] == ["PhD"]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Courses Taught at Quillwood University", "teaching"),
        ("Modules at the Loom School", "teaching"),
        ("Events I organise", "service"),
        ("Workshops I co-organized", "service"),
        ("Selected peer-reviewed work", "papers"),
    ],
)
def test_what_is_told_of_events_and_courses_names_a_section(text: str, kind: str) -> None:
    assert named(text).whole
    assert named(text).kinds[:1] == (kind,)


@pytest.mark.parametrize("text", ["Teaching at Quillwood University", "Lecturer at the Loom School"])
def test_a_post_at_a_school_names_none(text: str) -> None:
    assert not named(text).whole or is_role(text)
