"""Honours whose names end before what they were for. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.awards.test_awards import awards
from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("line", "name", "granter"),
    [
        (
            "Moss Fellowship, towards completing a project “Looms in Rhyme,” Wool Lab, University of Bergen, 2018",
            "Moss Fellowship", "Wool Lab, University of Bergen",
        ),
        (
            "Dye Fellowship in Nordic Studies, attended year-long workshop, University of Bergen, 2018",
            "Dye Fellowship in Nordic Studies", "University of Bergen",
        ),
        (
            "Oslo-Turku Fellowship to attend the Knot School of the Academy of Turku, University of Bergen, 2018",
            "Oslo-Turku Fellowship", "University of Bergen",
        ),
        ("Otto W. Reed award to study the letters of weavers, University of Bergen, 2018", "Otto W. Reed award",
         "University of Bergen"),
        (
            "Marsh Fellowship from the Society of Weavers to perform archival research on looms, 2018",
            "Marsh Fellowship", "Society of Weavers",
        ),
        ("Tuition Scholarship for attending “Yarns of Wood” at the Summer Institute of Yarn, University of Oslo, 2018",
         "Tuition Scholarship", "University of Oslo"),
        ("Travel award for presenting at the Loom Conference, 2018", "Travel award", "Loom Conference"),
        ("Loom Prize, The competition of young weavers in the arts, 2018", "Loom Prize", None),
        ("Travel scholarship, A stipend for students of felt, University of Bergen, 2018", "Travel scholarship",
         "University of Bergen"),
        ("Oaken Grant in 2018 for being first in the school of the town of Vik", "Oaken Grant", None),
        ("Prize to Promote Weaving, Society of Weavers, 2018", "Prize to Promote Weaving", "Society of Weavers"),
        ("Award for teaching excellence, University of Bergen, 2018", "Award for teaching excellence",
         "University of Bergen"),
    ],
)  # fmt: skip
def test_what_an_honour_was_for_is_no_part_of_its_name(line: str, name: str, granter: str) -> None:
    assert awards(f"- {line}\n") == [(name, granter, "2018", None)]


def test_what_an_honour_was_for_is_a_work_only_where_it_begins_like_a_title() -> None:
    body = (
        "**Moss Prize**\t05/2021\n**School of Looms, University of Bergen**\n"
        "Awarded to the student with the highest mark.\n\n"
        "**Reed Bursary**\t06/2021\n**School of Looms, University of Bergen**\nAwarded for combined achievements.\n"
    )
    found = read(f"## Honors and Awards\n\n{body}").awards
    assert [(one.name, one.paper) for one in found] == [("Moss Prize", None), ("Reed Bursary", None)]


@pytest.mark.parametrize(
    ("line", "name", "granter"),
    [
        ("Travel grant financed by the Moss Society, 2018", "Travel grant", "Moss Society"),
        (
            "Scholarship for a visiting term abroad financed by Land Tirol (2400 €), 2021",
            "Scholarship for a visiting term abroad",
            "Land Tirol",
        ),
    ],
)
def test_who_paid_for_an_honour(line: str, name: str, granter: str) -> None:
    assert [one[:2] for one in awards(line)] == [(name, granter)]


@pytest.mark.parametrize(
    ("line", "granter"),
    [
        ("Scholarship awarded by the Green Loom Foundation for research abroad", "Green Loom Foundation"),
        ("Scholarship awarded by DAAD for overseas study", "DAAD"),
        ("Scholarship awarded by the University of Bergen for a term at the University of Turku",
         "University of Bergen"),
    ],
)  # fmt: skip
def test_a_kind_of_honour_alone_with_who_gave_it_and_what_for(line: str, granter: str) -> None:
    assert [one[:2] for one in awards(f"- **2019:** {line}")] == [("Scholarship", granter)]


def test_sentences_on_what_was_done_are_no_honours() -> None:
    body = (
        "`2021`\n**Loom Fellowship**\n- Working with the Weft Threads Group and the Institute for Quiet Looms (IQL).\n"
        "- I model flags of the winter towns.\n\n`2019`\n**Dye Prize**\n- Selected as one of ten.\n"
    )
    assert [one[0] for one in awards(body)] == ["Loom Fellowship", "Dye Prize"]


def test_who_received_an_honour_and_what_was_rated_highest_are_no_part_of_its_name() -> None:
    body = (
        "2016: [Bo Quill Award](/x)\nfor highest scored student talk at the 41st Loom Days.\n\n"
        "2014: Ada Vale Loom Award recipient during the 39th Loom Days.\n\n"
        "2012: Moss Prize awardee at the 37th Loom Days.\n"
    )
    assert [name for name, *_ in awards(body)] == ["Bo Quill Award", "Ada Vale Loom Award", "Moss Prize"]
