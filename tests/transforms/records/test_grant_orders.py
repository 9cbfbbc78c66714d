"""Which phrase of a grant is its title, and which who pays, by the form of the entry. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.lists import read


@pytest.mark.parametrize(
    ("line", "title", "funder"),
    [
        ("2024 Felt Fellowship, Felt Foundation Chile. $148,900. CIA.", "Felt Fellowship", "Felt Foundation Chile"),
        ("2013. PI. Looms Grant. Erewhon State Felt Bureau. $36,000.", "Looms Grant", "Erewhon State Felt Bureau"),
        ("Globex Foundation, Seed Grant, 2012: $9,000", "Seed Grant", "Globex Foundation"),
        ("WOOL Grant, for research on “Deliberate Dyes”, 2011", "Deliberate Dyes", "WOOL"),
        ("Weft Foundation Research Grant. “Dyes and Their Rates”, 2012", "Dyes and Their Rates", "Weft Foundation"),
        ("Looms Event Fund, 2021. Open Felts: $14,650. Co-Lead Investigator.", "Open Felts", "Looms Event Fund"),
    ],
)
def test_title_and_funder(line: str, title: str, funder: str) -> None:
    parsed = read(f"## Grants\n\n- {line}")
    assert [(g.title, g.funder) for g in parsed.grants] == [(title, funder)]


def test_titles_below_rows_of_payers() -> None:
    parsed = read(
        "## Grant Funding\n\n**2023–2025 NIH-T32, Globex University School of Felt**\n"
        "- Training in Precise Felting [TPF]\n\n"
        "**2020–2021 NIH-TL1, Initech Institute for Wool Research**\n- Weavers and their looms"
    )
    assert [g.title for g in parsed.grants] == ["Training in Precise Felting [TPF]", "Weavers and their looms"]


def test_a_block_that_only_names_its_kind_of_grant() -> None:
    parsed = read(
        "## Research Support\n\n2022 Felt Device Grant, Felt Corporation\t(PI: Quill)\n\n"
        "2017–2022 DBI-1652218, NSF/BIO/DBI\t(PI: Quill)\nCAREER: Evolution of Felt\n\n"
        "2013–2016 R00 AI104218 Pathway to Weaving Award (K99/R00), NIH/NIAID\t(PI: Quill)\n"
        "Discovery of Woollen Things"
    )
    assert [(g.title, g.funder) for g in parsed.grants] == [
        ("Felt Device Grant", "Felt Corporation"),
        ("CAREER: Evolution of Felt", "NSF/BIO/DBI"),
        ("Discovery of Woollen Things", "NIH/NIAID"),
    ]
