"""Roles and venues by their letters: "AE", two known venues with a slash between."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    ("item", "held"),
    [
        ("**AE**, *Journal of Wool & Technology*", [("editor", "Journal of Wool & Technology")]),
        (
            "**Reviewer**, *TPAMI/TIP/Pattern Recognition/CVPR*, etc.",
            [("reviewer", "TPAMI"), ("reviewer", "TIP"), ("reviewer", "Pattern Recognition"), ("reviewer", "CVPR")],
        ),
        ("Journal Reviewer: TPAMI/TIP", [("reviewer", "TPAMI"), ("reviewer", "TIP")]),
        ("Reviewer of IEEE/ACM Transactions on Networking", [("reviewer", "IEEE/ACM Transactions on Networking")]),
    ],
)
def test_service_in_letters(item: str, held: list[tuple[str, str]]) -> None:
    assert [(one.role, one.venue) for one in read(f"## Service\n\n- {item}\n").service] == held
