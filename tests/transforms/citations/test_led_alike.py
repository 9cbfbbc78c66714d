"""Lists of works that begin with one name, and of which only the end of a page parts some. All made up."""

from __future__ import annotations

from tests.transforms.made_up import parsed

WORKS = """# Nora Quill

## Publications

**Quill N**, Reed B, Dahl T. Looms that hum at dusk in the towns of the north. *Journal of Felt.* In press.
**Quill N.** Dyes that outlive the weather of a hundred years in one mill. *Annals of Yarn.* In press.
**Quill N**, Olsen F. What dyers say of the river when nobody else listens. *Felt Letters.* In press.

**Quill N**, Dahl T. Threads of one colour in the old flags of the valley. *Annals of Yarn.* 2018.
"""


def test_each_line_that_begins_with_the_name_of_several_is_a_work() -> None:
    assert [paper.title.split()[0] for paper in parsed(WORKS).papers] == ["Looms", "Dyes", "What", "Threads"]
