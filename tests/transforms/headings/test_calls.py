"""Lines that lead to other pages and state nothing. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from tests.transforms.records.careers import read
from transforms.headings.calls import leads_away
from transforms.lines.read import read_line

CALLS = [
    "- [View my weaving portfolio →](https://quill.example/teaching)",
    "[See all my talks here](talks.html)",
    "- [Full list of publications](https://quill.example/list)",
    "[Explore the complete archive »](archive.html)",
    "Only chapters are shown. See the [full publication list](https://moss.example/list).",
    "A complete list of courses is [on the school's page](https://school.example).",
]
CALLS += [
    "You can also find my papers on [my Loom Scholar profile](https://scholar.example/1).",
    "Please check my [repository](https://moss.example/code) for more tools.",
    "For more details of these talks: [site](https://moss.example/talks)",
]
CALLS += ["[Copies of my papers can be found here](papers.html) (one folder)"]
CALLS += ["Coming soon!", "- To be updated.", "(under construction)", "To be discovered :)", "Stay tuned!"]
CALLS += [
    "- For full lists of works, please refer to my Google Scholar.",
    "For the complete list, see my Google Scholar page.",
]
CALLS += ["[Publications & Talks](publications.html) | [Projects](projects.html)"]
CALLS += ["[Explore research](research.html)", "[All papers in this area](papers.html)"]
STATED = [
    "Bridges under construction: a field guide",
    "[See how mosses read the weather](https://moss.example/1). Ada Quill. 2021.",
    "[Explore, then exploit: foraging of geese](https://geese.example/12)",
    "- [Looms and their makers](https://loom.example)",
    "Instructor, [Read the Moss](https://moss.example) workshop",
    "You can find [here](https://moss.example/kit) a kit that counts mosses",
    "For more than two years, editor of [Moss Pages](https://moss.example)",
    "### [View of the full moon](https://moon.example)",
]


@pytest.mark.parametrize("raw", CALLS)
def test_calls_lead_away(raw: str) -> None:
    assert leads_away(read_line(1, 0, raw, 0))


@pytest.mark.parametrize("raw", STATED)
def test_titles_and_courses_do_not(raw: str) -> None:
    assert not leads_away(read_line(1, 0, raw, 0))


@pytest.mark.parametrize("heading", ["Publications", "Teaching", "Certifications", "Awards", "Talks", "Projects"])
@pytest.mark.parametrize("call", CALLS)
def test_a_section_of_a_call_alone_states_no_record(heading: str, call: str) -> None:
    found = parsed(f"## Interests\n\n- Mosses\n\n## {heading}\n\n{call}\n")
    assert not [*found.papers, *found.teaching, *found.awards, *found.talks, *found.projects]


def test_headings_over_lists_of_tools_are_no_skills() -> None:
    tools = "### Rooms & Looms\n\n- Python\n- MATLAB\n- Docker\n\n### Product & Strategy\n\n- Git\n- Linux\n- LaTeX\n"
    found = parsed(f"## Interests\n\n- Mosses\n\n## Languages\n\n- Finnish\n\n## Current Focus\n\n{tools}\n## Awards\n")
    assert [one.text for one in found.skills] == ["Python", "MATLAB", "Docker", "Git", "Linux", "LaTeX"]


def test_a_sentence_that_leads_away_goes_on_below() -> None:
    found = parsed(
        "# Ada Quill\n\n### Publications\n\n[Here](/works.html) is the full list of my older and\nforthcoming papers.\n"
    )
    assert [work.title for work in found.papers] == []


def test_an_address_is_content_whatever_a_sentence_sends_one_to() -> None:
    person = read("## About\n\nYou may find my CV [here](/cv.pdf) or write to me at ada.quill@lund.example.\n").person
    assert person is not None
    assert person.emails == ["ada.quill@lund.example"]


def test_bold_words_over_a_list_may_say_where_all_of_it_is() -> None:
    text = "# Ada Weaver\n\nI weave.\n\n**Selected publications (full list [here](pubs.html))**\n\n"
    works = (
        "- B. Fern and A. Weaver. Slow looms. *Loom Letters*, 2020.\n- A. Weaver. Yarn and dye. *Loom Letters*, 2021.\n"
    )
    found = read(text + works)
    assert [one.title for one in found.papers] == ["Slow looms", "Yarn and dye"]
