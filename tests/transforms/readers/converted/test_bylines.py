"""Lines of co-authors in converted markdown: no part of the broken title above them."""

from __future__ import annotations

from transforms.parse import parse
from transforms.readers.dispatch import read

TITLES = (
    "Slow looms and the price of rope in the harbours of the far north",
    "Weavers in the markets of the south",
    "How cotton came to the islands and what became of those who wove it",
    "Dyes, debts and the long decline of the merchants of the inner sea",
    "The last spinning wheels of the valley",
    "What sailors paid for canvas in two centuries of war and of peace",
    "Guilds and the making of cheap cloth in towns without a river nearby",
)
NAMES = ("with Maria Weil.", "with Maria Weil and Ines Brandt.", "with Maria Weil, Ines Brandt, and Jiro Tanaka")


def _page(bylines: tuple[str, ...]) -> bytes:
    works = (
        f"{number}. {title}\n{bylines[number % len(bylines)]}\n_Weft_ _Quarterly_, 20{number + 10}, {number}(2)\n\n"
        for number, title in enumerate(TITLES, 1)
    )
    return ("**Ada Quill**\n\n\n**Publications**\n\n\n" + "\n".join(works)).encode()


def test_co_authors_below_a_title_are_no_end_of_it() -> None:
    papers = parse(read(_page(NAMES), "page.md")).papers
    assert [paper.title for paper in papers] == list(TITLES)
    assert papers[1].authors == ["Ada Quill", "Maria Weil", "Ines Brandt", "Jiro Tanaka"]


def test_a_title_that_goes_on_with_other_words_is_whole() -> None:
    text = read(_page(("with Woollen Threads",)), "page.md").text
    assert f"{TITLES[0]} with Woollen Threads" in text
