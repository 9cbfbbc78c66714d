"""Markdown: dialects, front matter, HTML within."""

import pytest

from transforms.readers.dispatch import read


def test_markdown_stays_as_it_is_and_front_matter_is_metadata() -> None:
    source = '---\ntitle: "Leaves"\nname: Ada Novak\nlayout: cv\n---\n# Ada\n\n* a *b* [c](d)\n'
    document = read(source.encode(), "a.md")
    assert document.text == source
    assert document.metadata == {"title": "Leaves", "author": "Ada Novak"}


def test_blocks_of_html_are_rendered_and_the_unseen_is_gone() -> None:
    source = (
        "# Ada\n<style>\ntd { x }\n</style>\n<!-- a\nb -->\n<table><tr><td>2019</td><td><table><tr><td>PhD</td></tr>"
        "</table>"
        "</td></tr></table>\nEnd <b>here</b>\n<table> never closed\n"
    )
    assert [line for line in read(source.encode(), "a.md").text.split("\n") if line] == [
        "# Ada",
        "2019\tPhD",
        "End <b>here</b>",
        "<table> never closed",
    ]


def rendered(source: str) -> list[str]:
    return [line for line in read(source.encode(), "README.md").text.split("\n") if line]


def test_a_readme_that_opens_with_html_is_markdown_below_it() -> None:
    badge = '<a href="https://orcid.org/0000-0002-1825-0097"><img src="o.svg"></a>'
    source = (
        f'<h1 align="center">Ada Novak</h1>\n<p align="center">{badge * 9}\n</p>\n\n## Education\n- **PhD**, 2019\n\n'
        "<details>\n<summary><b>Awards</b></summary>\n\n- Prize, 2020\n\n</details>\n"
    )
    assert rendered(source)[0] == "# Ada Novak"
    assert rendered(source)[2:] == ["## Education", "- **PhD**, 2019", "### Awards", "- Prize, 2020"]


def test_markdown_between_tags_and_in_cells_is_markdown() -> None:
    source = (
        '<div class="jobs" markdown="1">\n* Botanist, 2020\n</div>\n<table><tr><td>2019</td><td>\n\n**PhD**, Prague\n\n'
        "</td></tr></table>\n<div>\n<p>Words</p>\n\n<p>More</p></div>\n"
    )
    assert rendered(source) == ["* Botanist, 2020", "2019\t**PhD**, Prague", "Words", "More"]


def test_paragraphs_between_tags_stay_apart() -> None:
    source = '<div class="list">\n\nLooms of *Turku*, 2019.\n\nReeds, 2021.\n\n</div>\n'
    assert rendered(source) == ["Looms of *Turku*, 2019.", "Reeds, 2021."]


def test_lists_with_wide_marks_are_no_page_of_columns() -> None:
    items = "\n".join(f"-   Loom {number} of\n    -   Reed and\n        yarn" for number in range(9))
    source = f"Ada Novak\n\n{items}\n-   See [the\n    mill][]\n\n  [the mill]: /mill.html\n"
    assert rendered(source)[-2:] == ["        yarn", "-   See [the mill](/mill.html)"]
    assert rendered(f"Ada Novak\n\n{items}\n")[-3:] == ["-   Loom 8 of", "    -   Reed and", "        yarn"]


def test_what_front_matter_states_of_its_author_is_written_out() -> None:
    source = (
        "---\ntitle: Ada Novak\nrole: Botanist\norganizations:\n- name: Univerzita Karlova\ninterests:\n- Leaves\n"
        "education:\n  courses:\n  - course: PhD in Botany\n    institution: Univerzita Karlova\n    year: 2019\n"
        "work:\n- position: Clerk\n  company_name: Brno\n  date_start: 2020-01-01\n  date_end: ''\n"
        "social:\n- icon: envelope\n  link: 'mailto:ada@novak.cz'\n---\nAda studies leaves.\n"
    )
    assert rendered(source) == [
        "# Ada Novak",
        "Botanist, Univerzita Karlova",
        "[ada@novak.cz](mailto:ada@novak.cz)",
        "Ada studies leaves.",
        "## Interests",
        "- Leaves",
        "## Education",
        "- **PhD in Botany**, Univerzita Karlova, 2019",
        "## Experience",
        "- **Clerk**, Brno, 2020-01-01 – present",
    ]


