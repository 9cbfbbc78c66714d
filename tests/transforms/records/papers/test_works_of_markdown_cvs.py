"""Works of markdown CVs: names in closing brackets, titles over dated headings, paragraphs that their writer broke."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

OWNER = "Jane Q. Miller"
TITLES = ("Slow looms of the north", "Felt or wool? Knots under tension", "Tides and reeds")
NAMES = (["A. Quill", "J. Miller"], ["J. Miller", "W. Zhang", "B. Lund"], ["J. Miller"])
VENUES = ("Neural Computation", "CHI", "PLOS ONE")
YEARS = (2023, 2021, 2019)


def works(body: str, heading: str = "## Publications") -> list[tuple[str, list[str], int | None, str | None]]:
    return [(one.title, one.authors, one.year, one.venue) for one in read(f"{heading}\n\n{body}").papers]


def told(form: str) -> str:
    names = [" and ".join((", ".join(one[:-1]), one[-1])).removeprefix(" and ") for one in NAMES]
    rows = zip(TITLES, names, YEARS, VENUES, strict=True)
    return "\n\n".join(form.format(title=t, who=w, year=y, venue=v) for t, w, y, v in rows)


WORKS = list(zip(TITLES, NAMES, YEARS, VENUES, strict=True))


@pytest.mark.parametrize("end", ["", " [pdf](a.pdf)", " https://doi.org/10.1234/x12", " **Oral presentation**"])
def test_names_in_brackets_close_works(end: str) -> None:
    assert works(told("- **{title}**, *{venue}*, {year} ({who})" + end)) == WORKS


@pytest.mark.parametrize(
    "form", ["### {title} ({year})\n\nIn *{venue}*  \n{who}", "**{title} ({year})**\n\n*{venue}* 12<br>\n{who}"]
)
def test_a_heading_that_ends_in_its_year_is_a_title(form: str) -> None:
    assert works(told(form)) == WORKS


def test_a_standing_below_a_title_heads_no_group() -> None:
    first = "### Slow looms of the north (2024)\n\nUnder review  \nJ. Miller, A. Quill"
    lines = f"{first}\n\n### Tides and reeds (2023)\n\nIn *CHI*  \nJ. Miller"
    assert [one.status for one in read(f"## Papers\n\n{lines}").papers] == ["submitted", "published"]


def test_the_owner_alone_below_a_title_is_no_running_head() -> None:
    lines = "\n\n".join(f"### {title} (2022)\n\nIn *CHI*  \n**{OWNER}**" for title in TITLES)
    assert [one[:2] for one in works(lines)] == [(title, [OWNER]) for title in TITLES]


@pytest.mark.parametrize("note", ["**Oral presentation** [[PDF](a.pdf)] [[slides](b.pdf)]", "**Oral presentation**"])
def test_words_in_bold_that_close_a_paragraph_head_no_talks(note: str) -> None:
    first = f"### {TITLES[0]} (2022)\n\nIn *CHI*  \nA. Quill, J. Miller  \n{note}"
    lines = f"{first}\n\n### {TITLES[2]} (2020)\n\nIn *CHI*  \nJ. Miller"
    found = read(f"## Publications\n\n{lines}")
    assert [one.title for one in found.papers] == [TITLES[0], TITLES[2]]
    assert not found.talks
