"""Careers whose entries are headings of two ranks in markup. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.one_section import read
from transforms.parse import parse
from transforms.readers.dispatch import read as read_bytes

POSTS = [("Lecturer", "Ohio State University", "2019"), ("Postdoc", "Globex Research", "2016")]


@pytest.mark.parametrize("form", ["### {1}\n\n#### {0}\n\n{2} – {3}", "### {0}\n\n#### {1}\n\n{2} – {3}"])
@pytest.mark.parametrize("told", ["", "\n- Wove slow looms and wrote about them for the staff"])
def test_a_role_of_one_word_below_its_employer_labels_nothing(form: str, told: str) -> None:
    body = "\n\n".join(form.format(*post, int(post[2]) + 3) + told for post in POSTS)
    found = read(f"## Experience\n\n{body}\n\n## Languages\n\nWelsh\n").positions
    assert [(one.title, one.organization, one.start) for one in found] == POSTS


def test_dates_over_headings_of_two_ranks_belong_to_what_is_below() -> None:
    items = "".join(
        f"<div>{start}–{int(start) + 3}<h3>{title}</h3><h4>{where}</h4><p>Wove looms and told of it.</p></div>"
        for title, where, start in POSTS
    )
    page = f"<html><body><h1>Ada Quill</h1><h2>Experience</h2>{items}<h2>Languages</h2><p>Welsh</p></body></html>"
    found = parse(read_bytes(page.encode(), "a.html")).positions
    assert [(one.title, one.organization, one.start) for one in found] == POSTS


_NAMED_POST = """# Ada Quill

## Experience

### Globex Library, Oakland, CA, 2013 – present

#### {} in data curation for the weaving trades

Supervisor: Dr. Bo Dahl

- Counted looms.

### Moss Institute, Leeds, UK

#### Volunteer research, 2012 - 2013

### Department of Wool, Lund University, Lund

#### Graduate dissertation research, 2003 - 2010

#### Teaching Assistant, Spring 2006
"""


@pytest.mark.parametrize("post", ["GLIR postdoctoral fellowship", "Quill traineeship", "Reed Fellowship"])
def test_headings_below_employers_are_posts_and_no_sections(post: str) -> None:
    cv = whole(_NAMED_POST.format(post))
    assert [(one.title, one.organization, one.start) for one in cv.positions] == [
        (f"{post} in data curation for the weaving trades", "Globex Library", "2013"),
        ("Volunteer research", "Moss Institute", "2012"),
        ("Graduate dissertation research", "Lund University", "2003"),
        ("Teaching Assistant", "Lund University", "2006"),
    ]
    assert not cv.awards
    assert not cv.service


def test_a_heading_of_a_section_in_a_lower_rank_is_one() -> None:
    cv = whole(
        "# Ada Quill\n\n## Experience\n\n### Lecturer, Lund University, 2013 – 2015\n\nTaught weaving.\n\n"
        "#### Awards\n\n- Fern Medal, Globex Society, 2014\n"
    )
    assert [one.name for one in cv.awards] == ["Fern Medal"]
