"""Lines among projects that lead to others; suites of software as headings; arrows behind links."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from transforms.parse import parse
from transforms.readers.dispatch import read as read_file


@pytest.mark.parametrize(
    "line",
    [
        "See [my page](https://github.com/miller) for complete list",
        "More on [my website](https://miller.org)",
        "Check out my [GitHub](https://github.com/miller)",
        "When I still had my old loom:",
        "For a full list, see [GitHub](https://github.com/miller)",
    ],
)
def test_a_line_that_leads_elsewhere_is_no_project(line: str) -> None:
    page = parsed(f"## Software Projects\n\n- [loomkit](https://github.com/x/loomkit) A kit\n- {line}\n")
    assert [one.title for one in page.projects] == ["loomkit"]


@pytest.mark.parametrize("heading", ["Featured Software Suites & Repositories", "Software and Repositories"])
def test_suites_of_software(heading: str) -> None:
    text = f"# Mira Okoye\n\n## {heading}\n\n### [LoomKit: Felt Checks ↗](https://x.org/kit)\n\n* **Core:** Checks.\n"
    page = parse(read_file(text.encode(), "made-up.md"))
    assert [one.title for one in page.projects] == ["LoomKit: Felt Checks"]
