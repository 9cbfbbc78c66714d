"""Pages of site generators: front matter in TOML, landing pages, what only a style sheet sets apart, bare spans."""

from __future__ import annotations

import pytest

from transforms.readers.html.reader import read_html
from transforms.readers.markdown.dialects import plain_markdown
from transforms.readers.markdown.markdown import read_markdown


def test_front_matter_in_toml() -> None:
    text, _, _ = read_markdown(
        '+++\nwidget = "about"\n[interests]\n  interests = ["Moss", "Ferns"]\n[[education.courses]]\n'
        '  course = "PhD in Botany"\n  institution = "Rice University"\n  year = 2019\n+++\n\n# Biography\n'
    )
    assert "- Moss\n- Ferns" in text
    assert "- **PhD in Botany**, Rice University, 2019" in text
    assert "widget" not in text


def test_front_matter_over_html() -> None:
    works = "<ul><li>A. Quill. Moss walls. 2019.</li></ul>"
    text, metadata, _ = read_html(f'---\nlayout: page\ntitle: "Publications"\nauthor: Ada Quill\n---\n\n{works}')
    assert text == "# Publications\n\n- A. Quill. Moss walls. 2019.\n"
    assert metadata["author"] == "Ada Quill"
    text, _, _ = read_html(f"---\ntitle: Publications\n---\n<main>\n<h1>Papers</h1>{works}</main>")
    assert text.startswith("# Papers\n")


def test_broken_toml_stays_above_the_page() -> None:
    text = read_markdown("+++\nwidget = = 3\n+++\nI look at moss.\n")[0]
    assert text.split("\n") == ["widget = = 3", "", "", "I look at moss.", ""]


def test_sections_of_a_landing_page() -> None:
    text, _, _ = read_markdown(
        "---\ntype: landing\nsections:\n  - block: markdown\n    content:\n      title: Publications\n      text: |-\n"
        "        1. Quill, A. Moss walls. 2019.\n  - block: experience\n    content:\n      title: Experience\n"
        "      items:\n        - title: Tutor\n          company: Globex\n          date_start: '2019-01-01'\n"
        "          date_end: ''\n  - block: honours\n    content:\n      title: Awards\n      items:\n"
        "        - title: Fern Medal\n          date_start: '2018-01-01'\n          date_end: ''\n---\n"
    )
    assert "## Publications\n\n1. Quill, A. Moss walls. 2019." in text
    assert "- **Tutor**, Globex, 2019-01-01 – present" in text
    assert "- **Fern Medal**, 2018-01-01\n" in text


def test_bare_spans_that_begin_a_line_with_a_headings_words() -> None:
    text, _, _ = read_markdown("# CV\n\n<span>Research Experience</span> <span>**Moss**</span>\nA. Quill\n")
    assert "## Research Experience\n\n<span>**Moss**" in text


def test_words_right_behind_a_years_box() -> None:
    page = '<ul><li><span class="year">2021</span>Won the Fern Medal</li></ul>'
    assert read_html(page)[0] == "- 2021 Won the Fern Medal\n"


def test_tags_without_marks_between_them() -> None:
    page = '<div class="tags"><span>Wet moss</span> <span>Dry ferns</span> <span>Fens</span></div>'
    assert read_html(page)[0] == "Wet moss, Dry ferns, Fens\n"


def test_a_name_in_letters_of_their_own_is_no_list_of_tags() -> None:
    page = '<div class="name"><span>A</span><span>d</span><span>a</span></div>'
    assert read_html(page)[0] == "Ada\n"


def test_signs_behind_names() -> None:
    assert read_html("<p>Ada Quill<sup>✦</sup>, Bo Fern<sup>†</sup></p>")[0] == "Ada Quill\\*, Bo Fern†\n"


def test_words_beside_a_picture_stay() -> None:
    assert "Ada Quill" in read_markdown("Ada Quill ![me](a.png)\n\n## Research interests\n")[0]


def test_items_in_a_headings_type_are_items() -> None:
    text = "- ###### Weaver at **Globex**, 2019 ######\n\n- ### Tutor\n\n### Heading\n"
    assert plain_markdown(text) == "- Weaver at **Globex**, 2019\n\n- Tutor\n\n### Heading\n"


HIDDEN = "<pre>@article{q, title={Moss walls}, journal={Fern Letters}, year={2021}, pages={1--9}}</pre>"
ROW = (
    '<ol><li><div class="row"><div class="col-8"><div>Moss walls</div><div><em>Ada Quill</em></div>{shown}'
    '<div class="links"><a class="abstract btn" role="button">Abs</a><a role="button">Bib</a></div>{hidden}'
    "</div></div></li></ol>"
)


