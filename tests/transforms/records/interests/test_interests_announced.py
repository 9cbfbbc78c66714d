"""Interests below a sentence that announces them, adjectives before one topic, and what is done in spare time."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.one_section import read
from transforms.lines.read import read_line
from transforms.records.interests.announced import announced
from transforms.records.interests.sentences import interests_in


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (
            "My research focuses on efficient, robust, and trustworthy looms.",
            ["efficient, robust, and trustworthy looms"],
        ),
        ("I am interested in building efficient, and sparse nets.", ["building efficient, and sparse nets"]),
        ("I have been working on fog nets, old dyes, and on ferries.", ["fog nets", "old dyes", "ferries"]),
        (
            "My work spans multiple application domains including but not limited to fog nets, ferries and mills.",
            ["fog nets", "ferries", "mills"],
        ),
        ("I work on shared looms in collaboration with Globex (i.e. Institute of Yarn).", ["shared looms"]),
        ("Outside of work, I am a trained drummer specializing in marimba.", []),
        ("In my free time I am interested in chess problems.", []),
        ("I have been working on the Loom News team since 2020.", []),
        ("I have been studying at the University of Leeds since 2019.", []),
        ("I've been exploring old dyes since 2015.", ["old dyes"]),
        ("My current research interests involve fog nets, dyes and mills.", ["fog nets", "dyes", "mills"]),
        ("My research interests are about: fog, dyes and ferries.", ["fog", "dyes", "ferries"]),
        ("I'm currently a student studying at Leeds.", []),
    ],
)
def test_sentences(sentence: str, expected: list[str]) -> None:
    assert list(interests_in(sentence)) == expected


@pytest.mark.parametrize(
    "body", ["Fog nets // River ferries // Mills, dams and locks", "Fog nets, River ferries, Mills"]
)
def test_a_line_of_topics_below_the_words_that_announce_them(body: str) -> None:
    found = read(f"## About\n\nI am a weaver in Leeds.\n\nMy main research interests are:\n\n{body}\n").interests
    assert [one.text for one in found][:2] == ["Fog nets", "River ferries"]
    assert len(found) == 3


def test_a_sentence_below_the_words_that_announce_topics_lists_none() -> None:
    told = "## About\n\nMy main research interests are:\n\nI will list them here, some day, and soon.\n"
    assert not read(told).interests


DEEDS = (
    "### Fog and Flows\n\n- Investigated fog in mills, and in narrow rivers of the north\n"
    "- Built old looms for dyes, ferries and nets\n\n### Loom Noise\n\n- Studied the noise of looms in winter\n"
)
ITEMS = [
    (
        "- **Loom Physics**: warp waves, dye flows\n- **Methods**: X-ray, NMR\n",
        ["Loom Physics", "warp waves", "dye flows"],
    ),
    ("- Looms for mills, farms, and homes\n- Old dyes\n- Ferries\n", ["Looms for mills, farms, and homes", "Old dyes"]),
    ("- Loom learning — the fusion of warp, weft, and dye\n- Old dyes\n", ["Loom learning", "Old dyes"]),
    (DEEDS, ["Fog and Flows", "Loom Noise"]),
]


@pytest.mark.parametrize(("body", "expected"), ITEMS)
def test_items(body: str, expected: list[str]) -> None:
    found = [one.text for one in read(f"## Research Interests\n\n{body}").interests]
    assert found[: len(expected)] == expected
    assert "Methods" not in found


def test_pastimes_of_a_french_page_are_no_interests() -> None:
    assert not read("## Centres d’intérêt\n\n- Musique\n- Jeux de société\n").interests


@pytest.mark.parametrize("heading", ["Other Interests", "Personal interests", "Hobbies", "Interests & Hobbies"])
def test_what_a_heading_calls_spare_time_is_no_interest(heading: str) -> None:
    assert read(f"## {heading}\n\n- Member of the Moss Runners\n- Chess player\n").interests == []


def test_a_science_of_one_word_behind_and() -> None:
    text = "My research is on slow looms, with a focus on power electronics and hydrology."
    assert [topic.text for topic in whole(f"# Ada Quill\n\n{text}\n").interests] == [
        "slow looms",
        "power electronics",
        "hydrology",
    ]


def test_a_sentence_announces_no_endless_list() -> None:
    lines = [read_line(number, 0, f"- Looms of sort {number}", 0) for number in range(1, 301)]
    assert len(list(announced(lines, set()))) == 100
