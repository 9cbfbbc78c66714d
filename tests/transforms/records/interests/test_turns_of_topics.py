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
            "My interests lie in the field of wool - more specifically in problems related to dyes.",
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


@pytest.mark.parametrize(
    "call",
    [
        "I am hiring one keen Ph.D. student with an interest in wool, felt, and yarn.",
        "If you’re interested in wool or felt, write to me.",
        "I am always seeking students who are interested in weaving, felting, and dyeing.",
    ],
)
def test_what_students_are_called_for_is_no_interest(call: str) -> None:
    assert not read(f"## About\n\nI am a weaver at Lund University. {call}").interests


def test_a_sign_in_a_topic_is_not_the_writer() -> None:
    found = read("## About\n\nMy dissertation focuses on mending I/O cables of slow looms.").interests
    assert [one.text for one in found] == ["mending I/O cables of slow looms"]


def test_a_list_that_prose_announces_holds_the_topics() -> None:
    body = (
        "My research lies in weaving, including knots and wool.\nI mainly focus on slow looms.\n"
        "My current research interests include\n- Cold dyes\n- Felt for farms\n"
    )
    assert interests(body) == ["Cold dyes", "Felt for farms"]
