"""Turns of sentences on topics: a dash before what is meant, what one focuses on, sentences over explained topics."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import interests, read


@pytest.mark.parametrize(
    ("text", "topics"),
    [
        (
            "My research lies at the intersection of wool and felt, focusing on: (1) dyes, (2) looms, and (3) yarn.",
            ["wool", "felt", "dyes", "looms", "yarn"],
        ),
        (
            "My interests are broadly in the field of wool - specifically interested in projects related to dyes.",
            ["wool", "dyes"],
        ),
    ],
)
def test_what_a_topic_is_narrowed_to(text: str, topics: list[str]) -> None:
    assert [one.text for one in read(f"## About\n\n{text}").interests] == topics


def test_a_sentence_over_explained_topics_states_none() -> None:
    body = (
        "My research focuses on building practical looms and yarn systems for real mills.\n\n"
        "- **Loom Agents:** Designing agents for complex weaving in real mills, homes, and many other places of work.\n"
        "- **Wet Wool:** Building models that reason over wet and dry wool in cold rooms of old mills, by hand.\n"
    )
    assert interests(body) == ["Loom Agents", "Wet Wool"]
