"""Sentences and names among works that are no works."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_WORKS = (
    "- Miller, J. and Reed, A. (2019). Slow looms. *Journal of Looms*, 3(2), 1-20.\n"
    "- Miller, J. (2017). Fast rivers. *Rivers*, 8, 4-9.\n"
)


@pytest.mark.parametrize(
    "note",
    [
        "My older articles are on [Google Scholar](https://scholar.example/x).",
        "Preprints of all of these are available upon request.",
        "All of my talks and older texts: [here](https://x.example/all).",
        "Earlier work can be found on [an old page](https://x.example).",
        "Further papers are listed in my full CV.",
        "Additional articles are listed on the curriculum vitae.",
    ],
)
def test_where_works_are_is_no_work(note: str) -> None:
    cv = read(f"## Publications\n\n{_WORKS}\n{note}\n")
    assert [one.title for one in cv.papers] == ["Slow looms", "Fast rivers"]


@pytest.mark.parametrize("line", ["Dr. Jane Q. Miller - 1944-2020", "*Jane Q. Miller, 2001–2024*"])
def test_whose_list_it_is_is_no_work(line: str) -> None:
    cv = read(f"## Publications\n\n{line}\n\n{_WORKS}")
    assert [one.title for one in cv.papers] == ["Slow looms", "Fast rivers"]


def test_a_title_about_work_is_a_work() -> None:
    title = "Most papers are on the wrong page: a study of catalogues"
    cv = read(f"## Publications\n\n{_WORKS}- Miller, J. (2016). {title}. *Rivers*, 7, 1-3.\n")
    assert title in [one.title for one in cv.papers]


@pytest.mark.parametrize(
    "line",
    [
        "Total citations: 412 (Google Scholar, June 2019)",
        "**total h-index = 11**, first-authored h-index = 7",
        "Citations 900, H-index 14 (Scopus)",
        "- h-index: 9, i10-index: 8",
    ],
)
def test_how_often_works_are_cited_is_no_work(line: str) -> None:
    works = '1. Weaver, A. 2021, "Slow Looms," ApJ, 908, 87\n2. Weaver, A. 2020, "The h-index of looms," ApJ, 905, 7'
    found = read(f"## Publications\n\n{line}\n\n{works}\n").papers
    assert [one.title for one in found] == ["Slow Looms", "The h-index of looms"]


@pytest.mark.parametrize(
    "count",
    [
        "6 indexed journal publications",
        "More than 40 peer-reviewed articles in international journals",
        "three books",
        "Over 12 conference papers",
    ],
)
def test_how_many_works_there_are_is_no_work(count: str) -> None:
    assert [one.title for one in read(f"## Publications\n\n{_WORKS}- {count}\n").papers] == [
        "Slow looms",
        "Fast rivers",
    ]
    assert not read(f"## Publications\n\n- {count}\n").papers


def test_a_number_may_begin_a_title() -> None:
    work = "- Miller, J. (2016). Seven Chapters in the History of Looms. Merrow Press."
    assert len(read(f"## Publications\n\n{_WORKS}{work}\n").papers) == 3


@pytest.mark.parametrize("kind", ["[Special issue]", "[Invited paper]", "[Survey]", "[Editorial]"])
def test_the_kind_of_a_work_before_its_title(kind: str) -> None:
    work = f"- **{kind} Felt and its threads**: Ada Reed, John Miller, *Journal of Felt*, 2021, vol. 9, p. 2-30."
    assert read(f"## Publications\n\n{_WORKS}{work}\n").papers[-1].title == "Felt and its threads"


@pytest.mark.parametrize(
    "note",
    [
        "Journal articles since <em>2016</em>. Preprints (two) are excluded.",
        "Books and chapters; reviews are omitted.",
        "Posters are listed on the [page of talks](/talks).",
        "Conference contributions are found on the third page.",
        "A choice of works from 2009+. Abstracts are not listed.",
    ],
)
def test_what_a_list_leaves_out_is_no_work(note: str) -> None:
    work = "- Miller, J. Q. (2011). How peat sinks. Journal of Fens, 4, 1-9."
    assert [one.title for one in read(f"## Publications\n\n{note}\n\n{work}\n").papers] == ["How peat sinks"]


def test_how_many_works_there_are_is_none() -> None:
    found = read(
        "I have published **60+ papers** in places such as *Fen* and *Moss Letters*, and keep 3 ponds.\n"
    ).papers
    assert not found
