"""Honours that a document states twice: one where two lists say it, two where one list does."""

from __future__ import annotations

from tests.transforms.records.one_section import read

_LIST = "## Honors\n\n- Outstanding Paper Award, LoomConf, 2024\n- Fern Medal, Globex, 2023\n{more}\n"


def _names(more: str) -> list[str]:
    return [award.name for award in read(_LIST.format(more=more)).awards]


def test_two_lines_of_one_list_are_two_honours() -> None:
    assert _names("- Outstanding Paper Award, LoomConf, 2024") == [
        "Outstanding Paper Award", "Fern Medal", "Outstanding Paper Award"
    ]  # fmt: skip


def test_what_another_section_says_again_is_one_honour() -> None:
    assert _names("\n## Prizes\n\n- Outstanding Paper Award, LoomConf, 2024\n- Reed Prize, 2022") == [
        "Outstanding Paper Award", "Fern Medal", "Reed Prize"
    ]  # fmt: skip


def test_a_broken_list_says_one_thing_over_and_over() -> None:
    assert len(_names("- Outstanding Paper Award, LoomConf, 2024\n" * 400)) < 20
