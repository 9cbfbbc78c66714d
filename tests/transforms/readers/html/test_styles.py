"""What a style sheet says of a page's text and columns, and what holds elsewhere than at a screen."""

from __future__ import annotations

import pytest

from tests.transforms.readers.html.test_html import text


def styled(css: str, body: str) -> str:
    return text(f"<html><head><style>{css}</style></head><body>{body}</body></html>")


@pytest.mark.parametrize(
    "css",
    [
        "@media print { p { display: none } }",
        "@media (max-width: 500px) { p { display: none } h2 { color: red } }",
        "@import url(x.css); @media only print { p { display: none } }",
        "html { font-size: 62.5% } .told { font-size: 1.6em }",
        "body { font-size: 20px } .told { font-size: 20px }",
        "p { font-size: 2em }",
    ],
)
def test_what_holds_elsewhere_or_for_all_text_says_nothing(css: str) -> None:
    assert styled(css, "<p class=told>Moss on slate</p>") == "Moss on slate\n"


def test_what_holds_at_a_screen_counts() -> None:
    assert styled("@media screen { .b { display: none } }", "<p class=b>Moss</p><p>Slate</p>") == "Slate\n"
    assert styled("html { font-size: 62.5% } .b { font-size: 2.4em }", "<div class=b>Moss</div>") == "## Moss\n"


def test_a_size_for_a_whole_block_makes_no_headings() -> None:
    assert styled(".b { font-size: 2em }", "<div class=b><div>Moss</div><p>Slate</p></div>") == "Moss\n\nSlate\n"


def test_words_between_spread_elements_stay() -> None:
    css = ".t { display: flex; justify-content: space-between }"
    assert styled(css, "<div class=t><a href=x.cz>Globex Lab</a> Botanist</div>") == "[Globex Lab](x.cz)\tBotanist\n"
    assert (
        styled(css, "<div class=t>PhD in Botany<br>Globex University</div>") == "PhD in Botany  \nGlobex University\n"
    )


def test_a_date_in_a_heading_is_a_column() -> None:
    assert text("<h3><span>On moss</span> <span class=date>2019-05</span></h3>") == "### On moss\t2019-05\n"


def test_a_name_of_a_class_on_a_whole_block_makes_nothing_bold() -> None:
    assert text("<div class=lh-title><p>Moss</p><p>Slate</p></div>") == "Moss\n\nSlate\n"


def test_fields_of_a_card_are_no_items_and_terms_of_a_skeleton_are_headings() -> None:
    card = "<div class=c><h3>{}</h3><ul><li>Globex Lab</li><li>May {} - June 2019</li></ul></div>"
    page = text(f"<h2>Experience</h2>{card.format('Botanist', 2015)}{card.format('Florist', 2012)}")
    assert "- **Botanist**  \n  Globex Lab  \n  May 2015 - June 2019\n" in page
    terms = "<dl><dt>Education</dt><dd>PhD<dt>Experience</dt><dd>Botanist<dt>Languages</dt><dd>Czech</dl>"
    assert text(terms) == "## Education\n\nPhD\n\n## Experience\n\nBotanist\n\n## Languages\n\nCzech\n"
