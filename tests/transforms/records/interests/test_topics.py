"""Topics of interest in forms of their own: explained behind dashes, on plain lines, in sentences. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.one_section import interests, read


def test_topics_before_a_dash_are_explained_like_those_before_a_colon() -> None:
    body = (
        "Loom noise - a theme that began in my first mill and went on through all of the years since then. It led to "
        "one good book. Won funds as co-PI of the humming mill.\n\n"
        "Northern dyes - a younger line of work that so far has led to two talks and none of the papers I hoped for.\n"
    )
    assert interests(body) == ["Loom noise", "Northern dyes"]


@pytest.mark.parametrize("form", ["- **{}**: {}", "- {}: {}", "- {} — {}"])
def test_short_clauses_explain_the_topics_before_them(form: str) -> None:
    told = {
        "Weft": "how threads cross and what is left of them",
        "Rest": "machines that wait",
        "Dyes": "colours of mills",
    }
    assert interests("\n".join(form.format(*pair) for pair in told.items())) == list(told)


def test_questions_and_phrases_that_end_in_a_stop_explain_bold_topics() -> None:
    body = (
        "- **Slow looms**: how wool keeps its warmth, and for how long.\n"
        "- **Felt**: why it shrinks and how it recovers.\n- **Dyes**: quick samplers for the colours of mills.\n"
    )
    assert interests(body) == ["Slow looms", "Felt", "Dyes"]


def test_each_of_two_lists_in_a_line_goes_without_its_label() -> None:
    body = "Weaving: hand looms, warps. Dyeing of wool: madder, walnut shells."
    assert interests(body) == ["hand looms", "warps", "madder", "walnut shells"]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("Loom theory, dyes. Special interests in felt, wool", ["Loom theory", "dyes", "felt", "wool"]),
        ("Loom theory, dyes, example.org/quill/looms", ["Loom theory", "dyes"]),
        ("Dyes, felt, loom theory and its uses in mills", ["Dyes", "felt", "loom theory and its uses in mills"]),
    ],
)
def test_topics_without_leads_and_addresses(body: str, expected: list[str]) -> None:
    assert interests(body) == expected


def test_plain_lines_that_nothing_parts_are_one_topic_each() -> None:
    body = "Loom Noise\nDye Chemistry\nWeavers and Travelling Spinners\nNorthern Mills\n"
    assert interests(body) == ["Loom Noise", "Dye Chemistry", "Weavers and Travelling Spinners", "Northern Mills"]


def test_a_sentence_that_breaks_off_over_bullets_announces_interests() -> None:
    body = "# Ann Quill\n\n## Summary\n\nMy main interests are\n- weaving by hand\n- looms\n\nI speak\n- Danish\n"
    assert [one.text for one in whole(body).interests] == ["weaving by hand", "looms"]


def test_what_career_one_would_like_is_no_research_interest() -> None:
    body = "## Research interests\n\nTesting, Measuring\n\n## Career interests\n\nLoom management, teaching"
    assert [interest.text for interest in read(body).interests] == ["Testing", "Measuring"]


def test_what_a_break_parts_is_no_list_of_one() -> None:
    found = read(
        "## Research Interests\n\nAt present: felt networks, the control of slow looms, models of the weave<br>\n"
        "Before that: barn modelling, the physics of airglow\n\n"
        "## Skills\n\nPackages for the counting of many birds pandas, polars, statnet<br>\n"
        "Pictures in tikz, gimp"
    )
    assert [one.text for one in found.interests] == [
        "felt networks", "the control of slow looms", "models of the weave", "barn modelling", "the physics of airglow",
    ]  # fmt: skip
    assert "statnet" in [one.text for one in found.skills]


def test_topics_in_lower_case_on_lines_of_their_own() -> None:
    found = read("## Research Interests\n\nslow looms\nmoss walls\ndye chemistry\n").interests
    assert [one.text for one in found] == ["slow looms", "moss walls", "dye chemistry"]
    assert not read("## Interests\n\nhiking\nsinging\nreading\n").interests


def test_a_line_that_only_names_the_list_below_it_is_no_topic() -> None:
    body = "_Substance:_  \nmoss policy, life of looms\n\n_Methods:_  \nknot analysis, field trials\n"
    assert interests(body) == ["moss policy", "life of looms", "knot analysis", "field trials"]


def test_a_label_alone_below_a_full_line_of_topics_begins_another_list() -> None:
    body = (
        "Themes of work:\nRiver tolls and their keepers, ferry rights in the delta, kinship of boatmen, salt rents\n"
        "Ways of work:\nLedger studies, spoken memory\n"
    )
    found = interests(body)
    assert found[2:] == ["kinship of boatmen", "salt rents", "Ledger studies", "spoken memory"]


def test_bold_words_up_to_a_full_stop_are_the_topics_of_their_paragraphs() -> None:
    body = (
        "**Weft topology.** Threads cross in many ways, and I study how many of them can be told apart.\n\n"
        "**Slow looms**. Machines that wait use less power, dye and felt. I build some of them with students.\n"
    )
    assert interests(body) == ["Weft topology", "Slow looms"]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (
            "- Felt networks, examining how threads cross\n- Dyes and pigments\n- Wool physics\n- Especially indigo",
            ["Felt networks", "Dyes and pigments", "Wool physics", "indigo"],
        ),
        ("Cloth policy; Trade and guilds, especially in the North; Wool", ["Cloth policy", "Trade and guilds", "Wool"]),
        ("- Methods to measure dyes\n- Learning to weave", ["Methods to measure dyes", "Learning to weave"]),
    ],
)
def test_how_one_goes_about_a_topic_and_where_is_no_part_of_it(body: str, expected: list[str]) -> None:
    assert interests(body) == expected


@pytest.mark.parametrize("noun", ["yarn retrieval", "felt removal", "mill speed", "wool traffic"])
def test_nouns_that_end_like_adjectives_end_a_topic(noun: str) -> None:
    text = f"My research focuses on {noun}, warp theory, and dyes."
    assert [one.text for one in whole(f"# Ada Vale\n\n{text}\n").interests] == [noun, "warp theory", "dyes"]


@pytest.mark.parametrize("pair", [("cryptography", "sparse recovery"), ("robotics", "human-loom interaction")])
def test_a_science_and_a_topic_of_two_words(pair: tuple[str, str]) -> None:
    told = f"My research is on loom scheduling and soft yarns, with a focus on {pair[0]} and {pair[1]}."
    found = read(f"Ada Quill\n\nI am a PhD candidate at Aalto University. {told}\n").interests
    assert [topic.text for topic in found[-2:]] == list(pair)


def test_a_science_that_shares_its_noun_with_the_other() -> None:
    told = "My research is on loom scheduling and soft yarns, with a focus on hydrology and climate policy."
    found = read(f"Ada Quill\n\nI am a PhD candidate at Aalto University. {told}\n").interests
    assert found[-1].text == "hydrology and climate policy"


@pytest.mark.parametrize(
    "term", ["internet of things", "reinforcement learning from human feedback", "theory of mind", "history of science"]
)
@pytest.mark.parametrize("lead", ["My research is on ", "I work on ", "My research interests include "])
def test_a_preposition_inside_a_term_does_not_hold_two_topics_together(lead: str, term: str) -> None:
    found = whole(f"Runa Fjeld\n{lead}{term} and slow felt weaving.\n")
    assert [one.text for one in found.interests] == [term, "slow felt weaving"]


def test_a_list_below_paragraphs_names_the_topics_these_tell_of() -> None:
    told = "My research focuses on building roofs that last for a hundred winters and more in wet towns."
    assert interests(f"{told}\n\n- Storks and chimneys\n- Wet thatch\n- Peat as fuel\n") == [
        "Storks and chimneys",
        "Wet thatch",
        "Peat as fuel",
    ]
