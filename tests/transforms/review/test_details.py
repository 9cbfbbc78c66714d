"""Details: prose below a record is part of its evidence."""

from __future__ import annotations

import textwrap

import pytest

from tests.transforms.made_up import whole

_PAPER = "Quill, A., and Marsh, B. (2020). Tides of the north. Journal of Tides, 3, 1-9."


def unread(below: str) -> list[str]:
    text = f"# Ada Quill\n\n## Publications\n\n- {_PAPER}\n\n{below}\n"
    parsed = whole(text)
    return [text[f.char_start : f.char_end] for f in parsed.lines if f.status == "unparsed"]


@pytest.mark.parametrize(
    "below", ["We show how the tides of the north are made, and that they have more than two causes.", "Links: slides"]
)
def test_what_speaks_of_the_record_above_is_its_evidence(below: str) -> None:
    assert unread(below) == []


def test_the_end_of_a_wrapped_entry_is_its_evidence() -> None:
    text = (
        "# Ada Quill\n\n## Talks\n\n"
        "1. Quill, A. Tides of the north and of the south and why they have more than two causes at the same\n"
        "time. Annual Meeting of the Society of Tides, Leeds, 2019. [poster]\n"
        "2. Quill, A. Tides of the west. Annual Meeting of the Society of Tides, Leeds, 2018. [poster]\n"
        "3. Quill, A. Tides of the east. Annual Meeting of the Society of Tides, Leeds, 2017. [poster]\n"
    )
    parsed = whole(text)
    assert [fate.number for fate in parsed.lines if fate.status == "unparsed"] == []


def test_a_name_and_a_page_number_are_a_running_head() -> None:
    assert unread("_Ada Quill_ 2") == []


def test_personal_data_speak_of_the_owner() -> None:
    text = "# Ada Quill\n\n## Awards\n\n- Tide Prize, 2019\n\n## Personal data\n\nCitizenship: Finnish\n\nBorn: 1992\n"
    parsed = whole(text)
    assert [fate.number for fate in parsed.lines if fate.status == "unparsed"] == []


def test_the_line_above_that_states_a_field_is_evidence() -> None:
    text = (
        "# Ada Quill\n\n## Advising\n\nGraduate\n2023\tBo Marsh, KTH, Tides of the north\n2022\tCy Reed, KTH, Looms\n"
    )
    parsed = whole(text)
    assert [fate.number for fate in parsed.lines if fate.status == "unparsed"] == []


def test_what_was_done_in_a_position_is_its_evidence() -> None:
    text = (
        "# Ada Quill\n\n## Employment\n\n2019 – 2021\tTide Keeper, University of Leeds, UK\n\n"
        "- Kept the gauges of nine harbours in order\n- Wrote the yearly book of tides for the town\n"
    )
    parsed = whole(text)
    assert len(parsed.positions) == 1
    assert [fate.number for fate in parsed.lines if fate.status == "unparsed"] == []


def test_a_year_over_a_paper_is_its_evidence() -> None:
    text = (
        "# Ada Quill\n\n## Publications\n\n`2021`\n\n"
        "A. Quill, B. Marsh. Tides of the north. Journal of Tides, 3:1-9, 2021.\n\n"
        "`2019`\n\nA. Quill, B. Marsh. Tides of the south. Journal of Tides, 1:1-9, 2019.\n"
    )
    parsed = whole(text)
    assert [paper.year for paper in parsed.papers] == [2021, 2019]
    assert [fate.number for fate in parsed.lines if fate.status == "unparsed"] == []


def statuses(body: str) -> dict[str, str]:
    text = f"# Ada Quill\n\n{body}\n"
    parsed = whole(text)
    return {text[f.char_start : f.char_end]: f.status for f in parsed.lines}


def test_a_sentence_over_a_list_is_evidence_of_its_first_record() -> None:
    lead = "Titles are given in English where the journal gives them so."
    assert statuses(f"## Publications\n\n{lead}\n\n- {_PAPER}")[lead] == "evidence"


def test_what_stands_under_a_heading_of_the_thesis_is_evidence_of_the_degree() -> None:
    body = "- Title: Tides of the north\n- Committee: Bo Marsh, Cy Dell"
    degree = "## Education\n\n- PhD in Oceanography, University of Leeds, 2019\n\n"
    for heading in ("Dissertation", "PhD Thesis"):
        assert "unparsed" not in statuses(f"{degree}## {heading}\n\n{body}").values()


def test_both_lines_of_a_filled_sentence_are_evidence_of_the_degree_above() -> None:
    duties = [
        "Kept the herbarium of the institute and lent its sheets to schools and to all who draw plants of the coast.",
        "Wrote the first catalogue of the mosses that grow on the walls of the old harbour, with keys and drawings.",
        "Taught the wardens of three reserves how lichens are counted, and how they are told apart by their scent.",
        "Led the autumn walks for members of the society, who found forty ferns that no list had named before it.",
        "Measured how fast the ferns come back after a flood, and what else settles on the mud in the meantime.",
        "Drew the maps of the river and its islands on which the survey of the following year was then founded.",
    ]
    thesis = "Title: Measured, Computed and Modelled Studies of Mosses, Lichens and all of the Riverside Ferns"
    text = "\n\n".join([
        "Ada Quill", "Experience", "Keeper of the Herbarium, Marlow Institute of Botany.",
        *(textwrap.fill("-   " + duty, 80, subsequent_indent="    ") for duty in duties),
        "Education", "University of Marlow, Lowmoor Campus. Ph.D., Botany.", "Advisor: Ines Falkner.",
        textwrap.fill(thesis, 80), "Lowmoor College, B.A. Botany. Minor: Mathematics.",
    ])  # fmt: skip
    parsed = whole(text)
    assert parsed.education[0].also[-1].line_end - parsed.education[0].also[-1].line_start == 1
    last = {n for at in parsed.education[0].also for n in range(at.line_start, at.line_end + 1)}
    assert {fate.status for fate in parsed.lines if fate.number in last} == {"evidence"}
