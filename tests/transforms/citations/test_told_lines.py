"""Remarks on works: on lines of their own below them, in items, and behind them; none is a title or ends the list."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

Work = tuple[str | None, tuple[str, ...], str | None, int | None]


def works(body: str) -> list[Work]:
    document = whole(f"# Mira Tolland\nmira@tolland.example\n\n## Publications\n\n{body}\n\n## Languages\n\nWelsh\n")
    return [(one.title, tuple(one.authors), one.venue, one.year) for one in document.papers]


EXPECTED: list[Work] = [
    ("Slow looms and the law", ("Mira Tolland",), "Weft Quarterly", 2023),
    ("Learning thread counts", ("Mira Tolland", "Ada Quill"), "Annals of Cloth", 2022),
    ("On tapestries", ("Bo Lund", "Mira Tolland"), "Weft Quarterly", 2021),
]
REMARKS = [
    "Featured in the Loom News",
    "Supplementary material available online",
    "Open access",
    "In French",
    "Cited by 123",
    "Impact factor: 5.2",
    "Acceptance rate: 21%",
    "Equal contribution with the first author",
    "(corresponding author)",
    "(co-first author)",
    "(joint first authors)",
    "Media coverage: The Loom Times, Radio Wool",
]


@pytest.mark.parametrize("remark", REMARKS)
@pytest.mark.parametrize("mark", ["", "- "])
def test_a_remark_below_a_work_is_no_title(remark: str, mark: str) -> None:
    below = f"{mark}{remark}"
    body = f"""[1] Mira Tolland: Slow looms and the law. Weft Quarterly (2023).
    {below}
[2] Mira Tolland, Ada Quill: Learning thread counts. Annals of Cloth, 45(2):101–119 (2022).
    {below}
[3] Bo Lund and Mira Tolland: On tapestries. Weft Quarterly, 12(3), 4–9 (2021).
    {below}"""
    assert works(body) == EXPECTED


@pytest.mark.parametrize("part", ["doi: 10.5555/loom.77", "arXiv:2101.04257 [cs.LG]", "(in press)", "(Oral)"])
def test_items_with_parts_of_works_do_not_begin_works(part: str) -> None:
    body = f"""Mira Tolland, Slow looms and the law, Weft Quarterly, 2023
- {part}

Mira Tolland, Ada Quill, Learning thread counts, Annals of Cloth, 2022

Bo Lund, Mira Tolland, On tapestries, Weft Quarterly, 2021
- {part}"""
    assert works(body) == EXPECTED


@pytest.mark.parametrize("remark", [remark for remark in REMARKS if ":" not in remark])
def test_a_remark_behind_a_work_leaves_the_next_alone(remark: str) -> None:
    remark = remark if remark[0] == "(" else f"{remark}."
    body = f"""Slow looms and the law. Mira Tolland. Weft Quarterly, 2023. {remark}
Learning thread counts. Mira Tolland and Ada Quill. Annals of Cloth, 2022. {remark}
On tapestries. Bo Lund and Mira Tolland. Weft Quarterly, 2021."""
    assert works(body) == EXPECTED


@pytest.mark.parametrize(
    ("entry", "title", "authors"),
    [
        ("Tolland M. Do looms matter in law? Weft Quarterly 8(2), 2020.", "Do looms matter in law?", ["Tolland M"]),
        ("M. Tolland. Can looms matter? Weft Quarterly 8(2), 2020.", "Can looms matter?", ["M. Tolland"]),
        ("Tolland M. LoomNet: Fast cloth. Weft Quarterly 8(2), 2020.", "LoomNet: Fast cloth", ["Tolland M"]),
        (
            "Bo Lund and Mira Tolland, LoomNet: Fast cloth, Weft Quarterly, 2020",
            "LoomNet: Fast cloth",
            ["Bo Lund", "Mira Tolland"],
        ),
        ("S. R. Patel, M. Tolland: Fast cloth. Weft Quarterly (2020).", "Fast cloth", ["S. R. Patel", "M. Tolland"]),
    ],
)
def test_the_first_word_of_a_title_is_no_author(entry: str, title: str, authors: list[str]) -> None:
    body = f"{entry}\n\nTolland M, Quill A. Slow knots in wool. Weft Quarterly 7(1), 2019.\n"
    read = works(body)[0]
    assert (read[0], [name.rstrip(".") for name in read[1]]) == (title, authors)


@pytest.mark.parametrize(
    ("where", "venue"),
    [("CHI, 2021", "CHI"), ("ACL, 45-56, 2021", "ACL"), ("Revista de Tejidos 8 (2), 2021", "Revista de Tejidos")],
)
def test_a_meeting_or_a_journal_behind_names_is_none_of_them(where: str, venue: str) -> None:
    body = f'"Slow looms", Ada Quill, Mira Tolland, {where}\n"Fast looms", Mira Tolland, Weft Quarterly 2 (1), 2020\n'
    assert works(body)[0] == ("Slow looms", ("Ada Quill", "Mira Tolland"), venue, 2021)


@pytest.mark.parametrize(
    "entry",
    [
        "- [Slow looms and the law](https://x.example/a) Ada Quill, Mira Tolland, Bo Lund _Weft Quarterly_, 2023",
        "- **Slow looms and the law** Ada Quill, Mira Tolland, and Bo Lund *Weft Quarterly* (2023)",
    ],
)
def test_style_alone_parts_title_names_and_place(entry: str) -> None:
    other = "- [Fast cloth](https://x.example/b) Mira Tolland, Ada Quill _Annals of Cloth_, 2022"
    assert works(f"{entry}\n{other}") == [
        ("Slow looms and the law", ("Ada Quill", "Mira Tolland", "Bo Lund"), "Weft Quarterly", 2023),
        ("Fast cloth", ("Mira Tolland", "Ada Quill"), "Annals of Cloth", 2022),
    ]


@pytest.mark.parametrize(
    "told",
    ["Since 2019, my poems can be found in the magazines Weft and Knot.", "My recent papers can be found at Weft."],
)
def test_what_is_said_of_ones_works_is_none(told: str) -> None:
    assert not works(told)
