"""Degrees that stand a line each above one date, fields behind a dash, and honours below a degree."""

from __future__ import annotations

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

_PAGE = """# Ada Quill

## EDUCATION<br>
<strong>UNIVERSITY OF LORVAL</strong><br>
PHD, INTEGRATIVE BIOLOGY<br>
May 2014 | Austin, TX<br>
<em>Recruitment & Continuing Fellowships; Dean’s Excellence Award</em>

<strong>UNIVERSITY OF RASHOLM</strong><br>
BS, ECOLOGY & EVOLUTION<br>
BA, PSYCHOLOGY<br>
Aug 2005 | Santa Cruz, CA<br>
<em>Botany Highest Honors; Moss & Fern College Honors; Merit Scholarship (2001-2005)</em>
"""


def _read(page: str) -> ParsedCV:
    return parse(read(page.encode(), "a.md"))


def test_two_degrees_above_one_date_share_it() -> None:
    found = _read(_PAGE).education[1:]
    assert [(one.degree, one.end, one.organization, one.location) for one in found] == [
        ("BS", "2005-08", "UNIVERSITY OF RASHOLM", "Santa Cruz, CA"),
        ("BA", "2005-08", "UNIVERSITY OF RASHOLM", "Santa Cruz, CA"),
    ]


def test_honours_of_schools_beside_a_scholarship() -> None:
    names = [one.name for one in _read(_PAGE).awards][2:]
    assert names == ["Botany Highest Honors", "Moss & Fern College Honors", "Merit Scholarship"]


def test_a_degrees_class_beside_a_scholarship_is_no_honour() -> None:
    page = "# Ada Quill\n\n## Education\n\n- **B.S. in Botany**, Rasholm University, 2017–2021<br>\n"
    page += "  First Class Degree; First Class Weaving Scholarship (top 1%)\n"
    assert [one.name for one in _read(page).awards] == ["First Class Weaving Scholarship"]


def test_a_field_goes_on_behind_a_dash() -> None:
    page = (
        "# Ada Quill\n\n## Education\n\n**MSc, Kinesiology – Neuroscience**, *Rasholm University*  \n*2020 - 2022*  \n"
    )
    assert [one.field for one in _read(page).education] == ["Kinesiology – Neuroscience"]


def test_posts_of_one_title_in_units_that_share_no_word_are_two() -> None:
    page = "# Ada Quill\n\n## Research Experience\n\n"
    for unit, host in (("School of LOOMS", "Mina Sorrel"), ("Department of Chemistry & Wool", "Otto Vale")):
        page += f"### XQTLU — {unit} (Graz, Austria)  \n**Research Assistant**  \nAdvisor: Prof. {host}  \n"
        page += "Fall 2024 – Present  \n\n- Studied looms.\n\n"
    assert [one.supervisors for one in _read(page).positions] == [["Mina Sorrel"], ["Otto Vale"]]


def test_a_broken_tag_is_one_tag() -> None:
    page = '# Ada Quill\n\n## Education\n\n- 2007 A.B in Physics <a rel="x:home"\n  href="http://x.edu">Princeton'
    page += " University</a>,\n  with honors\n"
    found = _read(page).education
    assert [(one.field, one.organization, one.unit) for one in found] == [("Physics", "Princeton University", None)]


def test_a_selection_of_numbered_works_is_a_list() -> None:
    page = "# Ada Quill\n\n## Publications\n\n[9] **Ada Quill**, Otto Vale, and Mina Dapeng\nSorrel. Slow looms for wet"
    page += " yarn. Weft Journal, 2019.\n\n[5] **Ada Quill**, Otto Vale.\nFast looms. Weft Journal, 2018.\n\n"
    page += "---\n\n**PDF version**: available on request  \n**Website last updated**: January 2026\n"
    cv = _read(page)
    assert [one.year for one in cv.papers] == [2019, 2018]
    assert not cv.positions


def test_a_degrees_class_in_brackets_before_the_field() -> None:
    page = (
        "# Ada Quill\n\n## Education\n\n**BSc:** **_First Class (Hons) Wool Sciences (Dyes), Leeds University, UK_**\n"
    )
    found = _read(page).education
    assert [(one.field, one.organization, one.unit) for one in found] == [
        ("Wool Sciences (Dyes)", "Leeds University", None)
    ]


def test_a_countrys_code_behind_a_school() -> None:
    page = "# Ada Quill\n\n## Employment\n\n**Sep 2021 - Dec 2025:** Weaver, Rasholm University, DK\n"
    found = _read(page).positions
    assert [(one.organization, one.location) for one in found] == [("Rasholm University", "DK")]


def test_a_post_that_the_bio_holds_and_the_list_does_not_date_is_current() -> None:
    page = "# Ada Quill\n\nAda Quill is an Assistant Professor at Rasholm University.\n\n## Appointments\n\n"
    page += "- Assistant Professor, Department of Dyes, Rasholm University (Graz, Austria).\n"
    page += "- Lecturer, Department of Dyes, Lorval University (Linz, Austria).\n"
    assert [one.current for one in _read(page).positions] == [True, False]


def test_an_articles_number_before_a_link() -> None:
    page = "# Ada Quill\n\n## Publications\n\n**2024** — **Quill, A.** Looms of old. *Physica D*, 458, 133956."
    page += " [DOI](https://doi.org/10.1016/j.phys.2)\n\n**2021** — **Quill, A.** Looms of new. *Proceedings of the"
    page += " Royal Society A*, 477(2247), 20200855. [DOI](https://doi.org/10.1098/r.3)\n"
    assert [one.pages for one in _read(page).papers] == ["133956", "20200855"]


def test_the_kind_of_a_degree_behind_it_is_no_other_degree() -> None:
    page = "# Ada Quill\n\n## Education\n\nTilburg University\n: PhD Philosophy, cum laude, 2012.\n"
    page += ": MA Philosophy, research master, cum laude, 2007.\n"
    assert [(one.degree, one.end) for one in _read(page).education] == [("PhD", "2012"), ("MA", "2007")]


def test_a_maps_scale_is_no_page() -> None:
    page = "# Ada Quill\n\n## Publications\n\nVale, B.B. and **Quill, A.**, 2009, Surface of Aurora South. Lorval State"
    page += " Survey, 1:24,000. Two sheets.\n"
    assert [(one.volume, one.pages) for one in _read(page).papers] == [(None, None)]


def test_a_town_behind_its_university_is_where_it_was() -> None:
    page = "# Ada Quill\n\n## Experience\n\n**Weaver**, Fall 2007 to September 2011  \n"
    page += "Loom Lab, The Pennsylvania State University, University Park, PA  \n- Explored looms\n"
    assert [one.location for one in _read(page).positions] == ["University Park, PA"]
