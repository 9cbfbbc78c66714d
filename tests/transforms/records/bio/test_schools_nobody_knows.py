"""Schools that no list knows, in the sentences of a short biography."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole


@pytest.mark.parametrize("school", ["Merrow Seminary", "Felmoor Conservatory", "Yards of Grislund"])
@pytest.mark.parametrize(
    ("sentence", "degree"),
    [
        ("I hold a B.Eng. in Dyeing from {}, as a member of its first class.", "B.Eng."),
        ("I am a Ph.D. candidate in Botany at {} (leaving 2031), advised by Prof. Bo Orr.", "Ph.D."),
        ("Earlier at {} (M.A.), I studied ferns. I was advised by Prof. Cy Dahl.", "M.A."),
    ],
)
def test_the_school_is_what_stands_in_its_place(school: str, sentence: str, degree: str) -> None:
    found = whole(f"Ada Quill\nI am a weaver at Globex.\n{sentence.format(school)}\n").education
    assert [(one.degree, one.organization) for one in found] == [(degree, school)]


def test_an_adviser_with_a_degree_is_no_school() -> None:
    found = whole("Ada Quill\nI am a weaver at Globex.\nLately at Bo Marsh (PhD), I learnt to weave.\n").education
    assert all(one.organization != "Bo Marsh" for one in found)


def test_honours_without_space_below_a_sentence() -> None:
    text = (
        "Ada Quill\nI am a weaver at Globex.\nI weave felt for cold halls.\nHonors and Awards\n- Felt Medal, 2019\n"
        "- Loom Prize, 2014\nTECHNICAL SKILLS\nLooms: Jacquard, Dobby\nSelected Work\n"
        "Slow Halls for Felt @Merrow Institute of\nFine Looms\n- Wove forty yards.\n- Led two dyers.\n"
        "Wet Roofs @Globex\n- Dyed wool.\n"
    )
    found = whole(text)
    assert [one.name for one in found.awards] == ["Felt Medal", "Loom Prize"]
    assert [(one.title, one.organization) for one in found.projects] == [
        ("Slow Halls for Felt", "Merrow Institute of Fine Looms"),
        ("Wet Roofs", "Globex"),
    ]


def test_skills_without_space_below_an_item() -> None:
    text = (
        "Ada Quill\nI am a weaver at Globex.\nI weave felt for cold halls.\nEXPERIENCE\n"
        "- **Composer**, Merrow Orchestra (Feb 2015 - Jan 2016)\nSkills\nSoftware: Rhino, Jacquard\n"
        "Techniques: Felting, Dyeing\n"
    )
    found = whole(text)
    assert [(one.title, one.organization) for one in found.positions if one.title == "Composer"] == [
        ("Composer", "Merrow Orchestra")
    ]
    assert "Jacquard" in str(found.skills)


@pytest.mark.parametrize("role", ["reptile educator", "Producer", "felt designer", "film restorer"])
def test_callings_that_no_list_knows(role: str) -> None:
    found = whole(f"Ada Quill\nI am a {role} at Globex Herald.\nI like felt in cold halls.\n").positions
    assert [(one.title, one.organization) for one in found] == [(role, "Globex Herald")]
