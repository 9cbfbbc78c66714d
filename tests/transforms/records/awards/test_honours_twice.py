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


def test_a_year_in_a_box_and_its_month_in_the_list_below_are_one_honour() -> None:
    found = read(
        "## Honors\n\n- 2024, Reed Prize, Globex University\n- 2023, Fern Medal, Globex University\n"
        "- 10/2024, Reed Prize, Globex University\n- 05/2022, Moss Stipend, Globex University\n"
    ).awards
    assert [(one.name, one.start) for one in found] == [
        ("Reed Prize", "2024-10"),
        ("Fern Medal", "2023"),
        ("Moss Stipend", "2022-05"),
    ]


def test_one_honour_of_two_givers_in_a_year_is_two() -> None:
    found = read("## Honors\n\n- 2024, Reed Prize, Globex University\n- 10/2024, Reed Prize, Initech Society\n").awards
    assert len(found) == 2


def test_one_honour_beside_two_papers_is_two() -> None:
    works = "".join(
        f"{i}. {title}\n   J. Miller, A. Quill\n   LoomConf 2024: Conference on Looms,\n   Best Paper Award\n\n"
        for i, title in enumerate(("Slow Looms and Their Keepers", "Fast Dyes of the North"), 1)
    )
    found = read(f"## Publications\n\n{works}").awards
    assert [one.paper for one in found] == ["Slow Looms and Their Keepers", "Fast Dyes of the North"]
