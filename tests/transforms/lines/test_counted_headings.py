"""Headings that count: numbers and letters go on over words that no list knows. Headings amid items that count."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.transforms.made_up import outline, sections_of
from tests.transforms.records.one_section import read
from transforms.lines.broken_off import is_broken_off

NUMBERED = """# Ada Vale

**1. Education**

PhD in Botany, University of York, 2016

**2. Employment**

2016-2019 Research Fellow, University of York

**3. Moss Walks**

A walk in the hills for everybody

**4. Teaching**

BOT 110 Plants, Fall 2019

**5. Awards**

Moss Prize, 2020
"""


def test_a_number_between_those_of_headings_heads_a_section() -> None:
    assert "3. Moss Walks" in [title for _, title in outline(NUMBERED)]


@pytest.mark.parametrize(("form", "letters"), [("({})", "abc"), ("{})", "abc"), ("{}.", "abc"), ("{}.", "ABC")])
def test_lettered_lines_head_groups_of_works(form: str, letters: str) -> None:
    marks = [form.format(letter) for letter in letters]
    body = f"""## Publications

{marks[0]} Moss books

*Mosses of the North* (Oxford: Oxford University Press, 2019).

{marks[1]} Entries in handbooks

“Ferns,” in *A Handbook of Plants* (London: Routledge, 2016), 12-19.

{marks[2]} Pieces on walks

“Uphill,” *Moss Letters* 4 (2011): 1-9.
"""
    assert [paper.title for paper in read(body).papers] == ["Mosses of the North", "Ferns", "Uphill"]


def test_a_code_before_a_word_of_headings_names_a_course() -> None:
    body = """## Teaching
BOT1003 Introduction to Moss (convenor, 2009–)
BOT3012 Ferns of the North
BOT4020 Dissertation
Postgraduate
BOT5001 Doctrine of Plants
"""
    assert [one.course for one in read(body).teaching] == [
        "BOT1003 Introduction to Moss",
        "BOT3012 Ferns of the North",
        "BOT4020 Dissertation",
        "BOT5001 Doctrine of Plants",
    ]


def test_capitals_over_rows_are_headings_where_others_are() -> None:
    text = "ADA VALE\nada@vale.example.org\n\n" + "\n\n".join(
        f"{head}\n2019	Thing of {head.title()}, Leeds\n2016	Other thing, York"
        for head in ("EDUCATION", "AWARDS", "MOSS AND FERN WALKS", "TEACHING", "SERVICE", "TALKS")
    )
    assert "MOSS AND FERN WALKS" in [title for _, title in outline(text)]


def test_a_heading_above_dates_in_a_margin_is_not_cut_at_its_column() -> None:
    from transforms.readers.layout.layout import read_layout  # noqa: PLC0415

    rows = {
        "EDUCATION": ["2006     MFA, Weaving, Globex College", "2002     BFA, Dyes, Acme College"],
        "TEACHING APPOINTMENTS": ["2018–    Professor of Looms, University of Leeds", "2012–18 Lecturer, York"],
        "AWARDS": ["2016     First Prize, Loom Day", "2015     Yarn Medal, Loom Day", "2011     Dye Medal"],
        "TALKS": ["2019     Warps, Loom Day", "2014     Wefts, Loom Day", "2012     Dyes, Loom Day"],
    }
    text = "ADA QUILL\n\n" + "\n\n".join("\n".join((head, *lines)) for head, lines in rows.items())
    assert "TEACHING APPOINTMENTS" in read_layout(text).split("\n")


def test_papers_that_were_read_at_meetings_are_talks() -> None:
    body = """## Papers and Lectures

2023: 'The Patience of Moss', Fern Lectures, University of Leeds
2021: 'Waiting', Society for the Study of Plants, York
2018: 'Down by the Sea', International Conference on Moss, Oxford
"""
    assert [talk.title for talk in read(body).talks] == ["The Patience of Moss", "Waiting", "Down by the Sea"]


def test_residencies_of_artists_are_no_education() -> None:
    taught = "## Education\nMFA, Weaving, Globex College, 2006\n\n"
    body = taught + "## Residencies\n2022	Loom House, Dover, NH\n2018	Dye Barn, York\n"
    assert [award.start for award in read(body).awards] == ["2022", "2018"]
    ill = "## Education\nMD, Globex College, 2006\n\n## Residency\n2022	Internal Medicine, Acme Hospital, York\n"
    assert not read(ill).awards


def test_a_word_between_numbers_written_with_a_nought() -> None:
    works = "".join(f"{n:02d}. A. Vale. Mosses of the fen and how they\ntravel. Text\nCode\n" for n in (1, 2, 3))
    body = next(iter(sections_of(f"{works}04. A. Vale. Ferns.\n"))).lines
    assert [one.bullet for one in body if one.bullet] == ["01.", "02.", "03.", "04."]
    assert is_broken_off(body, 2)
    assert is_broken_off(body, 5)


@pytest.mark.parametrize("end", [".", ", 2019", " (York)", ", “Ferns”"])
def test_headings_amid_a_list_that_is_numbered_on(end: str) -> None:
    parts = [("Publications", 1, 2), ("Conference talks", 3, 4), ("Awards", 5, 5)]
    text = "".join(
        f"{heading}\n" + "".join(f"{n}. A. Vale. Mosses of the fen{end}\n" for n in range(first, last + 1))
        for heading, first, last in parts
    )
    assert outline(text) == [("papers", "Publications"), ("talks", "Conference talks"), ("awards", "Awards")]


def test_a_heading_of_several_words_amid_a_list_that_is_numbered_on() -> None:
    text = "Publications\n1. Mosses\n2. Ferns\nConference talks\n3. Reeds in the wind\n4. Sedges\n"
    assert outline(text) == [("papers", "Publications"), ("talks", "Conference talks")]


@pytest.mark.parametrize("word", ["Code", "Software", "Data"])
def test_a_word_between_two_numbers_of_a_list_heads_nothing(word: str) -> None:
    works = "\n".join(
        f"{n}. A. Vale and B. Quill. Mosses of the {place} and how they\ntravel. Moss Letters, 201{n}. Text\n{word}"
        for n, place in enumerate(("north", "south", "east"), 1)
    )
    body = next(iter(sections_of(f"{works}\n4. A. Vale. Ferns. Moss Letters, 2009.\n"))).lines
    assert is_broken_off(body, 2)
    assert is_broken_off(body, 5)
    assert not is_broken_off((*body[:2], replace(body[2], gap_before=1), *body[3:]), 2)
