"""Places and explanations behind honours. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import awards


def test_a_town_that_nobody_knows_before_its_state_gave_nothing() -> None:
    assert awards(
        "- Early Weaver Travel Grant, WOOL Workshop, Fernhill, MN (2023)\n"
        "- Early Weaver Travel Grant, WOOL Workshop, Heron Park, CO (2022)\n"
    ) == [
        ("Early Weaver Travel Grant", "WOOL Workshop", "2023"),
        ("Early Weaver Travel Grant", "WOOL Workshop", "2022"),
    ]


def test_what_an_honour_paid_or_was_given_for_gave_it_not() -> None:
    assert awards(
        "- Heron Prize, Best methodical work at the Northern Weaving Association School, 2015\n"
        "- Moss Travel Grant, Travel support for an International Congress of the Wool Society, 2016\n"
        "- Loom Scholarship, Financial support for a Winter School in Wool, awarded by the Guild of Dyers, 2014\n"
    ) == [
        ("Heron Prize", None, "2015"),
        ("Moss Travel Grant", None, "2016"),
        ("Loom Scholarship", "Guild of Dyers", "2014"),
    ]


def test_a_note_in_brackets_behind_the_giver_is_none_of_its_name() -> None:
    assert awards(
        "**Heron Prize**\nIssued by WOOL (The highest prize among all weavers)\n\n**Moss Medal**\nIssued by IEEE"
    ) == [
        ("Heron Prize", "WOOL", None),
        ("Moss Medal", "IEEE", None),
    ]


def test_who_gave_it_stands_behind_a_dot_below_the_name_and_a_meeting_keeps_its_year_in_brackets() -> None:
    assert awards(
        "2022\t**Heron Award**\nBest weaving of all · Globex University\n\n2021\t**Moss Medal**\nReed College"
    ) == [
        ("Heron Award", "Globex University", "2022"),
        ("Moss Medal", "Reed College", "2021"),
    ]
    assert awards("- 2017\tBest Paper Award: WOOL Human-loom Conference (HLI'17), Vienna, Austria") == [
        ("Best Paper Award", "WOOL Human-loom Conference (HLI'17)", "2017")
    ]


def test_names_before_the_only_honour_gave_it() -> None:
    assert awards(
        "- Wool Technical Conference, Best Paper Award, 2024\n"
        "- Association for Women in Wool, Outstanding Member Award, May 2017\n"
        "- Moss Fellowship, Young Weaver Award, 2013\n"
    ) == [
        ("Best Paper Award", "Wool Technical Conference", "2024"),
        ("Outstanding Member Award", "Association for Women in Wool", "2017-05"),
        ("Moss Fellowship, Young Weaver Award", None, "2013"),
    ]


def test_the_class_of_a_year_is_no_part_of_an_honour() -> None:
    assert awards("- Moss Institute (MI) Young Scholar, Class of 2026\n- Anchor Fellow, class of 2019\n") == [
        ("Moss Institute (MI) Young Scholar", None, "2026"),
        ("Anchor Fellow", None, "2019"),
    ]
