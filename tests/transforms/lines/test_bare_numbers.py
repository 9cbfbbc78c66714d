"""Lists numbered without marks."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import lines_of


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1)])
def test_bare_numbers_in_a_row_are_bullets(order: tuple[int, ...]) -> None:
    text = "\n".join(f"{number} **A. Quill**, *et al.* Slow Looms. In prep.\n  and their dyes." for number in order)
    found = [line for line in lines_of(text) if line.bullet]
    assert [line.bullet for line in found] == [f"{number}." for number in order]
    assert {line.text for line in found} == {"A. Quill, et al. Slow Looms. In prep."}
    assert [(line.bold[0].start, line.bold[0].end) for line in found] == [(0, 8)] * 3


@pytest.mark.parametrize(
    "text",
    [
        "1 Looms\n2 Dyes",
        "4 Looms\n5 Dyes\n6 Felts",
        "1 May 2020\n2 May 2020\n3 May 2020",
        "1 Looms\n3 Dyes\n5 Felts",
        "1 Looms\n2 Dyes\n1 Felts",
        "# 1 Looms\n# 2 Dyes\n# 3 Felts",
        "#1 Looms\nDyes",
    ],
)
def test_other_numbers_stay(text: str) -> None:
    assert not any(line.bullet for line in lines_of(text))


@pytest.mark.parametrize("mark", ["No. {}", "<{}>", "C.{}", "{}:", "{} -", "{}°", "{}/", "{{{}}}", "#{}"])
def test_numbers_in_signs_that_are_no_bullets_elsewhere(mark: str) -> None:
    text = "\n".join(f"{mark.format(number)} A. Quill, Bo Orr. Slow Looms. Weft, 2011." for number in (1, 2, 3))
    found = [(line.bullet, line.text) for line in lines_of(text) if line.text]
    assert found == [(f"{number}.", "A. Quill, Bo Orr. Slow Looms. Weft, 2011.") for number in (1, 2, 3)]


def test_signs_alone_count_nothing() -> None:
    text = "C.1 Looms of the North\nNo. 7 Mill Lane\n<3> Looms\nA. Quill 1 - Reed\n"
    assert not any(line.bullet for line in lines_of(text))


def test_single_roman_letters_count_behind_the_item_before_them() -> None:
    rows = "\n".join(f"{number} Looms {number}" for number in ("iii.", "iv.", "v.", "vi.", "ix.", "x."))
    assert [line.bullet for line in lines_of(rows)] == ["iii.", "iv.", "v.", "vi.", "ix.", "x."]
    assert [line.bullet for line in lines_of("- Felt\n  v. Wool (2019)\n- Loom")] == ["-", "", "-"]


def test_a_section_sign_before_words_is_a_bullet() -> None:
    found = lines_of("§ Loom Prize, 2019\n… Weft Medal, 2018\n§ 1983 claims\n… and so on")
    assert [line.bullet for line in found] == ["§", "…", "", ""]
