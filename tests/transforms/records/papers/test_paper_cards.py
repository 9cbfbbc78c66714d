"""Works whose fields stand on lines of their own, in one order for the whole list."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

Stated = tuple[str, list[str], int | None, str | None]

MOSS: Stated = ("Moss on slate roofs", ["A. Heron", "B. Crane"], 2019, "Globex Botany")
LOOMS: Stated = ("What looms remember", ["B. Crane", "A. Heron", "C. Wren"], 2016, "Initech Letters")


def papers(works: str) -> list[Stated]:
    text = f"# Ada Heron\n\n## Publications\n\n{works}"
    found = whole(text).papers
    return [(paper.title, paper.authors, paper.year, paper.venue) for paper in found]


@pytest.mark.parametrize(
    "card",
    [
        "### {0}\n\n#### May {2}\n\n{1}\n\n{3}\n",
        "{2}-05-12\nPublished in {3}\n[{0}](https://globex.example/{2})\n{1}\n",
        "- **{0}**  \n  *05/{2}*  \n  **{3}**  \n  {1}\n",
        "### {0}\t{2}\n\nPublished by {3}\n\n{1}\n",
        "- {0}  \n  Published on: May 12, {2}  \n  {3}  \n  {1}\n",
        "Mai {2}\n\n[{0}](https://globex.example/{2}) in {3}\n\n{1}\n",
    ],
)
def test_each_line_of_a_card_is_a_field(card: str) -> None:
    works = "\n".join(card.format(title, ", ".join(names), year, venue) for title, names, year, venue in (MOSS, LOOMS))
    assert papers(works) == [MOSS, LOOMS]


def test_titles_and_dates_alone_are_the_owners_works() -> None:
    found = papers("### Moss on slate roofs\n\n#### May 2019\n\n### Looms\n\n#### 2016\n")
    assert found == [("Moss on slate roofs", ["Ada Heron"], 2019, None), ("Looms", ["Ada Heron"], 2016, None)]


@pytest.mark.parametrize("work", ["A. Heron and B. Crane. {}.\n", "{}\n\nA. Heron, B. Crane\n"])
def test_years_over_groups_are_no_dates_of_cards(work: str) -> None:
    titles = ["Moss on slate roofs", "What looms remember"]
    groups = zip((2019, 2016), titles, strict=True)
    found = papers("\n".join(f"### {year}\n\n{work.format(title)}" for year, title in groups))
    assert found == [
        (title, ["A. Heron", "B. Crane"], year, None) for title, year in zip(titles, (2019, 2016), strict=True)
    ]
