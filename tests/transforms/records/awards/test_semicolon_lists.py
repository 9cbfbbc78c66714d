"""Honours that semicolons part on one line: each has its own date. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import awards, read


def test_a_date_behind_the_first_is_its_own() -> None:
    line = (
        "National Quill Scholar 1957; Second Prize, Lund Chapter competition; Honors at Entrance, Moss College; "
        "Junior Year inductee, Beta Gamma Honor Society; Reed Award for Surgery, Harbour University\n"
    )
    assert awards(line) == [
        ("National Quill Scholar", None, "1957"),
        ("Second Prize, Lund Chapter competition", None, None),
        ("Honors at Entrance", "Moss College", None),
        ("Junior Year inductee, Beta Gamma Honor Society", None, None),
        ("Reed Award for Surgery", "Harbour University", None),
    ]


def test_a_date_in_front_is_everybodys() -> None:
    assert [one[2] for one in awards("2001: Quill Prize; Reed Award; Moss Medal\n")] == ["2001", "2001", "2001"]


def test_years_within_two_names_date_no_third() -> None:
    found = read("## Awards\n\n- Alder Essay Prize; MOSS 2012 Best Poster; PEAT 2014 Young Author Prize\n").awards
    assert [one.start for one in found] == [None, "2012", "2014"]


def test_a_bullet_that_ends_in_a_semicolon_goes_on_below() -> None:
    found = read(
        "## Awards\n\n- Alder Essay Prize; Moss Medal; Peat Bursary;\n  Quill Prize for Pollen; Fen Award\n"
    ).awards
    assert [one.name for one in found] == [
        "Alder Essay Prize", "Moss Medal", "Peat Bursary", "Quill Prize for Pollen", "Fen Award",
    ]  # fmt: skip
