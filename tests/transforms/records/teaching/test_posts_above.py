"""Posts that stand over their courses, and posts among duties."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed

_COURSES = (
    "2007-present:    Postdoctoral Fellow, Loom College\n                 “Cloth and Expression” (2 sections)\n\n"
    "2002-03:         {title}, Department of History, Weaver University\n                 “The West and its Looms”\n"
)


@pytest.mark.parametrize("title", ["Teaching Associate", "Teaching Fellow", "Lecturer"])
def test_posts_over_courses_are_posts_where_no_section_states_any(title: str) -> None:
    found = parsed(f"Teaching Experience\n\n{_COURSES.format(title=title)}")
    assert [(one.title, one.organization, one.start, one.end) for one in found.positions] == [
        ("Postdoctoral Fellow", "Loom College", "2007", None), (title, "Weaver University", "2002", "2003")
    ]  # fmt: skip
    assert [one.course for one in found.teaching] == ["Cloth and Expression", "The West and its Looms"]


def test_a_section_of_posts_states_them_itself() -> None:
    text = (
        f"Positions\n\nReader, Felt Institute, 2010-2012\n\nTeaching Experience\n\n{_COURSES.format(title='Lecturer')}"
    )
    assert [one.title for one in parsed(text).positions] == ["Reader"]


@pytest.mark.parametrize(
    ("line", "post"),
    [
        ("Adjunct Research Scholar, Weaver University, 2007–2010", ("Adjunct Research Scholar", "Weaver University")),
        ("Software Engineer, Loomware (felt), New York City, 2013–2015", ("Software Engineer", "Loomware")),
        ("2010-2012 Research Assistant, Weaver University", ("Research Assistant", "Weaver University")),
    ],
)
def test_jobs_among_duties_are_posts(line: str, post: tuple[str, str]) -> None:
    duties = f"Associate Editor, Journal of Looms, 2009–2014.\n{line}\nPresident, Guild of Weavers, 2011–12.\n"
    found = parsed(f"Professional Affiliations and Service\n\n{duties}")
    assert [(one.title, one.organization) for one in found.positions] == [post]
    assert len(found.service) == 2
