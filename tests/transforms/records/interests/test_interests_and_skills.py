"""Interests and skills."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records.one_section import interests, read, skills
from transforms.records.interests.sentences import interests_in


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (
            "Machine learning, language processing, and vision; privacy",
            ["Machine learning", "language processing", "vision", "privacy"],
        ),
        ("- Optimization: Federated Learning, SGD Analysis", ["Federated Learning", "SGD Analysis"]),
        (
            "Modeling, design, and repair of looms and distributed mills",
            ["Modeling", "design", "repair of looms and distributed mills"],
        ),
        (
            "Modeling, design, and implementation of looms and distributed mills",
            ["Modeling, design, and implementation of looms and distributed mills"],
        ),
        (
            (
                "Optimization: Federated Looming, Distributed Weaving, Yarn Dyeing Analysis\n"
                "Machine Weaving and Deep Dyeing: Efficient Looms, Loom Systems"
            ),
            ["Federated Looming", "Distributed Weaving", "Yarn Dyeing Analysis", "Efficient Looms", "Loom Systems"],
        ),
        (
            (
                "-Optimization: Federated Looming, Yarn Dyeing and Distributed Weaving Analysis\n"
                "-. Machine Weaving and Deep Dyeing: Efficient Looms, Loom Systems"
            ),
            ["Federated Looming", "Yarn Dyeing", "Distributed Weaving Analysis", "Efficient Looms", "Loom Systems"],
        ),
        (
            (
                "-- Modeling, optimization, and design of wide looms and of the old mills and ferries that serve them\n"
                "-- Design, and control of quiet mills"
            ),
            [
                "Modeling, optimization, and design of wide looms and of the old mills and ferries that serve them",
                "Design, and control of quiet mills",
            ],
        ),
        (
            (
                "Modeling, optimization, and design of wide looms and of the old mills and ferries that serve them\n"
                "Design, and control of quiet mills"
            ),
            [
                "Modeling, optimization, and design of wide looms and of the old mills and ferries that serve them",
                "Design, and control of quiet mills",
            ],
        ),
        ("- Design, and optimization of learning algorithms", ["Design, and optimization of learning algorithms"]),
        (
            "- Modeling, design, and implementation of cloud computing systems and distributed learning systems",
            ["Modeling, design, and implementation of cloud computing systems and distributed learning systems"],
        ),
        (
            "Quantitative Methodology (Scaling, Bayesian Methods)",
            ["Quantitative Methodology", "Scaling", "Bayesian Methods"],
        ),
    ],
)
def test_listed_interests(body: str, expected: list[str]) -> None:
    assert interests(body) == expected


def test_a_paragraph_goes_on_from_full_line_to_full_line() -> None:
    body = (
        "My work on the growth of forests rests upon the long records that keepers of the parks of the\n"
        "Ardennes wrote down for us over the last two centuries and that nobody has read before me.\n"
    )
    assert interests(body) == []


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (
            "My research is on cache design and post-training infrastructure for large models, with a focus on agents.",
            ["cache design", "post-training infrastructure for large models", "agents"],
        ),
        (
            "My research focuses on scalable systems for learning and model serving, with interests in clouds.",
            ["scalable systems for learning and model serving", "clouds"],
        ),
        (
            "My research focuses on image and multi-modal video recognition.",
            ["image and multi-modal video recognition"],
        ),
        ("I enjoy hiking and cooking.", []),
    ],
)
def test_interests_in_sentences(sentence: str, expected: list[str]) -> None:
    assert list(interests_in(sentence)) == expected


def test_announced_interests_are_the_bold_words_of_a_list() -> None:
    section = (
        "I am a professor at the University of Oslo.\n\nMy research focuses on methods, "
        "including applications in:\n1. **Graph Models**. And more.\n2. **Retrieval**. Of all "
        "sorts.\n"
    )
    assert [i.text for i in read(section).interests] == ["Graph Models", "Retrieval"]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("Languages: Python, C/C++, SQL (Postgres), C#", ["Python", "C/C++", "SQL (Postgres)", "C#"]),
        ("- **Tools:** Git, Docker, etc.", ["Git", "Docker"]),
        ("Programming\tPython (expert), Matlab (basic)", ["Python", "Matlab"]),
        ("- Python (Numpy, Pandas)", ["Python", "Numpy", "Pandas"]),
        ("- Version control: Git and SVN", ["Git", "SVN"]),
        ("- Proficient in R; familiar with C++", ["R", "C++"]),
        ("Areas: Vision, CUDA\n\nLibraries: CUDA, Ray", ["Vision", "CUDA", "Ray"]),
    ],
)
def test_skills(body: str, expected: list[str]) -> None:
    assert skills(body) == expected


def test_a_section_of_spoken_languages_lists_no_skills() -> None:
    assert skills("- English - C2\n- German - B1", heading="## Languages") == []
    assert skills("- English\n- German", heading="## Languages (Reading)") == []
    assert skills("- Python, Java", heading="## Languages") == ["Python", "Java"]


def test_a_level_in_a_column_of_its_own_is_no_skill() -> None:
    assert skills("Polish\tnative\nProgramming\tPython, Fortran\n") == ["Polish", "Python", "Fortran"]


def test_levels_that_are_drawn_and_sentences() -> None:
    body = "- Praat ★★★★☆\n- SAS, Stata. Basic knowledge of Python and SQL.\n- Japanese (JLPT N2)\n- grant writing"
    found = [skill.text for skill in read(f"## Skills\n\n{body}").skills]
    assert found == ["Praat", "SAS", "Stata", "Python", "SQL", "Japanese", "grant writing"]


def test_pastimes_are_no_interests() -> None:
    body = "## Research interests\n\nTesting, Measuring\n\n## Interests\n\nHiking, chess"
    assert [interest.text for interest in read(body).interests] == ["Testing", "Measuring"]


def test_a_label_beside_one_skill_is_a_label_like_its_siblings() -> None:
    found = read("## Computing skills\n\nTypesetting\tLaTeX\nCoding Languages\tC++, Python\n").skills
    assert [one.text for one in found] == ["LaTeX", "C++", "Python"]


def test_examples_in_a_bracket_are_no_skills() -> None:
    parsed = read("## Skills\n\nSystems: Rust, Build Tools (e.g., CMake, Cargo), Git & LaTeX (proficient)\n")
    assert [s.text for s in parsed.skills] == ["Rust", "Build Tools (e.g., CMake, Cargo)", "Git", "LaTeX"]


def test_a_labelled_line_of_interests_below_a_degree() -> None:
    section = (
        "## Education\n\n**PhD in Looms**, University of Leeds, 2019\n\n- **Research Interests:** Dyes • Cause & cure\n"
    )
    assert [i.text for i in read(section).interests] == ["Dyes", "Cause & cure"]


def test_a_heading_torn_in_a_margin_takes_the_line_beside_its_first_word() -> None:
    body = "**RESEARCH**\tloom dynamics, northern dyes, gla-\n\n## INTERESTS\n\ncier wool\n"
    assert [i.text for i in read(body).interests] == ["loom dynamics", "northern dyes", "glacier wool"]


def test_items_over_deeper_items_and_bold_words_over_brackets_are_labels() -> None:
    body = (
        "- Languages we program in\n  - Ada, Forth\n- Tools\n  - Git, Emacs\n\n**Common frameworks**\n  (Flask, Dash)\n"
    )
    assert skills(body) == ["Ada", "Forth", "Git", "Emacs", "Flask", "Dash"]


def test_signs_of_other_scripts_and_dots_part_skills() -> None:
    assert skills("编程语言：Python、Fortran；MATLAB\n\nGit • Emacs · Make\n") == [
        "Python",
        "Fortran",
        "MATLAB",
        "Git",
        "Emacs",
        "Make",
    ]


def test_plain_words_in_a_bracket_explain_a_skill_and_tools_are_skills() -> None:
    assert skills("Embedded systems (pump control, flow metering), Python (NumPy, Pandas)\n") == [
        "Embedded systems (pump control, flow metering)",
        "Python",
        "NumPy",
        "Pandas",
    ]


def test_a_dash_behind_a_second_bold_label_begins_another_list() -> None:
    assert skills("**Models** - Lorex, Tirim **Computing** - clusters, queues\n") == [
        "Lorex",
        "Tirim",
        "clusters",
        "queues",
    ]


def test_undated_lists_of_tools_are_skills_whatever_their_heading() -> None:
    body = "Looms\thand weaving, tablet weaving\nProgramming\tR, MATLAB, Python, SQL\n"
    for heading in ("## Technical experience", "## Research Interests\n\nLooms\n\n## Computational"):
        assert skills(body, heading)[-4:] == ["R", "MATLAB", "Python", "SQL"]


def test_languages_in_a_row_count_only_below_a_heading_of_skills() -> None:
    body = "Languages\tFrench (fluent), Dutch\nComputing\tPython, R, Stata, Matlab\n"
    assert skills(body)[:2] == ["French", "Dutch"]
    assert skills(body, "## Other") == ["Python", "R", "Stata", "Matlab"]


def test_a_heading_of_skills_alone_lists_none() -> None:
    assert skills("") == []


def test_an_item_without_commas_is_one_topic_and_announced_items_with_them_are_lists() -> None:
    assert interests("- Looms and slow weaving machines\n- Natural dyes\n") == [
        "Looms and slow weaving machines",
        "Natural dyes",
    ]
    told = "## About\n\nMy research interests include but are not limited to:\n\n- Looms, Natural Dyes\n- Quilts\n"
    assert [i.text for i in read(told).interests] == ["Looms", "Natural Dyes", "Quilts"]


@pytest.mark.parametrize("dash", ["—", "–", "-"])
def test_topics_in_bold_before_dashes_and_a_way_to_another_page(dash: str) -> None:
    body = (
        "My group works with looms. I have several research interests:\n\n"
        f"- **Slow looms** {dash} using old wood for weaving and dyes for far too long\n"
        f"- **Natural dyes** {dash} how madder fades, in collaboration with Globex\n\n"
        "See the [Looms](/looms/) page for more.\n"
    )
    assert interests(body) == ["Slow looms", "Natural dyes"]


def test_tongues_and_how_well_they_are_known_between_commas() -> None:
    body = "Dutch, Welsh – mother-tongues;  \nGreek – excellent, written and oral;  \nCzech – very good oral.\n"
    assert skills(body, "## Languages and Skills") == ["Dutch", "Welsh", "Greek", "Czech"]


@pytest.mark.parametrize(
    "body",
    [
        "Advanced user of Matlab and Stata; expert in the use of the Python language; beginner in R.",
        "- Notions de Matlab\n- Bonnes connaissances en Python\n- **R** • Stata\n",
    ],
)
def test_how_well_a_tool_is_known_is_no_part_of_it(body: str) -> None:
    assert {"Matlab", "R", "Stata"} <= set(skills(body))


def test_areas_of_research_in_a_sentence() -> None:
    text = (
        "My present areas of research are the study of looms as art, weaving in the home, and the dimensions of yarn."
    )
    assert list(interests_in(text)) == ["study of looms as art", "weaving in the home", "dimensions of yarn"]


def test_a_label_with_a_badge_behind_it_announces_labelled_interests() -> None:
    body = (
        "# Ada Quill\n\nI am a botanist at the University of Oslo.\n\n"
        "**Research interests:** [citations](https://scholar.example.org/ada)\n\n"
        "- **Mosses**: growth of mosses; rare mosses\n- **Ferns**: fern spores; old ferns\n"
    )
    found = [one.text for one in whole(body).interests]
    assert found == ["Mosses", "growth of mosses", "rare mosses", "Ferns", "fern spores", "old ferns"]


def test_what_somebody_would_teach_is_no_research_interest() -> None:
    assert whole("# Ada Quill\n\n## Teaching Interests\n\n- Mosses\n- Ferns\n").interests == []


def test_dated_studies_below_a_bare_research_are_posts() -> None:
    body = (
        "# Ada Quill\n\n## Research\n\n2012-15\tPhD thesis supervised by Bo Reed\nUniversity of Oslo\n"
        "2010-11\tInternship supervised by Eva Novak\nUniversity of Brno\n"
        "2009\tOne-year internship under the supervision of Jun Kim\nKyoto University\n"
    )
    found = whole(body)
    assert found.interests == []
    assert [post.organization for post in found.positions][-2:] == ["University of Brno", "Kyoto University"]


def test_software_below_skills_is_used_and_not_made() -> None:
    body = (
        "# Ada Quill\n\n## Computing skills\n\n* Languages:\n  * Fortran, Python\n"
        "* Botanical software:\n  * FernKit, MossView, Lichenator\n"
    )
    found = whole(body)
    assert [one.text for one in found.skills] == ["Fortran", "Python", "FernKit", "MossView", "Lichenator"]
    assert found.projects == []


def test_skills_in_a_headings_type() -> None:
    assert skills("#### Python\n\n#### Matlab\n\n#### Felt cutting") == ["Python", "Matlab", "Felt cutting"]


def test_a_work_that_heads_what_is_told_of_it_is_no_topic() -> None:
    body = "Looms, old dyes\n\n#### “Felt (and wool) in wet towns”. A Quill and B Marsh. Felt Letters 4 (2), 2018\n"
    assert interests(body) == ["Looms", "old dyes"]


def test_two_labels_on_a_line_and_a_colon_set_apart() -> None:
    body = "**Data Analysis:** Loomfit, Wefts\t**Machine Learning** : Threader\nCitizenship: Norway, Uruguay\n"
    assert skills(body) == ["Loomfit", "Wefts", "Threader"]


def test_labels_beside_lists_whose_items_dots_part_and_tables_of_further_packages() -> None:
    rows = "Programming\tLoomR • Weftly • Dyer\n\nInstruments\tFog nets • warp meters\n"
    assert skills(rows) == ["LoomR", "Weftly", "Dyer", "Fog nets", "warp meters"]
