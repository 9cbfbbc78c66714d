"""The owner's pages: what the addresses of links say."""

from __future__ import annotations

import pytest

from tests.transforms.owner.owners import owner

PAGES = [
    ("[Ada Vale](https://adavale.example.net/)", "Leeds", ["https://adavale.example.net/"]),
    ("Ada Vale", "[Download my CV](https://avale.github.io/files/cv_vale.pdf)", ["https://avale.github.io/files/cv_vale.pdf"]),
    ("Ada Vale", "[Download my CV](https://elsewhere.org/cv.pdf)", []),
    ("Ada Vale", "[Leeds](https://leeds.example/team/dr-ada-vale)", ["https://leeds.example/team/dr-ada-vale"]),
    ("Ada Vale", "[an interview](https://paper.example/2019/ada-vale-on-looms)", []),
]  # fmt: skip


@pytest.mark.parametrize(("name", "line", "urls"), PAGES)
def test_links_that_name_the_owner(name: str, line: str, urls: list[str]) -> None:
    person = owner(f"# {name}\n\n{line}\n\n## EDUCATION\n\nPhD, University of Leeds, 2010\n")
    assert person is not None
    assert person.urls == urls


def test_lists_of_works_and_reviews_are_the_owners() -> None:
    person = owner(
        "# Ada Vale\n\n## PUBLICATIONS\n\nSee the [full list](https://pubmed.ncbi.nlm.nih.gov/?term=Vale+A%5BAuthor%5D).\n\n"
        "## SERVICE\n\nReviewer for Nature ([history](https://www.webofscience.com/wos/author/record/AAA-1-2021))\n"
    )
    assert person is not None
    assert len(person.urls) == 2


def test_links_that_say_where_they_lead_make_no_site_the_owners() -> None:
    links = "".join(f"- Looms {n}, 201{n} ([WellPapers](https://wellpapers.org/rec/W{n}))\n" for n in range(4))
    person = owner(f"## TEACHING\n\n{links}", uri="page.md")
    assert person is None or person.urls == []


def test_a_page_without_a_name_whose_links_lead_into_one_site() -> None:
    links = "".join(f"- [Looms {n}](http://www.adaquillworks.net/teaching/{n}), 201{n}\n" for n in range(4))
    person = owner(f"## TEACHING\n\n{links}", uri="page.md")
    assert person is not None
    assert (person.name, person.urls) == (None, ["http://www.adaquillworks.net"])


@pytest.mark.parametrize("shown", ["News", "[Press release]", "Announcement"])
def test_links_to_what_the_press_says_are_no_sites(shown: str) -> None:
    prize = f"- Loom Prize, Weft Society, 2019 [{shown}](https://www.weft.example/profile/ada-vale/)"
    person = owner(f"# Ada Vale\n\nada@vale.example.org\n\n## AWARDS\n\n{prize}\n")
    assert person is not None
    assert not person.urls


def test_a_word_of_the_title_alone_is_no_name() -> None:
    body = "**Ada Vale: A Keeper of Looms**\n\nAda Vale is the Professor of Weaving at Leeds University."
    person = owner(body, title="Ada Vale Exhibit")
    assert person is not None
    assert person.name == "Ada Vale"


def test_another_s_page_is_none_be_the_owner_s_name_in_its_address() -> None:
    told = "I was taught by [Bo Valeria](http://bovaleria.net/) and work at Globex. [Ada Vale](http://adavale.net/)"
    person = owner(f"# Ada Vale\n\n{told}\n\n## AWARDS\n\nMoss Prize, 2000\n")
    assert person is not None
    assert person.urls == ["http://adavale.net/"]
