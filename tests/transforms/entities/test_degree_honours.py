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
