"""Definition lists whose terms are dates: what stands behind the colons below one is an entry, or several."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def test_a_bold_role_and_what_is_said_of_it_are_one_post() -> None:
    found = read(
        "## Positions\n\nsince 2022\n: **Research Fellow**  \n: Institute of Mosses, Alder University\n\n"
        "Jan. – June 2020\n: **Visiting Scholar**  \n: Department of Botany, Quill College  \n: Sponsor: R. Wallis\n\n"
        "2018 – 2019\n: **Lecturer**  \n: Tidewater College\n"
    )
    stated = [(one.title, one.organization, one.start) for one in found.positions]
    assert stated == [
        ("Research Fellow", "Alder University", "2022"),
        ("Visiting Scholar", "Quill College", "2020-01"),
        ("Lecturer", "Tidewater College", "2018"),
    ]


def test_a_bold_degree_has_its_school_and_its_adviser_below() -> None:
    found = read(
        "## Education\n\nFeb. 2022\n: **PhD in Botany**  \n: *Quill University*  \n: Supervisor: Andreas Meller\n\n"
        "July 2014\n: **B.A. in History**  \n: *Alder College*\n"
    )
    stated = [(one.degree, one.organization, one.end, one.advisors) for one in found.education]
    assert stated == [
        ("PhD", "Quill University", "2022-02", ["Andreas Meller"]), ("B.A.", "Alder College", "2014-07", []),
    ]  # fmt: skip


def test_a_term_that_stands_in_by_a_blank_is_one() -> None:
    found = read(
        "## Awards\n\n2011\n:    Medal of the Moss Society\n\n 2009\n:    Quill Prize for Peat\n\n"
        "  2007\n:    Alder Bursary\n"
    )
    assert [(one.name, one.start) for one in found.awards] == [
        ("Medal of the Moss Society", "2011"), ("Quill Prize for Peat", "2009"), ("Alder Bursary", "2007"),
    ]  # fmt: skip
