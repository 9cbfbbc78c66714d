"""A life without a heading and without blank lines: its times stand in a column of their own."""

from __future__ import annotations

from tests.transforms.made_up import whole


def test_degrees_and_posts_by_their_times() -> None:
    text = (
        "Curriculum Vitae\nMara Stenholt\nWeaver University Hospital, 44791 Graz, Austria\nstenholt@weaver.example\n\n"
        "2022\tMedical doctorate (MD)\nProject: Wool in the mind\nDepartment of Wool, Weaver University\n"
        "Since 2019\tResident in Psychiatry\nWeaver University Hospital, Graz\n"
        "2018-2019\tResident in Neurology\nDept. of Clinical Looms, Klinikum Webe GmbH, Graz\n"
        "2012-2017\tBachelor of Arts (B.A.) in Philosophy\nWeft University, Austria\n"
    )
    found = whole(text)
    assert [(one.title, one.start) for one in found.positions] == [
        ("Resident in Psychiatry", "2019"), ("Resident in Neurology", "2018")
    ]  # fmt: skip
    assert [one.organization for one in found.education] == ["Weaver University", "Weft University"]
