"""Notes behind duties in brackets, whose dates and roles are their own. All made up."""

from __future__ import annotations

from tests.transforms.made_up import whole


def test_notes_behind_duties_date_and_name_nothing() -> None:
    rows = (
        ("2022–present", "Merrow Loom Research Council [Full Member; Chair 2024–present]"),
        ("2016–2020", "Seminar Series Committee [Chair]"),
        ("2015", "Loom Days Committee Chair, including the very first days"),
        ("2013", "NSF Review Panel, Division of Felt (ad hoc)"),
    )
    body = "  \n".join(f"{year}\t{duty}" for year, duty in rows)
    service = whole(f"# Ada Quill\n\n## Professional Service\n\n{body}\n").service
    assert [(one.role, one.venue, one.start) for one in service] == [
        ("committee", "Merrow Loom Research Council", "2022"),
        ("chair", "Seminar Series Committee", "2016"),
        ("chair", "Loom Days Committee", "2015"),
        ("committee", "NSF Review Panel, Division of Felt", "2013"),
    ]


def test_what_a_panel_judges_is_no_honour_of_its_members() -> None:
    body = "2016\tNIH Study Section ZWRG (70) - Stage I Young Weaver Award Program  \n2014\tReviewer, Weft Letters\n"
    assert not whole(f"# Ada Quill\n\n## Grant Review\n\n{body}").awards
