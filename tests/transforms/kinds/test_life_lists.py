"""Lists of a life by the year: degrees, posts and honours together. All made up."""

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.careers import read

LIFE = """- 1971: B.Sc. in Geology, Quillmere University.
- 1976: Ph.D. in Geology, Lund University.
- 1976–1988: Lecturer, University of Bern.
- 1988–present: Professor of Soil Physics, University of Bern.
- Fellow of the Northern Society of Soils.
- Pebble Medal for young geologists, 1979.
"""


@pytest.mark.parametrize("above", ["Vita\n\n", "", "## Career\n\n"])
def test_a_list_of_a_life_is_read_whatever_stands_over_it(above: str) -> None:
    result = read(f"# Tilda Marwick\n\n{above}{LIFE}")
    assert [(one.degree, one.end) for one in result.education] == [("B.Sc.", "1971"), ("Ph.D.", "1976")]
    assert [(one.title, one.start) for one in result.positions] == [
        ("Lecturer", "1976"),
        ("Professor of Soil Physics", "1988"),
    ]
    assert [one.start for one in result.awards] == [None, "1979"]


def test_a_fellows_post_is_no_honour() -> None:
    result = read(
        "# Tilda Marwick\n\n## Career\n\n"
        "- 2001-2004: Fellow of Jesus College, Oxford\n- 1998-2001: Lecturer, Lund University\n"
        "- 1996-1998: Postdoctoral Fellow, ETH Zurich\n- 1991-1996: Research Assistant, University of Bern\n"
    )
    assert len(result.positions) == 4
    assert not result.awards


def test_a_heads_list_of_links_is_no_life() -> None:
    result = read("# Tilda Marwick\n\n- Lecturer, Lund University\n- Office 2.011\n- tmarwick@ulm.example\n- Lab 12\n")
    assert len(result.positions) == 1


@pytest.mark.parametrize("form", ["<b>{}: {}</b><br>\n{}<br>\n", "**{} {}**  \n{}\n", "{}: {}\n{}\n"])
def test_a_life_in_dated_blocks_without_any_heading_is_read(form: str) -> None:
    stations = [
        ("2022", "PhD in Felting", "University of Oslo, Norway"),
        ("Since 2019", "Research Fellow", "Moss Institute, Bergen"),
        ("2015-2017", "Student Research Assistant", "Lund University, Sweden"),
        ("2012-2015", "B.A. in Dyes", "Lund University, Sweden"),
    ]
    cv = whole("---\ntitle: CV\n---\n\n" + "\n".join(form.format(*station) for station in stations))
    assert [(one.title, one.organization) for one in cv.positions] == [
        ("Research Fellow", "Moss Institute"),
        ("Student Research Assistant", "Lund University"),
    ]
    assert [(one.field, one.end) for one in cv.education] == [("Felting", "2022"), ("Dyes", "2015")]
