"""Links over a whole work, names and place with it. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed

WORKS = (
    'Okoye, Mira, and Bo Fern. 2019. "The Slow Reading of Looms." *Weft Letters* 56 (1): 70-86',
    "Okoye, M., & Fern, B. (2018). Salt and yarn. *Politics of Wool*, 5(1), 7-8",
    'M. Okoye, B. Fern, "Salt and tide", Politics of Wool 5 (2018)',
    "“Kilns and wool” (with Bo Fern). *Weft Letters* 3, 11–19, 2016",
    "Kilns and wool, *The Loom Quarterly*, vol. 14, pp. 32–39, 2016",
)


@pytest.mark.parametrize("work", WORKS)
def test_a_link_over_the_whole_work_does_not_say_where_its_title_ends(work: str) -> None:
    (plain,) = parsed(f"# Mira Okoye\n\n## Publications\n\n- {work}.\n").papers
    for linked in (f"[{work}](https://ex.org/1).", f"[{work}.](https://ex.org/1)"):
        (paper,) = parsed(f"# Mira Okoye\n\n## Publications\n\n- {linked}\n").papers
        assert (paper.title, paper.authors, paper.venue) == (plain.title, plain.authors, plain.venue)
        assert (paper.year, paper.volume, paper.pages) == (plain.year, plain.volume, plain.pages)
        assert paper.url == "https://ex.org/1"


def test_a_link_over_a_title_alone_is_its_title() -> None:
    works = "- [Slow looms, fast yarn](https://ex.org/1)\n- [Kilns of the north: a history](https://ex.org/2)\n"
    titles = [paper.title for paper in parsed(f"# Mira Okoye\n\n## Publications\n\n{works}").papers]
    assert titles == ["Slow looms, fast yarn", "Kilns of the north: a history"]
