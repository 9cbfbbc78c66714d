"""Which phrase of a grant is its title, and which who pays, by the form of the entry. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import grants, read


@pytest.mark.parametrize(
    ("line", "title", "funder"),
    [
        (
            "2019 Loom Scheme Fellowship, Felt Foundation Chile. $7,300. CIB.",
            "Loom Scheme Fellowship",
            "Felt Foundation Chile",
        ),
        ("1998. PI. Looms Grant. Erewhon State Felt Bureau. $5,100.", "Looms Grant", "Erewhon State Felt Bureau"),
        ("Globex Foundation, Seed Grant, 2012: $9,000", "Seed Grant", "Globex Foundation"),
        ("WOOL Grant, for research on “Knots in Nets”, 1996", "Knots in Nets", "WOOL"),
        ("Weft Foundation Research Grant. “Tall Masts”, 1994", "Tall Masts", "Weft Foundation"),
        ("Looms Fair Fund, 2003. Open Knots: $2,700. Co-Lead Investigator.", "Open Knots", "Looms Fair Fund"),
    ],
)
def test_title_and_funder(line: str, title: str, funder: str) -> None:
    parsed = read(f"## Grants\n\n- {line}")
    assert [(g.title, g.funder) for g in parsed.grants] == [(title, funder)]


def test_titles_below_rows_of_payers() -> None:
    parsed = read(
        "## Grant Funding\n\n**2003–2006 NIH-R25, Globex University School of Felt**\n"
        "- Felting for Beginners [FFB]\n\n"
        "**1999–2001 NIH-R21, Initech Institute for Wool Research**\n- Weavers and their looms"
    )
    assert [g.title for g in parsed.grants] == ["Felting for Beginners [FFB]", "Weavers and their looms"]


def test_a_block_that_only_names_its_kind_of_grant() -> None:
    parsed = read(
        "## Research Support\n\n2005 Felt Device Grant, Felt Corporation\t(PI: Quill)\n\n"
        "2001–2004 LMS-0047110, NSF/LMS/FLT\t(PI: Quill)\nFelt on Dry Land\n\n"
        "1997–1999 R03 LM000311 Early Weaving Award (R03), NIH/FELT\t(PI: Quill)\n"
        "Moss under Snow"
    )
    assert [(g.title, g.funder) for g in parsed.grants] == [
        ("Felt Device Grant", "Felt Corporation"),
        ("Felt on Dry Land", "NSF/LMS/FLT"),
        ("Moss under Snow", "NIH/FELT"),
    ]


@pytest.mark.parametrize("funder", ["Globex Program", "FOST", "Weft Foundation"])
@pytest.mark.parametrize("kind", ["Research grant", "Seed Grant"])
def test_a_kind_of_grant_below_a_name_is_what_that_gave(funder: str, kind: str) -> None:
    found = grants(
        f"- Jun 2026 – Mar 2027\t**{funder}**  \n  {kind} (¥350,000)\n- 2024\t**{funder} II**  \n  {kind} (¥10,000)"
    )
    assert found[0] == (kind, funder, "2026-06")


@pytest.mark.parametrize(
    ("line", "title"),
    [
        (
            "NSF: Slow Looms, with Applications to Wool, Yale University, 1986-1989",
            "Slow Looms, with Applications to Wool",
        ),
        ("NSF: Slow Looms, with an emphasis on wool, 1986-1989", "Slow Looms, with an emphasis on wool"),
        ("NSF: Scalable Looms, with Bo Dahl and Ann Orr, 1986-1989", "Scalable Looms"),
    ],
)
def test_a_title_goes_on_with_what_it_is_applied_to(line: str, title: str) -> None:
    assert grants(f"- {line}\n- NSF: Fern Nets, 1990-1992\n")[0] == (title, "NSF", "1986")


@pytest.mark.parametrize(
    ("line", "funder"),
    [
        ("2025 — Research Grant, *Globex*. *Slow Looms in the Wool Trade.*", "Globex"),
        ("Research Grant, NSF. Slow Looms in the Wool Trade. 2025", "NSF"),
    ],
)
def test_a_kind_of_grant_stands_before_who_pays_and_what_for(line: str, funder: str) -> None:
    assert grants(f"- {line}\n- NSF: Fern Nets, 1990-1992\n")[0] == ("Slow Looms in the Wool Trade", funder, "2025")


@pytest.mark.parametrize("fund", ["Seed Fund for Basic Looms", "Start-up Fund", "Pilot Funding for Felt"])
def test_a_fund_before_its_university_is_what_that_gave(fund: str) -> None:
    (found, _) = grants(f"- 2021–2023: {fund}, University of Oulu.\n- 2020: Slow Looms, Academy of Finland.")
    assert found == (fund, "University of Oulu", "2021")
