"""Works that a converter set behind both columns, and words in boxes. All made up."""

from __future__ import annotations

from transforms.readers.converted.icon_bullets import without_icon_bullets
from transforms.readers.converted.late_works import with_late_works

PAGE = """\
## **SERVICE**

Reviewer, Weft Letters

## **PUBLICATIONS**


## **EDUCATION**

Master of Textiles
Lund University, 2019

## **SKILLS**

Twills



- Quill, A. and Reed, B. (2019). Towards looms that walk on their own and
weave. _Weft Letters_.


- Quill, A. (2018). What reeds say to weavers in the night, and what not. _Reeds_.
"""


def test_works_behind_all_columns_stand_below_their_heading() -> None:
    made = "\n".join(line for line in with_late_works(PAGE.split("\n")) if line)
    assert "## **PUBLICATIONS**\n- Quill, A. and Reed, B. (2019)." in made
    assert made.endswith("## **SKILLS**\nTwills")


def test_items_right_below_another_section_stay_there() -> None:
    near = PAGE.replace("Twills\n\n\n\n", "Twills\n\n").split("\n")
    assert with_late_works(near) == near
    headed = PAGE.replace("## **PUBLICATIONS**\n", "## **PUBLICATIONS**\nSee below\n").split("\n")
    assert with_late_works(headed) == headed


def test_words_in_boxes_are_a_list() -> None:
    assert without_icon_bullets(["Twills <u>Felts</u> <u>Reeds</u>"]) == ["Twills, Felts, Reeds"]
    assert without_icon_bullets(["<u>Twills</u> for <u>Reeds</u>"]) == ["<u>Twills</u> for <u>Reeds</u>"]
