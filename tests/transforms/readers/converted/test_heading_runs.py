"""Markdown made from PDFs: headings right below each other that were put on one line."""

from __future__ import annotations

import pytest

from transforms.readers.converted.heading_runs import with_headings_parted


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
