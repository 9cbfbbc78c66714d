"""Labels over lists of bodies: "Review: A, B", "Executive committee: X Society, Y Society"."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    ("label", "bodies", "role"),
    [
        ("Review", ["Journal of Fog", "Moss Letters", "Annals of Bells"], "reviewer"),
        ("Reviews", ["Journal of Fog", "Moss Letters"], "reviewer"),
        ("Executive committee", ["Society of Fog", "Moss Institute (MI)", "Institute of Bells"], "committee"),
        ("Ethics Committee", ["Society of Fog", "Moss Institute", "Institute of Bells"], "committee"),
        ("Advisory", ["Society of Fog", "Moss Institute", "Institute of Bells"], "committee"),
    ],
)
def test_each_body_is_a_venue(label: str, bodies: list[str], role: str) -> None:
    body = f"* **{label}**: {', '.join(bodies)}"
    found = whole(f"# Mira Tolland\nmira@tolland.example\n\n## Professional activities\n\n{body}\n").service
    assert [one.role for one in found] == [role] * len(bodies)
    assert [one.venue.partition(" (")[0] for one in found] == [one.partition(" (")[0] for one in bodies]


def test_a_committee_of_a_unit_stays_one() -> None:
    body = "* **Hiring Committee**: Department of Fog, University of Oslo"
    found = whole(f"# Mira Tolland\nmira@tolland.example\n\n## Service\n\n{body}\n").service
    assert len(found) == 1
