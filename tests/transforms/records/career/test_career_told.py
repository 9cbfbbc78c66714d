"""Careers: sentences and fields of forms among roles, years of two digits, who advised behind a name."""

from __future__ import annotations

import pytest

from tests.transforms.records.careers import degrees, positions, read


def test_years_of_two_digits_behind_months() -> None:
    found = positions(
        "Botany Fellow at Lund University (Oct 08 – Feb 10)\n\n"
        "Lecturer at Uppsala University (since Mar 11)\n\n"
        "Visiting Lecturer at the University of Leeds, June 12 – July 15, 2009\n"
    )
    assert [(start, end, current) for *_, start, end, current in found] == [
        ("2008-10", "2010-02", False),
        ("2011-03", None, True),
        ("2009-06-12", "2009-07-15", False),
    ]


def test_where_dates_end_the_entries_long_ones_are_none_of_the_details() -> None:
    found = positions(
        "Botany Fellow at Lund University (Oct 2008 – Feb 2010)\n\n"
        "Lecturer at Uppsala University, funded by the Moss Trust. Research topic: “Our bogs and how they are told”. "
        "Supervisor: prof. Ida Dahl (Mar 2011 – May 2012)\n\n"
        "Clerk at the University of Leeds (June 2012 – July 2013)\n"
    )
    assert [one[:3] for one in found] == [
        ("Botany Fellow", "Lund University", "2008-10"),
        ("Lecturer", "Uppsala University", "2011-03"),
        ("Clerk", "University of Leeds", "2012-06"),
    ]


def test_a_degree_that_others_were_taught_for_is_none() -> None:
    told = "Tutor of the postgraduate course in Botany, Lund University (2008 – 2010)\n"
    assert [one[1:3] for one in positions(told)] == [("Lund University", "2008")]
    assert read("EXPERIENCE\n\n" + told).education == []


def test_years_of_what_was_studied_are_not_the_roles() -> None:
    told = "Lecturer at Lund University. Research project: the weather of orchards, 1911-1924. Supervisor: professor Ida Moss (2006 – 2007)\n"  # noqa: E501
    assert positions(told) == [("Lecturer", "Lund University", "2006", "2007", False)]
    assert degrees("PhD in History, Lund University. Thesis: “Mills of Skåne, 1850-1899” (2004)\n")[0][3:] == (
        None, "2004")  # fmt: skip


def test_sentences_behind_a_role_name_no_employer() -> None:
    found = positions("2011-2013: Gardener's assistant. Caring for roses and for trees, Tulips, and many others.\n")
    assert [(title, where) for title, where, *_ in found] == [("Gardener's assistant", None)]


def test_fields_of_a_form_that_tell_what_was_done() -> None:
    form = (
        "Research Title:\t{}\nPeriod:\t{}\nEmployer:\t{}\nMain activities\t• Steering of the Leaf Society\n"
        "and responsibilities:\tTwig Council work at the Bark Institute\n\n"
    )
    text = form.format("Leaf Scientist", "2015 - 2018", "Lund University") + form.format("Assistant", "2013", "KTH")
    assert [(title, where) for title, where, *_ in positions(text)] == [
        ("Leaf Scientist", "Lund University"), ("Assistant", "KTH")]  # fmt: skip


def test_undated_posts_below_present_are_held() -> None:
    text = "# Ada Vale\n\n## Present Appointment\n\n- Reader in Botany, Lund University\n\n## Previous Appointments\n\n- Lecturer, KTH\n"  # noqa: E501
    assert [p.current for p in read(text).positions] == [True, False]


def test_a_degree_over_a_dated_thesis_is_one_entry() -> None:
    text = "{}\nLund University, 2014\nThesis: Harvests after the 2009 season\n\n"
    found = degrees(text.format("**B.A. in Botany**") + text.format("**B.A. in Law**"))
    assert [(degree, field, end) for degree, field, _, _, end in found] == [
        ("B.A.", "Botany", "2014"), ("B.A.", "Law", "2014")]  # fmt: skip


def test_an_adviser_behind_his_name() -> None:
    found = read("EDUCATION\n\nPh.D. in Botany, Lund University, 2011, Rob Oakley, Advisor\n")
    assert found.education[0].advisors == ["Rob Oakley"]
    assert not found.positions


