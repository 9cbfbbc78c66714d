"""Projects whose titles end in "@" and where they were done, whatever sign or small letter opens them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_HEAD = "Runa Fjeld\nI am a Ph.D. student at Lund University, advised by Prof. Cy Dow.\n"
_SECOND = "Slow Nets @Globex\n- Wove nets twice as quickly as before.\n- LoomConf’21 paper\n"


@pytest.mark.parametrize(
    "title",
    [
        "k-looms++: The Virtue of Slow Cloth",
        "ε-Nets in Quiet Ponds",
        "(Nearly) No Wool No Felt",
        "mLoom: Cloth for Small Mills",
        "“What Is Felt?” Reading the Yarn Books",
    ],
)
@pytest.mark.parametrize("tag", ["LoomConf’24 paper", "LoomConf’24 Paper", "Paper at LoomConf 2024"])
def test_a_title_with_its_place_opens_a_project(title: str, tag: str) -> None:
    body = f"{title} @Weft\n- Wove forty ropes.\n- {tag}\n"
    for first, second in ((body, _SECOND), (_SECOND, body)):
        found = whole(f"{_HEAD}Selected Projects\n{first}{second}Honors\n- Vale Prize, 2019\n")
        assert {(one.title.strip("“”"), one.organization) for one in found.projects} == {
            (title.strip("“”"), "Weft"),
            ("Slow Nets", "Globex"),
        }
        if not tag.startswith("Paper"):
            assert {(one.title, one.year) for one in found.papers} == {(title, 2024), ("Slow Nets", 2021)}


@pytest.mark.parametrize("mark", ["▌", "❚ ", "┃ ", ""])
@pytest.mark.parametrize("heading", ["Selected Projects", "Project Highlights", "Research Highlights", "Selected Work"])
def test_headings_over_titles_with_places(mark: str, heading: str) -> None:
    body = "Quick Felt @Weft\n- Wove forty ropes, and measured what the wind does to them.\n" + _SECOND
    found = whole(f"{_HEAD}{mark}{heading}\n{body}{mark}Honors & Service\n- Vale Prize, 2019\n- Orr Medal, 2018\n")
    assert [(one.title, one.organization) for one in found.projects] == [
        ("Quick Felt", "Weft"),
        ("Slow Nets", "Globex"),
    ]
    assert [one.title for one in found.papers] == ["Slow Nets"]
    assert [one.name for one in found.awards] == ["Vale Prize", "Orr Medal"]
