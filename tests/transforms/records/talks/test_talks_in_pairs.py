"""Talks of two lines between blank lines: a dated title over who asked. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


@pytest.mark.parametrize(
    "titles",
    [
        ["Learning to Weave", "k-Looms++ Revisited", "Stanford Ropes Revisited"],
        ["PyLoom: A Python Library", "Wi-Fi Nets at 60 GHz", "Learning to Weave"],
        ["Ropes ex Machina, Again", "On Rank", "Sorting Out Sorting"],
    ],
)
def test_pairs_between_gaps_are_a_talk_each_whatever_their_titles_say(titles: list[str]) -> None:
    hosts = ["Apple Cupertino, CA", "Google, IBM Mountain View, CA", "SambaNova Palo Alto, CA"]
    text = "\n\n".join(f"{title} 2024\n{host}" for title, host in zip(titles, hosts, strict=True))
    assert [one.title for one in read(f"## Invited Talks\n\n{text}\n").talks] == titles
