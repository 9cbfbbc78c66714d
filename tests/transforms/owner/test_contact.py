"""The owner's addresses, numbers and profiles."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.owner.owners import owner
from transforms.entities.contacts import urls
from transforms.lines.read import read_lines
from transforms.model import Document
from transforms.sections.sections import split_sections


@pytest.mark.parametrize(
    ("line", "emails"),
    [
        ("ada@example.edu | ada.vale@example.org", ["ada@example.edu", "ada.vale@example.org"]),
        ("E-mail: ada.vale -at- example.org", ["ada.vale@example.org"]),
        ("Email: ada@NOSPAM.example.org", ["ada@example.org"]),
        ("https://pure.example.edu/en/ada@hum.example.edu ada@example.org", ["ada@example.org"]),
        ("Email: ada@remove-this.cs.example.org", ["ada@cs.example.org"]),
        ("ada [at] cs [dot] example [dot] edu", ["ada@cs.example.edu"]),
        ("e-mail: *ada \\[DOT\\] vale* \\[@\\] example \\[DOT\\] org", ["ada.vale@example.org"]),
        ("[Email](mailto:ada@example.edu)", ["ada@example.edu"]),
        ("You can reach me at ada.vale [at] example.ac.uk.", ["ada.vale@example.ac.uk"]),
        ("ada AT globex DOT global", ["ada@globex.global"]),
        ("Meet me at the dot of noon", []),
        ("Email: a dot last name at example dot edu", []),
        ("firstname.lastname@example.org", []),
        ("surname [at] example [dot] org", []),
    ],
)
def test_emails(line: str, emails: list[str]) -> None:
    found = owner(f"Ada Vale\n{line}\n\nEDUCATION\n\nPhD")
    assert found
    assert found.emails == emails


def test_words_that_a_style_hides_are_no_part_of_an_address() -> None:
    hidden = '<span style="display:none;">No robots, please</span>'
    found = owner(f"Ada Vale\n| Mail | <b>ada{hidden}&#46;vale&#64;{hidden}example&#46;org</b> |\n\nEDUCATION\n\nPhD")
    assert found
    assert (found.emails, found.urls) == (["ada.vale@example.org"], [])


@pytest.mark.parametrize(
    ("line", "phones"),
    [
        ("☎ (408)-555-0134 | Springfield", ["(408)-555-0134"]),
        ("Phone: +1 (614) 555-0190", ["+1 (614) 555-0190"]),
        ("+48 797 555 727", ["+48 797 555 727"]),
        ("2019-2020 and 2021-2022", []),
        ("ORCID 0000-0002-1825-0097", []),
        ("Cell biologist (2012–2016)", []),
        ("Office: Weberstrasse 114 8092 Bergen", []),
        ("Phone 555 010 0199 Bergen", ["555 010 0199"]),
    ],
)
def test_phones(line: str, phones: list[str]) -> None:
    found = owner(f"Ada Vale\n{line}\n\nEDUCATION\n\nPhD")
    assert found
    assert found.phones == phones


def test_urls_are_the_owners_own() -> None:
    text = (
        "# Ada Vale\n\nada.example.org | [adavale](https://github.com/adavale) | [Scholar](https://scholar.google.com/citations?user=x)\n"
        "\n## About\n\nI am at [Example University](https://example.edu) and work with [Ben Oak](https://scholar.google.com/citations?user=y).\n"
        "\n## Publications\n\n1. Ada Vale. Title. [code](https://github.com/adavale/tool)\n"
    )
    found = owner(text)
    assert found
    assert found.urls == [
        "https://github.com/adavale",
        "https://scholar.google.com/citations?user=x",
        "ada.example.org",
    ]


def test_orcid() -> None:
    found = owner("Ada Vale\nhttps://orcid.org/0000-0002-1825-0097\n\nEDUCATION\n\nPhD")
    assert found
    assert found.orcid == "0000-0002-1825-0097"


def test_dates_are_no_phone_numbers() -> None:
    found = owner("# Ada Vale\nDate of birth: 12.03.1985\nApproved through (01/31/2026)\n\n## Education\n\nPhD")
    assert found is not None
    assert found.phones == []


def test_a_linked_title_is_no_contact_line() -> None:
    text = "# Ada Vale\n\n## Papers\n\n[Tides of the North](https://doi.org/10.1/1)\nAda Vale, Bo Moor\nTides 2020\n"
    sections = split_sections(read_lines(Document("cv.md", "0" * 64, "text/markdown", "utf-8", text)))
    assert [(section.kind, len(section.lines)) for section in sections] == [("header", 1), ("papers", 3)]


def test_icons_below_a_page_are_the_owners() -> None:
    links = "[email](mailto:%61da@example.edu) [GitHub](https://github.com/adavale)"
    found = owner(f"# Ada Vale\n\n## Papers\n\n- Ada Vale. Title. 2019\n\n{links}\n")
    assert found
    assert (found.emails, found.urls) == (["ada@example.edu"], ["https://github.com/adavale"])


def test_a_phone_number_below_another_heading_near_the_top_is_the_owners() -> None:
    found = owner("# Ada Vale\n\n## Objective\n\n**Phone**: +1 (555) 010-0199\n\nTo study made-up things.\n")
    assert found
    assert found.phones == ["+1 (555) 010-0199"]


def test_a_phone_number_at_a_lines_beginning_is_no_list_mark() -> None:
    found = owner("Ada Vale\n(615) 555-7788 | ada (at) example (dot) edu\n\nEDUCATION\n\nPhD")
    assert found
    assert (found.phones, found.emails) == (["(615) 555-7788"], ["ada@example.edu"])


def test_a_referees_address_at_the_foot_is_not_the_owners() -> None:
    found = owner("Ada Vale\n\n## Papers\n\n- Mosses. 2020.\n\n## References\n\nProf. Bo Moor\nbo.moor@example.edu\n")
    assert found
    assert found.emails == []


@pytest.mark.parametrize(
    "line",
    [
        "Email: ada.vale AT cs.example.edu",
        "ada.vale at cs.example.edu",
        "Email: ada.vale # cs.example.edu",
        "Email: ada.vale @ cs . example . edu",
        "ada.vale@cs.example.edu",
    ],
)
def test_an_address_written_out(line: str) -> None:
    found = owner(f"# Ada Vale\n\n{line}\n\n## EDUCATION\n\nPhD")
    assert found is not None
    assert (found.emails, found.urls) == (["ada.vale@cs.example.edu"], [])


def test_an_extension_in_brackets_behind_a_dash() -> None:
    found = owner("# Ada Vale\n\nPhone: +49 40 55501 - (27)\n\n## EDUCATION\n\nPhD")
    assert found is not None
    assert found.phones == ["+49 40 55501 - (27)"]


def test_a_profile_in_the_heading_of_the_publications() -> None:
    link = "https://scholar.google.com/citations?user=abc"
    found = owner(f"# Ada Vale\n\n## Publications [[Scholar]({link})]\n\n- A. Vale. Title One. 2019")
    assert found is not None
    assert found.urls == [link]


def test_the_address_that_a_page_shows_and_not_the_one_it_hides() -> None:
    found = owner("# Ada Vale\n\n[ada@example.edu](mailto:axdax@exampxle.edux)\n\n## EDUCATION\n\nPhD")
    assert found is not None
    assert found.emails == ["ada@example.edu"]


def test_an_advisers_profile_is_not_the_owners() -> None:
    found = owner("# Ada Vale\n\n## EXPERIENCE\n\nIntern, Globex\n\nAdvisor: [Bo Hart](https://github.com/bohart)\n")
    assert found is not None
    assert found.urls == []


@pytest.mark.parametrize(
    ("line", "urls"),
    [
        ("Python, Git (https://github.com/aquill)", ["https://github.com/aquill"]),
        (
            "Reviews: https://publons.com/researcher/112233/ada-m-quill/",
            ["https://publons.com/researcher/112233/ada-m-quill"],
        ),
        ("[Mosses](https://www.ada-quill.net/teaching/mosses), a course", ["https://ada-quill.net"]),
        ("Notes: https://notes.adaquill.net/ferns", ["https://adaquill.net"]),
        ("[Blog posts](https://data.example.org/author/adaquill/)", ["https://data.example.org/author/adaquill/"]),
        ("Python, Git (https://github.com/mossworks)", []),
        ("[Mosses](https://example.org/quill/mosses), a course", []),
        ("[Slides](https://example.org/adaquill.pdf)", []),
    ],
)
def test_sites_that_bear_the_owners_name(line: str, urls: list[str]) -> None:
    courses = "".join(f"- Mosses of the {number}th kind\n" for number in range(4, 40))
    found = owner(f"# Ada M. Quill\n\n## Teaching\n\n{courses}\n## Skills\n\n{line}\n")
    assert found is not None
    assert found.urls == urls


def test_referees_sites_are_not_the_owners_though_the_name_is_the_same() -> None:
    found = owner("# Ada Quill\n\n## References\n\nAda Quill senior, https://github.com/adaquill\n")
    assert found is not None
    assert found.urls == []


def test_the_page_of_a_work_on_the_owners_site_is_the_works() -> None:
    found = owner("# Ada Quill\n\n## Books\n\n[Mosses](https://adaquill.net/mosses). Oslo: Fern Press, 1995.\n")
    assert found is not None
    assert found.urls == []


def test_who_cites_a_paper_is_no_profile() -> None:
    cited, profile = "https://scholar.google.com/scholar?cites=123", "https://scholar.google.com/citations?user=abc"
    found = owner(f"Ada Quill\n[cited]({cited}) [me]({profile})\n\nEDUCATION\n\nPhD")
    assert found
    assert found.urls == [profile]


@pytest.mark.parametrize("sign", ["🦔", "☂"])
def test_a_picture_for_the_sign_of_an_address(sign: str) -> None:
    found = owner(f"ada.vale{sign}ponds.org\n\nAda Vale\n\nEDUCATION\n\nPhD\n")
    assert found is not None
    assert (found.name, found.emails) == ("Ada Vale", ["ada.vale@ponds.org"])


def test_addresses_below_a_label_of_advisers_are_theirs() -> None:
    text = (
        "# Curriculum Vitae\n\n## Education\n\n**MSc in Loom Engineering**, University of Leeds, 2022-2024\n\n"
        "- _Supervisors:_\n    - Prof. Dr. Jonas Brek\n      ([jbrek@example.edu](mailto:jbrek@example.edu))\n"
        "- Thesis on looms\n\nWrite to ada@example.org\n"
    )
    found = owner(text)
    assert found is not None
    assert found.emails == ["ada@example.org"]


def test_a_printed_address_that_leads_to_itself_without_a_scheme() -> None:
    r"""LaTeX's "\url{github.com/adavale}" is such a link."""
    line = read_lines(
        Document("a.md", "0" * 64, "text/markdown", "utf-8", "[github.com/adavale](github.com/adavale)\n")
    )
    assert urls(line[0], in_header=True) == ["github.com/adavale"]


