"""Posts that an employer's item holds as items of their own."""

from __future__ import annotations

from tests.transforms.made_up import whole


def test_titles_below_an_employer_are_posts_each() -> None:
    cv = whole(
        "# Ada Weaver\n\n## Current Positions\n\n"
        "* University of Leeds\n  * Professor of Wool\n  * Director, Centre for Felt\n"
        "* Lund University\n  * Visiting Professor\n  * Adjunct Professor of Slow Dyes\n"
    )
    assert [(one.title, one.organization, one.unit) for one in cv.positions] == [
        ("Professor of Wool", "University of Leeds", None),
        ("Director", "University of Leeds", "Centre for Felt"),
        ("Visiting Professor", "Lund University", None),
        ("Adjunct Professor of Slow Dyes", "Lund University", None),
    ]


def test_what_was_done_below_an_employer_is_no_post() -> None:
    cv = whole(
        "# Ada Weaver\n\n## Positions\n\n"
        "* Lecturer, University of Leeds, 2012-2014\n  * Coordinator of looms\n  * Taught weaving to 40 students.\n"
    )
    assert [(one.title, one.organization) for one in cv.positions] == [("Lecturer", "University of Leeds")]


def test_a_university_in_small_letters_is_one() -> None:
    cv = whole("# Ada Weaver\n\n## Education\n\n- B.S. Mathematics (Merrow university - slow looms)\n")
    assert [(one.field, one.organization) for one in cv.education] == [("Mathematics", "Merrow University")]
