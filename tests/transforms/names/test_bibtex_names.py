"""Names as a bibliography's `author` field has them, and the years that head such lists."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.dates.year_heads import headed_year
from transforms.lines.read import read_line
from transforms.names.bibtex import in_reading_order, names_of

NAMES = ("Vale Thorne, Ilse and Okon, Peter and Lind, Maja", "Okon, Peter and Vale Thorne, Ilse", "Vale Thorne, Ilse")
TITLES = ("Slow sand under intermittent flow", "Ripening in household filters", "Charcoal from coffee husks")
PLACES = ("Journal of Water and Health", "Phys. Rev. D", "Journal of Moss Research")


BLOCKS = {
    "names first": "**{names}**\n*{title}*\n{place} (2024)\n[arXiv:2402.0000{n}](https://arxiv.org/abs/2402.0000{n})\n•\n[DOI](https://doi.org/10.5555/{n})\n",
    "title first": "**{title}**\n{names}\n*{place}*, 2024. [PDF](a.pdf)\n",
    "one line": "- {names} (2024). *{title}*. {place}, 12(3), 45-67.",
    "plain": "{names}. {title}. {place}, 12(3), 45-67, 2024.\n",
}


@pytest.mark.parametrize("form", BLOCKS)
@pytest.mark.parametrize("year", ["## 2024 (3 publications)", "## 2024", "## Publications\n\n### 2024 — 3 papers"])
def test_names_of_a_bibliography_are_read_and_stay_as_they_are_stated(form: str, year: str) -> None:
    blocks = "\n".join(
        BLOCKS[form].format(names=names, title=title, place=place, n=n)
        for n, (names, title, place) in enumerate(zip(NAMES, TITLES, PLACES, strict=True))
    )
    second = year.replace("2024", "2021").replace("## Publications\n\n", "").replace("3", "1")
    other = BLOCKS[form].format(names=NAMES[1], title="Filters for rainy places", place=PLACES[0], n=9)
    found = whole(
        f"# Ilse Vale Thorne\n\n### Interests\n\nFilters, sand\n\n{year}\n\n{blocks}\n\n{second}\n\n{other}\n"
    )
    assert [paper.title for paper in found.papers] == [*TITLES, "Filters for rainy places"]
    assert [paper.authors for paper in found.papers[:3]] == [names.split(" and ") for names in NAMES]
    assert found.papers[1].venue == "Phys. Rev. D"
    assert found.person is not None
    assert found.person.name == "Ilse Vale Thorne"


@pytest.mark.parametrize(
    "text",
    [
        "Ada Quill, Bo Fern and Cy Moss",
        "Paris, France and a walk",
        "Quill, A., Fern, B. and Moss, C. Title",
        "Sand and silt",
    ],
)
def test_other_lists_are_none_of_a_bibliography(text: str) -> None:
    assert not names_of(text)


def test_styles_stand_where_the_names_went() -> None:
    raws = (
        "Okon, Peter and **Vale Thorne, Ilse** and Lind, Maja. *Slow sand*. 2021.",
        "Okon, Peter and Lind, Maja. Husks.",
    )
    line, _ = in_reading_order([read_line(1, 0, raw, 0) for raw in raws])
    assert line.text.startswith("Peter Okon, Ilse Vale Thorne, Maja Lind. Slow sand")
    assert [line.text[a:b] for a, b in line.bold] == ["Ilse Vale Thorne"]
    assert [line.text[a:b] for a, b in line.italic] == ["Slow sand"]


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("2021", 2021),
        ("2019-20", 2019),
        ("2021 (4 publications)", 2021),
        ("Year: 2021", 2021),
        ("Papers in 2021", 2021),
        ("2021 [3]", 2021),
        ("2021 – 3 journal articles", 2021),
        ("March 2021", None),
        ("2021 Loom Prize", None),
        ("Looms 2021", None),
    ],
)
def test_years_that_head_a_list(text: str, year: int | None) -> None:
    assert headed_year(text) == year
