"""Lists whose items an outline counts. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import lines_of, outline

SERVICE = "4. SERVICE\n4.1 Referee, Weft Letters\n4.2\tReferee, Loom Reports, since\n2021\n4.3 Member, Dye Board"


def test_numbers_of_an_outline_are_bullets() -> None:
    found = [
        (line.bullet, line.text) for line in lines_of(SERVICE) if line.bullet.count(".") > 0 and line.text[0] != "S"
    ]
    assert found == [
        ("4.1", "Referee, Weft Letters"),
        ("4.2", "Referee, Loom Reports, since"),
        ("4.3", "Member, Dye Board"),
    ]


def test_items_may_all_go_on_in_a_second_line() -> None:
    items = "\n".join(f"3.{n} Looms at Sea, a talk on\nthe wide sea of looms" for n in (1, 2, 3))
    assert [line.bullet for line in lines_of(items) if line.bullet] == ["3.1", "3.2", "3.3"]


@pytest.mark.parametrize(
    "text",
    [
        "4.1 Journals\n\nA. Quill. Looms. Weft Letters, 2020.\n\n4.2 Chapters\n\nA. Quill. Dyes. Felt Press, 2021.",
        "4.1 Conferences, workshops\n4.2 Journals",  # names of sections
        "4.2 Referee, Weft Letters\n4.3 Referee, Loom Reports",  # begins elsewhere
        "3.8 GPA, Globex\n3.9 GPA, Initech",
    ],
)
def test_headings_and_other_figures_stay(text: str) -> None:
    assert not any(line.bullet for line in lines_of(text))


def test_items_of_a_numbered_section_are_no_headings() -> None:
    text = "1. NAME\n\nAda Quill\n\n2. COURSES\n2.1 Looms (lecturer), Globex, 2020\n\n2.2 Dyes (tutor), 2021\n2.3 Felts"
    assert [title for _, title in outline(text)][-1:] == ["COURSES"]
