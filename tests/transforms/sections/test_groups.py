"""Groups inside lists: their headings hold until the next."""

from __future__ import annotations

from tests.transforms.records.one_section import read

_BODY = """EDUCATION
PhD, Physics, University of Zurich, 2010

SERVICE

Editorial boards
Journal of Tests, 2015–present
Letters in Testing, 2018–2022

University
Library Committee, 2018–
Admissions Committee, 2011–2013

AWARDS
Globex Prize, 2019
"""


def test_a_group_holds_for_all_its_lines_and_no_longer() -> None:
    assert [(s.role, s.venue, s.start) for s in read(_BODY).service] == [
        ("editor", "Journal of Tests", "2015"),
        ("editor", "Letters in Testing", "2018"),
        ("committee", "Library Committee", "2018"),
        ("committee", "Admissions Committee", "2011"),
    ]


def test_scopes_of_grants_head_no_grant() -> None:
    body = (
        "## Grants\n\nActive\n\nGlobex Foundation, Robust Testing, 2021–2024\n\nPending\n\nAcme Trust, Soft Tests, 2025"
    )
    assert [grant.start for grant in read(body).grants] == ["2021", "2025"]


def test_a_heading_of_grants_may_tell_their_sum() -> None:
    body = (
        "## Grant Proposals\n\n### Externally Funded – **PI Total: $3.1M, co-PI Total: $7.6M**\n\n"
        "**As an assistant at Globex**\n\n"
        "1. Slow Looms for Old Mills. Globex National Laboratories, 2012. *PI* $44,700.\n"
        "2. Felt under Shock. Acme National Laboratories, 2013. *PI* $32,597\n\n"
        "### Internally Funded\n\n1. Dyes of Moss. The University of Leeds, 2014. *PI* $18,927.\n\n"
        "### Pending\n\n1. Knots at Scale. National Science Foundation, 2016-2020. Requested $500,000.\n"
    )
    assert [(grant.title, grant.amount) for grant in read(body).grants] == [
        ("Slow Looms for Old Mills", "$44,700"),
        ("Felt under Shock", "$32,597"),
        ("Dyes of Moss", "$18,927"),
        ("Knots at Scale", "$500,000"),
    ]


def test_short_lines_over_rows_with_dates_head_them() -> None:
    body = "## Academic Service\n\nConference Reviewer\n2025\tICLR, ICML\n2024\tNeurIPS\n"
    assert [(s.role, s.venue, s.start) for s in read(body).service] == [
        ("reviewer", "ICLR", "2025"),
        ("reviewer", "ICML", "2025"),
        ("reviewer", "NeurIPS", "2024"),
    ]


def test_a_role_alone_over_plain_names_is_held_at_each() -> None:
    names = ["Moss Letters", "Journal of Looms", "The Lancet"]
    found = read("SERVICE TO THE PROFESSION\nAd hoc reviewer\n" + "\n".join(names) + "\n").service
    assert [(one.role, one.venue) for one in found] == [("reviewer", name) for name in names]


def test_a_role_over_names_ends_where_others_stand_alone() -> None:
    body = "Reviewer\nMoss Letters\nJournal of Looms\n\nAmerican Heart Association\nRoyal Moss Society\n"
    found = read(f"SERVICE TO THE PROFESSION\n{body}").service
    assert ("reviewer", "Royal Moss Society") not in [(one.role, one.venue) for one in found]


def test_grants_among_the_parts_of_scholarship_are_a_list_of_their_own() -> None:
    text = (
        "**V. RESEARCH AND SCHOLARSHIP**\n\n**A. Publications**\n\n"
        "1. Miller, J. (2006). Grazing in the reeds. *Globex Letters* 149:77-90.\n\n"
        "**B. Grants**\n\nLooms of the North, Globex Foundation, 2022 – 2025\n"
    )
    parsed = read(text)
    assert [one.title for one in parsed.papers] == ["Grazing in the reeds"]
    assert [(one.title, one.funder) for one in parsed.grants] == [("Looms of the North", "Globex Foundation")]
