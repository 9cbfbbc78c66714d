"""People of one name, of two family names and with particles, wherever they stand in a list of full names."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.one_section import read
from transforms.citations.name_runs import name_run
from transforms.names.people import split_names


@pytest.mark.parametrize(
    "names",
    [
        ("Bo Orr", "Ada Lund", "Suharti", "V. Ines Dahl", "Mia Vale"),
        ("Bo Orr", "Ada Lund", "Suharti", "Nia Cole", "Wirata"),
        ("Bo Orr", "Suharti", "A. Ines Lund"),
        ("Suharti", "D’Arcy R. Lund", "Lars T. Orr"),
        ("Wirata", "Ada Maria T. Lund", "Bo Orr"),
        ("Bo Orr", "Karl-Otto von der Lund", "Suharti", "Ada van den Orr", "Mia Vale"),
        ("Bo Orr", "Ada Lund", "Wirata", "O'Neil Dahl", "Mia Vale"),
    ],
)
@pytest.mark.parametrize("behind", [". “Looms that Float,” in Felt Letters", ", “Looms that Float”"])
def test_a_person_of_one_name_takes_no_other_name(names: tuple[str, ...], behind: str) -> None:
    text = ", ".join(names)
    assert split_names(text) == names
    assert (text + behind)[: name_run(text + behind)].rstrip(".") == text


@pytest.mark.parametrize(
    ("text", "run"),
    [
        ("Bo Orr, Ada Lund, and Mia Felipa M. Dahl Cruz. Looms That Float. Proc.", "Mia Felipa M. Dahl Cruz"),
        ("Bo Orr, Ada Lund, and Cy M. Dahl Vega. Rope in Brine. Felt Letters", "Cy M. Dahl Vega"),
        ("Bo Orr and Ada J. Vega Lund. Sails of Old Ships. Felt Letters", "Ada J. Vega Lund"),
        ("Orr B, Lund A. Looms and Ropes. Felt Letters. 2011", "Lund A"),
        ("Bo Orr, Ada Lund, and Cy Dahl. Felt Ropes. Sails of Ships, 2011", "Cy Dahl"),
    ],
)
def test_two_family_names_behind_an_initial_end_the_list(text: str, run: str) -> None:
    assert text[: name_run(text)].endswith(run)


@pytest.mark.parametrize(
    ("title", "names"),
    [
        ("Counting Ropes in Sublinear Sheds", "T. Jane Miller*, Ines Orr, Bo C. Lund-Dahl"),
        ("Push and Pull in Weaving Sheds", "Muhammad Ali Miller*, Bo Orr, Ines Lund"),
        ("Felt Alignment with Peat Binders", "Thi Lan Miller*, Thi Lan Orr*, Bo Dahl"),
        ("Sails Learned from Ten Years of Open Harbours", "Jane Miller*, Mary Beth Orr, Wirata"),
    ],
)
@pytest.mark.parametrize(
    "behind", [", available on [LoomRxiv]", ", submitted to Felt Letters", " (*Equal contribution)"]
)
def test_names_right_behind_a_title(title: str, names: str, behind: str) -> None:
    owner = next(name for name in names.replace("*", "").split(", ") if "Miller" in name)
    text = f"# {owner}\n\n## Projects\n\n### Sheds @Globex\n\n- Counted all ropes.\n- {title} {names}{behind}\n"
    found = [(paper.title, paper.authors) for paper in whole(text).papers]
    assert found == [(title, names.replace("*", "").split(", "))]


def test_hyphens_that_no_line_breaks_at_are_hyphens() -> None:
    body = "- Bo Orr, Seo‑yeon Lund, **Jane Q. Miller**, Ji‐hoon Dahl. “Looms that float.” Felt Letters, 2014.\n"
    (paper,) = read(f"## Publications\n\n{body}").papers
    assert paper.authors == ["Bo Orr", "Seo-yeon Lund", "Jane Q. Miller", "Ji-hoon Dahl"]
