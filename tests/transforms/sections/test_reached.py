"""Lines at the end of any section that say how the owner is reached state nothing else."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read

SECTIONS = [
    "## Service\n\n- Reviewer, CHI 2020\n- Reviewer, ICML 2021",
    "## Publications\n\n- B. Fern and A. Weaver. Slow looms. *Loom Letters*, 2020.",
    "## Awards\n\n- Heron Prize, 2020\n- Owl Medal, 2021",
    "## Teaching\n\n- Machine Learning, Fall 2020\n- Statistics, Fall 2021",
]


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize(
    "line",
    [
        "**Contact**: You can reach me at ada [at] loom [dot] org",
        "- 📫 How to reach me **ada@loom.org**",
        "E-mail: ada (at) loom.org",
        "Feel free to contact me at ada@loom.org.",
    ],
)
def test_reach(section: str, line: str) -> None:
    page = f"# Ada Weaver\n\nI am a postdoc at Lund University.\n\n{section}\n"
    bare, found = (parse(read(text.encode(), "made-up.md")) for text in (page, f"{page}\n{line}\n"))
    assert found.person.emails == ["ada@loom.org"]
    for kind in ("service", "papers", "awards", "teaching"):
        assert len(getattr(found, kind)) == len(getattr(bare, kind))


def test_an_honours_recipient_is_told_by_the_honour() -> None:
    page = "# Ada Weaver\n\nI weave.\n\n## News\n\n- [Jan 2024] Selected as a Heron Prize recipient.\n"
    assert [one.name for one in parse(read(page.encode(), "made-up.md")).awards] == ["Heron Prize"]
