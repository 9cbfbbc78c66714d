"""Honours held by name in sections that name awards beside service. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize("heading", ["Memberships and Awards", "Service and Honors"])
@pytest.mark.parametrize("honour", ["Vale Fellow", "Loom Foundation Young Investigator", "Moss Scholar"])
def test_an_honour_among_duties(heading: str, honour: str) -> None:
    found = read(f"## {heading}\n\n- Reviewer, *Loom Letters*, 2011-2014\n- {honour}, 2010\n- Felt Prize, 2007")
    assert any(honour in one.name for one in found.awards)
