"""Volumes right behind the comma of their journal. All works are made up."""

from __future__ import annotations

import pytest

from tests.transforms.citations.citing import cite


@pytest.mark.parametrize("journal", ["Journal of Moss", "Public Shelf Quarterly", "Northern Action Reader"])
def test_a_journal_keeps_its_last_word(journal: str) -> None:
    found = cite(f"Okoye, M. & Vale, A. (2019). Outreach of small libraries: A review. {journal},15 (3) 179-204.")
    assert (found.venue, found.details.volume, found.details.pages) == (journal, "15", "179-204")
