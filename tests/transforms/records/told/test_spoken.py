"""Paragraphs in the first person where a list is expected."""

from __future__ import annotations

import pytest

from tests.transforms.records.one_section import read


def test_honours_and_service_in_sentences_below_their_headings() -> None:
    parsed = read(
        "## Awards\n\nIn 2022 I received the Moss Medal of the Globex Society. I was also awarded a Vale Fellowship "
        "(2011-2014) and the best thesis prize of Crafton University in 2011.\n\n"
        "## Service\n\nI am an associate editor of *Dyes Today* (since 2018). I have reviewed for Weaving Letters and "
        "the Journal of Looms.\n"
    )
    assert [(a.name, a.start, a.end) for a in parsed.awards] == [
        ("Moss Medal of the Globex Society", "2022", None),
        ("Vale Fellowship", "2011", "2014"),
        ("best thesis prize of Crafton University", "2011", None),
    ]
    assert [(s.role, s.venue) for s in parsed.service] == [
        ("editor", "Dyes Today"),
        ("reviewer", "Weaving Letters"),
        ("reviewer", "Journal of Looms"),
    ]


def test_courses_in_sentences() -> None:
    parsed = read(
        "## Teaching\n\nI currently teach Introduction to Looms and Advanced Dyeing at Marsh University.\n\n"
        "- Old Yarns, Crafton University, Fall 2015\n"
    )
    assert [t.course for t in parsed.teaching][-1] == "Old Yarns"
    assert {t.organization for t in parsed.teaching} == {"Marsh University", "Crafton University"}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("I supervise two PhD students, Ada Quill and Bo Fern.", ["Ada Quill", "Bo Fern"]),
        ("Former students include Omar Strand (PhD 2021) and Petra Lie (MSc 2019).", ["Omar Strand", "Petra Lie"]),
    ],
)
def test_students_in_sentences(text: str, names: list[str]) -> None:
    assert [a.student for a in read(f"## Students\n\n{text}\n").advising] == names


def test_a_list_in_the_third_person_stays_a_list() -> None:
    parsed = read("## Awards\n\n- Moss Medal, Globex Society, 2022\n- Vale Prize for what we weave at night, 2020\n")
    assert [a.start for a in parsed.awards] == ["2022", "2020"]


def test_what_stands_in_a_list_behind_a_sentence_is_not_lost() -> None:
    parsed = read(
        "## Teaching\n\nThis term I am teaching Introduction to Looms and Advanced Dyeing. "
        "Past courses: TEX 101 (Yarns), Fall 2018; TEX 220 (Knots), Spring 2019.\n"
    )
    assert {"TEX 101 (Yarns)", "TEX 220 (Knots)"} <= {t.course for t in parsed.teaching}


def test_a_list_behind_a_sentence_that_goes_on_below_is_read_once() -> None:
    parsed = read(
        "## Teaching\n\nThis term I am teaching Introduction to Looms and Advanced Dyeing. "
        "Past courses: TEX 101 (Yarns),\n"
        "Fall 2018; TEX 220 (Knots), Spring 2019; TEX 230 (Dyes), Spring 2020.\n"
    )
    assert [t.course for t in parsed.teaching if t.course.startswith("TEX")] == [
        "TEX 101 (Yarns)",
        "TEX 220 (Knots)",
        "TEX 230 (Dyes)",
    ]


def test_reviewing_told_behind_another_office() -> None:
    parsed = read(
        "# Ada Quill\n\n## About\n\nI serve on the editorial board of Dyes Today and have reviewed for Weaving Letters "
        "and Annals of Looms.\n"
    )
    assert [(s.role, s.venue) for s in parsed.service] == [
        ("editor", "Dyes Today"),
        ("reviewer", "Weaving Letters"),
        ("reviewer", "Annals of Looms"),
    ]
