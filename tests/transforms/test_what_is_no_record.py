"""What pages hold beside records: captions, rows of links, sites of employers, wishes to be in touch."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed


@pytest.mark.parametrize("below", ["Loom and barn, seen in spring. Turku, Finland.", "*A loom at Turku, spring 2021*"])
@pytest.mark.parametrize("heading", ["Research Interests", "Projects"])
def test_words_below_a_picture_say_what_it_shows(heading: str, below: str) -> None:
    found = parsed(f"## {heading}\n\nMy research interests are old looms and warps.\n\n![Loom](a.jpg)\n{below}\n")
    assert not {"Loom and barn", "A loom at Turku", "Turku"} & {
        *(one.text for one in found.interests),
        *(one.title for one in found.projects),
    }
    told = parsed("## Projects\n\n### Valley Looms (2012-2014)\n![Loom](a.jpg)\nMaps of the old looms.\n")
    assert [one.title for one in told.projects] == ["Valley Looms"]


def test_a_row_of_links_to_pages_of_the_site_is_no_work() -> None:
    works = '\n\nMiller, Jane. 2018. "Salt and tide." *Loom Letters* 5(1): 1-8.\n'
    row = "[Top page](a.html) | [Research Projects](b) | [Publications and Working Papers](c) | [Data Blog](d)"
    found = parsed(f"## Publications and Working Papers\n\n{row}{works}")
    assert [one.title for one in found.papers] == ["Salt and tide"]


def test_the_way_to_the_top_is_no_service_and_loading_no_project() -> None:
    assert len(parsed("## Service\n\n- Reviewer, Loom Letters, 2019\n\nTop of page\n").service) == 1
    assert not parsed("## Projects\n\nLoading projects...\n").projects


def test_a_site_among_the_details_of_a_post_is_the_employers() -> None:
    posts = (
        "* 2020-2021: Postdoctoral Fellow\n    * Globex University\n    * https://www.globexloom.org/\n"
        "* 2018-2019: Lecturer\n    * Acme University\n    * https://www.acmelab.org/\n"
    )
    assert parsed(f"## Experience\n{posts}").person.urls == []
    mine = parsed("## Contact\n* Web:\n    * https://www.jqmiller.org/\n").person.urls
    assert mine == ["https://www.jqmiller.org/"]


@pytest.mark.parametrize("wish", ["connecting with colleagues, weavers and students", "collaborations with museums"])
def test_a_wish_to_be_in_touch_is_no_interest(wish: str) -> None:
    assert parsed(f"## Contact\n\nI'm always interested in {wish}. Feel free to write.").interests == []


def test_works_set_off_by_style_alone_below_recent_work() -> None:
    works = "**Ice and its uses**\n*Loom Letters*, 2020\n\n**The price of nets**\nwith Bo Marsh, *Baltic Yarn*, 2021\n"
    found = parsed(f"## Recent Work\n\n{works}")
    assert [(one.title, one.venue, one.year) for one in found.papers] == [
        ("Ice and its uses", "Loom Letters", 2020),
        ("The price of nets", "Baltic Yarn", 2021),
    ]
    assert not found.positions


def test_years_before_the_names_of_works_below_scholarship() -> None:
    works = (
        "2008\\. Miller, J., Marsh, B. Salt in the valley. Loom Letters 5, 1-8.\n\n"
        "2006\\. Miller, J. Boats and rope. Baltic Yarn 3, 22-40.\n"
    )
    found = parsed(f"## Scholarship\n\n{works}")
    assert [(one.title, one.year) for one in found.papers] == [("Salt in the valley", 2008), ("Boats and rope", 2006)]
    assert not found.awards


def test_rejected_and_resubmit_is_a_standing() -> None:
    found = parsed("## Working papers\n1. Nets and knots, with Bo Marsh. Rejected and resubmit at Loom Letters.\n")
    assert [(one.venue, one.status) for one in found.papers] == [("Loom Letters", "submitted")]


@pytest.mark.parametrize("heading", ["Recent Work", "Research"])
@pytest.mark.parametrize("shown", ["**{}**", "[{}](http://x.org/3)"])
def test_titles_set_off_before_places_in_italics(heading: str, shown: str) -> None:
    titles = ("On ice and its uses", "The price of nets", "Measuring yarn")
    works = "".join(f"- {shown.format(one)}. *Loom Letters*, {2010 + at}\n" for at, one in enumerate(titles))
    found = parsed(f"## {heading}\n\n{works}")
    assert [(one.title, one.venue) for one in found.papers] == [(one, "Loom Letters") for one in titles]
    posts = "- **Lecturer**, *Globex University*, 2012\n- **Research Intern**, *Acme Labs*, 2010\n"
    assert not parsed(f"## {heading}\n\n{posts}").papers


@pytest.mark.parametrize("shown", ["**{}**, ", "**{}.** ", "[{}](http://x.org/3) "])
def test_a_short_title_set_off_right_before_its_place(shown: str) -> None:
    begun = f"{shown.format('Dried fish')}*Science and Yarn*"
    found = parsed(f"## Papers\n\n- {begun}, 2016 (with B. Marsh)\n- A long tale of looms. *Yarn*, 2010\n")
    first = found.papers[0]
    assert (first.title, first.venue, len(first.authors)) == ("Dried fish", "Science and Yarn", 2)
    named = parsed("## Papers\n\n- **J. Miller**, *Yarn for all*, 2012. Acme Press.\n").papers
    assert [one.title for one in named] == ["Yarn for all"]
