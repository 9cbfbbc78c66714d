"""Works on a page that has no heading for them."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_BIO = "I am a postdoc at the University of Turku. I work on trees and heat.\n\n"
_WORKS = {
    "with": "**Bounds for Random Trees**, *Annals of Trees*, 2023,\nwith Ana Petrovic and Ola Nordmann.\n\n"
    "**On the Heat of Peat**, *Journal of Bogs*, 2021,\nwith Wei Zhang.\n[arXiv](http://arxiv.org/abs/2101.00001)\n",
    "linked": "- [Bounds for Random Trees](a.pdf) (with Ana Petrovic and Ola Nordmann), *Annals of Trees*, 2023.\n"
    "- [On the Heat of Peat](b.pdf) (with Wei Zhang), *Journal of Bogs*, 2021.\n",
    "authors": "Mila Lind, Ana Petrovic and Ola Nordmann. **Bounds for Random Trees**. *Annals of Trees*, 2023.\n\n"
    "Mila Lind and Wei Zhang. **On the Heat of Peat**. *Journal of Bogs*, 2021.\n",
    "below": "[**Bounds for Random Trees**](a.pdf)  \nMila Lind, Ana Petrovic and Ola Nordmann  \n"
    "*Annals of Trees* (2023)\n\n[**On the Heat of Peat**](b.pdf)  \nMila Lind and Wei Zhang  \n"
    "*Journal of Bogs* (2021)\n",
}


@pytest.mark.parametrize("form", _WORKS)
@pytest.mark.parametrize("bio", ["", _BIO])
@pytest.mark.parametrize("below", ["", "\n## Teaching\n\n- Trees 101, Fall 2020\n"])
def test_works_without_a_heading_are_read(form: str, bio: str, below: str) -> None:
    cv = whole(f"# Mila Lind\n\n{bio}{_WORKS[form]}{below}")
    assert {(one.title, one.venue, one.year) for one in cv.papers} == {
        ("Bounds for Random Trees", "Annals of Trees", 2023),
        ("On the Heat of Peat", "Journal of Bogs", 2021),
    }


def test_posts_and_people_in_bold_are_no_works() -> None:
    cv = whole(
        "# Mila Lind\n\n**Senior Lecturer in Mosses**, University of Turku, 2019, with Ana Petrovic\n\n"
        "**Ida Maria Holm**, now in Bergen, 2021, with Wei Zhang\n\n**Bo van Chen**, 2020, with Wei Zhang\n"
    )
    assert not cv.papers


def test_linked_titles_over_items_of_names_and_places_are_works_below_any_heading() -> None:
    cv = whole(
        "# Mila Lind\n\nI am a postdoc at the University of Turku.\n\n# Research\n\n"
        "1. [Bounds for Random Trees](a.pdf)\n    - Mila R. Lind, Ana E. Petrovic and Wei Zhang\n"
        "    - *Annals of Trees* (2023)\n\n1. [On the Heat of Peat](b.pdf)\n    - *Mila Lind*\n"
        "    - *Journal of Bogs*, 2021\n"
    )
    assert [(one.title, one.venue, one.year) for one in cv.papers] == [
        ("Bounds for Random Trees", "Annals of Trees", 2023),
        ("On the Heat of Peat", "Journal of Bogs", 2021),
    ]
    assert not cv.interests


def test_items_with_one_author_in_common_behind_talks() -> None:
    works = (
        ("Slow Trees of the North", "Mila Lind, Ana Petrovic and Ola Nordmann", "Annals of Trees", 2023),
        ("Peat, Salt and Ash: A Long View", "Wei Zhang and Mila Lind", "Journal of Bogs", 2021),
        ("Roots", "Ola Nordmann, Mila Lind and Wei Zhang", "Journal of Bogs", 2019),
    )
    talks = "Heat and Ash 2020\nGlobex Labs Oslo\n\nWho Counts Trees? 2019\nUniversity of Turku Turku\n\n"
    listed = "".join(f"- {title}. {names}. {venue}, {year}.\n" for title, names, venue, year in works)
    found = whole(
        f"\n\nMila Lind\n\nmila@lind.example\n\nINVITED TALKS\n\n{talks}{listed}\nSKILLS\n\nLanguages: Finnish\n"
    )
    assert [(one.title, one.year) for one in found.papers] == [(title, year) for title, _, _, year in works]
    assert [one.title for one in found.talks] == ["Heat and Ash", "Who Counts Trees?"]
