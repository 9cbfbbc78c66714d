"""Degrees that stand a line each above one date, fields behind a dash, and honours below a degree."""

from __future__ import annotations

from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read

_PAGE = """# Ada Quill

## EDUCATION<br>
<strong>UNIVERSITY OF LORVAL</strong><br>
PHD, COMPARATIVE BOTANY<br>
June 2016 | Boulder, CO<br>
<em>Weaving & Dyeing Fellowships; Rector’s Medal</em>

<strong>UNIVERSITY OF RASHOLM</strong><br>
BS, GEOLOGY & CHEMISTRY<br>
BA, LINGUISTICS<br>
July 2009 | Salem, OR<br>
<em>Botany Highest Honors; Moss & Fern College Honors; Wool Scholarship (2006-2009)</em>
"""


def _read(page: str) -> ParsedCV:
    return parse(read(page.encode(), "a.md"))


def test_two_degrees_above_one_date_share_it() -> None:
    found = _read(_PAGE).education[1:]
    assert [(one.degree, one.end, one.organization, one.location) for one in found] == [
        ("BS", "2009-07", "UNIVERSITY OF RASHOLM", "Salem, OR"),
        ("BA", "2009-07", "UNIVERSITY OF RASHOLM", "Salem, OR"),
    ]


def test_honours_of_schools_beside_a_scholarship() -> None:
    names = [one.name for one in _read(_PAGE).awards][2:]
    assert names == ["Botany Highest Honors", "Moss & Fern College Honors", "Wool Scholarship"]


def test_a_degrees_class_beside_a_scholarship_is_no_honour() -> None:
    page = "# Ada Quill\n\n## Education\n\n- **B.S. in Botany**, Rasholm University, 2017–2021<br>\n"
    page += "  First Class Degree; Upper Weaving Scholarship (top 1%)\n"
    assert [one.name for one in _read(page).awards] == ["Upper Weaving Scholarship"]


def test_a_field_goes_on_behind_a_dash() -> None:
    page = "# Ada Quill\n\n## Education\n\n**MSc, Geology – Chemistry**, *Rasholm University*  \n*2020 - 2022*  \n"
    assert [one.field for one in _read(page).education] == ["Geology – Chemistry"]


def test_posts_of_one_title_in_units_that_share_no_word_are_two() -> None:
    page = "# Ada Quill\n\n## Research Experience\n\n"
    for unit, host in (("School of LOOMS", "Mina Sorrel"), ("Department of Chemistry & Wool", "Otto Vale")):
        page += f"### XQTLU — {unit} (Graz, Austria)  \n**Research Assistant**  \nAdvisor: Prof. {host}  \n"
        page += "Fall 2024 – Present  \n\n- Studied looms.\n\n"
    assert [one.supervisors for one in _read(page).positions] == [["Mina Sorrel"], ["Otto Vale"]]


def test_a_broken_tag_is_one_tag() -> None:
    page = '# Ada Quill\n\n## Education\n\n- 1998 A.B in Chemistry <a rel="x:home"\n  href="http://x.edu">Princeton'
    page += " University</a>,\n  with distinction\n"
    found = _read(page).education
    assert [(one.field, one.organization, one.unit) for one in found] == [("Chemistry", "Princeton University", None)]


def test_a_selection_of_numbered_works_is_a_list() -> None:
    page = "# Ada Quill\n\n## Publications\n\n[9] **Ada Quill**, Otto Vale, and Mina Dapeng\nSorrel. Slow looms for wet"
    page += " yarn. Weft Journal, 2019.\n\n[5] **Ada Quill**, Otto Vale.\nFast looms. Weft Journal, 2018.\n\n"
    page += "---\n\n**PDF version**: is available upon request  \n**Site last updated**: March 2025\n"
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
    page += " [DOI](https://doi.org/10.9999/j.w.2)\n\n**2021** — **Quill, A.** Looms of new. *Weft"
    page += " Transactions*, 31(2247), 20190733. [DOI](https://doi.org/10.9999/r.3)\n"
    assert [one.pages for one in _read(page).papers] == ["133956", "20190733"]


def test_the_kind_of_a_degree_behind_it_is_no_other_degree() -> None:
    page = "# Ada Quill\n\n## Education\n\nTilburg University\n: PhD Linguistics, cum laude, 2014.\n"
    page += ": MA Linguistics, research master, 2008.\n"
    assert [(one.degree, one.end) for one in _read(page).education] == [("PhD", "2014"), ("MA", "2008")]


def test_a_maps_scale_is_no_page() -> None:
    page = "# Ada Quill\n\n## Publications\n\nVale, B.B. and **Quill, A.**, 2009, Surface of Aurora South. Lorval State"
    page += " Survey, 1:30,000. Four plates.\n"
    assert [(one.volume, one.pages) for one in _read(page).papers] == [(None, None)]


def test_a_town_behind_its_university_is_where_it_was() -> None:
    page = "# Ada Quill\n\n## Experience\n\n**Weaver**, Spring 2008 to August 2012  \n"
    page += "Loom Lab, The Pennsylvania State University, University Park, PA  \n- Explored looms\n"
    assert [one.location for one in _read(page).positions] == ["University Park, PA"]


def test_degrees_right_below_each_other_share_the_school_below_both() -> None:
    found = _read(
        "# Ada Quill\n\n## Education\n\nB.A. in Felt, 2007\nB.S. in Dyes, 2008\nUniversity of Lorval\n\n"
        "M.A. in Looms, 2010\nMoss University\n"
    ).education
    assert [(one.degree, one.organization, one.end) for one in found] == [
        ("B.A.", "University of Lorval", "2007"),
        ("B.S.", "University of Lorval", "2008"),
        ("M.A.", "Moss University", "2010"),
    ]


def test_a_degree_alone_does_not_take_the_school_of_another() -> None:
    found = _read(
        "# Ada Quill\n\n## Education\n\nB.A. in Felt, 2007\n\nB.S. in Dyes, Moss University, 2008\n"
    ).education
    assert [(one.degree, one.organization) for one in found] == [("B.A.", None), ("B.S.", "Moss University")]
