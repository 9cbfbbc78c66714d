"""Blocks of one class that head a page's sections, though not each of them says which. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.readers.html.test_html import text

POSTS = "<div class='t'><h3>Weaver</h3><div class='at'>Globex Mill · 2019–2021</div></div>"


@pytest.mark.parametrize(
    ("head", "level"),
    [
        ("<p class='eyebrow'>{}</p>", 3),
        ("<div class='kick loud'><i class='fa'></i> {}</div>", 3),
        ("<div><span class='sec'>{}</span><div class='rule'></div></div>", 3),
    ],
)
def test_a_block_set_as_those_that_name_sections_heads_one(head: str, level: int) -> None:
    page = "".join(
        (
            head.format("Research Positions"),
            POSTS,
            head.format("Looms at hand"),
            "<p>Two old ones.</p>",
            head.format("Awards"),
            "<p>Heron Prize, 2020</p>",
            head.format("Invited Talks"),
            "<p>On moss, Turku, 2021</p>",
        )
    )
    lines = text(f"<h1>Ada Quill</h1>{page}").split("\n")
    for words in ("Research Positions", "Looms at hand", "Awards", "Invited Talks"):
        assert f"{'#' * level} {words}" in lines


@pytest.mark.parametrize(
    "body",
    [
        "<ul><li><p class='tag'>Awards</p>x</li><li><p class='tag'>Talks</p>y</li></ul>",
        "<p><span class='tag'>Awards</span> <span class='tag'>Talks</span> and more</p>",
        "<p class='tag'>Awards</p><p>x</p><p class='tag'>Moss</p><p>y</p><p class='tag'>Fern</p><p>z</p>",
        "<p class='a'>Teaching Assistant</p><p>x</p><p class='a'>Education</p><p>y</p><p class='a'>Talks</p><p>z</p>",
    ],
)
def test_labels_in_entries_and_roles_head_nothing(body: str) -> None:
    assert "# " not in text(body)


def test_small_words_right_behind_bold_ones_stand_apart() -> None:
    assert text("<div class='box'><b>Loom</b><small>Hand made</small></div>") == "**Loom**  \nHand made\n"


def test_a_role_of_service_heads_what_it_was_held_for() -> None:
    labels = ("Referee", "Languages", "Certificates")
    blocks = "".join(f"<div><p class='lab'>{label}</p><p>Moss Letters · Fern Letters</p></div>" for label in labels)
    lines = text(f"<h2>Service, certificates and languages</h2><div>{blocks}</div>").split("\n")
    assert [line for line in lines if line.startswith("### ")] == [f"### {label}" for label in labels]
