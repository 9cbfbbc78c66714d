"""HTML pages: blocks, lists, tables, links, and what a page only decorates."""

import pytest

from transforms.readers.dispatch import read


def text(body: str, head: str = "") -> str:
    return read(f"<!doctype html><html><head>{head}</head><body>{body}</body></html>".encode(), "a.html").text


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        ("<h1>Ada<br>Novak</h1><p>Bo<b>ta</b>nist of <i>trees</i></p>", "# Ada\nNovak\n\nBo**ta**nist of *trees*\n"),
        (
            "<h1>Grants &amp;<br/>\nAwards</h1><p>Felt</p><h3>Globex<br>Looms</h3>",
            "# Grants & Awards\n\nFelt\n\n### Globex\nLooms\n",
        ),
        ("<h2>Works</h2><template id=w><p>Looms. Felt, 2019.</p></template>", "## Works\n\nLooms. Felt, 2019.\n"),
        ("<p>Looms</p><template><p>{{ title }}</p></template>", "Looms\n"),
        ("<ul><li>One<ul><li>Deep</ul><li>Two</ul>", "- One\n  - Deep\n- Two\n"),
        ("<ul><li>One</li> <ul><li>Deep</ul><li>Two</ul>", "- One\n  - Deep\n- Two\n"),
        ("<ul><ul><li>One</ul></ul>", "- One\n"),
        (
            "<ul><li><span class=a_toc_x>A. Vale, <a href=x.pdf>Felt</a>, Looms and Dyes, London, 2004.</span></ul>",
            "- A. Vale, [Felt](x.pdf), Looms and Dyes, London, 2004.\n",
        ),
        ("<ol start=3><li>One<li>Two</ol>", "3. One\n4. Two\n"),
        ("<ol reversed><li>One<li>Two</ol>", "2. One\n1. Two\n"),
        ("<dl><dt>2019<dd>PhD in Botany</dl>", "**2019**\tPhD in Botany\n"),
        ("<p>Ada<br>Novak<br><br>Prague</p>", "Ada  \nNovak  \nPrague\n"),
        ("<a href='mailto:a@b.cz'>write</a> or <a href='#x'>here</a>", "[write](mailto:a@b.cz) or here\n"),
        (
            "<a href='https://github.com/ada' title='GitHub'><i class=icon></i></a>",
            "[GitHub](https://github.com/ada)\n",
        ),
        (
            (
                "<ul><li><span class=a>2019</span><span class=b>Moss Medal<span class=c>Shared</span></span>"
                "<a class=d href='https://fern.example'>Page</a></ul>"
            ),
            "- 2019\tMoss Medal  \n  Shared  \n  [Page](https://fern.example)\n",
        ),
        ("<p><span class=first>A</span>da <span class=b>N</span>ovak</p>", "Ada Novak\n"),
        (
            "<nav><a href=/cv>CV</a><a href='https://orcid.org/0000-0002-1825-0097'>ORCID</a></nav><p>Ada</p>",
            "[ORCID](https://orcid.org/0000-0002-1825-0097)\n\nAda\n",
        ),
        ("<h2>News<a href='#news'>¶</a></h2>", "## News\n"),
        ("<table><tr><td>2019<td>PhD<tr><td><td>Prague</table>", "2019\tPhD\n  Prague\n"),
        ("<table><tr><td><img src=a><td><b>On Leaves</b><br>A. Novak</table>", "**On Leaves**  \nA. Novak\n"),
        ("<table><tr><td>2019<td>PhD<br>Prague</table>", "2019\tPhD  \nPrague\n"),
        (
            "<div style='display:flex;justify-content:space-between'><span>PhD</span><span>2019</span></div>",
            "PhD\t2019\n",
        ),
        ("<p>PhD <span class='float-right'>2019</span></p>", "PhD\t2019\n"),
        ("<p>Ada<sup>1</sup> Novak<sup>*</sup> 1<sup>st</sup></p>", "Ada¹ Novak\\* 1st\n"),
        ("<font size=5>Papers</font><p>One", "## Papers\n\nOne\n"),
        ("<pre>a  b\nc</pre>", "a b  \nc\n"),
        ("<pre>\na\n\nb\n</pre>c", "a\n\nb\n\nc\n"),
        (
            "<pre><div class=head>Lecturer</div>Osprey College\n2011 – 2013\n\n<b>Tutor</b> at <i>Heron Hall</i></pre>",
            "Lecturer  \nOsprey College  \n2011 – 2013\n\n**Tutor** at *Heron Hall*\n",
        ),
        (
            "<pre>Fellow of the Northern Society for the Study of Mosses and\ntheir Neighbours\n2012</pre>",
            "Fellow of the Northern Society for the Study of Mosses and\ntheir Neighbours  \n2012\n",
        ),
    ],
)
def test_rendering(body: str, lines: str) -> None:
    assert text(body) == lines


