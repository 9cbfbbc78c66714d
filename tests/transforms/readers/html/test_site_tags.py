"""What only a site's generator or style sheet reads: tags with values, boxes in front of works, breaks inside lines."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import outline
from tests.transforms.records.one_section import read
from transforms.model import Document
from transforms.parse import parse
from transforms.readers.html.reader import read_html
from transforms.readers.markdown.dialects import plain_markdown


@pytest.mark.parametrize(
    ("tag", "line"),
    [
        (
            '{{< item icon="star" header="Weaver" badge="2019 - 2021" subheader="Globex" >}}',
            "- **Weaver**\t2019 - 2021",
        ),
        ('{% include entry.html what="Weaver" where="Globex" when="2019 - 2021" %}', "- **Weaver**\t2019 - 2021"),
        ("{{% entry title='Weaver at Globex' when='2019' href='/a' /%}}", "- **Weaver at Globex**\t2019"),
        ('{{< details "Conference proceedings" >}}', "### Conference proceedings"),
        ('{{< details title="Older talks" >}}', "### Older talks"),
        ('{{< figure src="/loom.jpg" caption="Our loom, 2019" >}}', ""),
        ('{{< icon name="download" pack="fas" >}}', ""),
    ],
)
def test_tags_of_generators(tag: str, line: str) -> None:
    lines = [one.rstrip() for one in plain_markdown(f"Before\n\n{tag}\n\nAfter").split("\n")]
    assert [one for one in lines[1:-1] if one and one != "  Globex"] == ([line] if line else [])


def test_a_timeline_of_tags_is_a_career() -> None:
    tags = (
        '## Experience\n\n{{< timeline >}}\n{{< item header="Weaver" badge="2019 - 2021" subheader="Globex" >}}\n'
        'Looms\n{{< /item >}}\n{{< item header="Spinner" badge="2017 - 2019" subheader="Initech" >}}\n{{< /item >}}\n'
        "{{< /timeline >}}"
    )
    found = read(plain_markdown(tags)).positions
    assert [(one.title, one.organization, one.start) for one in found] == [
        ("Weaver", "Globex", "2019"),
        ("Spinner", "Initech", "2017"),
    ]


_WORKS = (
    "<ul><li>{0}CVPR 2023{1} <b>Looms that see</b><br>Jane Q. Miller, Bo Marsh</li>"
    "<li>{0}TPAMI{1} <b>Warps and eyes</b><br>Bo Marsh, Jane Q. Miller. 2020</li></ul>"
)


def test_boxes_in_front_of_works_name_the_venue() -> None:
    page = _WORKS.format('<span class="badge bg-dark">', "</span>")
    text, _, _ = read_html(f"<h2>Publications</h2>{page}")
    assert "- [CVPR 2023] **Looms that see**" in text
    found = read(
        "## Publications\n\n" + plain_markdown("- <kbd>CVPR 2023</kbd> **Looms that see** <br> Bo Marsh, Ada Reed")
    )
    assert [(one.title, one.authors) for one in found.papers] == [("Looms that see", ["Bo Marsh", "Ada Reed"])]


def test_boxes_with_the_sort_of_work_are_gone() -> None:
    page = '<p><span class="badge">Journal</span> Quill, A. (2023). Looms. <i>Moss</i>, 3.</p>'
    text, _, _ = read_html(f"<h2>Publications</h2>{page}")
    assert text.endswith("\n\nQuill, A. (2023). Looms. *Moss*, 3.\n")


def test_breaks_inside_an_item_are_lines() -> None:
    text = plain_markdown("- **Looms** <br> Bo Marsh, Ada Reed <br> *Moss*, 2020\n\n| a<br>b | c |\n")
    assert text == "- **Looms** <br>\n  Bo Marsh, Ada Reed <br>\n  *Moss*, 2020\n\n| a<br>b | c |\n"


def test_buttons_to_parts_of_the_page_say_nothing() -> None:
    text, _, _ = read_html('<p>Looms.</p><div><a href="#work">See my work</a> <a href="#pictures">Pictures</a></div>')
    assert text == "Looms.\n"


def test_cards_in_a_grid_are_entries() -> None:
    card = '<div class="col"><div class="card"><h5>{}</h5><h6>{}</h6><p>{}</p></div></div>'
    grid = card.format("Postdoc", "Globex", "2019 - 2021") + card.format("Weaver", "Initech", "2016 - 2019")
    text, _, _ = read_html(f'<h2>Experience</h2><div class="row">{grid}</div>')
    assert "- **Postdoc**  \n  **Globex**  \n  2019 - 2021\n" in text


def test_a_cloud_of_styled_words_is_a_list() -> None:
    spans = [
        f'<span style="font-size:{size}%">{word}</span>'
        for size, word in ((110, "Looms"), (90, "Old dyes"), (70, "Felt"))
    ]
    assert [one.text for one in read(plain_markdown("## Research topics\n\n" + " ".join(spans))).interests] == [
        "Looms",
        "Old dyes",
        "Felt",
    ]


def test_what_a_template_says_of_each_is_not_stated() -> None:
    loop = "{% for t in site.talks %}\n{% for a in t.by %}{{ a }}, {% endfor %}in prep\n{% endfor %}\n"
    assert plain_markdown(f"## Talks\n\n{loop}- Moss, 2019\n").split() == ["##", "Talks", "-", "Moss,", "2019"]


def test_where_a_work_appeared_set_as_code_stands_in_brackets() -> None:
    text = plain_markdown(
        "- `Moss Days'24` Wet walls\n- ``FENS 2023 Oral`` Ferns\n- `May 2019` Tutor\n- `Python` kit\n"
    )
    assert text == "- [Moss Days'24] Wet walls\n- [FENS 2023 Oral] Ferns\n- `May 2019` Tutor\n- `Python` kit\n"


def test_links_over_two_lines_are_whole() -> None:
    text = (
        "## About\n\nI am a lecturer at [Lund\nUniversity](https://lund.example). I was a postdoc at KTH, working\n"
        "with [Ada\nHolm][ada].\n\n- [ ] mow\n- [x](y)\n\n[ada]: https://ada.example\n"
    )
    found = read(plain_markdown(text))
    assert [(one.organization, one.supervisors) for one in found.positions] == [
        ("Lund University", []),
        ("KTH", ["Ada Holm"]),
    ]


def test_pages_of_html_state_no_tags() -> None:
    page = (
        "<h1>Jane Q. Miller</h1><h2>Publications</h2>{% assign works = site.works | sort: 'year' %}"
        "<ul>{% for work in works %}<li>{{ work.title }}, {{ work.year }}</li>{% endfor %}</ul>"
        "<h2>Service</h2>{% if yes %}<p>Reviewer for Moss</p>{% endif %}"
    )
    assert " ".join(read_html(page)[0].split()) == "# Jane Q. Miller ## Publications ## Service Reviewer for Moss"


def test_the_last_card_may_bear_a_class_more() -> None:
    talks = [
        ("Wet looms", "2023", "Loom Days"),
        ("Warps in wind", "2022", "Weft Forum"),
        ("Knots", "2021", "Knot Week"),
    ]
    looks = ("item", "item", "item last")
    cards = "".join(
        f"<div class='{look}'>{''.join(f'<div>{field}</div>' for field in talk)}</div>"
        for look, talk in zip(looks, talks, strict=True)
    )
    rows = read_html(f"<h3>Posters and Talks</h3><div>{cards}</div>")[0].split("\n")
    assert [row.removeprefix("- ").split("\t") for row in rows if "\t" in row] == [list(talk) for talk in talks]


def test_journals_below_what_sounds_like_skills_head_works() -> None:
    works = "1. [J1] A. B. Quill, et al., Why Knots Hold, IEEE Journal on Knots, 2023.\n"
    above = "# Jane Q. Miller\n\n## About Me\n\nI weave.\n\n## Grid Computing Overview\n\nMy looms count.\n\n"
    assert ("papers", "Journals") in outline(f"{above}### Journals\n\n{works}")


def test_a_section_of_another_class_is_no_card_of_the_list() -> None:
    fields = [("Wet looms", "2023", "Loom Days"), ("Warps", "2022", "Weft Forum"), ("Knots", "2021", "Knot Week")]
    cards = "".join(f"<div class='item'>{''.join(f'<div>{field}</div>' for field in talk)}</div>" for talk in fields)
    other = "<div class='item wide'><h2>Outreach</h2><p>Looms for all</p><p>Felt for all</p></div>"
    rows = read_html(f"<h3>Posters and Talks</h3><div>{cards}{other}</div>")[0].split("\n")
    assert [row.removeprefix("- ").split("\t") for row in rows if "\t" in row] == [list(talk) for talk in fields]


def test_a_year_over_a_list_is_no_card() -> None:
    years = "".join(
        f"<div class='level2'><h2>{y}</h2><ul><li>Wet looms</li><li>Warps</li></ul></div>" for y in (2022, 2023)
    )
    lines = read_html(f"<h1>Talks</h1><div>{years}</div>")[0].split("\n")
    assert [line for line in lines if line][1:4] == ["## 2022", "- Wet looms", "- Warps"]


@pytest.mark.parametrize("tag", ["<section id=s class='level3'>{}</section>", "<div class='section level3'>{}</div>"])
def test_sections_that_say_their_level_are_no_cards(tag: str) -> None:
    parts = (tag.format(f"<h3>{name}</h3><ul><li>Wet looms</li><li>Warps</li></ul>") for name in ("Near", "Far"))
    lines = read_html(f"<h2>Talks</h2>{''.join(parts)}")[0].split("\n")
    assert [line for line in lines if line][:4] == ["## Talks", "### Near", "- Wet looms", "- Warps"]


def test_a_link_drawn_as_a_button_to_another_page_says_nothing() -> None:
    page = "<h1>Ada Quill</h1><h3>Research Areas</h3><ul><li>Looms</li><li>Dyes</li></ul>%s"
    leading = page % '<a href="research.html" class="btn btn-dark">View Research</a>'
    assert "View Research" not in read_html(leading)[0]
    for kept in ('<a href="research.html">Woven Maps</a>', '<a href="a.pdf" class="btn">Woven Maps</a>'):
        assert "Woven Maps" in read_html(page % kept)[0]


@pytest.mark.parametrize(
    "credit",
    [
        'Layout adapted from <a href="https://github.com/loomworks">loomworks</a>.',
        'Template by <a href="https://github.com/loomworks">loomworks</a>',
    ],
)
def test_who_made_the_template_is_not_the_owner(credit: str) -> None:
    foot = f'<footer><p>{credit}</p><p><a href="https://github.com/adaquill">GitHub</a></p></footer>'
    text, _, _ = read_html(f"<h1>Ada Quill</h1><p>I weave.</p>{foot}")
    assert "adaquill" in text
    assert "loomworks" not in text


def test_the_sites_brand_names_the_owner_where_nothing_else_does() -> None:
    menu = '<nav class="navbar"><a class="navbar-brand" href="index.html">Ada Quill</a></nav>'
    words = "<h1>My Research</h1><p>These days I am studying for a doctorate in Looms at Yale.</p>"
    page = f"<title>My Research</title>{menu}{words}"
    text, metadata, _ = read_html(page)
    assert metadata["brand"] == "Ada Quill"
    found = parse(Document("index.html", "a", "text/html", "utf-8", text, metadata=metadata))
    assert found.person is not None
    assert found.person.name == "Ada Quill"
    assert [(one.degree, one.field, one.organization) for one in found.education] == [("doctorate", "Looms", "Yale")]


def test_an_address_in_plain_words_in_a_footer_is_kept() -> None:
    foot = "<footer><p>© 2023 Ada Quill<br>ada.quill@loom.edu<br>PhD Candidate</p></footer>"
    text, _, _ = read_html(f"<h1>Ada Quill</h1><p>I weave.</p>{foot}")
    assert "ada.quill@loom.edu" in text
    assert "2023" not in text


def test_a_sign_that_leads_to_another_page_of_the_site_has_no_words() -> None:
    page = "<h2>Papers</h2><div><a href='papers.html'></a><p>All of them</p></div>"
    text, _, _ = read_html(page)
    assert "papers.html" not in text


def test_a_brand_in_two_lines_names_the_owner_in_the_first() -> None:
    brand = "<nav><div class='navbar-brand' id='top'><a href='home.html'>Ada Quill<br>Ph.D. Candidate</a></div></nav>"
    _, metadata, _ = read_html(f"<html><body>{brand}<h3>Short CV</h3></body></html>")
    assert metadata["site"] == "Ada Quill | Ph.D. Candidate"
