"""Works of which some have a star, and no other mark parts them: as documents, converted ones and layout set them."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.parse import parse
from transforms.readers.dispatch import read

STARRED = """## Publications

{note}

Lund, A. B., & Okoye, M. (2021). Looms that hum at dusk in northern towns. *Journal of Felt*, 4(2), 11-19.

{star} Reed, B., & Dahl, T. (2020). Dyes that outlive the weather of one mill. *Annals of Yarn*, 8, 3-9.

Olsen, F., & **Lund, A. B.** (2019). What dyers say of the river at night. *Felt Letters*, 2(1), 40-52.

{star} Dahl, T., & **Lund, A. B.** (2018). Threads of one colour in old flags. *Annals of Yarn*, 6, 77-80.

**Lund, A. B.** (2015). A short history of felt in the valley. *Felt Letters*, 1(1), 1-8.
"""


@pytest.mark.parametrize("star", ["-", "*", "•"])
@pytest.mark.parametrize("note", ["", "* denotes a student"])
def test_works_without_a_star_stand_among_those_that_have_one(star: str, note: str) -> None:
    found = whole("# Ada B. Lund\n\n" + STARRED.format(star=star, note=note)).papers
    assert [(paper.title.split()[0], paper.year) for paper in found] == [
        ("Looms", 2021),
        ("Dyes", 2020),
        ("What", 2019),
        ("Threads", 2018),
        ("A", 2015),
    ]


def test_lines_set_in_below_each_part_them_where_no_space_does() -> None:
    text = """Ada B. Lund

PUBLICATIONS
Lund, A. B., & Okoye, M. (2021). Looms that hum at dusk in the northern towns of the
      long valley. Journal of Felt, 4(2), 11-19.
* Reed, B., Lund, A. B., & Dahl, T. (2020). Dyes that outlive the weather of one mill in
      a hundred years. Annals of Yarn, 8, 3-9.
Olsen, F., & Lund, A. B. (2019). What dyers say of the river at night when nobody else
      listens. Felt Letters, 2(1), 40-52.
"""
    assert [paper.year for paper in parse(read(text.encode(), "cv.txt")).papers] == [2021, 2020, 2019]


def test_names_below_items_begin_no_work() -> None:
    text = """## Publications

- Looms that hum at dusk in northern towns. *Journal of Felt*, 2021.
  Lund A, Okoye M, Dahl T
- Dyes that outlive the weather of one mill. *Annals of Yarn*, 2020.
  Reed B, Lund A, Dahl T
"""
    assert len(whole("# Ada Lund\n\n" + text).papers) == 2


@pytest.mark.parametrize(
    "note",
    ["*equal lead; †MA student/alumnus", "*equal work", "†student, ‡postdoc", "*shared; #alumna"],
)
def test_a_note_on_several_marks_is_no_work(note: str) -> None:
    text = """## Publications

Lund, A., and M. Okoye (2021), “Looms That Hum at Dusk,” *Journal of Felt*, 4(2), 11-19.

*Reed, B., and *A. Lund (2020), “Dyes That Outlive the Weather,” *Annals of Yarn*, 8, 3-9.

"""
    assert len(whole(f"# Ada Lund\n\n{text}{note}\n").papers) == 2