@pytest.mark.parametrize(
    "furniture",
    [
        "<nav><a href=a>Home</a></nav>",
        "<script>x</script>",
        "<style>p{}</style>",
        "<!-- x -->",
        "<p hidden>x</p>",
        "<p style='display: none'>x</p>",
        "<p class=gone>x</p>",
        "<div class='cookie-banner'>We use cookies</div>",
        "<footer>Made with love</footer>",
        "<div aria-hidden=true>x</div>",
        "<button>x</button>",
        "<noscript>x</noscript>",
        "<ul><li><a href=/>Home</a><li><a href=pubs.html>Papers</a><li><a href='#teach'>Teaching</a></ul>",
        "<span class=sr-only>x</span>",
        "<svg><text>x</text></svg>",
    ],
)
def test_furniture_is_dropped(furniture: str) -> None:
    assert text(f"<p>Ada</p>{furniture}<p>Novak</p>", "<style>.gone { display:none }</style>") == "Ada\n\nNovak\n"


def test_what_only_looks_like_furniture_stays() -> None:
    links = "".join(f"<a href='https://{name}.org'>{name}</a> " for name in ("scholar", "github", "orcid"))
    page = text(
        f"<div class='nav-content'>{'Ada studies leaves. ' * 40}</div><p>{links}</p>"
        "<div class=news><h3>News</h3>New</div>"
    )
    assert page.count("Ada studies leaves.") == 40
    assert "[github](https://github.org)" in page
    assert "### News\n\nNew" in page


@pytest.mark.parametrize("names", ["title toc-ignore", "no_toc", "header no-toc", "toc-skip"])
def test_headings_that_a_list_of_contents_leaves_out_stay(names: str) -> None:
    assert text(f"<h1 class='{names}'>Ada Novak</h1><p>Botanist</p>") == "# Ada Novak\n\nBotanist\n"


def test_the_head_gives_metadata() -> None:
    document = read(
        b"<html><head><title>Ada  Novak</title><meta name=author content='A. Novak'>"
        b"<meta property='article:modified_time' content=2024-05-01></head>Hi</html>",
        "a",
    )
    assert document.metadata == {"title": "Ada Novak", "author": "A. Novak", "date": "2024-05-01"}


def test_hidden_mail_addresses_are_unveiled() -> None:
    hidden = bytes([7, *(ord(letter) ^ 7 for letter in "a@b.cz")]).hex()
    assert text(f"<a href='/cdn-cgi/l/email-protection' data-cfemail='{hidden}'>[email protected]</a>") == "a@b.cz\n"


def test_a_page_that_hides_everything_waits_for_a_script_to_show_it() -> None:
    main = f"<main><h1>Ada Novak</h1><p>Botanist in Prague</p><p>{'On geese. ' * 30}</p></main>"
    assert text(f"<div style='visibility:hidden'>{main}</div>") == text(main)
    assert text(f"<p>{'Ada Novak. ' * 6}</p><p style='display:none'>{'x ' * 110}</p>").count("x") == 0


def test_deep_nesting_keeps_the_words() -> None:
    assert "Ada" in text("<div>" * 3000 + "Ada" + "</div>" * 3000)


def test_small_headings_inside_a_list_item_are_the_items_own_lines() -> None:
    page = (
        "<h3>Education</h3><ul><li><div class=row><div class=c><span>2018</span></div><div class=c>"
        "<h6>Ph.D</h6><h6>Univerzita Karlova, Prague</h6></div></div></li></ul>"
    )
    assert read(f"<html><body>{page}</body></html>".encode(), "a.html").text == (
        "### Education\n\n- 2018\tPh.D  \n  Univerzita Karlova, Prague\n"
    )


def card(*parts: str) -> str:
    return f"<div class='job mb-3'>{''.join(f'<div>{part}</div>' for part in parts)}</div>"


