"""What a note over publications says of the owner. All made up."""

from __future__ import annotations

from tests.transforms.owner.owners import owner


def test_a_note_over_publications_leads_to_the_owner_s_orcid() -> None:
    note = "Link to preprints: [ORCID](https://orcid.org/0000-0002-1825-0097)"
    found = owner(f"# Ada Novak\n\n## Publications\n\n{note}\n\n1. Ada Novak. Leaves of old trees. Bark 4, 2019.\n")
    assert found is not None
    assert found.orcid == "0000-0002-1825-0097"
