"""What is left in names of what was taken out of them is gone; common nouns alone name no body."""

import pytest

from transforms.parsed import Award, Evidence, Position, Talk
from transforms.review.debris import clear_debris, tidied

HERE = Evidence(line_start=1, line_end=1, char_start=0, char_end=1)


@pytest.mark.parametrize(
    ("said", "named"),
    [
        ("Loom Forum, Reed College, . [slides of the day]", "Loom Forum, Reed College"),
        ("Guild of Dyers  Yearly Fair", "Guild of Dyers Yearly Fair"),
        ("Annals of Felt: : Wool", "Annals of Felt: Wool"),
        ("Felt Press /, House of Wool", "Felt Press, House of Wool"),
        ("Yard programme,. Meadow Fund", "Yard programme, Meadow Fund"),
        ("] Seminar of the Guild", "Seminar of the Guild"),
        ("Loom Letters/", "Loom Letters"),
        ("House of Reeds () of Oulu", "House of Reeds of Oulu"),
        ("Loom Forum ( LOFO )", "Loom Forum (LOFO)"),
        ("Loom Forum @", "Loom Forum"),
        ("Reed College*", "Reed College"),
        ("the 3rd Loom Forum", "3rd Loom Forum"),
        ("a Finnish Loom Forum", "Finnish Loom Forum"),
        ("the guild of all weavers", "the guild of all weavers"),
        ("Guild (Oulu)", "Guild (Oulu)"),
        ("Dyers & Co.", "Dyers & Co."),
    ],
)
def test_signs_around_what_is_gone_go(said: str, named: str) -> None:
    talk = Talk(evidence=HERE, title="Reeds", venue=said)
    clear_debris([talk])
    assert talk.venue == named
    assert tidied(named) == named


@pytest.mark.parametrize("said", ["workshop", "a panel", "Seminars", "date"])
def test_a_common_noun_is_no_meeting(said: str) -> None:
    talk = Talk(evidence=HERE, title="Reeds", venue=said)
    clear_debris([talk])
    assert talk.venue is None


@pytest.mark.parametrize(
    "said", ["University", "in Weaving", "and workshops", "University of", "the College of", "Dept.", "Institute for"]
)
def test_a_common_noun_is_no_body(said: str) -> None:
    post = Position(evidence=HERE, title="Dyer", organization=said, unit="Wool House")
    award = Award(evidence=HERE, name="Reed Medal", granter=said)
    clear_debris([post, award])
    assert (post.organization, post.unit, award.granter) == (None, "Wool House", None)
