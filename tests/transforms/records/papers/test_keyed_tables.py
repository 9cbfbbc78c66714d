"""Tables whose first column names what each row is of: a venue and its year, a short form of an honour. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.records.cited import papers
from tests.transforms.records.one_section import read
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers import dispatch
from transforms.records.papers.papers import read_papers

ROWS = (
    ("KNOT'25", "Program Committee"),
    ("Loom Letters", "External reviewer"),
    ("&lt;Weaving&gt; '21", "External reviewer"),
    ("Journal of Dyes", "Referee"),
    ("YARN'19", "Program Committee"),
)
DUTIES = [
    ("program committee", "KNOT", "2025"), ("reviewer", "Loom Letters", None), ("reviewer", "<Weaving>", "2021"),
    ("reviewer", "Journal of Dyes", None), ("program committee", "YARN", "2019"),
]  # fmt: skip


def _html() -> str:
    rows = "".join(f"<tr><td>{key}</td><td>{role}</td></tr>" for key, role in ROWS)
    return f"<html><body><h1>Ada Quill</h1><h2>Service</h2><table>{rows}</table></body></html>"


def _markdown() -> str:
    return "# Ada Quill\n\n## Service\n\n" + "".join(f"| {key} | {role} |\n" for key, role in ROWS) + "{: .wide }\n"


def _tex() -> str:
    rows = r" \\ ".join(f"{key} & {role}" for key, role in ROWS).replace("&lt;", "<").replace("&gt;", ">")
    body = rf"{{\Large Ada Quill}}\section{{Service}}\begin{{tabular}}{{ll}}{rows}\end{{tabular}}"
    return rf"\documentclass{{article}}\begin{{document}}{body}\end{{document}}"


def _parsed(text: str, name: str) -> ParsedCV:
    return parse(dispatch.read(text.encode(), name))


@pytest.mark.parametrize(("text", "name"), [(_html(), "a.html"), (_markdown(), "a.md"), (_tex(), "a.tex")])
def test_rows_with_and_without_a_year_are_entries_of_their_own(text: str, name: str) -> None:
    assert [(s.role, s.venue, s.start) for s in _parsed(text, name).service] == DUTIES


def test_a_row_below_a_date_alone_goes_on_with_the_row_above() -> None:
    found = read(
        "## Talks\n\n| 2019 | “Weaving by Night” |\n| Venue | Globex Colloquium |\n| 2018 | “Dyes of Bergen” |\n"
    )
    assert [talk.title for talk in found.talks] == ["Weaving by Night", "Dyes of Bergen"]


def test_titles_of_talks_behind_where_they_were_given() -> None:
    body = "| KNOT 2023 | Weaving in the Dark |\n| Dagstuhl | Why Looms Halt |\n| YARN 2021 | Types of Threads |\n"
    found = read(f"## Talks\n\n{body}").talks
    assert [(t.title, t.year) for t in found] == [
        ("Weaving in the Dark", 2023), ("Why Looms Halt", None), ("Types of Threads", 2021)]  # fmt: skip


def test_honours_in_full_behind_their_short_forms() -> None:
    body = (
        "| Globex Fellowship 2023 | Globex Doctoral Fellowship in Weaving |\n"
        "| IWO 2019 | 2nd place at the International Weaving Olympiad |\n"
        "| KnotConf'18 | Best Student Paper Award |\n"
    )
    found = read(f"## Awards\n\n{body}").awards
    assert [(a.name, a.granter, a.start) for a in found] == [
        ("Globex Doctoral Fellowship in Weaving", None, "2023"),
        ("2nd place at the International Weaving Olympiad", "IWO", "2019"),
        ("Best Student Paper Award", "KnotConf", "2018"),
    ]


def test_givers_behind_honours_and_their_years() -> None:
    body = (
        "| Best Paper Award 2020 | International Conference on Looms |\n"
        "| Heron Prize 2019 | Royal Society of Weavers |\n| Dye Medal 2018 | University of Northern Bergen |\n"
    )
    found = read(f"## Awards\n\n{body}").awards
    assert [(a.name, a.granter) for a in found] == [
        ("Best Paper Award", "International Conference on Looms"), ("Heron Prize", "Royal Society of Weavers"),
        ("Dye Medal", "University of Northern Bergen")]  # fmt: skip


def test_works_behind_labels_and_a_note_below_them() -> None:
    body = (
        "| GEESE'23 | Mira Okoye, Ned Dahl. Geese in the Dark. Goose Conference, June 2023. |\n"
        "| TOF'22 | Ned Dahl and Mira Okoye\\*. Swans all the way down. Transactions on Fowl, 44(1), March 2022. |\n"
        "| DUCK'20 | Ada Lund, Mira Okoye. Ducks in Odd Places. DUCK 2020, June 2020. |\n\n"
        "\\* alphabetical order &emsp; &emsp; = equal contribution\n"
    )
    found = papers(read_papers, body)
    assert [(p.title, p.year) for p in found] == [
        ("Geese in the Dark", 2023), ("Swans all the way down", 2022), ("Ducks in Odd Places", 2020)]  # fmt: skip
    assert not any(p.equal_contribution for p in found)