def test_siblings_of_one_skeleton_are_entries() -> None:
    jobs = card("2020 - now", "<h3>Botanist</h3><p>Univerzita Karlova</p>") + card("2018", "<h3>Clerk</h3><p>Brno</p>")
    assert text(f"<h2>Work experience</h2>{jobs}<h2>Education</h2>{card('2017', '<h3>PhD</h3>Brno')}") == (
        "## Work experience\n\n- 2020 - now  \n  **Botanist**  \n  Univerzita Karlova\n\n"
        "- 2018  \n  **Clerk**  \n  Brno\n\n## Education\n\n- 2017  \n  **PhD**  \n  Brno\n"
    )


def test_cards_inside_one_more_wrapper_are_cards_and_their_lists_are_none() -> None:
    def listed(*works: str) -> str:
        cards = "".join(f'<div class="c"><div class="in">{work}</div></div>' for work in works)
        return f'<div class="list">{cards}</div>'

    one, two, three = (f"<b>{title}</b><span>A. Quill</span><i>Ibis</i>" for title in ("Moss", "Ferns", "Geese"))
    page = text(f"<h2>Papers</h2>{listed(one, two)}<h2>Chapters</h2>{listed(three)}")
    assert [line[:7] for line in page.split("\n") if line[:1] in ("-", "#")] == [
        "## Pape", "- **Mos", "- **Fer", "## Chap", "- **Gee"
    ]  # fmt: skip


def test_short_cards_of_honours_are_rows() -> None:
    prizes = card("2020", "Leaf Prize", "Botanical Society") + card("2018", "Moss Medal", "Univerzita Karlova")
    assert text(f"<h2>Awards</h2>{prizes}").split("\n\n")[1] == "- 2020\tLeaf Prize\tBotanical Society"


def test_sections_of_one_look_are_no_entries() -> None:
    page = text(f"<h2>Career</h2>{card('<h3>Education</h3>', 'PhD, 2017')}{card('<h3>Awards</h3>', 'Leaf Prize')}")
    assert "### Education\n" in page
    assert "### Awards\n" in page


def test_a_venues_badge_beside_its_name_is_left_out() -> None:
    page = "<li><abbr>ESA</abbr><div>Leaves</div><div class=periodical>European Symposium on Algorithms</div></li>"
    assert text(f"<ul>{page}</ul>") == "- Leaves  \n  European Symposium on Algorithms\n"


def test_a_footers_own_links_stay() -> None:
    foot = "<footer><a href='mailto:ada@b.cz'>ada@b.cz</a> <a href='https://jekyllrb.com'>Jekyll</a> © 2020</footer>"
    assert text("<p>Ada</p>" + foot) == "Ada\n\n[ada@b.cz](mailto:ada@b.cz)\n"


def test_abstracts_that_a_button_unfolds_are_left_out() -> None:
    body = "<p>Title<a class=abstract>Abs</a></p><div class=abstract>We count the geese of a made-up lake.</div>"
    assert text(body) == "TitleAbs\n"


def test_a_page_of_frames_says_what_it_shows_without_them() -> None:
    page = "<html><frameset cols=*><frame src=a.html><noframes><body><h1>Ada</h1></body></noframes></frameset></html>"
    assert read(page.encode(), "a.html").text == "# Ada\n"


def test_what_a_click_on_abstract_unfolds_is_not_shown() -> None:
    assert text("<p>Geese</p><details><summary>Abstract</summary><p>We find geese.</p></details>") == "Geese\n"
    assert "Bell" in text("<details><summary>Students</summary><p>Ann Bell</p></details>")


def test_spans_of_different_classes_alone_in_a_block_are_columns() -> None:
    assert text("<div><span class=a>PhD</span> <span class=b>KTH</span></div>") == "PhD\tKTH\n"
    assert text("<div>A <span class=a>PhD</span> <span class=b>KTH</span></div>") == "A PhD KTH\n"


def test_a_menu_keeps_the_profiles_that_it_leads_to() -> None:
    page = (
        "<div id='side-menu'><div><a href='index.html'>Home</a></div><div><a href='cv.html'>Vita</a></div>"
        "<div><a href='https://impactstory.org/adavale'>Impact</a></div></div><h1>Ada Vale</h1><p>Weaver.</p>"
    )
    shown = text(page)
    assert "impactstory.org/adavale" in shown
    assert "Home" not in shown
