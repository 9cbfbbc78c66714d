"""Entries: what belongs together, in the layouts that CVs use."""

from __future__ import annotations

from transforms.entries.entries import split_entries
from transforms.lines.read import read_lines
from transforms.model import Document, Entry, join_lines
from transforms.sections.sections import split_sections


def entries_of(text: str) -> tuple[Entry, ...]:
    sections = split_sections(read_lines(Document("made-up.md", "0" * 64, "text/markdown", "utf-8", text)))
    return split_entries(sections[-1])


def heads(text: str) -> list[tuple[str, ...]]:
    return [tuple(line.text for line in entry.head) for entry in entries_of(text)]


def test_two_line_heads_with_details() -> None:
    text = "EXPERIENCE\n\nEngineer June 2020 - Jan 2021\nExample Corp, Springfield\n\n- Built it.\n\nIntern June 2019\nOther Corp\n\n- Saw it.\n"  # noqa: E501
    assert heads(text) == [
        ("Engineer June 2020 - Jan 2021", "Example Corp, Springfield"),
        ("Intern June 2019", "Other Corp"),
    ]
    assert [len(entry.details) for entry in entries_of(text)] == [1, 1]


def test_two_line_pairs_without_any_space() -> None:
    assert heads(
        "SERVICE\n\nReviewer\t2021-2025\n*Conference of Things*\nReviewer\t2021-2023\n*Journal of Things*\n"
    ) == [("Reviewer\t2021-2025", "Conference of Things"), ("Reviewer\t2021-2023", "Journal of Things")]


def test_dates_end_entries_of_one_line_or_two() -> None:
    assert heads(
        "AWARDS\n\nPrize for the best talk\n*Meeting of Weavers* (2014)\n"
        "Prize for the finest poster\n*Conference on Rope* (2011)\n"
        "Cum laude degree (2010)\nStipend, stay at the Mill\n*Ropefonds* (2009)\n"
    ) == [
        ("Prize for the best talk", "Meeting of Weavers (2014)"),
        ("Prize for the finest poster", "Conference on Rope (2011)"),
        ("Cum laude degree (2010)",),
        ("Stipend, stay at the Mill", "Ropefonds (2009)"),
    ]


def test_a_blank_line_after_every_line() -> None:
    text = (
        "## EXPERIENCE\n\n### Researcher\n\nExample University\n\n2019 - 2020\n\n### Intern\n\nExample Corp\n\n2018\n"
    )
    assert heads(text) == [("Researcher", "Example University", "2019 - 2020"), ("Intern", "Example Corp", "2018")]


def test_larger_blanks_part_entries() -> None:
    text = "EDUCATION\n\n\nPhD in Things 2014 - 2019\n\nExample University\n\n\nMSc in Things 2012 - 2014\n\nOther University\n"  # noqa: E501
    assert heads(text) == [
        ("PhD in Things 2014 - 2019", "Example University"),
        ("MSc in Things 2012 - 2014", "Other University"),
    ]


def test_bold_bullets_are_heads_and_the_others_details() -> None:
    text = "EXPERIENCE\n\n- Example Corp** - Intern Mar 2021 - Present\n- Built it.\n- Other Lab** - Assistant May 2019\n- Saw it.\n"  # noqa: E501
    assert [len(entry.details) for entry in entries_of(text)] == [1, 1]


def test_dates_first_and_wrapped_lines() -> None:
    text = (
        "EXPERIENCE\n2020 – 2025 Doctoral Researcher, Example University of Somewhere Far Away and Beyond,\n            Freedonia\n"  # noqa: E501
        "             ○ Did one thing that was so long that it went on into the next line of the page, as it\n               often does.\n"  # noqa: E501
        "2018 – 2020 Consultant, Example Corp\n             ○ Advised.\n"
    )
    assert [join_lines(entry.head) for entry in entries_of(text)] == [
        "2020 – 2025 Doctoral Researcher, Example University of Somewhere Far Away and Beyond, Freedonia",
        "2018 – 2020 Consultant, Example Corp",
    ]


