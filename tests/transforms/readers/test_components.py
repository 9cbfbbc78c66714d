"""Pages with components of generators in JavaScript: boxes that hold works, and tags alone on their lines."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.readers.dispatch import read

TITLES = ["Mist towers of the dry coast", "Quiet bells for loud towns"]


def titles(body: str) -> list[tuple[str, list[str], str | None]]:
    text = read(f"# Mira Tolland\n\n## Publications\n\n{body}\n\n## Languages\n\nWelsh\n".encode(), "index.md").text
    return [(one.title, one.authors, one.venue) for one in whole(text).papers]


@pytest.mark.parametrize("name", ["WorkBox", "Card", "PubItem"])
@pytest.mark.parametrize("more", ['image="/bells/one.png" wide=true', ':src="a" ', ""])
@pytest.mark.parametrize(
    "told", ["", "Introduction: We follow the mist from the sea to the hills and count its drops.\n\n"]
)
def test_each_box_is_a_work(name: str, more: str, told: str) -> None:
    boxes = [
        f"<{name} {more}>\n\n  **{title}**\n\n  Mira Tolland, Bo Lund\n\n  VLDB 2019\n\n  {told}  [[Paper](https://x.example)]"
        f"\n\n</{name}>\n"
        for title in TITLES
    ]
    assert titles("\n".join(boxes)) == [(title, ["Mira Tolland", "Bo Lund"], "VLDB") for title in TITLES]


def test_a_tag_alone_is_no_word_of_the_page() -> None:
    text = read(b'# Mira Tolland\n\n<TopPart :words="$page.words" />\n\n## Awards\n\n- Bell Prize, 2019\n', "a.md").text
    assert "TopPart" not in text
    assert [one.name for one in whole(text).awards] == ["Bell Prize"]


def test_a_button_that_a_script_draws_is_no_place() -> None:
    button = '<a class="github-button" href="https://github.com/a/Mist" data-show-count="true">Mist</a>'
    works = [
        f"- [{title}](https://doi.org/10.1/x) ([PDF](a.pdf)) {button} \\\n  _Mira Tolland, Bo Lund_ \\\n  **VLDB 2019**"
        for title in TITLES
    ]
    assert titles("\n\n".join(works)) == [(title, ["Mira Tolland", "Bo Lund"], "VLDB") for title in TITLES]
