"""Papers told below projects: the tag says where and when. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole

_HEAD = "Runa Fjeld\nI am a Ph.D. student at Lund University, advised by Prof. Cy Dow.\nSelected Projects\n"
_LAST = "Slow Nets in Winter @Globex\n- Wove nets twice as quickly as before.\n"


@pytest.mark.parametrize(
    ("tag", "venue", "year"),
    [
        ("Annals of Weaving 2019 paper", "Annals of Weaving", 2019),
        ("Felt & Moss Letters’19 paper", "Felt & Moss Letters", 2019),
        ("Published in Annals of Weaving, 2019", "Annals of Weaving", 2019),
        ("Accepted at Yarn Quarterly (2019)", "Yarn Quarterly", 2019),
        ("LOOMX’19 paper", "LOOMX", 2019),
        ("Annals of Weaving’19 article", "Annals of Weaving", 2019),
        ("Yarn Quarterly 2019 essay", "Yarn Quarterly", 2019),
    ],
)
@pytest.mark.parametrize("title", ["Wet Roofs and Quiet Ponds", "A Long Account of Moss on the Roofs of Three Mills"])
def test_names_of_venues_with_their_years(tag: str, venue: str, year: int, title: str) -> None:
    found = whole(f"{_HEAD}{title} @Weft\n- Wove forty ropes.\n- {tag}\n{_LAST}Honors\n- Vale Prize, 2019\n")
    assert [(one.title, one.venue, one.year) for one in found.papers] == [(title, venue, year)]
    assert {one.title for one in found.projects} == {title, "Slow Nets in Winter"}


@pytest.mark.parametrize("told", ["Wrote a 2019 paper", "Best 2019 paper", "Published in three parts, 2019"])
def test_other_words_tag_no_paper(told: str) -> None:
    found = whole(f"{_HEAD}Wet Roofs and Quiet Ponds @Weft\n- {told}\n{_LAST}Honors\n- Vale Prize, 2019\n")
    assert not found.papers


def test_projects_behind_courses_with_marks() -> None:
    courses = "Teaching\n- Felt and Fog, Lund University, 2018\n- Moss for All, Lund University, 2019\n"
    body = _HEAD.replace("Selected Projects\n", f"{courses}Selected Projects\n") + f"Wet Roofs @Weft\n- Wove.\n{_LAST}"
    found = whole(body)
    assert [one.title for one in found.projects] == ["Wet Roofs", "Slow Nets in Winter"]
    assert [one.course for one in found.teaching] == ["Felt and Fog", "Moss for All"]


@pytest.mark.parametrize("heading", ["Presentations", "Invited Talks"])
def test_an_at_sign_parts_a_talk_from_its_place(heading: str) -> None:
    body = f"Runa Fjeld\n{heading}\n- Moss and the Mill @Weft Institute, 2018\n- Fog: A Reply @Lund University, 2019\n"
    assert [(one.title, one.venue) for one in whole(body).talks] == [
        ("Moss and the Mill", "Weft Institute"),
        ("Fog: A Reply", "Lund University"),
    ]


@pytest.mark.parametrize("role", ["Research Assistant", "Visiting Student", "$Graduate\\ Research\\ Assistant$"])
def test_research_over_one_post(role: str) -> None:
    body = (
        "# Runa Fjeld\n\n## EDUCATION\n\nB.A. in Weaving, Lund University, 2019\n\n## Research\n\n"
        f"## Wet Roofs and Quiet Ponds\n\nGlobex University\n\nMay 2021 - June 2023\n\n{role}\n\n- Wove forty ropes.\n"
    )
    found = whole(body)
    assert [(one.organization, one.start) for one in found.positions] == [("Globex University", "2021-05")]
    assert not found.interests


@pytest.mark.parametrize("place", [" (Lund University)", ", Globex University", " @Lund University"])
@pytest.mark.parametrize("heading", ["Selected Research", "Research Projects", "Selected Projects"])
def test_titles_of_two_halves_before_their_places(place: str, heading: str) -> None:
    head = _HEAD.replace("Selected Projects", heading)
    body = f"Why Mills Went Quiet: A Long Account{place}\n- Wove forty ropes.\n- Felt & Moss Letters’19 paper\n"
    last = f"Slow Nets and Wet Barges in Winter{place}\n- Wove nets twice as quickly as before.\n"
    for first, second in ((body, last), (last, body)):
        found = whole(f"{head}{first}{second}Honors\n- Vale Prize, 2019\n")
        assert {(one.title, one.organization) for one in found.projects} == {
            ("Why Mills Went Quiet: A Long Account", place.strip(" ,()@")),
            ("Slow Nets and Wet Barges in Winter", place.strip(" ,()@")),
        }
        assert [one.title for one in found.papers] == ["Why Mills Went Quiet: A Long Account"]
        assert not found.interests


@pytest.mark.parametrize("tag", ["Published in Yarn Quarterly, 2019", "Annals of Weaving 2019 paper"])
@pytest.mark.parametrize("below", ["Machine Looms in Winter (Lund University)", "How Mills Went Quiet @Globex"])
def test_the_next_title_goes_on_with_no_tag(tag: str, below: str) -> None:
    found = whole(
        f"{_HEAD}Wet Roofs and Quiet Ponds @Weft\n- {tag}\n{below}\n- {tag}\n{_LAST}Honors\n- Vale Prize, 2019\n"
    )
    assert [one.title for one in found.papers] == [
        "Wet Roofs and Quiet Ponds",
        below.partition(" (")[0].partition(" @")[0],
    ]


@pytest.mark.parametrize(
    ("owner", "told"), [("Ada Bui", "Built two looms"), ("Bo Li", "Linked looms"), ("Mia Ma", "Made Maps")]
)
def test_a_word_that_begins_as_the_owners_name(owner: str, told: str) -> None:
    body = _HEAD.replace("Runa Fjeld", owner) + f"Wet Roofs and Quiet Ponds @Weft\n- {told}.\n- CHI’19 paper\n{_LAST}"
    assert [one.title for one in whole(body).papers] == ["Wet Roofs and Quiet Ponds"]
