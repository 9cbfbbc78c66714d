"""Employers in a style of their own at the beginning of what is told, bare marks, reports' numbers, days in talks."""

from __future__ import annotations

from tests.transforms.records.one_section import talks
from transforms.parse import parse
from transforms.readers.dispatch import read


def test_an_employer_in_italics_leads_a_paragraph_on_the_post() -> None:
    page = "# Ada Quill\n\n<h2>Work experience</h2>\n\n"
    page += "<h4>2014-2017: Loom content developer</h4>\n\n<p><em>Rasholm University, Utrecht.</em> In the second"
    page += " year of the mill I wrote all that its weavers read on their looms, and answered whatever they asked about"
    page += " yarns, dyes and the older machines of the upper floor.</p>\n"
    found = parse(read(page.encode(), "a.md")).positions
    assert [(one.organization, one.location) for one in found] == [("Rasholm University", "Utrecht")]


def test_a_bare_mark_is_no_part_of_the_field() -> None:
    page = "# Ada Quill\n\n## Education\n\n**2012-2014: MSc Geology and Chemistry (7.5)**\n\n*Rasholm University*\n"
    assert [one.field for one in parse(read(page.encode(), "a.md")).education] == ["Geology and Chemistry"]


def test_a_reports_number_is_no_range_of_pages() -> None:
    page = "# Ada Quill\n\n## Publications\n\n- **Quill, A.**, 2013, Looms of the eastern plain: Lorval State Survey"
    page += " Inquiries Report 2013-4410, 64 p.\n- **Quill, A.**, 2009, Nets of old: Weft Journal, 17(3),"
    page += " p. 489-507.\n"
    assert [one.pages for one in parse(read(page.encode(), "a.md")).papers] == [None, "489-507"]


def test_a_months_stop_before_its_day_ends_no_place() -> None:
    assert talks(
        "- Rasholm Office of Wool wet seminars, Nov. 7, 2014, Ways to slow looms.\n"
        "- Weft Dyers Forum, University of Rasholm, Mar. 5, 2013, Nets for dye works.\n"
    ) == [
        ("Ways to slow looms", "Rasholm Office of Wool wet seminars", 2014),
        ("Nets for dye works", "Weft Dyers Forum, University of Rasholm", 2013),
    ]
