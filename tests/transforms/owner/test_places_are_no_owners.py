"""Towns beside several employers, whose sites bear the town's name: nobody's name."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.parse import parse
from transforms.readers.dispatch import read


@pytest.mark.parametrize("town", ["Boulder, CO", "Austin, TX"])
def test_a_town_that_links_bear_is_no_owner(town: str) -> None:
    site = town.split(",", maxsplit=1)[0].lower()
    posts = "".join(
        f"- Scientist ({year}-{year + 2}) [{name} Institute](http://{site}.{name.lower()}.example), {town}\n"
        for name, year in (("Peat", 2008), ("Wool", 2011), ("Felt", 2014))
    )
    found = whole(f"### Professional Appointments\n\n{posts}")
    assert found.person is None or not found.person.name
    assert not found.papers
    assert len(found.positions) == len(posts.splitlines())


@pytest.mark.parametrize(
    "title", ["Ada B. Quill's Curriculum Vitae", "Curriculum Vitae of Ada B. Quill", "Ada B. Quill - Home page"]
)
@pytest.mark.parametrize("house", ["Observatoire de la Tarrelle", "Musée de Vik", "Laboratorio Merrow"])
def test_the_house_of_an_address_is_no_owner(house: str, title: str) -> None:
    page = (
        f"<html><head><title>{title}</title></head><body><h2>Contact Information</h2><p>Loom Group (UMR 12)<br>{house}"
        "<br>06000 Vik</p><h2>Education</h2><p>2008 PhD in Botany, University of Oslo</p></body></html>"
    )
    found = parse(read(page.encode(), "cv.html")).person
    assert found is not None
    assert found.name == "Ada B. Quill"


@pytest.mark.parametrize("over", ["Personal HomePage", "Home page", "Academic page"])
def test_the_owner_below_what_the_page_is(over: str) -> None:
    found = whole(
        f"# {over}\n\nAda Quill, Professor\n\nMerrow University\n\n# Education\n\nPhD, University of Oslo, 2008"
    )
    assert found.person is not None
    assert found.person.name == "Ada Quill"
