"""Rows that share a date of the left column, and words in bold that head sections. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_TALKS = """## Invited talks

2021\t**Weaving of Moss**, Loom Days, Turku
{more}**Quiet Threads**, Bergen
**Wool at Sea**, Tampere
2019\t**Where Does Dye Go?**, Uni Vaasa
"""


@pytest.mark.parametrize("more", ["2020\t**Cloth at Rest**, Loom Days, Oslo\n", ""])
def test_rows_in_bold_share_the_date_above(more: str) -> None:
    found = [talk.year for talk in read(_TALKS.format(more=more)).talks]
    assert found == ([2021, 2020, 2020, 2020, 2019] if more else [2021, 2021, 2021, 2019])


def test_a_label_in_bold_goes_on_with_its_row() -> None:
    body = "## Awards\n\n" + "".join(
        f"{year}\t**{name} Medal**, Guild of Dyers\n**Jury** : A. Fern and others\n"
        for year, name in ((2021, "Moss"), (2019, "Reed"), (2017, "Fern"))
    )
    assert [(one.name, one.start) for one in read(body).awards] == [
        ("Moss Medal", "2021"),
        ("Reed Medal", "2019"),
        ("Fern Medal", "2017"),
    ]


def test_bold_items_that_name_sections_head_them() -> None:
    found = read(
        "- **Awards**\n  2019\tMoss Medal\n  2017\tReed Prize\n"
        "- **Professional Service**\n  Reviewer\t*Journal of Looms; Weaving Letters*\n"
        "- **Doctoral Students**\n  Ada Quill\tCommittee Chair\t2020\n  Bo Fern\tCommittee Member\t2018\n"
    )
    assert [one.name for one in found.awards] == ["Moss Medal", "Reed Prize"]
    assert [one.venue for one in found.service] == ["Journal of Looms", "Weaving Letters"]
    assert [one.student for one in found.advising] == ["Ada Quill", "Bo Fern"]


def test_refereed_works_right_below_their_section_s_heading() -> None:
    found = read(
        "## Publications\n\n### Peer Reviewed\n\n- Quill, A., B. Fern. *Silent looms in old mills*, Weave 12, 2010.\n"
        "- Fern, B. *Moss as a dye for cotton*, Weaving Letters 8, 2002.\n"
    )
    assert [one.title for one in found.papers] == ["Silent looms in old mills", "Moss as a dye for cotton"]
    assert not found.service


def test_a_role_over_rows_whose_dates_stand_on_their_second_lines() -> None:
    found = read(
        "## Teaching\n\n**Lecturer**\n- TEX 204 - Dyes\tSpring 2017\n- TEX 205 - Wool\tFall 2016\n\n"
        "**Teaching Assistant**\n- TEX 101 - Cloth of the north I:\n  its makers\tSpring 2012\n"
        "- TEX 102 - Looms\tFall 2011\n"
    )
    first, second, *below = [one.role for one in found.teaching]
    assert (first, second, set(below)) == ("Lecturer", "Lecturer", {"Teaching Assistant"})


def test_a_date_before_a_bullet_holds_for_the_bullets_below() -> None:
    body = (
        "## Publications\n\n2021\t• *Slow Looms on Long Rivers* (I am the second author)\n"
        "- *Warm Dyes for Cold Wool* (my contribution is the part on moss)\n\n2019\t• *Felt under Rain and Snow*\n"
    )
    found = [(paper.title, paper.year, paper.venue) for paper in read(body).papers]
    assert found == [
        ("Slow Looms on Long Rivers", 2021, None),
        ("Warm Dyes for Cold Wool", 2021, None),
        ("Felt under Rain and Snow", 2019, None),
    ]
