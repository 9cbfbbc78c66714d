"""Layout text whose margin holds dates and headings alike, set flush with the text beside them."""

from transforms.readers.layout.flush_margins import flush_margins
from transforms.readers.layout.layout import read_layout

PAGE = """\
                            Curriculum vitae

  PERSONAL INFORMATION     Ida Moss
                             ida@moss.example

       WORK EXPERIENCE

     10/2019 – present     Weaver
                           Ghent University, Ghent, Belgium

     05/2016 – 08/2018     Dyer
                           Leiden University, Leiden, Netherlands

             EDUCATION

     09/2011 – 09/2015     PhD, Looms
                           Uppsala University, Uppsala, Sweden

                AWARDS
                  2014     Prize of the Harbour

                  2012     Medal for Ropes
"""


def test_headings_and_dates_of_a_flush_margin_are_taken_apart() -> None:
    made = [line for line in read_layout(PAGE).split("\n") if line.strip()]
    assert made[3:8] == [
        "WORK EXPERIENCE",
        "10/2019 – present\tWeaver",
        "  Ghent University, Ghent, Belgium",
        "05/2016 – 08/2018\tDyer",
        "  Leiden University, Leiden, Netherlands",
    ]
    assert made[-3:] == ["AWARDS", "2014\tPrize of the Harbour", "2012\tMedal for Ropes"]


def test_headings_at_the_page_s_edge_are_no_flush_margin() -> None:
    page = PAGE.replace("       WORK", "WORK").replace("             EDU", "EDU").replace("                AW", "AW")
    assert flush_margins([page.split("\n")]) == []
