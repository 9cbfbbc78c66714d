"""Plain citations are read at one look, and any other is left to be weighed. All works are made up."""

import pytest

from tests.transforms.citations.citing import OWNER, cite, names
from transforms.citations.plain import read_plain
from transforms.citations.text import Cited
from transforms.model import Span

TITLE = "Sleeping geese on wet roofs"


@pytest.mark.parametrize(
    ("text", "venue", "numbers"),
    [
        ('M. Okoye, N. van der Laan, and B. Orr, "{}," in Bird Studies 12, pp. 3-9, 2019.', 0, ("12", None, "3-9")),
        ("M. Okoye and N. Dahl. “{}.” Proceedings of the 3rd Bird Congress, 2019, pp. 3–9.", 1, (None, None, "3-9")),
        ("Okoye, M., Dahl, N., & Le Brun, T. (2019). {}. Nature, 12(3), 3–9.", 2, ("12", "3", "3-9")),
        ("Okoye M, Dahl NB. {}. Nature. 2019;12(3):3-9.", 2, ("12", "3", "3-9")),
        ("Mira Okoye, Ned Dahl. {}. Nature 12, no. 3 (2019): 3-9.", 2, ("12", "3", "3-9")),
        ("Mira Okoye: {}. Nature 12 (2019)", 2, ("12", None, None)),
        ("{}. Ned Dahl and Mira Okoye. Nature 12, 2019.", 2, ("12", None, None)),
        ("M. Okoye, R. Lund de Soto, and B. Orr: {}. Nature 12 (2019)", 2, ("12", None, None)),
        ("Lund Okoye, M., Le Brun, T.. “{}.” Nature 12, 2019, pp. 3-9.", 2, ("12", None, "3-9")),
        ("M. Okoye, N. Dahl. {}. Nature Reviews Birds 12, 3-9, 2019.", 3, ("12", None, "3-9")),
    ],
)
def test_each_part_is_told_by_its_form(text, venue, numbers):
    cited = Cited(text.format(TITLE))
    plain = read_plain(cited, OWNER)
    assert plain is not None
    assert cited.text[slice(*plain.segments.title)].strip(",") == TITLE
    assert plain.venue.name == ("Bird Studies", "Bird Congress", "Nature", "Nature Reviews Birds")[venue]
    assert (plain.known.year, (plain.known.volume, plain.known.issue, plain.known.pages)) == (2019, numbers)


@pytest.mark.parametrize(
    "text",
    [
        "M. Okoye, N. Dahl. {}. Quiet Ponds and Rivers, 2019.",  # no venue for sure
        "M. Okoye, N. Dahl. {}. Second thoughts on them. Nature 12, 2019.",  # two sentences before it
        "{}, M. Okoye, N. Dahl. Nature 12, 2019.",  # one stop only
        "M. Okoye, N. Dahl. {}. Nature, forthcoming.",  # a standing
        "M. Okoye, N. Dahl. {}. In revision, Nature 12, 2019.",
        "Mira R. Okoye, Ned Dahl, {}. Nature 12, 2019.",  # no stop behind the names
        "M. Okoye and others. {}. Nature 12, 2019.",  # names and more
        "N. Dahl (2018). {}. Nature 12, 2019.",  # two years
        "M. Okoye. {} In N. Dahl, editor. Nature 12, 2019.",  # an editor
    ],
)
def test_what_leaves_a_doubt_is_weighed(text):
    assert read_plain(Cited(text.format(TITLE)), OWNER) is None


def test_style_must_go_with_the_cut():
    text = f"M. Okoye, N. Dahl. {TITLE}. Nature 12, 2019."
    start = text.index(TITLE)
    for italic, is_plain in (((start, start + len(TITLE)), True), ((start + 9, start + len(TITLE)), False)):
        assert (read_plain(Cited(text, italic=(Span(*italic),)), OWNER) is not None) == is_plain
    assert read_plain(Cited(text, bold=(Span(0, len("M. Okoye")),)), OWNER) is not None


def test_a_volume_without_pages_is_one():
    found = cite(f"N. Dahl and M. Okoye* (2019). {TITLE}. PLOS ONE 6.")
    assert (found.venue, found.details.volume, found.year) == ("PLOS ONE", "6", 2019)
    assert names(found) == ["N. Dahl", "M. Okoye"]
    assert found.certain


def test_a_year_in_the_group_dates_a_plain_work_too():
    assert cite(f"M. Okoye, N. Dahl. {TITLE}. Nature 12.").year is None


def test_no_title_begins_with_what_a_list_of_names_goes_on_with():
    found = cite("Okoye, M., and Lund, T.p 2020. Quiet roofs under wet geese. Nature 12: 55–66.")
    assert (found.title, found.year) == ("Quiet roofs under wet geese", 2020)


@pytest.mark.parametrize(
    "text",
    [
        "{}\nM. Okoye, N. Dahl\nNature, 12, e345, May 2019\n[Paper] [Code]",
        "M. Okoye, N. Dahl.\n{}.\nNature 12:345 (2019).",
        "M. Okoye, N. Dahl (2019). {}. Nature. vol. 12, 345 [pdf]",
    ],
)
def test_lines_and_link_words_are_plain_too(text):
    plain = read_plain(Cited(text.format(TITLE)), OWNER)
    assert plain is not None
    assert (plain.venue.name, plain.known.volume, plain.known.pages[-3:], plain.known.year) == (
        "Nature", "12", "345", 2019,
    )  # fmt: skip


def test_a_volume_and_its_pages_tell_an_unknown_venue():
    text = "M. Okoye, N. Dahl. {}. Quiet Ponds and Rivers 12(3), 44–51, 2019."
    assert read_plain(Cited(text.format(TITLE)), OWNER).venue.name == "Quiet Ponds and Rivers"
