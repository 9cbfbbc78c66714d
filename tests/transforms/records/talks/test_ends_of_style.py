"""Titles of talks that end where their style does. All made up."""

from __future__ import annotations

from tests.transforms.records.one_section import read


def test_a_title_in_style_ends_with_it_though_words_like_a_title_follow() -> None:
    found = read(
        "## Talks\n\n- Plenary talk: *Unfolding the Loom*, Moss Halifax, Halifax, NS, July 29, 2023.\n"
        "- *Common nets*, Special Session on Ropes, Joint Loom Meetings, Baltimore, MD, January 17, 2019.\n"
        "- *What does a box hold?*, Summer Looms, University of Vermont, July 14, 2018.\n"
    ).talks
    assert [one.title for one in found] == ["Unfolding the Loom", "Common nets", "What does a box hold?"]


def test_a_talk_at_a_banquet_is_labelled_as_one() -> None:
    found = read("## Talks\n\n- Banquet talk: *Cardboard and Its Ends*, Loom Meeting, Bates College, May 2023.\n").talks
    assert [one.title for one in found] == ["Cardboard and Its Ends"]