def test_roles_under_one_employer() -> None:
    text = (
        "APPOINTMENTS\n\nExample University\nLecturer 2020 - 2022\nFellow 2018 - 2020\nAssistant 2016 - 2018\n\n"
        "Other University\nTutor 2014 - 2016\n"
    )
    found = entries_of(text)
    assert [join_lines(entry.head) for entry in found[:3]] == [
        "Lecturer 2020 - 2022",
        "Fellow 2018 - 2020",
        "Assistant 2016 - 2018",
    ]
    assert {entry.parent[0].text for entry in found[:3]} == {"Example University"}
    assert [entry.is_first for entry in found[:3]] == [True, False, False]


def test_a_line_over_a_list_is_its_parent() -> None:
    found = entries_of("TEACHING\n\nAt Example University:\n- COMP101 Things 2019\n- COMP102 More Things 2018\n")
    assert [(entry.text, entry.parent[0].text) for entry in found] == [
        ("COMP101 Things 2019", "At Example University:"),
        ("COMP102 More Things 2018", "At Example University:"),
    ]


def test_titles_between_bullets_begin_entries() -> None:
    assert heads(
        "Selected Projects\nAlpha @Example\n- It did one thing.\n- It did another.\nBeta: A System @Lab\n- Done.\n"
    ) == [("Alpha @Example",), ("Beta: A System @Lab",)]


def test_every_line_is_in_one_entry_or_parent() -> None:
    text = "AWARDS\n\n**2020**\n\n- One, 2020\n- Two, 2020\n  more of two\n\nOther:\n- Three\n\nplain four 2011\n\n1. five\n"  # noqa: E501
    sections = split_sections(read_lines(Document("made-up.md", "0" * 64, "text/markdown", "utf-8", text)))
    for section in sections:
        entries = split_entries(section)
        held = [line.number for entry in entries for line in entry.lines]
        parents = {line.number for entry in entries for line in entry.parent}
        assert len(held) == len(set(held))
        assert set(held) | parents | set(section.subheads) == {line.number for line in section.lines}


def test_words_divided_at_a_lines_end_are_joined() -> None:
    lines = read_lines(Document("a", "0" * 64, "text/plain", "utf-8", "a tech-\nnique, state-of-\nthe-art, Jean-\nLuc"))
    assert join_lines(lines) == "a technique, state-of-the-art, Jean- Luc"


def test_a_bullet_that_only_says_when_is_the_head_of_the_entry_above_it() -> None:
    text = "# Education\n\n## University of Leeds, PhD in Botany\n\n- Sep 2013 – May 2019\n- Leeds\n"
    assert heads(text) == [("University of Leeds, PhD in Botany", "Sep 2013 – May 2019")]


def test_lines_that_end_short_end_entries_where_pages_lost_blank_lines() -> None:
    text = (
        "TALKS\n\n"
        "7th Meeting of the Society of Weavers and Dyers (SWD), June 4 2018, Oulu, Finland. Oral presentation of\n"
        "“Looms of the winter towns”.\n\n"
        "3rd Summer School on Threads and Ropes of the Northern Harbours, Foundation for Old Crafts, November\n"
        "7 2016, Turku, Finland. Oral presentation: “Knots and what they tell”.\n"
        "Conference on Dyes and Colours of the Sea and the River Towns of the South, May 2 2014, Izmir, Turkey.\n"
        "Oral presentation: “Reds of sea snails”.\n"
    )
    assert [lines[0].split()[0] for lines in heads(text)] == ["7th", "3rd", "Conference"]


def test_bold_titles_of_any_length_begin_entries_of_two_lines() -> None:
    long = "Workshop Nominee, Guild of Weavers Dissertation Award in Ropes and Fine Twills"
    first, last = "**Heron Scholarship**\nWeft Society, 2016", "**Reed Award**\nReed Guild, 2012"
    found = heads(f"AWARDS\n\n{first}\n**{long}**\nLund University, 2015\n{last}\n")
    assert [one[0] for one in found] == ["Heron Scholarship", long, "Reed Award"]
