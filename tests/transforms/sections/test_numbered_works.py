"""Works without a heading, numbered below the entries of another section, of one author or two. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_WORKS = (
    "**Runa Fjeld**. “On Slow Cloth.” *Felt Letters*, vol. 37, 2024, pp. 32–39.",
    "**Runa Fjeld** and Väinö Orr. Quiet Looms: Unified, Patient Felting. 2020, Loom Blog, <https://example.org/x>.",
    "Bo Dahl and **Runa Fjeld**. “X-Loom: Bounded Nets for Mills.” 9th Weaving Conference (WEAVE 2015).",
    "**Runa Fjeld**, Bo Orr, and Cy Dow. 3D Felt for Everyone. arXiv, 2019. <https://arxiv.org/abs/1910.09038>.",
)
_TITLES = (
    "On Slow Cloth",
    "Quiet Looms: Unified, Patient Felting",
    "X-Loom: Bounded Nets for Mills",
    "3D Felt for Everyone",
)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2), (3, 0, 1, 2), (0, 3)])
def test_works_of_few_authors_below_talks(order: tuple[int, ...]) -> None:
    body = "\n".join(f"- [{number}] {_WORKS[at]}" for number, at in enumerate(order, 1))
    found = whole(
        "Runa Fjeld\n\nINVITED TALKS\n\nFelt for Slow Ponds 2025\nQuorvane Cupertino, CA\n\n"
        f"Odd Engines for Looms: A Survey 2024\nGlobex Brno, Czech Republic\n\n{body}\n\n"
        "ACADEMIC SERVICES\n\nReviewer\t2021-2025\n*Loom Conference (LOOM)*\n"
    )
    assert [one.title for one in found.papers] == [_TITLES[at] for at in order]
    assert [one.title for one in found.talks] == ["Felt for Slow Ponds", "Odd Engines for Looms: A Survey"]
