"""Employers that nobody knows over their posts, among others that are known."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize("form", ["**{by}**", "### {by}", "**{by}**, Nairobi, Kenya"])
def test_an_unknown_name_over_a_post_among_known_ones_is_its_employer(form: str) -> None:
    posts = (
        ("University of California, Davis", "Postdoctoral Researcher", "2019–2022"),
        ("Quantarc", "Visiting Scholar", "2016–2019"),
        ("Google Research", "Research Intern", "2015–2016"),
    )
    each = (f"{form.format(by=by)}\n\n* {title}, {when}\n* Wove looms" for by, title, when in posts)
    found = read("## Experience\n\n" + "\n\n".join(each)).positions
    assert [(one.organization, one.title) for one in found] == [(by, title) for by, title, _ in posts]


def test_a_group_of_posts_is_no_employer() -> None:
    text = "### Acme University\n\n* Lecturer, 2019–2022\n\n### Industry\n\n* Engineer, Globex Inc., 2015–2016"
    assert [one.organization for one in read(f"## Experience\n\n{text}").positions] == [
        "Acme University",
        "Globex Inc.",
    ]
