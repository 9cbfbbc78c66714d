"""Works that sentences of a biography name by their titles."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from transforms.parsed import Paper

OWNER = "Jane Q. Miller"


def told(paper: Paper) -> tuple[str, list[str], int | None, str | None, str]:
    return paper.title, paper.authors, paper.year, paper.venue, paper.status


@pytest.mark.parametrize(
    ("text", "works"),
    [
        (
            "My first book, *Silent Looms*, was published in 2019 by Norda University Press.",
            [("Silent Looms", [OWNER], 2019, "Norda University Press", "published")],
        ),
        (
            "I am the author of *Silent Looms* (Norda Press, 2019) and *Wool and Water* (Fjord Books, forthcoming).",
            [
                ("Silent Looms", [OWNER], 2019, "Norda Press", "published"),
                ("Wool and Water", [OWNER], None, "Fjord Books", "accepted"),
            ],
        ),
        (
            "Our paper “Who Weaves at Night?” appeared in *Loom Letters* in 2021 with Ada K. Quill and Bo Fern.",
            [("Who Weaves at Night?", [OWNER, "Ada K. Quill", "Bo Fern"], 2021, "Loom Letters", "published")],
        ),
        (
            "With Ada Quill, I wrote *How Do Looms Age?* (Loom Letters 2022).",
            [("How Do Looms Age?", [OWNER, "Ada Quill"], 2022, "Loom Letters", "published")],
        ),
        (
            "[Felt under Rain](https://x.example/p), joint work with Bo Fern, has been accepted at WoNet 2024.",
            [("Felt under Rain", [OWNER, "Bo Fern"], 2024, "WoNet", "accepted")],
        ),
        (
            "Papers include **Felt under Rain** in *Loom Letters* (2020) and **Dry Felt at Dawn** in *Wool* (2021).",
            [
                ("Felt under Rain", [OWNER], 2020, "Loom Letters", "published"),
                ("Dry Felt at Dawn", [OWNER], 2021, "Wool", "published"),
            ],
        ),
    ],
)
def test_a_sentence_names_works(text: str, works: list[tuple[str, list[str], int | None, str | None, str]]) -> None:
    cv = parsed(f"I am a lecturer at Globex University. {text}")
    assert [told(paper) for paper in cv.papers] == works


@pytest.mark.parametrize(
    "text",
    [
        "I was a postdoc at **Tideline Looms** (2016–2018) and hold a PhD from **Globex University** (2012).",
        "I gave a talk, *Felt under Rain*, at WoNet 2024.",
        "I teach a course called “Looms of the North” (Fall 2021).",
        "My dissertation, “Felt under Rain”, won a prize in 2021.",
        "My work on **wet felt fibres** appeared in [Loom Letters](https://x.example).",
        "My papers with [Ada Quill](https://a.example) are on looms.",
        "I advised on the translation of Ada Quill's book *Linked Looms* (Perseus, 2002).",
        "I was trained at [Norda Peat Science](https://norda.example) (Ph.D., 2012) and *Wool Lore* (MSc, 2008).",
    ],
)
def test_other_quotations_and_styled_words_are_no_works(text: str) -> None:
    assert not parsed(f"I am a lecturer at Globex University. {text}").papers


def test_a_work_that_is_listed_is_the_lists() -> None:
    cv = parsed(
        "I am a lecturer. My book, *Silent Looms* (Norda, 2019), is out.\n\n## Publications\n\n"
        "- Jane Q. Miller. *Silent Looms*. Norda University Press, 2019.\n"
        "- Jane Q. Miller and Bo Fern. Felt under Rain. *Loom Letters*, 2020.\n"
    )
    assert [paper.title for paper in cv.papers] == ["Silent Looms", "Felt under Rain"]
