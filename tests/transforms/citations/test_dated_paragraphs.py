"""Works as paragraphs, each below its own year, their lines wrapped by hand. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

_FIRST = (
    '`2020`\nVale, A., **Miller, J.** "More wool than good?\n'
    'Looms that stop make us weave."\n*Weft Journal*, 11, 1-10.\n'
)
_SECOND = (
    "Reed, H., **Miller, J.**, and Bo Mang. “Loom Mapper:\nA Plain Tool.”\n*Journal of Open Looms* 4, no. 42: 1315.\n"
)


@pytest.mark.parametrize("year", ["2019", "2020"])
@pytest.mark.parametrize("mark", ["", "{: .reference }\n"])
def test_each_paragraph_below_a_year_is_one_work(year: str, mark: str) -> None:
    found = read(f"## Papers\n\n{mark}{_FIRST}\n{mark}`{year}`\n{_SECOND}").papers
    assert [(one.title, one.venue, one.year) for one in found] == [
        ("More wool than good? Looms that stop make us weave", "Weft Journal", 2020),
        ("Loom Mapper: A Plain Tool", "Journal of Open Looms", int(year)),
    ]


def test_a_year_over_several_works_heads_a_group() -> None:
    works = [
        f"Vale, A., Miller, J. ({year}). {title}. *Weft*."
        for title, year in zip("ABC", (2020, 2020, 2019), strict=True)
    ]
    body = f"2020\n{works[0].replace('A.', 'A., Slow looms.', 1)}\n{works[1]}\n\n2019\n{works[2]}\n"
    assert len(read(f"## Papers\n\n{body}").papers) == 3
