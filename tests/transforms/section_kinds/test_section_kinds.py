"""What sections hold whose headings no list knows. All made up."""

from __future__ import annotations

from pathlib import Path

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.section_kinds.model import scores
from transforms.section_kinds.train.fit import read_examples

KNOWN = (
    "# Oda Vale\n\n## Education\n\n- PhD in Botany, Lund University, 2012\n- MSc in Botany, Lund University, 2008\n\n"
    "## {heading}\n\n{body}\n\n## Publications\n\n- Vale, O. (2012). Moss of the north. *Moss Letters*, 12, 1-9.\n"
    "- Vale, O. (2011). Moss of the south. *Moss Letters*, 11, 1-9.\n\n"
    "## Languages\n\n- Norwegian\n- English\n"
)


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (
            "positions",
            "- Postdoctoral Researcher, Vale Institute, Bergen, 2018-present\n- Researcher, Moss Center, 2016",
        ),
        (
            "awards",
            "2018 Young Scientist Award, Moss Union\n2015 Bolin travel grant\n2014 Best Poster Prize, Moss Days",
        ),
        (
            "talks",
            "- “Sliding over moss,” invited talk, University of Oslo, May 2019\n- “Bogs,” Moss Days, Vienna, 2018",
        ),
        ("advising", "- Tolu Adeyemi (PhD, 2022-)\n- Wen Xi (MSc thesis, 2022)"),
        ("service", "Reviewer for Moss Letters (2016-), Bog Studies\nMember, Norwegian Moss Committee, 2018-2020"),
    ],
)
@pytest.mark.parametrize("heading", ["Quillow", "Oxbow and so on"])
def test_a_heading_that_no_list_knows(kind: str, body: str, heading: str) -> None:
    cv = parse(read(KNOWN.format(heading=heading, body=body).encode(), "a.md"))
    assert len(getattr(cv, kind)) >= 2
    assert (len(cv.education), len(cv.papers)) == (2, 2)


@pytest.mark.parametrize(
    "body",
    [
        "I play the fiddle in a folk band and grow leeks.\nOn Sundays I hike with my dog and bake bread.",
        "- Birdwatching\n- Choir singing (alto)\n- Long walks with the dog",
    ],
)
def test_what_no_reader_reads_stays_unparsed(body: str) -> None:
    cv = parse(read(KNOWN.format(heading="Quillow", body=body).encode(), "a.md"))
    assert [*cv.positions, *cv.awards, *cv.service, *cv.talks, *cv.teaching, *cv.grants, *cv.projects] == []


def test_probabilities_of_all_kinds_sum_to_one() -> None:
    found = scores(["Reviewer for Moss Letters (2016-), Bog Studies", "Member, Norwegian Moss Committee, 2018-2020"])
    assert sum(found.values()) == pytest.approx(1.0)
    assert max(found, key=lambda kind: found[kind]) == "service"


def test_examples_are_read_by_kind(tmp_path: Path) -> None:
    path = tmp_path / "examples.txt"
    path.write_text("=== awards\nA Prize\n\nB Prize\n=== talks\n=== papers\nC. Vale, Moss.\n", encoding="utf-8")
    assert read_examples(path) == [("awards", ["A Prize", "B Prize"]), ("papers", ["C. Vale, Moss."])]
