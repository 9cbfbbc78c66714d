"""Links on signs that are drawn in the page: the name inside a drawing is no word that the page shows. All made up."""

from __future__ import annotations

import pytest

from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.readers.html.reader import read_html

_MAIL, _CODE = "mailto:ada@quill.example", "https://github.com/adaquill"


@pytest.mark.parametrize("sign", ["<svg><title>{0}</title><path/></svg>", "<span><svg><title>{0}</title></svg></span>"])
def test_a_drawing_s_name_does_not_hide_where_its_link_leads(sign: str) -> None:
    links = f'<a href="{_MAIL}">{sign.format("Mail")}</a> <a href="{_CODE}">{sign.format("Code")}</a>'
    page = f"<html><body><h1>Ada Quill</h1><div>{links}</div><h2>Talks</h2></body></html>"
    found = parse(read(page.encode(), "a.html")).person
    assert (list(found.emails), list(found.urls)) == (["ada@quill.example"], [_CODE])


def test_words_beside_a_drawing_stay() -> None:
    assert f"[My code]({_CODE})" in read_html(f'<a href="{_CODE}"><svg><title>x</title></svg> My code</a>')[0]


@pytest.mark.parametrize("target", ["LoomBook/index.html", "papers/2014/loom.pdf", "./notes/", "loom.html"])
def test_an_empty_link_within_the_site_says_nothing(target: str) -> None:
    assert read_html(f'<p><em><a href="{target}"><strong></strong></a></em>Looms</p>')[0].strip() == "Looms"
