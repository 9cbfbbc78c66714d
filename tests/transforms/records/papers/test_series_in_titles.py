"""Works told in a project or below talks, whose titles or heads look like names."""

from __future__ import annotations

from tests.transforms.made_up import whole


def test_a_series_in_a_title_names_nobody() -> None:
    text = (
        "# Ada Quill\n\n#### Research Experience\n\n## Looms in Cold Halls\n\nLund University\n\nNov 2023 - Present\n\n"
        "- o Advisor: Bo Orr\n  - Project 1: Analysis of Felt\n"
        "    - \\* Salt Mills, Weft, and Northern Halls <u>Ada Quill</u>, Mira Dahl\n"
        "    - \\* This paper is submitted to Felt Quarterly.\n"
        "  - Project 2: Analysis of Wool\n"
        "    - \\* Slow Mills, Wet Dye, and Looms Bo Orr\\*, <u>Ada Quill</u>\\*, Mira Dahl (\\*Equal contribution)\n"
        "    - \\* Accepted to Weft Letters 2024\n"
    )
    assert [(one.title, one.authors) for one in whole(text).papers] == [
        ("Salt Mills, Weft, and Northern Halls", ["Ada Quill", "Mira Dahl"]),
        ("Slow Mills, Wet Dye, and Looms", ["Bo Orr", "Ada Quill", "Mira Dahl"]),
    ]


def test_items_with_one_name_in_bold_below_talks_are_works() -> None:
    text = (
        "Ada Quill\n\nINVITED TALKS\n\nWhy Felt Sinks 2018\nGlobex Chicago, IL\n\n"
        "- **Ada Quill**. Slow Looms. *Weft Letters*, vol. 52, 2019, pp. 935–949.\n"
        "- **Ada Quill** and Bo Orr. How Wet Dye Dries in Cold Halls. *Weft Letters*, vol. 9, 2016, pp. 1068–1082.\n\n"
        "TEACHING\n\nAt Lund University:\n- Weaving I 2012\n"
    )
    found = whole(text)
    assert [one.title for one in found.talks] == ["Why Felt Sinks"]
    assert [one.title for one in found.papers] == ["Slow Looms", "How Wet Dye Dries in Cold Halls"]
