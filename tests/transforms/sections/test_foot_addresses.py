"""The owner's address below a page's last list."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    "foot",
    [
        "Jane Miller, Department of Looms, University of Merrow",
        "Jane Miller<br>\nDepartment of Looms<br>\nUniversity of Merrow",
        "Jane Q. Miller, Universität Kirchau, Cologne, Germany",
    ],
)
@pytest.mark.parametrize("heading", ["Awards", "Service", "Students"])
def test_the_owner_below_a_list_is_no_entry(foot: str, heading: str) -> None:
    entries = {
        "Awards": "Heron Medal, Globex, 2021\n\nBest Poster Prize, IEEE, 2020",
        "Service": "Reviewer, Cell Reports\n\nReviewer, PLOS ONE",
        "Students": "Ada Quill (PhD student)\n\nOtto Vale (PhD student)",
    }
    plain, footed = (parsed(f"## {heading}\n\n{entries[heading]}\n\n{end}") for end in ("", foot))
    for kind in ("awards", "service", "advising", "positions", "papers"):
        assert len(getattr(footed, kind)) == len(getattr(plain, kind))