def test_an_article_begins_no_title() -> None:
    found = read("EDUCATION\n\n2008-2011: BSc in Botany, Lund University\nProject: A Pruning Assistant for Orchards\n")
    assert not found.positions


def test_what_somebody_did_names_neither_role_nor_time() -> None:
    text = "Lund University, Garden Fellow, Sweden\t2011 – 2013\nLed the survey of orchards for the ministry (2012–24)\nManager: Prof. Ida Moss\n"  # noqa: E501
    assert positions(text) == [("Garden Fellow", "Lund University", "2011", "2013", False)]


def test_a_role_between_employer_and_country() -> None:
    assert positions("KTH Greenhouse, Plant Senior, Sweden\tMar. 2011 – Feb. 2013\n")[0][0] == "Plant Senior"


def test_degrees_below_the_details_of_another() -> None:
    text = (
        "Lund University, Sweden\nPh.D. in Botany\tMar. 2016 – Feb. 2020\n- Advisor: Prof. Ida Moss\n"
        "M.S. in Botany\tMar. 2014 – Feb. 2016\n- Thesis Title: Moss\nB.S. in Law\tFeb. 2010 – Feb. 2014\n"
    )
    assert [(degree, where, end) for degree, _, where, _, end in degrees(text)] == [
        ("Ph.D.", "Lund University", "2020-02"), ("M.S.", "Lund University", "2016-02"),
        ("B.S.", "Lund University", "2014-02")]  # fmt: skip


def test_titles_in_departments_and_behind_bold() -> None:
    assert positions("Lecturer in the School of Trees, Lund University, 2011\n")[0][:2] == (
        "Lecturer", "Lund University")  # fmt: skip
    found = positions(
        "2011-2014 **Postdoctoral Researcher** Institute of Orchards\nLund, Sweden\n\n2010 **Master Intern** KTH\n"
    )
    assert [(title, where) for title, where, *_ in found] == [
        ("Postdoctoral Researcher", "Institute of Orchards"), ("Master Intern", "KTH")]  # fmt: skip


def test_dates_above_headings() -> None:
    text = (
        "1. 2017 – 24\n\n#### Economist\n\nBank of Orchards, Lund\n\n2. 2013 – 17\n\n#### Lecturer\n\nLund University\n"
    )
    assert [(title, start, end) for title, _, start, end, _ in positions(text)] == [
        ("Economist", "2017", "2024"), ("Lecturer", "2013", "2017")]  # fmt: skip


def test_an_undated_bullet_among_dated_ones_is_an_entry() -> None:
    text = "".join(f"- University of Pisa, Lecturer, {year}.\n" for year in (1981, 1984, 1987, 1990))
    assert len(positions(text + "- Lund University, Guest Professor.\n")) == 5
    assert positions("- KTH, Lecturer, 5/89.\n")[0][2] == "1989-05"


@pytest.mark.parametrize(
    ("line", "title", "unit"),
    [
        ("Visiting student in Prof. Ida Moss's lab at Lund University, working on my thesis", "Visiting student", None),
        ("Gardener in [Prof. Ida Moss](https://a.example)’s Bark Group, Lund University", "Gardener", "Bark Group"),
        ("Postdoc in the research group of Prof. Ida Moss at Lund University", "Postdoc", None),
        ("Intern with the Bark Group led by Dr. Ida Moss, Lund University", "Intern", "Bark Group"),
    ],
)  # fmt: skip
def test_who_leads_the_group_is_the_supervisor(line: str, title: str, unit: str | None) -> None:
    (found,) = read(f"EXPERIENCE\n\n- 2016-2018: {line}\n").positions
    assert (found.title, found.organization, found.unit) == (title, "Lund University", unit)
    assert found.supervisors == ["Ida Moss"]


@pytest.mark.parametrize("lasted", ["6 months ", "6-month ", "Three months ", ""])
def test_how_long_a_post_lasted_and_what_was_done_in_it(lasted: str) -> None:
    line = f"{lasted}Gardening Internship at Bark AG, Berne, helping a small crew, with tools by Oracle and IBM"
    found = positions(f"- 2016: {line}\n- 2014: Gardener at Lund University\n")
    assert found[0][:3] == ("Gardening Internship", "Bark AG", "2016")


def test_a_specialization_is_no_degree_of_its_own() -> None:
    assert [degree[0] for degree in degrees("MSc in Botany at Lund University, specialization in “Bark”, 2014\n")] == [
        "MSc"
    ]
