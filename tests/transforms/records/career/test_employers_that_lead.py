"""Employers in a style of their own at the beginning of what is told, bare marks, reports' numbers, days in talks."""

from __future__ import annotations

from tests.transforms.records.one_section import talks
from transforms.parse import parse
from transforms.readers.dispatch import read


def test_an_employer_in_italics_leads_a_paragraph_on_the_post() -> None:
    page = "# Ada Quill\n\n<h2>Work experience</h2>\n\n"
    page += (
        "<h4>2019-2020: Educational content developer</h4>\n\n<p><em>Rasholm University, Utrecht.</em> In the testing"
    )
    page += " phase of the learning track I developed the contents of the online learning environment, keeping contact"
    page += " with all involved participants, teachers and coordinators.</p>\n"
    found = parse(read(page.encode(), "a.md")).positions
    assert [(one.organization, one.location) for one in found] == [("Rasholm University", "Utrecht")]


def test_a_bare_mark_is_no_part_of_the_field() -> None:
    page = (
        "# Ada Quill\n\n## Education\n\n**2016-2019: MSc Neuroscience and Cognition (8.5)**\n\n*Rasholm University*\n"
    )
    assert [one.field for one in parse(read(page.encode(), "a.md")).education] == ["Neuroscience and Cognition"]


def test_a_reports_number_is_no_range_of_pages() -> None:
    page = "# Ada Quill\n\n## Publications\n\n- **Quill, A.**, 2013, Looms of the eastern plain: Lorval State Survey"
    page += " Investigations Report 2013-5120, 74 p.\n- **Quill, A.**, 2009, Nets of old: Weft Journal, 182(3),"
    page += " p. 589-607.\n"
    assert [one.pages for one in parse(read(page.encode(), "a.md")).papers] == [None, "589-607"]


def test_a_months_stop_before_its_day_ends_no_place() -> None:
    assert talks(
        "- Rasholm Office of Wool cyber seminar series, Oct. 9, 2014, A path toward slow looms.\n"
        "- Weft Resource Seminar Series, University of Rasholm, Sep. 3, 2013, Optimization of dye networks.\n"
    ) == [
        ("A path toward slow looms", "Rasholm Office of Wool cyber seminar series", 2014),
        ("Optimization of dye networks", "Weft Resource Seminar Series, University of Rasholm", 2013),
    ]
