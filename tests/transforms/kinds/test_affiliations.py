"""Posts below "Affiliations", a society among their employers. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed, whole

_POSTS = (
    "2021–{tab}Lund University; *Reader*\n\n"
    "2018–2021{tab}Guild of Dyers (Dyers' Association); *Invited Member*, Panel on Woad\n\n"
    "2015–2018{tab}Ghent University; *Research Fellow*\n\n"
    "2012–2015{tab}University of Leeds; *Visiting Scholar*\n\n"
)


@pytest.mark.parametrize("tab", ["\t", ": "])
def test_posts_stay_posts_where_one_is_held_at_an_association(tab: str) -> None:
    found = parsed(f"## Affiliations\n\n{_POSTS.replace('{tab}', tab)}").positions
    stated = {(one.title, one.start) for one in found}
    assert {("Reader", "2021"), ("Research Fellow", "2015"), ("Visiting Scholar", "2012")} <= stated


@pytest.mark.parametrize("office", ["Treasurer", "Vice President", "Past President"])
def test_offices_of_societies_are_no_posts(office: str) -> None:
    found = whole(f"Ada Moss\nada@moss.example\n\nAffiliations\n\nThe Felt Society at Ghent\n{office}, 2017-2019\n")
    assert [(one.venue, one.start) for one in found.service] == [("The Felt Society at Ghent", "2017")]
    assert found.positions == []
