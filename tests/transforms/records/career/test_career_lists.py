"""Careers as lists: bullets over plain lines, titles set apart, fields and roles below what they belong to."""

from __future__ import annotations

import pytest

from tests.transforms.records import one_section
from tests.transforms.records.careers import degrees, positions, read


def test_bullets_over_plain_lines_are_the_entries() -> None:
    assert degrees(
        "• B.Sc. of Marine Geology\nLund University\nLund, Sweden. 2011 - 2014\n"
        "• M.Sc. of Marine Geology\nUppsala University\nUppsala, Sweden. 2014 - 2016\n"
    ) == [
        ("B.Sc.", "Marine Geology", "Lund University", "2011", "2014"),
        ("M.Sc.", "Marine Geology", "Uppsala University", "2014", "2016"),
    ]


def test_plain_lines_without_a_bullet_above_each_still_head_details() -> None:
    found = positions("Lecturer, Lund University, 2011 - 2014\n• Ran the loom\nTutor, Aalto University, 2009\n• Wove\n")
    assert [one[:2] for one in found] == [("Lecturer", "Lund University"), ("Tutor", "Aalto University")]


def test_words_in_the_style_and_place_of_all_titles_are_one() -> None:
    text = (
        "- **Professor**, *Lund University*, 2015-present\n- **Lecturer**, *Aalto University*, 2010-2015\n"
        "- **Tutor**, *University of Bergen*, 2009\n- **Weaving and carving**, *Lund Monuments Office*, 2003-2005\n"
    )
    assert positions(text)[-1][:4] == ("Weaving and carving", "Lund Monuments Office", "2003", "2005")


def test_the_unit_behind_an_employer_in_italics() -> None:
    found = read("EXPERIENCE\n\n- **Lecturer,** *Nordhaven University* Dept. of Weaving, 2010-2015\n").positions
    assert [(one.organization, one.unit) for one in found] == [("Nordhaven University", "Dept. of Weaving")]


def test_the_field_below_its_degree() -> None:
    assert degrees(
        "**Ph.D. Lund University,** Lund, Sweden\t2014.09 - 2018.05\n- Major: Marine Geology; Dept. of Earth Sciences\n"
    ) == [("Ph.D.", "Marine Geology", "Lund University", "2014-09", "2018-05")]


def test_a_role_below_its_dated_employer_among_degrees() -> None:
    cv = read("EDUCATION\n\n**B.S. Lund University**\t2009 - 2012\n- Minor: Botany; Honors College\n"
              "**Globex**\t2012.06 - 2012.08\n- Research Intern in the weaving team\n")  # fmt: skip
    assert [(one.organization, one.start, one.end) for one in cv.positions] == [("Globex", "2012-06", "2012-08")]
    assert not cv.awards  # of an honours college


def test_hosts_behind_links() -> None:
    cv = read("EXPERIENCE\n\n- 2012\tPostdoc, [Karin Ohls](http://a.se/k) Uppsala University, Sweden\n"
              "- 2013\tFellow, University of Bergen, with [Per Hansen](http://a.no)\n")  # fmt: skip
    assert [(one.organization, one.supervisors) for one in cv.positions] == [
        ("Uppsala University", ["Karin Ohls"]),
        ("University of Bergen", ["Per Hansen"]),
    ]


def test_advisers_by_degree_and_in_small_letters() -> None:
    cv = read("EDUCATION\n\n2008-2015\t**Lund University**\n**Doctor of Philosophy in Botany**\n"
              "Ph.D. co-advisor: Dr. Mara Quist, Laboratory of Mosses\n"
              "B.A. advisor: prof. Hugo Saks\n")  # fmt: skip
    assert [(one.degree, one.advisors) for one in cv.education] == [
        ("Doctor of Philosophy", ["Mara Quist", "Hugo Saks"])
    ]


def test_labels_in_bold_below_a_station_head_no_sections() -> None:
    text = (
        "## Experience\n\n### Data Scientist\n\nGlobex, Boston, MA\n\nAugust 2020 - August 2022\n\n**Achievements**\n"
        "- Wove nets.\n\n### Loom Engineer\n\nInitech, Leeds\n\nJuly 2018 - August 2020\n\n**Activities**\n- Ran.\n"
    )
    cv = read(text)
    assert [(one.title, one.start) for one in cv.positions] == [
        ("Data Scientist", "2020-08"),
        ("Loom Engineer", "2018-07"),
    ]
    assert not cv.awards
    assert not cv.service


def test_research_heads_periods_over_roles() -> None:
    cv = read("## Research\n\n2018-2021 **Loom Laboratories, Globex**\n\n*Principal Researcher*\n\n"
              "2015-2018 **Laboratory of Mosses, Lund University**\n\n*Postdoctoral Fellow*\n")  # fmt: skip
    assert [one.title for one in cv.positions] == ["Principal Researcher", "Postdoctoral Fellow"]
    assert not cv.interests


def test_months_tell_two_posts_of_one_year_apart() -> None:
    found = positions("- Intern, Globex, 2020.1 - 2020.5\n- Intern, Globex, 2020.8 - 2020.12\n- Intern, Globex, 2020\n")
    assert [one[2:4] for one in found] == [("2020-01", "2020-05"), ("2020-08", "2020-12")]


def test_honours_that_stand_below_a_degree_and_name_nothing_else():
    cv = read("EDUCATION\n\n2014-2018\tPhD in Botany, Lund University\n\tDyers & Weavers Fellowship; Ashworth Award\n"
              "2013\tMSc in Botany, Uppsala University\n\tBest Dissertation Prize, Dean's List\n"
              "2010\tBSc in Botany, Uppsala University\n\tTutor, Prize Committee\n")  # fmt: skip
    names = [award.name for award in cv.awards]
    assert names == ["Dyers & Weavers Fellowship", "Ashworth Award", "Best Dissertation Prize", "Dean's List"]


