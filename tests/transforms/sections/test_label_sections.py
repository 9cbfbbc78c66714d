"""Labels that head sections, works under names of their own, legends among items. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read
from transforms.parse import parse
from transforms.readers.dispatch import read as read_bytes


def test_bullets_that_are_labels_head_sections_where_a_text_has_no_levels() -> None:
    text = (
        "Ada Quill\n\n\nAcademic Background\n  • Education:\n    Ph.D. Dyes (2008), Crafton University, Turku\n"
        "    M.A. Dyes (2004), Marsh University\n  • Fields of Specialization:\n    Looms of the north\n    Old yarns\n"
        "  • Professional Affiliations:\n    Globex Society\n\n\nCourses Taught\n  • Graduate:\n    Optics\n"
        "  • Undergraduate:\n    Statistics\n    Dyes\n\n\nAwards\n  • Vale Prize (2019)\n"
    )
    parsed = parse(read_bytes(text.encode(), "cv.txt"))
    assert [(e.degree, e.organization) for e in parsed.education] == [
        ("Ph.D.", "Crafton University"),
        ("M.A.", "Marsh University"),
    ]
    assert [i.text for i in parsed.interests] == ["Looms of the north", "Old yarns"]
    assert [s.venue for s in parsed.service] == ["Globex Society"]
    assert [t.course for t in parsed.teaching] == ["Optics", "Statistics", "Dyes"]
    assert parsed.coverage == 1.0


@pytest.mark.parametrize("mark", ["*", "**"])
@pytest.mark.parametrize("label", ["Research Interests", "Fields of Specialization", "Areas of Expertise"])
def test_labels_over_lines_whose_depth_was_lost_head_sections(label: str, mark: str) -> None:
    found = read(
        f"## Academic Background\n\n- {mark}Education:{mark}\n\n\nPh.D. Dyes (2008), Moss University\n"
        f"M.A. Dyes (2004), Fern University\n\n\n- {mark}{label}:{mark}\n\n\nLooms of the north\nOld yarns\n"
    )
    assert [one.degree for one in found.education] == ["Ph.D.", "M.A."]
    assert [one.text for one in found.interests] == ["Looms of the north", "Old yarns"]


@pytest.mark.parametrize("heading", ["THEMATIC SCHOOLS", "PREVIOUS RESEARCH AREA: SALT", "SUMMER CAMPS"])
def test_entries_by_the_authors_of_the_works_above_are_works(heading: str) -> None:
    found = read(
        "## PUBLICATIONS\n\n- A. Quill, B. Fern: Looms that weave, Journal of Weaving, Vol. 3, 12-19, 2019.\n"
        "- A. Quill, C. Moor: Threads under heavy load, Journal of Weaving, Vol. 2, 31-39, 2018.\n\n"
        f"## {heading}\n\n- A. Quill: Introduction to looms, Weaving Days, student session, March 2017.\n"
        "- A. Quill: Checking of warps with small knots, Knots and Warps, student session, May 2016.\n"
    )
    assert [p.year for p in found.papers] == [2019, 2018, 2017, 2016]


def test_interests_below_works_stay() -> None:
    found = read(
        "## PUBLICATIONS\n\n- A. Quill, B. Fern: Looms that weave, Journal of Weaving, Vol. 3, 12-19, 2019.\n\n"
        "## RESEARCH INTERESTS\n\n- Looms of the north and how they weave since 2012\n- Old yarns\n"
    )
    assert [i.text for i in found.interests][-1:] == ["Old yarns"]
    assert len(found.papers) == 1


@pytest.mark.parametrize(
    "legend",
    ["- Denotes student author.", "* denotes a student", "• Indicates equal contribution"],
)
def test_a_legend_whose_mark_became_a_bullet_is_no_item(legend: str) -> None:
    works = (
        "[1] Quill, A. and Fern, B. “Looms that weave”. *Journal of Weaving* 7.3 (2019), pp. 28–29.\n"
        "[2] Quill, A.* and Moor, C. “Threads under load”. *Journal of Weaving* 6.3 (2018), pp. 31–39.\n"
        "[3] Moor, C. and Quill, A. “Yarns of the north”. *Weaving Letters* 5.3 (2017), pp. 12–19."
    )
    found = read(f"## Journal Publications\n\n{legend}\n\n{works}").papers
    assert [paper.title for paper in found] == ["Looms that weave", "Threads under load", "Yarns of the north"]


def test_a_legend_with_a_sign_is_no_talk() -> None:
    talks = "2019 “Looms of the north.” Meeting of Weavers, Oulu.\n\n2017 “Knots.” Conference on Ropes, Turku.\n"
    found = read(f"## Presentations\n\n* = equal contribution\n\n{talks}").talks
    assert [talk.title for talk in found] == ["Looms of the north", "Knots"]
