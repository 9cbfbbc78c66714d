"""Honours on lines of their own below a degree, and societies among honours."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def test_scholars_below_a_degree_hold_no_posts() -> None:
    body = """## Education

**Acme Law School**, J.D., 2005
Vale Stone Scholar (2003, 2004); Ode Warp Scholar (2005)
Samuel Reed Prize

**Globex College**, B.A., Weaving, 2001
Phi Beta Kappa; Valedictorian
"""
    found = read(body)
    assert not found.positions
    assert [one.degree for one in found.education] == ["J.D.", "B.A."]
    assert sorted(one.name for one in found.awards) == [
        "Ode Warp Scholar",
        "Phi Beta Kappa",
        "Samuel Reed Prize",
        "Vale Stone Scholar",
        "Valedictorian",
    ]


def test_stays_and_degrees_are_no_honours() -> None:
    body = "## Education\n\nPhD in Weaving, Acme University, 2005\nVisiting Scholar, Globex University, 2003\n"
    assert not read(body).awards


def test_a_society_below_a_prize_did_not_give_it() -> None:
    body = "## Awards\n- Loom Prize (2005)\n- Phi Beta Kappa\n- Weaver of the Year, 2003\n"
    assert [(one.name, one.granter) for one in read(body).awards] == [
        ("Loom Prize", None),
        ("Phi Beta Kappa", None),
        ("Weaver of the Year", None),
    ]


def test_a_month_in_a_name_is_no_date() -> None:
    assert [(one.name, one.start) for one in read("## Awards\n2017     March of Looms Medal\n").awards] == [
        ("March of Looms Medal", "2017")
    ]


def test_honours_of_the_degree_beside_a_society_are_honours() -> None:
    found = read("## Education\n\n**Globex College**, B.A., Weaving, 2001\nHighest Honors, Phi Beta Kappa\n")
    assert [(one.degree, one.organization) for one in found.education] == [("B.A.", "Globex College")]
    assert "Phi Beta Kappa" in [one.name for one in found.awards]


def test_fellowships_with_years_in_brackets_below_degrees_hold_no_posts() -> None:
    degrees = (
        "Globex University\n\nPh.D. Weaving | May 2020\n\nNorthern Yarn Foundation Graduate Fellowship (2015-2020)\n\n"
        "Acme College\n\nB.S. in Wool | May 2015\n\nDyers Scholarship (2014), Moss Fellowship (2011-2015)\n"
    )
    found = read(f"## Education\n\n{degrees}")
    assert not found.positions
    assert [(one.name, one.start) for one in found.awards] == [
        ("Northern Yarn Foundation Graduate Fellowship", "2015"),
        ("Dyers Scholarship", "2014"),
        ("Moss Fellowship", "2011"),
    ]


def test_stages_of_a_physicians_career_stay_posts() -> None:
    body = "## Education\n\nMD, Acme University, 2009\n\nCardiology Fellowship (2012-2014)\nGlobex Hospital\n"
    assert [one.title for one in read(body).positions] == ["Cardiology Fellowship"]
