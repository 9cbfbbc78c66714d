"""Works below headings that name something else: told by how they are cited."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed
from transforms.parse import parse
from transforms.readers.dispatch import read

_FORMS = {
    "cited": [
        "- Miller, J., and A. Quill (2020). Looms and their noise. *Nature*.",
        "- Miller, J. (2019). Ferries at night. *Cell Reports*.",
    ],
    "stacked": [
        "**Looms and their noise**<br>\nJane Miller, Ada Quill<br>\n*Nature*, 2020\n",
        "**Ferries at night**<br>\nJane Miller, Bo Moss<br>\n*Cell Reports*, 2019\n",
    ],
    "quoted": [
        '- "Looms and their noise" (with Ada Quill), *Nature*, 2020.',
        '- "Ferries at night", *Cell Reports*, 2019.',
    ],
}


@pytest.mark.parametrize(
    "heading", ["Research", "Recent work", "Work", "Scholarship", "Projects", "Research Interests"]
)
@pytest.mark.parametrize("form", list(_FORMS))
def test_works_below_other_headings(heading: str, form: str) -> None:
    cv = parsed(f"## {heading}\n\n" + "\n".join(_FORMS[form]) + "\n\n## Teaching\n\nCalculus I, Fall 2021\n")
    assert [one.title for one in cv.papers] == ["Looms and their noise", "Ferries at night"]
    assert [*cv.positions, *cv.awards, *cv.projects, *cv.interests] == []


@pytest.mark.parametrize(
    ("heading", "entries", "kind"),
    [
        ("Work", ["Weaver, Globex, 2019", "Dyer, Initech, 2015"], "positions"),
        ("Awards", ["Moss, A. Prize for looms, Globex, 2019", "Travel Grant, IEEE, 2015"], "awards"),
        ("Projects", ["Loomnet, with A. Quill (2019-2021)", "Ferrylog, with B. Moss (2017-2018)"], "projects"),
    ],
)
def test_other_lists_stay(heading: str, entries: list[str], kind: str) -> None:
    cv = parsed(f"## {heading}\n\n" + "\n".join(f"- {entry}" for entry in entries))
    assert len(getattr(cv, kind)) == len(entries)
    assert not cv.papers


_PRINTED = (
    '1998\t"*Slow Looms* and the Felt Impulse," Women in Felt, Moss Press.\n'
    "1991\tDora Vale Collects: Lund Between the Wars, exhibition catalogue, Lund: Vale Collection.\n"
    "1988\t*American Weavers in Lund 1919-1929,* Ann Arbor: Felt Research Press.\n"
    '1984\t"Who Is in the Mill of Ulm?" *Artibus et Filae*, no. 9.\n'
)


@pytest.mark.parametrize("heading", ["Projects and Publications", "Selected Projects and Publications"])
def test_rows_in_print_below_projects_and_publications_are_works(heading: str) -> None:
    found = parsed(f"## {heading}\n\n{_PRINTED}")
    assert [one.title for one in found.papers][::2] == [
        "Slow Looms and the Felt Impulse",
        "American Weavers in Lund 1919-1929",
    ]
    assert not found.projects


def test_projects_told_there_stay_projects() -> None:
    told = "- **LoomNet**: a tool that weaves, 2019.\n- **FeltBox**: a box for felt, 2020.\n- **Reed**: a reed, 2021.\n"
    assert not parsed(f"## Projects and Publications\n\n{told}").papers


@pytest.mark.parametrize(
    "rows",
    [
        (
            "Orla T. Quillfeather Dissertation Award\t2031",
            "Best Poster Prize, Loom Days\t2030",
            "Moss travel grant\t2029",
        ),
        ("Bo Q. Fern Fellowship, Marsh College\t2031", "Ann R. Vale Medal\t2030", "Weft Society prize\t2028"),
        ("Mira S. Okoye Young Dyer Award\t2026", "Pia L. Orr Scholarship\t2025", "Felt Fellowship\t2024"),
    ],
)
def test_honours_named_for_people_are_no_works(rows: tuple[str, ...]) -> None:
    page = "Ada Lund\n\nHonours\n" + "\n".join(rows) + "\n\n" + "\n".join(rows).replace("203", "201") + "\n"
    found = parse(read(page.encode(), "cv.txt"))
    assert not found.papers
    assert len(found.awards) >= len(rows)


def test_quoted_works_of_one_author_below_scholarship() -> None:
    cv = parsed(
        "SCHOLARSHIP\n\n- Ada Quill, “Looms and Their Noise at Night” [Weft Letters’21]\n"
        "- Ada Quill, “What We Know About Ferries” [Moss’06]\n"
    )
    assert [(one.title, one.venue) for one in cv.papers] == [
        ("Looms and Their Noise at Night", "Weft Letters"),
        ("What We Know About Ferries", "Moss"),
    ]
    assert not cv.awards


def test_one_project_with_its_place_below_selected_work() -> None:
    cv = parsed("Selected Work\nSlow Looms in Cold Halls @Globex\n- Wove 40 yards of felt.\n- Led two dyers.\n")
    assert [one.title for one in cv.projects] == ["Slow Looms in Cold Halls"]
    assert not cv.papers


def test_one_quoted_work_of_several_authors_below_scholarship() -> None:
    cv = parsed(
        "## SCHOLARSHIP\n\n---\n\nAda Quill, Bo Orr, and Cy Dahl. “On the Noise of Looms,” in the Symposium on Felt, "
        "Turku, Finland, April 1-4, 2010.\n"
    )
    assert [one.title for one in cv.papers] == ["On the Noise of Looms"]
    assert not cv.awards
