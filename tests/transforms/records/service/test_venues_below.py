"""Names of venues on lines of their own below one where somebody reviewed. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(("first", "gap"), [("Reviewer, NeurIPS (2019)", "\n"), ("**Reviewer:** NeurIPS", "\n\n")])
def test_a_venue_that_no_list_has_is_one_below_another(first: str, gap: str) -> None:
    rows = gap.join((first, "Conference on Slow Looms", "International Journal of Dyes"))
    found = read(f"## Service\n\n{rows}\n").service
    assert [(one.role, one.venue) for one in found] == [
        ("reviewer", "NeurIPS"),
        ("reviewer", "Conference on Slow Looms"),
        ("reviewer", "International Journal of Dyes"),
    ]


def test_journals_below_a_role_are_no_honours_whatever_they_are_called_after() -> None:
    body = "**PC Member** *2025*  \nIEEE Loom Conference\n\n**Reviewer**  \nPattern Recognition  \nLoom Letters  \n"
    found = read(f"## Service\n\n{body}")
    assert [one.venue for one in found.service] == ["IEEE Loom Conference", "Pattern Recognition", "Loom Letters"]
    assert not found.awards


def test_a_body_beside_its_role_heads_no_venues() -> None:
    body = (
        "`2019`\n**Loom Club | Secretary**\n- Hosted at the Museum of Dyes\n\n"
        "`2017`\n**Felt Society | Treasurer**\n- Coins\n"
    )
    found = read(f"## Service\n\n{body}").service
    assert [(one.venue or "").partition(",")[0] for one in found] == ["Loom Club", "Felt Society"]


def test_what_became_of_a_venue_dates_no_duty() -> None:
    body = (
        "2010– Editor-in-chief, *Yearbook of Looms*, renamed *Nordic Loom Yearbook* in 2021.\n\n"
        "2011–2014 Editor, *Letters on Dyes*, founded in 2005.\n"
    )
    found = read(f"## Editorships\n\n{body}").service
    assert [(one.venue, one.start, one.end) for one in found] == [
        ("Yearbook of Looms", "2010", None),
        ("Letters on Dyes", "2011", "2014"),
    ]
