"""Entries that a template sets as HTML in markdown: one skeleton, one list, under a heading written as markdown."""

from transforms.readers.dispatch import read

_WORK = '<div class="work">\n  <abbr class="badge">{}</abbr>\n  <div class="name">{}</div>\n</div>\n'
_ABSTRACT = "Peat keeps what falls into it, and we ask for how long it does so in the bogs of two counties."


def rendered(source: str) -> list[str]:
    return [line.rstrip() for line in read(source.encode(), "README.md").text.split("\n") if line]


def test_elements_of_one_skeleton_are_the_entries_of_the_heading_above() -> None:
    works = "\n".join(_WORK.format(f"EGU {year}", f"Peat and its uses {year}") for year in (2019, 2021))
    lines = rendered(f"## Publications\n\n{works}\nEnd\n")
    assert [line for line in lines if line.startswith("- ")] == ["- EGU 2019", "- EGU 2021"]
    assert not [line for line in rendered(f"## Contact\n\n{works}\nEnd\n") if line.startswith("- ")]


def test_a_work_that_unfolds_to_its_abstract_is_its_citation() -> None:
    works = "".join(
        f"<details>\n<summary>{title} (with Bo Marsh)</summary>\n<p>{_ABSTRACT}</p>\n</details>\n"
        for title in ("Peat and time", "Bogs and ballads")
    )
    titles = ["- Peat and time (with Bo Marsh)", "- Bogs and ballads (with Bo Marsh)"]
    assert rendered(f"Publications\n============\n\n{works}")[2:] == titles
    assert rendered(f"## Students\n\n{works}")[1].startswith("### Peat")


def test_a_line_behind_a_break_is_markdown() -> None:
    assert rendered("## Talks\n- Uppsala, 2020\n<br/>*Peat in song*\n")[2] == "<br/>*Peat in song*"


def test_a_list_below_breaks_and_a_heading_keeps_its_items() -> None:
    source = (
        "Above.\n<br><br>\n## Posts<br>\nPEAT HOUSE<br>\n<ul>\n<li>Wrote about\n  bogs.</li></ul>\nMOSS HOUSE<br>\n"
    )
    lines = rendered(source)
    assert "- Wrote about bogs." in lines
    assert [line for line in lines if line.startswith(("## Posts", "MOSS HOUSE"))]


def test_a_list_that_nobody_closed_ends_above_the_next_heading() -> None:
    lines = rendered(
        "## Talks\n\n<ul>\n<li>Peat in song, 2020\n<li>Moss in\nsong, 2021</li>\n\n## Awards\n\nPeat Prize\n"
    )
    assert lines == ["## Talks", "- Peat in song, 2020", "- Moss in song, 2021", "## Awards", "Peat Prize"]


def test_html_that_quarto_passes_on_is_read() -> None:
    entries = "".join(
        f"    <div>\n        <strong>{post}</strong><br>\n        Moss Mill<br>\n    </div>\n    <div>{year}</div>\n\n"
        for post, year in (("Weaver", 2021), ("Dyer", 2019))
    )
    source = (
        f'## Posts {{style="border: none"}}\n\n```{{=html}}\n<div style="display: grid;">\n\n{entries}</div>\n```\n'
    )
    assert rendered(source) == ["## Posts", "**Weaver**", "Moss Mill", "2021", "**Dyer**", "Moss Mill", "2019"]
