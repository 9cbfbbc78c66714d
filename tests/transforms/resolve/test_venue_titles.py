"""Shortened titles of journals and meetings are those of the one title that they shorten."""

from __future__ import annotations

import pytest

from tests.documents import cv, resolved
from transforms.resolve.venue_titles import shortens, spelt_out


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("J. Loom Stud.", "Journal of Loom Studies"),
        ("Moss Res. Let.", "Moss Research Letters"),
        ("Int J Moss Biol", "International Journal of Moss Biology"),
        ("Clim. Dynam.", "Climate Dynamics"),
        ("Ann. Loom Stat", "Annals of Loom Statistics"),
        ("Trans. Amer. Moss Soc.", "Transactions of the American Moss Society"),
        ("Proc. Int. Conf. Loom Autom.", "International Conference on Loom Automation"),
        ("Zeitschr. Moosf.", "Zeitschrift Moosforschung"),
        ("Moss Letter", "Moss Letters"),
        ("J Immunopathol Moss", "Journal of Immunopathology and Moss"),
        ("IEEE Trans. Loom Theory", "IEEE Transactions on Loom Theory"),
        ("Trans. Loom Theory", "IEEE Transactions on Loom Theory"),
    ],
)
def test_a_shortened_title(name: str, title: str) -> None:
    assert shortens(name, title)


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("J. Phys.", "Journal of Physiology"),
        ("J. Econ.", "Journal of Econometrics"),
        ("Loom Phys. A", "Loom Physics"),
        ("Loom Phys. A", "Loom Physics B"),
        ("SIAM J. Looming", "INFORMS Journal on Looming"),
        ("Moss Letters", "Moss Letters"),
        ("Moss Res", "Moss and Loom Research"),
        ("Moss", "Mossy"),
        ("Moss Comp. Res", "Moss Community Research"),
    ],
)
def test_another_title(name: str, title: str) -> None:
    assert not shortens(name, title)


def test_a_title_that_two_fit_stays_alone() -> None:
    titles = ["Journal of Moss Chemistry", "Journal of Moss Chemicals"]
    assert list(spelt_out(["J. Moss Chem."], titles[:1])) == [("J. Moss Chem.", titles[0])]
    assert list(spelt_out(["J. Moss Chem."], titles)) == []


def test_steps_of_shortening_end_at_the_longest() -> None:
    stated = ["J. Moss Res.", "Journal of Moss Res.", "Journal of Moss Research"]
    assert dict(spelt_out(stated, stated)) == {stated[0]: stated[2], stated[1]: stated[2]}


def test_the_warehouse_has_one_venue_for_both_and_says_why() -> None:
    papers = [{"title": "On Looms", "venue": "J. Moss Res."}, {"title": "On Felt", "venue": "Journal of Moss Research"}]
    made = resolved(cv("a.txt", "Ada Quill", papers=papers))
    venues = made["venue_entities"]
    assert venues["venue_id"].n_unique() == 1
    assert set(venues["name"]) == {"Journal of Moss Research"}
    assert "abbreviated title" in set(made["match_decisions"]["rule"])


def test_a_title_of_the_vocabulary_need_not_be_stated() -> None:
    made = resolved(cv("a.txt", "Ada Quill", papers=[{"title": "On Looms", "venue": "Curr Opin Neurobiol"}]))
    assert made["venue_entities"]["name"].to_list() == ["Current Opinion in Neurobiology"]
    assert made["venue_entities"]["venue_kind"].to_list() == ["journal"]
