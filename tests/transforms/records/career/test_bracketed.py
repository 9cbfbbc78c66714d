"""Employers in brackets behind their posts."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


def posts(body: str) -> list[tuple[str, str | None, str | None]]:
    return [(one.title, one.organization, one.start) for one in read(f"## Experience\n\n{body}").positions]


@pytest.mark.parametrize(
    "form", ["- {title} [{by}] {when}", "- **{title}** ({by}, {when}).", "- {when}: {title} ({by})"]
)
def test_an_employer_in_brackets(form: str) -> None:
    each = (("Hydrologist", "Quantarc", "2012–2016"), ("Consultant", "Bibliothèque du Nord", "2009–2012"))
    lines = "\n".join(form.format(title=title, by=by, when=when) for title, by, when in each)
    assert posts(lines) == [("Hydrologist", "Quantarc", "2012"), ("Consultant", "Bibliothèque du Nord", "2009")]


@pytest.mark.parametrize("how", ["Part-time", "Tenure-Track", "Fixed term"])
def test_how_a_post_was_held_is_no_employer(how: str) -> None:
    lines = f"- Hydrologist ({how}), 2012–2016\n- Consultant ({how}), 2009–2012"
    assert not any(by == how for _, by, _ in posts(lines))


@pytest.mark.parametrize("line", ["- 2011–2015: PhD (Physics, UCLA)", "- PhD, Major: Physics, UCLA, 2011–2015"])
def test_field_and_school_of_a_degree_in_brackets_or_behind_a_word(line: str) -> None:
    found = read(f"## Education\n\n{line}").education
    assert [(one.degree, one.field, one.organization) for one in found] == [("PhD", "Physics", "UCLA")]


@pytest.mark.parametrize("dash", [" — ", " – ", ", "])
@pytest.mark.parametrize("mark", ["### ", "- "])
def test_a_role_in_brackets_before_a_dash_and_its_years_is_the_post(mark: str, dash: str) -> None:
    body = f"{mark}Globex Genomics (AI Engineer){dash}2020–2021\n\n{mark}Alder Systems (Intern, Remote){dash}2017\n"
    assert [post[:2] for post in posts(body)] == [("AI Engineer", "Globex Genomics"), ("Intern", "Alder Systems")]
