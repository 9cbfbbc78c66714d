"""What a page's foot says of its owner: profiles in rows of links, an address, a telephone number. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import parsed, whole
from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.readers.html.reader import read_html

_LINKS = {
    "GitHub": "https://github.com/loomery",
    "Mastodon": "https://wool.example/@felt",
    "OSF": "https://osf.io/ab3cd/",
    "Bluesky": "https://bsky.app/profile/felt.example",
}
_PAPERS = "<h2>Publications</h2><ul><li>J. Miller. Slow looms. Journal of Looms, 2019.</li></ul>"


@pytest.mark.parametrize("form", ["<footer>{}</footer>", '<div id="footer">{}</div>'])
def test_a_foot_states_profiles_address_and_telephone(form: str) -> None:
    row = "".join(f'<a href="{url}">{name}</a> ' for name, url in _LINKS.items())
    foot = form.format(f"<p>Contact: jane.miller@globex.example</p><p>Phone: +47 22 33 44 55</p><p>{row}</p>")
    text, _, _ = read_html(f"<html><body><h1>Jane Miller</h1>{_PAPERS}{foot}</body></html>")
    person = whole(text).person
    assert person is not None
    assert (person.emails, person.phones) == (["jane.miller@globex.example"], ["+47 22 33 44 55"])
    assert set(_LINKS.values()) <= set(person.urls)


def test_a_foots_general_address_is_nobodys() -> None:
    foot = "<footer><p>© Globex University, webmaster@globex.example</p></footer>"
    text, _, _ = read_html(f"<html><body><h1>Jane Miller</h1>{_PAPERS}{foot}</body></html>")
    assert "webmaster" not in text


@pytest.mark.parametrize(
    ("label", "url"),
    [
        ("OSF", "https://osf.io/ab3cd/"),
        ("Goodreads", "https://www.goodreads.com/user/show/123-felt"),
        ("Mastodon", "https://wool.example/@felt"),
    ],
)
def test_links_called_after_sites_of_profiles_are_the_owners(label: str, url: str) -> None:
    person = parsed(
        f"I weave at Globex University.\n\n## Contact\n\n[GitHub](https://github.com/x-y) [{label}]({url})"
    ).person
    assert person is not None
    assert url in person.urls


@pytest.mark.parametrize("tail", [". All rights reserved.", " | Powered by Loomery using the Felt theme", ""])
def test_whose_rights_a_page_reserves_is_its_owner(tail: str) -> None:
    text = f"Vita\n\nEducation\n  2018 Ph.D., Globex University, Oslo\n\n© 2020 Jane Miller{tail}\n"
    person = whole(text).person
    assert person is not None
    assert person.name == "Jane Miller"


@pytest.mark.parametrize("foot", ["© 2020 Jane Miller | Powered by Loomery", "© Jane Miller. All rights reserved."])
def test_a_foot_spells_out_the_initial_at_the_top(foot: str) -> None:
    person = whole(f"J. Miller\n\nEducation\n  2018 Ph.D., Globex University, Oslo\n\n{foot}\n").person
    assert person is not None
    assert person.name == "Jane Miller"


def test_a_page_s_own_data_spell_out_the_initial_at_the_top() -> None:
    page = '<html><head><meta name="author" content="Jane Miller"></head><body><h1>j. miller</h1>{}</body></html>'
    found = parse(read(page.format(_PAPERS).encode(), "a.html")).person
    assert found is not None
    assert found.name == "Jane Miller"
