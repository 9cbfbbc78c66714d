"""Links that converters draw over all of a line, the last names before the title with it. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize(
    ("cited", "names"),
    [
        ("Bo Fern, Ada\n[Quill. Slow wool for fast people.](https://ex.org/1)\n", ["Bo Fern", "Ada Quill"]),
        (
            "Bo Fern, **Jane Q. Miller** [, Ada Quill. Slow wool for fast people.](https://ex.org/1)\n",
            ["Bo Fern", "Jane Q. Miller", "Ada Quill"],
        ),
        (
            "Bo Fern, Jane Q. Miller, [Ada Quill, and Tom Reed. Slow wool for fast people.](https://ex.org/1)\n",
            ["Bo Fern", "Jane Q. Miller", "Ada Quill", "Tom Reed"],
        ),
    ],
)
def test_a_title_begins_behind_the_names_that_its_link_goes_on_over(cited: str, names: list[str]) -> None:
    (paper,) = parsed(f"## Publications\n\n{cited}Conference on Looms (LoomConf), 2019\n").papers
    assert paper.title == "Slow wool for fast people"
    assert paper.authors == names


@pytest.mark.parametrize("label", ["P.1 ", "2019 P.1 ", "CP.12 "])
def test_a_label_of_letters_and_a_number_is_no_part_of_a_name(label: str) -> None:
    cited = f"{label}Bo Fern, **Jane Q. Miller**. Slow wool for fast people. Conference on Looms, 2019\n"
    (paper,) = parsed(f"## Publications\n\n{cited}").papers
    assert paper.authors == ["Bo Fern", "Jane Q. Miller"]


def test_a_linked_title_behind_a_comma_is_no_name_for_all_its_colon() -> None:
    cited = "- B. Fern, A. Quill, [Sotto Telaio: Slow wool for fast people](https://ex.org/1). *Weft Letters*, 2019\n"
    (paper,) = parsed(f"## Publications\n\n{cited}").papers
    assert (paper.title, paper.authors) == ("Sotto Telaio: Slow wool for fast people", ["B. Fern", "A. Quill"])


@pytest.mark.parametrize("linked", ["", "(https://ex.org/9)"])
def test_a_page_of_who_wrote_a_work_is_not_the_works_address(linked: str) -> None:
    title = f"[Slow wool for fast people]{linked}" if linked else "Slow wool for fast people"
    works = (
        f"- {title}, with [B. Fern](https://fern.example/b), *Weft Letters*, 4, 2019.\n"
        f"- {title.replace('fast', 'slow')}. [B. Fern](https://fern.example/b), J. Q. Miller. *Weft Letters* 4, 2018.\n"
    )
    first, second = parsed(f"## Publications\n\n{works}").papers
    assert [first.url, second.url] == [linked.strip("()") or None] * 2
    assert first.authors == ["Jane Q. Miller", "B. Fern"]
