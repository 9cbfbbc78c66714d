"""Markdown that pandoc makes of a page, with the tags of its boxes."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

PAGE = """<div class="wrap">

<div id="top">

# Ilse Brandvold

<div class="line">

<span class="label">Email</span><ilse@quarries.example>

</div>

</div>

<img src="ilse.png" class="face" alt="Ilse" />

<a href="https://github.com/brandvold" class="icon"><em></em></a>

</div>

## Employment

-   <div class="row">

    <div class="when">

    <span class="badge">2011 - 2014</span>

    </div>

    <div class="what">

    ###### Reader in Quarry Studies

    ###### University of Oulu

    </div>

    </div>

-   <div class="row">

    <div class="when">

    2007 - 2011

    </div>

    #### Lecturer in Hydrology

    University of Turku

    -   Pumps, pails and ponds

    </div>

## Honours

-   <span class="year">2013</span> Pail Medal, <a href="https://drains.example" class="out">Society of Drains</a>
"""


def parsed(text: str) -> ParsedCV:
    return parse(read(text.encode(), "page.md"))


def test_posts_in_boxes_of_items_are_whole() -> None:
    posts = [(post.title, post.organization, post.start, post.end) for post in parsed(PAGE).positions]
    assert posts == [
        ("Reader in Quarry Studies", "University of Oulu", "2011", "2014"),
        ("Lecturer in Hydrology", "University of Turku", "2007", "2011"),
    ]


def test_labels_in_spans_stand_apart_and_icons_lead_to_profiles() -> None:
    person = parsed(PAGE).person
    assert person.emails == ["ilse@quarries.example"]
    assert person.urls == ["https://github.com/brandvold"]


def test_links_with_classes_are_links() -> None:
    text = read(PAGE.encode(), "page.md").text
    assert "[Society of Drains](https://drains.example)" in text
    assert "<div" not in text
    assert "<span" not in text
    assert "ilse.png" not in text


@pytest.mark.parametrize("box", ["<div>\nHello\n</div>\n", "<div>\n\nHello\n\n</div>\n"])
def test_few_boxes_by_hand_are_read_as_before(box: str) -> None:
    text = read(("# Ilse Brandvold\n\n" + box).encode(), "page.md").text
    assert "Hello" in text


def test_tables_of_html_stay() -> None:
    table = "<table>\n<tr><td>PhD</td><td>University of Oulu</td><td>2006</td></tr>\n</table>\n"
    found = parsed(PAGE + "\n## Education\n\n" + table).education
    assert [(degree.degree, degree.organization, degree.end) for degree in found] == [
        ("PhD", "University of Oulu", "2006")
    ]