@pytest.mark.parametrize(
    "hidden",
    [
        f'<div class="bibtex hidden">{HIDDEN}</div>',
        f'<div style="display:none">{HIDDEN}</div>',
        f"<details><summary>BibTeX</summary>{HIDDEN}</details>",
    ],
)
def test_what_only_the_hidden_bibtex_of_a_work_states(hidden: str) -> None:
    read = read_html(ROW.format(shown="<div class='periodical'></div>", hidden=hidden))[0]
    assert [line.strip() for line in read.splitlines()[1:]] == ["*Ada Quill*", "*Fern Letters*, 2021"]
    assert "Bib" not in read
    assert "2021" not in read_html(ROW.format(shown="<div>Bog Notes, 2019</div>", hidden=hidden))[0]


def test_only_the_year_is_hidden() -> None:
    page = f'<ul><li>Ada Quill. <i>Moss walls.</i> Fern Letters<div class="bibtex hidden">{HIDDEN}</div></li></ul>'
    assert read_html(page)[0] == "- Ada Quill. *Moss walls.* Fern Letters, 2021\n"


def test_links_and_subtitle_of_a_page_made_with_quarto() -> None:
    page = (
        "---\ntitle: Ada Quill\nsubtitle: 'Ph.D. student in Botany <br> Lund University'\nabout:\n  template: jolla\n"
        "  links:\n    - icon: github\n      href: https://github.com/aquill\n    - text: Scholar\n"
        "      href: https://scholar.google.com/citations?user=AQ\n---\n\nI count mosses.\n"
    )
    found = read_markdown(page)[0]
    assert "https://github.com/aquill" in found
    assert "Ph.D. student in Botany, Lund University" in found


def test_definitions_below_a_heading_are_items_with_their_dates_beside_them() -> None:
    text, _, _ = read_markdown(
        "## Talks\n\n: Quill, A. *Moss walls*. Fern Days\n__2019__\n\n: Quill, A. Wet ferns\nin Turku\n\nEnd\n: here\n"
    )
    assert "- Quill, A. *Moss walls*. Fern Days\t2019\n\n- Quill, A. Wet ferns\n  in Turku\n\n**End**\there" in text


def test_a_field_without_a_value_says_nothing() -> None:
    assert "N/A" not in read_markdown("### Moss\n\nTurku\n\nN/A\n\n2019\n")[0]


def test_boxes_of_works_with_a_class_of_their_own_their_badge_inside_and_a_summary() -> None:
    box = (
        '<div class="paper-box wide">\n  <div class="paper-box-text" markdown="1">\n\n<div>'
        '<span class="venue-badge new">'
        "Fern Days</span></div>\n\n**{}**\n\nCo-first author\n\nHere the moss that grows on old walls is counted and "
        "drawn by hand.\n\n  </div>\n</div>\n\n"
    )
    text, _, _ = read_markdown(f"## Papers\n\n{box.format('Moss walls')}{box.format('Wet ferns')}")
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    assert lines == ["## Papers", "- **Moss walls**", "*Fern Days*", "- **Wet ferns**", "*Fern Days*"]


def test_a_date_alone_over_a_card_of_a_list_stands_beside_it() -> None:
    card = '<div class="one"><div>{}</div><div><div>Fern Medal</div><div>Moss Board</div></div></div>\n'
    text, _, _ = read_markdown(f"## Awards\n\n{card.format(2019)}{card.format(2021)}")
    assert "- 2019\tFern Medal\tMoss Board\n" in text


def test_tags_that_end_in_a_bracket_and_one_that_is_left_out() -> None:
    tags = "<span>Wet moss</span>\n<!-- <span>Peat</span> --><span>Ferns (old)</span>\n<span>Fens</span>"
    page = f'<div class="tags">{tags}</div>'
    assert read_html(page)[0] == "Wet moss, Ferns (old), Fens\n"


def test_a_date_alone_over_a_course_stands_beside_it() -> None:
    card = '<div class="one"><div>{}</div><div><b>{}</b> — Rice University<br>Moss, ferns</div></div>\n'
    text, _, _ = read_markdown(f"## Teaching\n\n{card.format(2019, 'Botany')}{card.format(2021, 'Fens')}")
    assert "- 2019\t**Botany** — Rice University  \n" in text


@pytest.mark.parametrize("tag", ["ol", "ul"])
def test_a_list_of_the_page_s_own_parts_is_a_menu_though_their_names_are_long(tag: str) -> None:
    labels = ("Education", "Awards", "Organizing and Program Committees", "Doctoral Theses that I Directed")
    items = "".join(f"<li><a href='#p{i}'>{label}</a>" for i, label in enumerate(labels))
    page = f"<h2>Ada Quill</h2><b><{tag}>{items}<li><a href='works.html'>Works</a></{tag}></b><h3>Education</h3>"
    assert read_html(page)[0] == "## Ada Quill\n\n### Education\n"
