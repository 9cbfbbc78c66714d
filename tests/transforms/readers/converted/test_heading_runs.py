"""Markdown made from PDFs: headings right below each other that were put on one line."""

from __future__ import annotations

import pytest

from transforms.readers.converted.converted import read_converted
from transforms.readers.converted.heading_runs import with_headings_parted
from transforms.readers.converted.signs import is_converted


@pytest.mark.parametrize(
    ("line", "parted"),
    [
        ("# **Ada Quill** **Education**", ["# **Ada Quill**", "# **Education**"]),
        ("## **CV** **Employment**", ["# **CV**", "# **Employment**"]),
        (
            "# **Talks** **Teaching** **Service and committees**",
            ["# **(Talks, Teaching)**", "# **Service and committees**"],
        ),
        ("## **Publications** **2019**", ["# **Publications**", "**2019**"]),
    ],
)
def test_headings_on_one_line_are_parted(line: str, parted: list[str]) -> None:
    assert with_headings_parted(f"x\n\n{line}\n\ny").split("\n\n") == ["x", *parted, "y"]


@pytest.mark.parametrize(
    "line",
    [
        "# **Work** **Experience**",
        "# **Teaching** **and** **Research** **Experience**",
        "# **Honors** **and** **Awards**",
        "# **Weaver** **of** **Looms**",
        "**Talks** **Teaching**",
    ],
)
def test_words_of_one_heading_stay_together(line: str) -> None:
    assert with_headings_parted(f"x\n\n{line}\n\ny") == f"x\n\n{line}\n\ny"


@pytest.mark.parametrize("glyph", ["\ufffd", "\ufffd\ufffd", "\ufffd "])
def test_the_glyph_of_an_icon_does_not_hide_a_heading(glyph: str) -> None:
    page = (
        f"# **Ada** **Quill**\n\n\n**{glyph}Education**\n\n\n**2015–2018**\n\n- B.S. in Looms, Zenda University\n\n\n"
    )
    assert "\n**Education**\n" in read_converted(page)


def test_a_small_word_at_the_margin_is_no_end_of_a_paragraph() -> None:
    page = (
        "I am **PhD** **fellow** at the Institute for Advanced Research in\n\n"
        "[Looms and Threads (ILT) at the University of Zenda.](https://ilt.example/) I like\n\nlooms.\n\n\n"
        "Worked in\n\nGlobex, 2012\n\n\n1\n"
    )
    assert is_converted(page)
    whole = read_converted(page)
    assert "Advanced Research in\n[Looms and Threads" in whole
    assert "Worked in\n\nGlobex" in whole


def test_few_signs_tell_a_converter_on_a_short_page_only() -> None:
    page = "**Ada** **Quill**\n\n\nI weave **at** **night**.\n"
    assert is_converted(page)
    assert not is_converted(page + "\nI weave looms.\n" * 300)


def test_lines_broken_at_a_margin_tell_a_converter_with_few_signs() -> None:
    broken = "The looms of the long valley were told of by everybody who had\nseen one of them at work in spring.\n\n"
    page = "# Ada Quill\n\n\nWeaver\n\n\n" + broken * 6
    assert is_converted(page)
    assert not is_converted(page.replace("had\nseen", "had seen"))
