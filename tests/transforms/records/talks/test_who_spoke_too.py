"""Talks with who spoke behind the title, and a date in a column beside it. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from tests.transforms.records.one_section import read, talks


@pytest.mark.parametrize("note", ["", " (with B. Fern)", " (invited talk, with B. Fern)", " (main author B. Fern)"])
def test_a_title_ends_before_who_spoke_and_before_its_column(note: str) -> None:
    talks = parsed(
        f"## Presentations\n\n**Slow Looms and their Makers**{note}\tJuly 2014\nConference on Felt\t_Turku_\n\n"
        "**Model of Wool Cells**\tJanuary 2010\nJoint Meeting of Weavers\t_Oulu_\n"
    ).talks
    assert [talk.title for talk in talks] == ["Slow Looms and their Makers", "Model of Wool Cells"]


@pytest.mark.parametrize("words", ["With", "Joint with", "Joint work with", "Co-presented with"])
@pytest.mark.parametrize("names", ["B. Fern", "B. Fern, C. Moor, and D. Tan", "Bo Fern and Cy Moor"])
def test_a_sentence_of_those_who_spoke_too_is_no_place(words: str, names: str) -> None:
    (talk,) = parsed(
        f"## Conference Papers\n\n- “Slow Looms.” {words} {names}. Felt Days, University of Oulu. 2012.\n"
    ).talks
    assert (talk.title, (talk.venue or "").partition(",")[0]) == ("Slow Looms", "Felt Days")


@pytest.mark.parametrize(
    "partners",
    [
        "2nd author with Wei Tan",
        "– first author with Wei Tan and Bo Orr",
        "Co-author: Wei Tan",
        "Co-presenters Wei Tan, Bo Orr",
    ],
)
def test_a_line_of_who_spoke_too_is_no_venue(partners: str) -> None:
    talks = read(
        f'## Conference Talks\n\n"Slow Looms"\n{partners}\nFelt Congress\nMay 2019\n\n'
        f'"Fast Reeds"\n{partners}\nLoom Meeting\nMay 2020\n'
    ).talks
    assert [(one.title, one.venue, one.year) for one in talks] == [
        ("Slow Looms", "Felt Congress", 2019),
        ("Fast Reeds", "Loom Meeting", 2020),
    ]


@pytest.mark.parametrize("role", ["Presenter and Organizer", "Presenter, Organizer", "Respondent"])
def test_roles_before_a_meeting_are_none_of_its_name(role: str) -> None:
    talks = read(
        f"## Presentations\n\n2019\t“Slow Looms”\n{role}, Felt Congress\n\n2018\t“Fast Reeds”\n{role}, Loom Congress\n"
    ).talks
    assert [(one.title, one.venue) for one in talks] == [
        ("Slow Looms", "Felt Congress"),
        ("Fast Reeds", "Loom Congress"),
    ]


@pytest.mark.parametrize(
    "names",
    ["Orr, B., Fenn, C., & Quill, A. (2025, Oct)", "Quill, A. (October 2025)", "Quill, A. & Orr, B. [2025]"],
)
def test_a_date_behind_those_who_spoke_makes_no_meeting_of_them(names: str) -> None:
    found = talks(
        f"- **Storks that sleep on chimneys**\n  {names}\n  Nordic Roofing Convention, Lund\n"
        f"- **Geese below the ridge**\n  {names}\n  Winter School of Thatch, Oslo\n"
    )
    assert found == [
        ("Storks that sleep on chimneys", "Nordic Roofing Convention", 2025),
        ("Geese below the ridge", "Winter School of Thatch", 2025),
    ]


@pytest.mark.parametrize("names", ["Wei Tan", "Wei Tan and Bo Fern", "Pia Orr, Wei Tan, and B. Fern"])
@pytest.mark.parametrize(
    "form", ["“Slow Looms,” with {}, Felt Days, May 2031", "“Slow Looms” (with {}), Felt Days, 2031"]
)
def test_a_clause_of_those_who_spoke_too_behind_a_title_is_no_place(names: str, form: str) -> None:
    body = f"- {form.format(names)}\n- “Moss,” Guild Meeting, April 2030\n- “Old Vats,” Weft Congress, June 2029\n"
    first, *_ = parsed(f"## Presentations\n\n{body}").talks
    assert (first.title, first.venue, first.year) == ("Slow Looms", "Felt Days", 2031)


def test_one_who_spoke_too_over_several_places() -> None:
    body = "- “Slow Looms,” with Wei Tan\n    - Felt Congress, Oslo, May 2031\n    - Weft Meeting, Graz, April 2030\n"
    found = parsed(f"## Presentations\n\n- “Moss,” Guild Meeting, March 2031\n{body}").talks
    assert [(one.title, one.venue) for one in found[1:]] == [
        ("Slow Looms", "Felt Congress"),
        ("Slow Looms", "Weft Meeting"),
    ]
