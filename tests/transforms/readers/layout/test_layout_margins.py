"""Margins that only some pages or sections of layout text have. All made up."""

from transforms.parse import parse
from transforms.readers.dispatch import read
from transforms.readers.layout.layout import read_layout


def test_a_margin_on_one_page_is_looked_for_in_the_sections_of_the_others() -> None:
    works = "".join(f"{'':6}A. Novak and B. Oak: The leaves of {tree}, Forests, Vol. 3, 2018.\n" for tree in _TREES)
    first = (
        "Ada Novak     ada@brno.cz\n\n           EDUCATION\n  Since Oct. PhD student in Botany, University of Brno\n"
        "       2017 Advisor: Karel Oak\n  2015–2017 MSc in Botany, University of Brno\n"
        "  2012–2015 BSc in Botany, University of Olomouc\n  June 2012 Matura, Oak School (Brno)\n\n"
        f"           PUBLICATIONS\n{works}"
    )
    second = "           EXPERIENCE\n" + "".join(
        f"{months:>9} Intern, {lab}\n     {year} Worked on leaves of {tree}s there, and on their roots\n"
        for months, year, lab, tree in (
            ("March–May", 2016, "Moss Labs, Prague", "elm"),
            ("May–July", 2015, "Fern Labs, Zlin", "fir"),
            ("June–Aug.", 2014, "Twig Labs, Plzen", "ash"),
            ("July–Sept.", 2013, "Bark Labs, Tabor", "yew"),
        )
    )
    found = parse(read(f"{first}\f{second}".encode(), "a.txt"))
    assert [(p.title, p.start, p.end) for p in found.positions] == [
        ("Intern", "2016-03", "2016-05"),
        ("Intern", "2015-05", "2015-07"),
        ("Intern", "2014-06", "2014-08"),
        ("Intern", "2013-07", "2013-09"),
    ]
    assert [(e.degree, e.start, e.organization) for e in found.education][:3] == [
        ("PhD", "2017-10", "University of Brno"),
        ("MSc", "2015", "University of Brno"),
        ("BSc", "2012", "University of Olomouc"),
    ]
    assert len(found.papers) == len(_TREES)


_TREES = ("elm", "fir", "ash", "yew", "birch", "beech", "maple")


def test_dates_with_labels_over_groups_of_them_are_a_margin_of_their_entries() -> None:
    text = """\
Invited lectures in Finland and abroad, all of them given in the guild halls of the towns named below

National
2016                                Looms: pitfalls and practice
                                    (invited lecture)
                                    Week of Weaving, Vaasa
2022                                Plenary: Threads for the weary
                                    Guild of Finnish Weavers
                                    Annual Meeting, Turku
International
2018                                Spindles that do not respond
                                    (keynote)
                                    18th Symposium of Spinners, Paris
Upcoming
"""
    found = [" ".join(line.split()) for line in read_layout(text).split("\n") if line.strip()]
    assert found.index("2016 Looms: pitfalls and practice") < found.index("International")


def test_a_heading_over_a_margin_of_dates_is_not_parted_where_the_margin_ends() -> None:
    text = (
        "Ada Novak                                             Department of Botany\n"
        "                                                            ada@brno.cz\n\nAcademic Appointments\n"
        "2021–         Head of Garden, University of Brno, Department of Leaves and Trees\n"
        "2015–21       Lecturer, University of Brno, Department of Roots, Twigs and Bark\n"
        "2014–15       Postdoctoral Fellow, Center for the Study of Woods, Oak University\n\nDegrees\n"
        "2014          Ph.D., Botany, University of Olomouc\n2010          M.A., Botany, University of Olomouc\n\n"
        "Book\n2020          The Quiet Leaf: Trees and Other Bushes. Brno: Oak Press and Moss Press. Reviewed\n"
        "              in Leaves, Twigs.\n\nPeer-Reviewed Articles\n"
        "Forthcoming “Roots that Hold.” Journal of Roots.\n2019          “Twigs that Break.” Twig Letters 12: 1–9.\n"
        "2017          “Bark that Peels.” Bark Letters 10: 1–19.\n\n"
        "External and Internal Funding\n2018          Forest Foundation, “Leaves of Elms,” $34,500\n"
        "2016          University of Brno, Summer Grant, $6,000\n\n"
        "Honors\n2020          Medal of Leaves, University of Brno\n2019          Prize of Twigs, Forest Foundation\n\n"
        "Invited Talks\n2024          Oak University, Department of Botany\n2022          University of Olomouc\n"
        "2020          Moss University\n"
    )
    found = parse(read(text.encode(), "a.txt"))
    assert [paper.title for paper in found.papers] == [
        "The Quiet Leaf: Trees and Other Bushes",
        "Roots that Hold",
        "Twigs that Break",
        "Bark that Peels",
    ]
    assert [(grant.start, grant.amount) for grant in found.grants] == [("2018", "$34,500"), ("2016", "$6,000")]


def test_headings_of_a_margin_set_flush_right_stand_a_blank_from_text_that_begins_before_its_column() -> None:
    heads = {"Appointments": "Keeper of leaves", "Education": "PhD in Botany", "Teaching": "Twigs for beginners"}
    lines = ["Ada Novak", "Department of Botany, University of Brno, ada@brno.cz", ""]
    for head, first in heads.items():
        lines += [f"{head:>17} {first}, and what belongs to it by the river", *([" " * 22 + f"{first}, again"] * 4), ""]
    made = read_layout("\n".join(lines))
    assert all(f"\n{head.upper()}\n" in made for head in heads)
    assert "\nPhD in Botany, and what" in made
