"""Sentences that lead to lists of duties, houses behind journals, duties below "roles"."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def test_a_sentence_that_leads_to_a_list_is_the_role_over_it() -> None:
    body = (
        "I was asked to serve as a Referee for the following Meetings\n\n2014 Symposium on Quiet Looms (QuLo)\n\n"
        "2013 Conf. on Wool and Water (WoWa)\n\n*and often serve as a Referee for these journals:*\n\n"
        "Weft Letters, Elsevier\n\nDye and Light, Cambridge University Press\n"
    )
    found = [(one.role, one.venue, one.start) for one in read(f"## Academic Services\n\n{body}").service]
    assert found == [
        ("reviewer", "Symposium on Quiet Looms (QuLo)", "2014"),
        ("reviewer", "Conf. on Wool and Water (WoWa)", "2013"),
        ("reviewer", "Weft Letters", None),
        ("reviewer", "Dye and Light", None),
    ]


def test_memberships_below_roles_are_service() -> None:
    body = "- Associate Editor, Weft Letters\n- Member, Loom Council\n- Wool Society member\n"
    record = read(f"## Selected current roles\n\n{body}")
    assert record.positions == []
    assert [one.venue for one in record.service] == ["Weft Letters", "Loom Council", "Wool Society"]


def test_posts_below_roles_stay_posts() -> None:
    body = "- Lecturer, University of Leeds, 2014 - present\n- Member, Loom Council\n"
    assert [one.title for one in read(f"## Current roles\n\n{body}").positions][:1] == ["Lecturer"]
