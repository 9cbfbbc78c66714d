"""Projects: brackets that say for which course or by whom they were led are no part of a title. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def test_a_bracket_with_a_course_or_a_leader_ends_no_title() -> None:
    body = "- A history of rope (Course: Acoustics of Rooms, Fall 2021)\n"
    other = "- Slow looms (Weft Ministry, coordinator: Ada Quill)\n"
    assert [one.title for one in read(f"## Projects\n\n{body}{other}").projects] == ["A history of rope", "Slow looms"]
