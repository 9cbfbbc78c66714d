"""Pages that hold little but works: who stands beside the owner, what introduces a list, fields without rules."""

from __future__ import annotations

from transforms.parse import parse
from transforms.parsed import Paper, ParsedCV
from transforms.readers.dispatch import read


def _cv(text: str) -> ParsedCV:
    return parse(read(text.encode(), "page.md"))


def _papers(text: str) -> list[Paper]:
    return _cv(text).papers


def test_who_stands_beside_the_owner_wrote_no_other_work() -> None:
    works = ("**Slow Looms in Old Mills** with Mira Okoye", "**Wool and Its Prices** with Mira Okoye and Bo Orr")
    text = "## Working Papers\n\n**[The Price of Felt](felt.pdf)**\n\n## Work in Progress\n\n" + "\n\n".join(works)
    assert [paper.authors for paper in _papers(text)] == [[], ["Mira Okoye"], ["Mira Okoye", "Bo Orr"]]


def test_a_university_is_no_author() -> None:
    theses = "".join(
        f"- __{title}__ [[pdf]](a.pdf)  \n{kind} Thesis, Universität Heidelberg, {year}\n\n"
        for title, kind, year in (("Felt and Its Makers", "Doctoral", 2014), ("On the Wool of Hull", "Masters", 2009))
    )
    assert not any("Universität Heidelberg" in paper.authors for paper in _papers("## Publications\n\n" + theses))


def test_a_job_market_paper_is_a_working_paper() -> None:
    text = "# Ada Quill\n\n## Publications\n\n- Quill, A. The Price of Felt. *(Job Market Paper)*\n"
    (paper,) = _papers(text)
    assert (paper.title, paper.status) == ("The Price of Felt", "preprint")


def test_the_kind_of_a_work_before_its_title_is_none_of_it() -> None:
    text = "# Ada Quill\n\n## Working Papers\n\n**[Job Market Paper: The Price of Felt](felt.pdf)**\n"
    assert [paper.title for paper in _papers(text)] == ["The Price of Felt"]


def test_sentences_over_the_parts_of_a_list_are_no_work() -> None:
    text = (
        "# Publications\n\nArticles and chapters by theme, the newest first in each. Books have their own page.\n\n"
        "## Looms\n\nQuill, A. (2021). [Slow looms](https://doi.org/10.1000/1). *Weft*, 3, 1–9.\n\n"
        "## Wool\n\nOrr, B., & Quill, A. (2019). [Wool and its weavers](https://doi.org/10.1000/2). *Weft*, 1, 10–19.\n"
    )
    assert [paper.title for paper in _papers(text)] == ["Slow looms", "Wool and its weavers"]


def test_fields_without_rules_over_a_page_say_what_it_holds() -> None:
    text = (
        "Title: Publications\nDate: 2016-03-02 07:10:00\nCategory: Publications\n\n"
        "I am a researcher at Uppsala University and I am working on slow looms in the old mills of the north.\n\n"
        "Quill, Ada, and Bo Orr:</br>\n**Slow Looms of the North**.</br>\n*Weft* 28 (2014): 15-20.</br>\n[PDF](a)\n\n"
        "Orr, Bo, Ada Quill, and Cy Weld:</br>\n**Wool that Remembers**.</br>\n*Weft* 25 (2013): 83-93.</br>\n\n"
        "Quill, Ada, and Cy Weld:</br>\n**Felt Without Tears**.</br>\n*Acta Lanae* 4 (2012): 3-9.</br>\n"
    )
    assert [paper.title for paper in _papers(text)] == [
        "Slow Looms of the North",
        "Wool that Remembers",
        "Felt Without Tears",
    ]
