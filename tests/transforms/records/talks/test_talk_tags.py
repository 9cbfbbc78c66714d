"""Talks among other activities that a tag in brackets tells; what a link beside a talk is called."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


def test_a_tag_tells_a_talk_among_service() -> None:
    found = read(
        "## Activities & Services\n\n- **[2024]** [Oral Presentation] The 7th Conference on Weaving, Oslo.\n"
        "- **[2024]** [Poster Presentation] The 3rd Conference on Slow Felt, Turku.\n- Reviewer, Loom Letters"
    )
    assert [(one.venue, one.year) for one in found.talks] == [
        ("The 7th Conference on Weaving", 2024),
        ("The 3rd Conference on Slow Felt", 2024),
    ]
    assert [one.venue for one in found.service] == ["Loom Letters"]


def test_a_link_in_brackets_among_interests_is_no_topic() -> None:
    found = read("## Research Interests\n\nSlow looms, felt networks, warm dyes\n\n[[Loom Blog](https://loom.example)]")
    assert [one.text for one in found.interests] == ["Slow looms", "felt networks", "warm dyes"]


@pytest.mark.parametrize("code", ["PM19-0420", "(Abstract P12B-07)", "abstract #P12B", "B41-2213."])
def test_the_code_of_an_abstract_is_no_venue(code: str) -> None:
    (found,) = read(f"## Talks\n\n- “Slow peat in fast water”, Peat Society Annual Meeting (2019), {code}\n").talks
    assert (found.title, found.venue) == ("Slow peat in fast water", "Peat Society Annual Meeting")


@pytest.mark.parametrize("behind", [" (pp. 12–19). Guild of Dyers (GOD).", " (pp. 4-9)"])
def test_where_a_talk_was_printed_is_no_part_of_its_meeting(behind: str) -> None:
    (found,) = read(
        f"## Talks\n\n- Miller, J. (2008). Peat and how to weigh it. In *Annual Peat Convention*{behind}\n"
    ).talks
    assert (found.title, found.venue, found.year) == ("Peat and how to weigh it", "Annual Peat Convention", 2008)


@pytest.mark.parametrize(
    "lead", ["Interactive workshop presented", "Half-day workshop given", "Pre-conference panel presented"]
)
def test_how_it_was_given_leads_to_where(lead: str) -> None:
    (found,) = read(f"## Talks\n\n- Miller, J. (2006). Weighing peat. {lead} at the Alder Museum. May 3, 2006.\n").talks
    assert (found.title, found.venue) == ("Weighing peat", "Alder Museum")
