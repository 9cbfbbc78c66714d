"""Names of a letter and a figure before a colon, which an item's code looks like. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import lines_of, whole


@pytest.mark.parametrize("text", ["Z3: Slow Mills", "B4: Felt at Sea", "- M4: Nets", "- \\* Q7: **Old** Cloth"])
def test_a_code_alone_of_its_letter_is_a_name(text: str) -> None:
    for line in (*lines_of(text + "\n"), *lines_of(f"A2: Ropes\n\n{text}\n"))[::2]:
        if line.text.endswith(("Mills", "Sea", "Nets", "Cloth")):
            assert line.text == text.lstrip("-\\* ").replace("**", "")
            assert [line.text[span.start : span.end] for span in line.bold] == ["Old"] * ("**" in text)


@pytest.mark.parametrize("codes", [("J1", "J2", "J3"), ("C4", "C7"), ("P1",), ("W2", "W3", "V1")])
def test_codes_that_count_stay(codes: tuple[str, ...]) -> None:
    found = lines_of("".join(f"{code}: Felt at Sea\n" for code in codes))
    assert [(line.bullet, line.text) for line in found[:-1]] == [(f"{code}:", "Felt at Sea") for code in codes]


def test_a_project_called_so() -> None:
    found = whole(
        "Runa Fjeld\nI am a Ph.D. student at Lund University.\nSelected Projects\n"
        "Z3: Looms for Slow Mills @Weft\n- Wove forty ropes.\n- LoomConf’24 paper\n"
        "Nets @Globex\n- Wove nets twice.\nHonors\n- Vale Prize, 2019\n"
    )
    assert [(one.title, one.organization) for one in found.projects] == [
        ("Z3: Looms for Slow Mills", "Weft"),
        ("Nets", "Globex"),
    ]
    assert [one.title for one in found.papers] == ["Z3: Looms for Slow Mills"]