def test_the_address_with_which_prose_on_something_ends_is_not_the_owners() -> None:
    prose = (
        "I am a weaver at Lund University and like to mend the looms of many kinds with all my friends.\nIt is part of"
    )
    told = owner(
        f"# Ada Vale\n\n{prose} a project on looms that you may read about at the website:\nhttps://looms.eu/\n"
    )
    assert told
    assert told.urls == []
    mine = owner(f"# Ada Vale\n\n{prose} a team, and more of it is on my site:\nhttps://looms.eu/\n")
    assert mine
    assert mine.urls == ["https://looms.eu/"]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("I work with Kari Lid (https://scholar.google.com/citations?user=LidXXAAAAJ) on felt.", []),
        ("GitHub (https://github.com/ada-v)", ["https://github.com/ada-v"]),
        ("LinkedIn: Felt Worker (https://www.linkedin.com/in/adavale)", ["https://www.linkedin.com/in/adavale"]),
        ("@adav (https://bsky.app/profile/adav.bsky.social)", ["https://bsky.app/profile/adav.bsky.social"]),
        ("She studies looms in Wyrholm (https://felt.org/looms)", []),
        ("Felt Site (https://www.feltsite.org/)", ["https://www.feltsite.org/"]),
    ],
)
def test_addresses_in_brackets_behind_words_are_theirs(line: str, found: list[str]) -> None:
    [read] = read_lines(Document("a.txt", "0" * 64, "text/plain", "utf-8", line))
    assert urls(read, in_header=True) == found


def test_links_below_a_talk_are_no_addresses_of_the_owner() -> None:
    cv = whole(
        '# Ada Quill\n\n## Presentations\n\n- "Learning the Loom," Felt Conference, 15 January 2019\n'
        "\t- Slides: https://slides.example/felt-2019\n\t- Video: https://resources.felt.example/learning-the-loom\n"
    )
    assert cv.person
    assert cv.person.urls == []
