"""Parts of a body told with the body's own subject, and titles with notes in brackets. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize(
    ("text", "title", "organization"),
    [
        (
            "She works as a researcher at the Archive Centre of the Institute for Rope Studies in Bergen (Norway).",
            "researcher",
            "Archive Centre of the Institute for Rope Studies",
        ),
        (
            "She was a fellow at the Policy Center of the Department of Wells and Pails.",
            "fellow",
            "Policy Center of the Department of Wells and Pails",
        ),
        (
            "I am an Associate Professor (lektor; tenured) at Otter University, where I am a fellow of Brenn College.",
            "Associate Professor",
            "Otter University",
        ),
    ],
)
def test_where_one_works(text: str, title: str, organization: str) -> None:
    first = whole(f"# Ada Weaver\n\n{text}\n").positions[0]
    assert (first.title, first.organization) == (title, organization)


@pytest.mark.parametrize(
    "text",
    ["I teach in the Digging and Wells program at Otter Hall.", "She teaches in the Rope Studies department."],
)
def test_a_programme_is_no_course(text: str) -> None:
    assert not whole(f"# Ada Weaver\n\nI am a lecturer at Otter College. {text}\n").teaching