@pytest.mark.parametrize(
    "value", ["[", "!!timestamp x", "&a [*a]", "{a: {b: [c]}}", "!!python/object:os.system x", "3"]
)
def test_front_matter_never_raises(value: str) -> None:
    assert "Ada" in read(f"---\ntitle: x\neducation: {value}\n---\nAda\n".encode(), "a.md").text


def layout(columns: list[tuple[int, list[str]]], rows: list[list[int]]) -> str:
    """Lines in which each column puts its next line where `rows` names it."""
    at = [0] * len(columns)
    lines = []
    for row in rows:
        line = ""
        for number in row:
            left, words = columns[number]
            line = line.ljust(left) + words[at[number]]
            at[number] += 1
        lines.append(line)
    return "\n".join(lines)


def test_a_sidebar_of_layout_text_comes_before_or_behind_the_rest() -> None:
    side = ["SKILLS", *(f"Skill number {n}" for n in range(14))]
    main = ["EXPERIENCE", *(f"Studied the leaves of {n} trees" for n in range(14))]
    rows = [[0, 1] if n % 3 == 0 else [n % 2] for n in range(21)]
    text = read(layout([(0, side), (40, main)], rows).encode(), "a.txt").text
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    first = lines.index("SKILLS")
    assert lines[first : first + 5] == side[:5]


def test_layout_text_with_dates_on_the_right_stays_as_it_is() -> None:
    source = "\n".join(f"Botanist of {n} trees".ljust(60) + f"20{n} - 20{n + 1}\n     Prague" for n in range(10, 30))
    assert read(source.encode(), "a.txt").text == source


def test_dates_beside_the_lines_of_layout_text_are_columns() -> None:
    what = (
        "Dean of gardens",
        "Keeper",
        "Head of all the woods",
        "Gardener",
        "Clerk to a forester",
        "Author on oaks",
    ) * 2
    row = " {} 20{}- {}, Brno        Moravia\n May 20{} Beside {} fields"
    rows = [row.format(("Sep", "Jan", "Oct")[n % 3], n, what[n - 10], n + 2, "the " * (n % 4)) for n in range(10, 22)]
    text = read("\n\n".join(rows).encode(), "a.txt").text
    assert "Oct 2011-May 2013\tKeeper, Brno\tMoravia\n" in text


@pytest.mark.parametrize(
    ("written", "left"),
    [
        ("**Univerzita**[1999-2004]{.aside}  \nDean", "**Univerzita**\t1999-2004  \nDean"),
        ("```{r}\nlibrary(leaves)\n```\nDean", "\nDean"),
        ("::: {.column}\nDean\n:::\n", "\nDean\n\n"),
        ('{% include base_path %}\n* [a](b.pdf){:target="_blank"} Dean {{ page.year }}', "\n* [a](b.pdf) Dean "),
        ("On [Leaves][2] [x][9]\n\n [2]: http://a.cz/b\n", "On [Leaves](http://a.cz/b) [x][9]\n\n"),
        ("On [Leaves][2]\n\n[2]:http://a.cz/b\n", "On [Leaves](http://a.cz/b)\n\n"),
        (
            "- On [Old\n  Leaves][] here\n\n[old leaves]:\n    http://a.cz/b\n",
            "- On [Old Leaves](http://a.cz/b) here\n\n",
        ),
        ("- 2019-- Dean\n- 2012--19 Reader <!-- 2019-->", "- 2019– Dean\n- 2012--19 Reader <!-- 2019-->"),
        ("- 2019-- [Dean](https://a.cz/2019--dean)", "- 2019– [Dean](https://a.cz/2019--dean)"),
        ("[Dean]{.smallcaps} of {leaves}", "Dean of {leaves}"),
    ],
)
def test_what_only_a_site_generator_reads_is_gone(written: str, left: str) -> None:
    assert read(written.encode(), "a.md").text == left