@pytest.mark.parametrize("lines", ["Assistant Professor\nLund University", "Lund University\nAssistant Professor"])
def test_a_lone_post_without_dates_in_two_lines(lines):
    found = read(f"POSITIONS\n\n{lines}\n\nAWARDS\n\nMoss Prize, 2025\n").positions
    assert [(one.title, one.organization) for one in found] == [("Assistant Professor", "Lund University")]


def test_who_leads_a_degrees_committee_advised():
    cv = read("EDUCATION\n\nPh.D., History, Lund University, 2009\n"
              "Dissertation Committee: Sandra Okpara (director), Jean Verd, Tom Aldous\n"
              "M.A., History, Lund University, 2005\n")  # fmt: skip
    assert [one.advisors for one in cv.education] == [["Sandra Okpara"], []]


def test_a_companys_form_is_no_unit_of_it():
    found = read("EXPERIENCE\n\nConsultant, Google, Inc., 2014-2016\nEngineer, IBM Corp., 2012-2014\n").positions
    assert [(one.organization.split(" ")[0].strip(","), one.unit) for one in found] == [("Google", None), ("IBM", None)]


def test_a_remark_below_an_item_of_a_dated_list_begins_no_entry() -> None:
    text = (
        "* 2019 - present: Lecturer, Lund University\n"
        "* 2017 - 2019: Moss Fellow, Aalto University. Counting\nferns in old photographs.\n"
        "The post was shared with the school of drawing.\n"
        "* 2017: Tutor, University of Bergen. Slopes\nand why peat leaves them.\n"
        "* 2014-2016: Guest Curator, University of Oslo. A herbarium\nbrought into order.\n"
    )
    assert [(one[0], one[2]) for one in positions(text)] == [
        ("Lecturer", "2019"),
        ("Moss Fellow", "2017"),
        ("Tutor", "2017"),
        ("Guest Curator", "2014"),
    ]


def test_a_unit_at_another_place_is_no_part_of_the_employer_above() -> None:
    text = (
        "**Oslo Medical Center,** Oslo, Norway  \n*Associate*\t2012-2013\n\n"
        "**Felt Laboratory,** Turku, Finland  \n*Research Assistant*\t2010–2012\n"
    )
    assert positions(text)[-1][:2] == ("Research Assistant", "Felt Laboratory")


def test_employers_that_nobody_knows_stand_before_their_towns() -> None:
    found = one_section.read(
        "## Experience\n\nDirector of Loom Studies, Stitch Fixers, Geneva, Switzerland, 2019–2022\n\n"
        "Curator of Textiles, Kestrelworks, New York, NY, USA, 2013–2016\n\n"
        "Chargée de recherche, QuantWeave, Delft, The Netherlands, 2010–2013\n"
    ).positions
    assert [one.organization for one in found] == ["Stitch Fixers", "Kestrelworks", "QuantWeave"]


@pytest.mark.parametrize("label", ["Title of qualification", "Title of qualification awarded"])
def test_a_forms_label_before_a_degree(label: str) -> None:
    found = one_section.read(
        f"## Education\n\n2016 – 2019\n{label}: MSc in Botany\nOrganisation: Reed College\n\n"
        f"2012 – 2015\n{label}: BSc in Physics\nOrganisation: University of Leeds\n"
    ).education
    assert [(one.degree, one.organization, one.start) for one in found] == [
        ("MSc", "Reed College", "2016"),
        ("BSc", "University of Leeds", "2012"),
    ]


def test_a_forms_labels_before_a_post_at_an_unknown_employer() -> None:
    found = one_section.read(
        "## Experience\n\n"
        "Dates: 2019 – 2022\nOccupation or position held: Staff Scientist\nName of employer: Deep Loom\n\n"
        "Dates: 2016 – 2019\nOccupation or position held: Consultant\nName of employer: Vexel\n"
    ).positions
    assert [(one.title, one.organization) for one in found] == [
        ("Staff Scientist", "Deep Loom"),
        ("Consultant", "Vexel"),
    ]


@pytest.mark.parametrize("items", [("Botany", "Reed College"), ("Reed College", "Botany")])
def test_school_and_field_are_items_below_a_degree(items: tuple[str, str]) -> None:
    below = "".join(f"  - {item}\n" for item in items)
    found = one_section.read(f"## Education\n\n- **PhD**, 2019–2022\n{below}- **MSc**, 2016–2019\n{below}").education
    assert [(one.degree, one.organization) for one in found] == [("PhD", "Reed College"), ("MSc", "Reed College")]


def test_unit_and_employer_are_items_below_a_post() -> None:
    found = one_section.read(
        "## Experience\n\n- **Lecturer**, 2019–2022\n  - Department of Looms\n  - Ort University\n"
        "- **Postdoc**, 2016–2019\n  - Department of Wool\n  - Reed College\n"
    ).positions
    assert [(one.title, one.unit, one.organization) for one in found] == [
        ("Lecturer", "Department of Looms", "Ort University"),
        ("Postdoc", "Department of Wool", "Reed College"),
    ]


@pytest.mark.parametrize(
    "line", ["MD - Ort University - 2019", "2019\tMD\tMedicine\tOrt University", "MD (2019), Ort University"]
)
def test_letters_that_are_a_state_too_are_a_degree_where_they_stand_first(line: str) -> None:
    found = one_section.read(f"## Education\n\n{line}\n\nBSc in Biology, Reed College, 2012\n").education
    assert [(one.degree, one.organization) for one in found] == [("MD", "Ort University"), ("BSc", "Reed College")]
