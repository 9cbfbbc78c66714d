"""The owner's post in a page's header, in the layouts of home pages."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

_POST, _UNIT, _EMPLOYER = "Associate Professor", "Department of Economics", "Koç University"


@pytest.mark.parametrize(
    "header",
    [
        f"<h1>Ada Quill</h1><div>{_EMPLOYER}</div><div>{_UNIT}</div><div>{_POST}</div>",
        f"<h1>Ada Quill | {_POST}</h1><p>{_EMPLOYER}</p>",
        f"<h1>Ada Quill - {_POST}, {_EMPLOYER}</h1>",
        f"<h1>Ada Quill <small>{_POST}, {_EMPLOYER}</small></h1>",
        f"<h1>{_EMPLOYER}</h1><h2>{_UNIT}</h2><h3>Ada Quill</h3><p>{_POST}</p>",
    ],
)
def test_posts_in_headers(header: str) -> None:
    works = "<h2>Publications</h2><ul><li>Quill, A. (2020). Looms and their noise. <i>Nature</i>.</li></ul>"
    cv = parse(
        read(
            f"<html><title>Home</title><body>{header}<p>ada@koc.example</p>{works}</body></html>".encode(),
            "made-up.html",
        )
    )
    assert cv.person is not None
    assert cv.person.name == "Ada Quill"
    assert [(one.title, one.organization) for one in cv.positions] == [(_POST, _EMPLOYER)]


def test_an_employer_that_only_its_shape_tells() -> None:
    header = "<div>Ada Quill</div><div>Research Engineer</div><div>Vexel Robotics</div><p>ada@vexel.example</p>"
    cv = parse(read(f"<html><title>Ada Quill</title>{header}<h2>Hobbies</h2><p>Rowing</p>".encode(), "made-up.html"))
    assert [(one.title, one.organization) for one in cv.positions] == [("Research Engineer", "Vexel Robotics")]


def test_a_field_below_a_post_employs_nobody() -> None:
    cv = parse(read(b"<html><h1>Ada Quill</h1><p>Lecturer</p><p>Political Science</p><p>Room 12</p>", "made-up.html"))
    assert not cv.positions


def test_a_name_before_a_country_employs_where_no_town_is_called_so() -> None:
    items = "<li>Consultant, Vexel, Singapore, 2011 - 2014</li><li>Lecturer, Davis, USA, 2005 - 2011</li>"
    cv = parse(read(f"<html><h1>Ada Quill</h1><h2>Experience</h2><ul>{items}</ul></html>".encode(), "made-up.html"))
    assert (cv.positions[0].organization, cv.positions[0].location) == ("Vexel", "Singapore")
    assert cv.positions[1].organization is None
