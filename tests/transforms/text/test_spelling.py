"""Words put right that headings and roles often misspell."""

from __future__ import annotations

from tests.transforms.records.one_section import read
from transforms.text.spelling import misspelt, well_spelt


def test_only_known_misspellings_change() -> None:
    assert well_spelt(("program", "commitee")) == ("program", "committee")
    assert well_spelt(("comite", "programa")) == ("comite", "programa")
    assert "comittee" in misspelt("committee")


def test_a_misspelt_heading_heads_its_section() -> None:
    cv = read("## Programm Commitee\n\n- LoomConf 2019\n- MothConf 2020\n\n## Reviwer\n\n- Weft Letters\n")
    assert [(one.role, one.venue) for one in cv.service] == [
        ("program committee", "LoomConf"),
        ("program committee", "MothConf"),
        ("reviewer", "Weft Letters"),
    ]


def test_a_misspelt_role_is_the_role() -> None:
    body = "- Program commitee member, LoomConf 2019\n- Member of the organizing comittee of MothConf 2018\n"
    assert [(one.role, one.venue) for one in read(f"## Service\n\n{body}").service] == [
        ("program committee", "LoomConf"),
        ("organizer", "MothConf"),
    ]
