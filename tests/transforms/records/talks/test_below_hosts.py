"""Talks in items below those who heard them. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read

HOSTS = (
    ("Marsh University", "Loom Days"),
    ("Weft Guild of the North", "Annual Meeting"),
    ("Institute of Felt", "Spring Symposium"),
)


def _found(body: str) -> list[tuple[str | None, str | None, int | None]]:
    return [(one.title, one.venue, one.year) for one in read(f"## Talks\n\n{body}").talks]


@pytest.mark.parametrize("form", ["{} ({})", "{}, {}", "{} – {}"])
@pytest.mark.parametrize("when", ["May 2031", "October 7, 2031", "2031"])
def test_a_host_and_its_meeting_over_titles(form: str, when: str) -> None:
    titles = ("Wool before the Court", "What Dyers Owe Each Other", "Panel on Slow Cloth")
    body = "".join(
        f"**{host}**\n*{meeting}*\n- {form.format(title, when)}\n\n"
        for (host, meeting), title in zip(HOSTS, titles, strict=True)
    )
    assert _found(body) == [
        (title, f"{meeting}, {host}", 2031) for (host, meeting), title in zip(HOSTS, titles, strict=True)
    ]


def test_several_talks_below_one_host() -> None:
    body = (
        "Marsh University\n- Keynote Address: Salt and Law (May 2031)\n- Old Vats (June 2029)\n\n"
        "Institute of Felt\n- Slow Cloth (2030)\n"
    )
    assert _found(body) == [
        ("Salt and Law", "Marsh University", 2031),
        ("Old Vats", "Marsh University", 2029),
        ("Slow Cloth", "Institute of Felt", 2030),
    ]


def test_titles_over_those_who_heard_them_stay_titles() -> None:
    body = "“Wool before the Court”\n- Marsh University, May 2031\n- Institute of Felt, June 2030\n"
    assert [title for title, _, _ in _found(body)] == ["Wool before the Court"] * 2
