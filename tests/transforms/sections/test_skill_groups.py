"""Groups of skills, works and talks below headings whose words could be those of other sections."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_SKILLS = ["Warp (novice)", "Weft", "Dyeing by hand"]


@pytest.mark.parametrize(
    "body",
    [
        "## Skills\n\n### Weaving software\n\n- Warp (novice)\n\n### Field\n\n- Weft\n- Dyeing by hand\n",
        "## Skills\n\nStatistical\n\n**Loom Software**\n- Warp\n\n**Loom Methods**\n- Weft\n- Dyeing by hand\n",
        "## Skills\n\n### Experience with looms\n\n- Warp (novice)\n- Weft\n\n### Teaching\n\n- Dyeing by hand\n",
    ],
)
def test_short_items_below_skills_are_skills(body: str) -> None:
    found = read(f"# Ada Quill\n\n{body}\n## Service\n\n- Reviewer, Loom Letters\n")
    assert {skill.text for skill in found.skills} >= {"Weft", "Dyeing by hand"}
    assert [*found.projects, *found.positions, *found.teaching] == []


@pytest.mark.parametrize(
    "body",
    [
        "## Skills\n\nWeft, Warp\n\n## Software\n\n- Loomer: weaves nets of any size. Ten mills use it.\n",
        "## Skills\n\n- Weft\n\n### Awards\n\n- Prize of Dyers\n",
    ],
)
def test_other_lists_behind_skills_are_none(body: str) -> None:
    found = read(f"# Ada Quill\n\n{body}")
    assert found.projects or found.awards


_WORKS = (
    "Quill A*, Moss CA, Fern B. 2021. Nets of wool and their knots in the north. Felting Research, 12(9): 11-17.",
    "Moss CA*, Quill A. 2018. A new loom for an old problem of weavers. Dyeing Letters, 2(1): 1-7.",
)


@pytest.mark.parametrize("head", ["Earlier Work", "OLDER WORKS", "Previous work"])
@pytest.mark.parametrize("rank", ["### ", "## "])
def test_earlier_works_over_citations_are_no_career(head: str, rank: str) -> None:
    body = f"## Publications\n\n{rank}Collaborative\n\n{_WORKS[0]}\n\n{rank}{head}\n\n{_WORKS[1]}\n"
    found = read(f"# Ada Quill\n\n{body}")
    assert [paper.year for paper in found.papers] == [2021, 2018]
    assert not found.positions


@pytest.mark.parametrize("rank", ["## ", ""])
def test_presentations_behind_grants_in_capitals_are_talks(rank: str) -> None:
    talks = "*Nets of wool.* Guild of Dyers. 2019. Harrow, UK.\n\n*Nets of silk.* Hall of Looms. 2018. Vale, UK.\n"
    found = read(f"# Ada Quill\n\nGRANTS\n\nMoss Fund, Nets of hemp, 2020\n\n{rank}Presentations\n\n{talks}")
    assert [talk.year for talk in found.talks] == [2019, 2018]


def test_a_stopped_label_over_printed_works_ends_the_group_of_preprints() -> None:
    body = (
        "PUBLICATIONS AND PREPRINTS\n\nPreprints:\n\n  - A. Quill. Nets of wool.\n  - A. Quill. Nets of hemp.\n\n"
        "Published:\n\n  - A. Quill. Nets of silk. Weft 3 (2021) 1-2.\n  - A. Quill. Knots. Felt 2 (2020) 3-4.\n"
    )
    assert [paper.status for paper in read(body).papers] == ["preprint", "preprint", "published", "published"]