@pytest.mark.parametrize(
    ("source", "shown"),
    [
        ('Hi <a href="mailto:ada@novak.example"><i class="fa fa-envelope"></i></a>', "ada@novak.example"),
        ("[<img src=x.svg>](https://github.com/adanovak)", "github.com/adanovak"),
        ("[](https://orcid.org/0000-0002-1825-0097)", "orcid.org/0000-0002-1825-0097"),
        ("- `Python` `R` `SQL`", "`Python`, `R`, `SQL`"),
    ],
)
def test_what_shows_icons_or_labels_alone_is_told_in_words(source: str, shown: str) -> None:
    assert shown in rendered(f"# Ada Novak\n\n{source}\n")[1]


def test_links_with_words_stay() -> None:
    source = "[code](https://github.com/adanovak/leaves) `a` or `b`"
    assert rendered(f"# Ada Novak\n\n{source}\n")[1] == source


def test_names_of_emoji_definitions_and_folded_abstracts_are_no_words() -> None:
    source = (
        "## Education :school:\n\n- A [word][w], [:link:][w] at 10:30:00\n\n<details>\n<summary>Abstract</summary>\n\n"
        "We find geese.\n\n</details>\n\n[w]: https://w.org/1\n[x]: https://x.org/2\n"
    )
    assert rendered(source) == ["## Education ", "- A [word](https://w.org/1), [link](https://w.org/1) at 10:30:00"]


def test_marks_that_a_chat_left_are_no_words() -> None:
    assert rendered("# Ada Novak\n\n- Felt, 2020. :contentReference[oaicite:4]{index=4}\n")[1] == "- Felt, 2020."


def test_boxes_of_works_become_items_with_their_badge_as_venue() -> None:
    source = (
        "# Papers\n<div class='paper-box'><div><div class=\"badge\">ISCA 2016 (IF: 2)</div>"
        "<img src='a.png'></div>\n"
        "<div class='paper-box-text' markdown=\"1\">\n\n[Geese](https://a.org)\n\n"
        "<a href='https://b.org'><img src='i.svg'></a>\n\nBo Marsh, Ada Vale\n- We count.\n</div>\n</div>\n\nEnd\n"
    )
    assert rendered(source) == ["# Papers", "- [Geese](https://a.org)  ", "  Bo Marsh, Ada Vale  ", "  *ISCA 2016*  ",
                                "  [link](https://b.org)", "End"]  # fmt: skip


def test_what_stands_at_the_margin_below_a_broken_item_is_its_own() -> None:
    source = "- **2021: PhD**  \nInstitute of Ferns  \nTurku\n- **2019: MSc**\nLoom\n\n1. Ada:  \n**Moss**\n\nEnd\n"
    assert read(source.encode(), "a.md").text == source.replace("\nInst", "\n  Inst").replace(
        "\nTurku", "\n  Turku"
    ).replace("\n**Moss", "\n   **Moss")


def test_rows_of_dots_are_gaps() -> None:
    text = read(
        b"Journal papers. . . . . . . . . . .\nPrize of Leaves .......... 2012\nWait ... and see.", "a.txt"
    ).text
    assert text.split("\n")[0] == "Journal papers"
    assert "Leaves            2012" in text
    assert "Wait ... and see." in text


def test_a_sign_without_a_letter_alone_on_its_line_is_a_bullet() -> None:
    from transforms.readers.text import clean  # noqa: PLC0415

    assert clean("Guild of Oulu    Oulu\n\x88\nWeaver    2014") == "Guild of Oulu    Oulu\n•\nWeaver    2014"


def test_a_sign_without_a_letter_alone_behind_wide_blanks_is_a_bullet() -> None:
    from transforms.readers.text import clean  # noqa: PLC0415

    assert clean("Prizes     \x88 Moss Medal    2014\nA \x88 B") == "Prizes     • Moss Medal    2014\nA  B"
    assert clean("Prizes and Grants \x88 Moss Medal 2014\n2014 Moss \x88 B") == (
        "Prizes and Grants • Moss Medal 2014\n2014 Moss  B"
    )


def test_a_page_of_one_section_keeps_its_title_over_headings_inside_it() -> None:
    page = "---\ntitle: Teaching\n---\n{}\n\n- Slow Weaving\n"
    assert "# Teaching" in read(page.format("#### 2021").encode(), "a.md").text
    assert "# Teaching" not in read(page.format("## Education").encode(), "a.md").text
