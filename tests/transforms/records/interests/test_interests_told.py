"""Interests as sentences tell them and as lists of many looks state them."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from tests.transforms.records import careers
from tests.transforms.records.one_section import read
from transforms.records.interests.sentences import interests_in


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("My research interests lie broadly in cryptography and algorithms.", ["cryptography", "algorithms"]),
        ("My research is situated at the intersection of law, ethics, and care.", ["law", "ethics", "care"]),
        ("My research touches on soil physics, old maps and tides.", ["soil physics", "old maps", "tides"]),
        ("My interests include (but are not limited to) tides, and peat.", ["tides", "peat"]),
        ("I conduct research in the areas of program repair, and fuzzing.", ["program repair", "fuzzing"]),
        ("I am passionate about endangered scripts and field notes.", ["endangered scripts", "field notes"]),
        ("Heron works on the prose of Mercia, with particular interests in riddles.", ["prose of Mercia", "riddles"]),
        ("I am a chemist interested in excited states and solar fuels.", ["excited states", "solar fuels"]),
        (
            "She has research interests in health economics, ageing and frailty.",
            ["health economics", "ageing", "frailty"],
        ),
        ("My work has three themes: mixed models, missing data.", ["mixed models", "missing data"]),
        ("I'm interested in: peatlands, carbon, old maps", ["peatlands", "carbon", "old maps"]),
        ("I study trade in the Baltic.", ["trade in the Baltic"]),
        ("She is, above all, interested in peat fires and bog ecology.", ["peat fires", "bog ecology"]),
        ("She does research at the interface of weaving and topology.", ["weaving", "topology"]),
        (
            "My recent work concerning elite weaving, looms, and felt has appeared in journals such as Knot.",
            ["elite weaving", "looms", "felt"],
        ),
        (
            "She has written widely on themes like felt (and particularly modelling wool), housing, and looms.",
            ["felt", "housing", "looms"],
        ),
        ("Vik has a passion for slow weaving and sound rope; embedding these early.", ["slow weaving", "sound rope"]),
        (
            "My research explores the economy of wool, loom growth, and knots using the tools of weaving, and felt.",
            ["economy of wool", "loom growth", "knots"],
        ),
        (
            "My work bridges bogs and weaving, integrating cognitive, felt, and survey data to see more.",
            ["bogs and weaving"],
        ),
        ("She is passionate about helping others and sharing wool.", []),
        ("My interests have changed, and are in the past.", []),
        ("My work on rope decay has been published in Felt Letters.", ["rope decay"]),
        ("Here I explore the optics of moss, with the central goal of making dyes.", ["optics of moss"]),
        ("Dyer with a clinical interest in wool, and a research interest in looms.", ["wool", "looms"]),
        ("I study glaciers and their lakes.", ["glaciers and their lakes"]),
        ("I am interested in a wide range of topics in logic, such as forcing.", ["logic", "forcing"]),
        ("Focus on peat maps, river ice and otters", ["peat maps", "river ice", "otters"]),
        ("I do research on hearing loss at the Institute of Sound.", ["hearing loss"]),
        ("I am interested in networking, loom design and dyes.", ["networking", "loom design", "dyes"]),
        ("I am interested in connecting with colleagues, weavers and other people.", []),
        ("My research interests include looms, old maps, tides, etc.", ["looms", "old maps", "tides"]),
        ("My interests lie in: river ferries, loom repair", ["river ferries", "loom repair"]),
        (
            "My interests are gamelan, the ethics of tuning and bell towers.",
            ["gamelan", "ethics of tuning", "bell towers"],
        ),
        ("My research interests are primarily wool, felt, and dyes.", ["wool", "felt", "dyes"]),
        ("My primary research area is peat chemistry.", ["peat chemistry"]),
        ("I am specifically focused on peat fires, bog maps, and moss.", ["peat fires", "bog maps", "moss"]),
        ("I am a lawyer working at the interface of tides, and old maps.", ["tides", "old maps"]),
        ("Systems neuroscientist interested in dreams of looms.", ["dreams of looms"]),
        ("PhD student in weaving with a focus on felt optics, dyes and wool.", ["felt optics", "dyes", "wool"]),
        (
            "Architect and researcher working on earthen mills, old looms, and felt.",
            ["earthen mills", "old looms", "felt"],
        ),
        ("My work spans topics from loom repair to felt art.", ["loom repair", "felt art"]),
        ("I study tidal mills at the intersection of hydrology and law.", ["tidal mills", "hydrology", "law"]),
        (
            "I am interested in old problems at the intersection of law and care.",
            ["old problems at the intersection of law and care"],
        ),
        (
            "I have interests in knot theory, braids, and their applications to dye mixing.",
            ["knot theory", "braids", "dye mixing"],
        ),
        (
            "I'm interested in felting, and I currently work on loom timing for mills.",
            ["felting", "loom timing for mills"],
        ),
        ("My research focuses on how mills fail, and how they are mended.", ["how mills fail", "how they are mended"]),
        (
            "My research focuses on the design, testing, and repair of tidal mills.",
            ["design, testing, and repair of tidal mills"],
        ),
        (
            "My research focuses on Mill Health Tracking (MHT): the art of hearing faults.",
            ["Mill Health Tracking (MHT)"],
        ),
        ("My interests lie in loom noise; felt uses in old ships.", ["loom noise", "felt uses in old ships"]),
        (
            "I am interested in felt and currently working on looms, old dyes, and reeds.",
            ["felt", "looms", "old dyes", "reeds"],
        ),
        ("I'm open for any topic related to felt, wool and dyes.", ["felt", "wool", "dyes"]),
        ("I work across two neighbouring areas: felt, and dyes.", ["felt", "dyes"]),
    ],
)
def test_sentences_of_many_wordings(sentence: str, expected: list[str]) -> None:
    assert list(interests_in(sentence)) == expected


def test_bold_words_are_the_topics() -> None:
    text = "I work on **loom repair and wool care in mills** as well as small ferries, **tidal mills**, and **felt**."
    assert [one.text for one in read(f"## About\n\nI am a weaver. {text}").interests] == [
        "loom repair and wool care in mills",
        "tidal mills",
        "felt",
    ]


@pytest.mark.parametrize("topics", ["Looms - Wool and dyes - Old maps", "Looms – Wool and dyes – Old maps"])
def test_dashes_part_topics(topics: str) -> None:
    found = [one.text for one in read(f"## Research interests\n\n{topics}").interests]
    assert found == ["Looms", "Wool and dyes", "Old maps"]


@pytest.mark.parametrize(
    "sentence",
    [
        "The town thanked her for bold labour at the interface of looms and ferries.",
        "My work is based at the Institute of Rocks.",
        "My research has appeared in Nature, Science and Cell.",
        "My research interests are listed below.",
        "Looms for students with a focus on play are sold here.",
        "I am interested in supervising students of physics.",
        "I am currently working on a book and two papers.",
    ],
)
def test_sentences_that_name_no_topic(sentence: str) -> None:
    assert list(interests_in(sentence)) == []


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("Looms, Wool and Dyes, Old Maps", ["Looms", "Wool and Dyes", "Old Maps"]),
        ("Looms / Wool / Old maps", ["Looms", "Wool", "Old maps"]),
        ("Looms, with a focus on old wool, felt", ["Looms", "old wool", "felt"]),
        ("#looms #wool #maps", ["looms", "wool", "maps"]),
        ("- Looms\n- Wool, dyes and felt\n- Old maps\n- Tides", ["Looms", "Wool, dyes and felt", "Old maps", "Tides"]),
        ("Methods\tjoint models, surveys\n\nFields\tstroke, sleep", ["joint models", "surveys", "stroke", "sleep"]),
        (
            "### Sleep\n\nWe ask what people keep of the night and what they lose of it.\n\n### Age\n\nOld.",
            ["Sleep", "Age"],
        ),
        ("Looms, wool; see the pages below", ["Looms", "wool"]),
        ("- [Sea ice](a.html): how floes break\n- [Tides](b.html): who stirs the sea", ["Sea ice", "Tides"]),
    ],
)
def test_lists_of_many_looks(body: str, expected: list[str]) -> None:
    found = [interest.text for interest in read(f"## Research interests\n\n{body}").interests]
    assert [text for text in found if text != "Old"] == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("Hiking, cooking, jazz piano, photography", []),
        ("Statistical genetics, sampling\n\nCross-country skiing, photography", ["Statistical genetics", "sampling"]),
    ],
)
def test_what_people_do_in_spare_time(body: str, expected: list[str]) -> None:
    assert [interest.text for interest in read(f"## Interests\n\n{body}").interests] == expected


def test_topics_between_dots_keep_their_and() -> None:
    found = read("## Research Interests\n\nSlow felting and carding methods • Peat maps • Wool intake • Moths\n")
    assert [one.text for one in found.interests] == [
        "Slow felting and carding methods",
        "Peat maps",
        "Wool intake",
        "Moths",
    ]


@pytest.mark.parametrize(
    "prose",
    [
        "Rivers matter to everyone, and my group tries to find out how rivers shape towns, fields, and woods.",
        "Rivers are old, wide, and slow. We measure them from boats, bridges, and banks.",
    ],
)
def test_prose_that_states_no_interests_lists_none(prose: str) -> None:
    assert careers.read(f"## Research Interests\n\n{prose}\n").interests == []


def test_topics_that_paragraphs_of_several_lines_explain_behind_dashes() -> None:
    cv = read(
        "Research areas\n\n"
        "Fog nets of wool and linen - meshes that were hung in the hills above the town of\n"
        "Westmoor, and in the dunes. They gather water, also in summer, for looms and for\n"
        "gardens. This is done with others, as Co-PI of a project.\n"
        "Salt marshes - first seen on a journey to the coast in a small boat, and ever since\n"
        "measured, drawn and told about in talks, above all at the yearly meeting of dyers.\n"
    )
    assert [one.text for one in cv.interests] == ["Fog nets of wool and linen", "Salt marshes"]


def test_a_label_whose_links_stand_elsewhere_is_no_topic() -> None:
    text = "**Research interests:** looms, old felt.\n\n**Links:** [arXiv](https://arxiv.org/a/miller_j_1)"
    assert [one.text for one in read(f"{text}\n\n## Education\n\nPhD, Globex University, 2010").interests] == [
        "looms",
        "old felt",
    ]


def test_a_section_that_states_nothing_leaves_what_a_biography_says() -> None:
    text = (
        "## Bio\n\nMy research interests include felt and wool.\n\n## Research Interests\n\nWe are open to you all.\n"
    )
    assert [one.text for one in read(text).interests] == ["felt", "wool"]


def test_about_my_interests_is_about_those_and_questions_are_none() -> None:
    text = "## About My Research Interests\n\nMy research interests focus on looms at sea.\n\n"
    text += "**Methodologies**: Wet Weaving, Old Dyes (e.g., red, blue), Felt Making.\n"
    assert [one.text for one in read(text).interests] == ["looms at sea", "Wet Weaving", "Old Dyes", "Felt Making"]
    text = "The questions of my research are:\n\n- How can looms last?\n- What is felt? Details\n"
    assert read(text).interests == []


def test_a_topic_of_late_is_one_of_the_list() -> None:
    found = read("# Ada Quill\n\nMy main interests are slow looms, dye chemistry, and, more recently, moss walls.\n")
    assert [one.text for one in found.interests] == ["slow looms", "dye chemistry", "moss walls"]


def test_what_a_focus_is_are_topics() -> None:
    page = "# Ada Quill\n\nMy current focus is slow weaving, especially loom repair. My focus is to help.\n"
    assert [one.text for one in read(page).interests] == ["slow weaving", "loom repair"]


def test_topics_between_dots_below_a_header() -> None:
    text = (
        "# Ada Quill\n\n## Currently\n\nPhD candidate in weaving at the University of Leeds.\n\n"
        "- **Slogan:** Wool first\n- **Research Interests:** Loom physics • Dyes & wefts • Felt\n"
    )
    assert [one.text for one in whole(text).interests] == ["Loom physics", "Dyes & wefts", "Felt"]
    beside = "# Ada Quill\n\nLeeds • Research interests: Loom physics • ada@quill.example\n"
    assert [one.text for one in whole(beside).interests] == ["Loom physics"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("My research evolves around felt networks and loom theory.", ["felt networks", "loom theory"]),
        (
            "My research focuses on felt networks, examining how they age. I also study loom theory.",
            ["felt networks", "loom theory"],
        ),
        (
            "I study woven graphs, spectral methods and their use in mills.",
            ["woven graphs", "spectral methods and their use in mills"],
        ),
        ("My research is about the statistics of cloth, especially large ones.", ["statistics of cloth"]),
        ("My work explores the history of dyes and the politics of wool.", ["history of dyes", "politics of wool"]),
        ("My research and teaching focus on cloth, gender, and guilds.", ["cloth", "gender", "guilds"]),
        ("Current projects explore guilds, wages, and the law of wool.", ["guilds", "wages", "law of wool"]),
        ("I study loom noise and quiet mills for the development of better towns.", ["loom noise", "quiet mills"]),
        ("I investigate the role of wool in trade and develop methods for it.", ["role of wool in trade"]),
        ("My main research interest is the theory of looms, and especially its links to music.", ["theory of looms"]),
    ],
)
def test_topics_of_sentences_end_where_their_purpose_begins(text: str, expected: list[str]) -> None:
    assert [one.text for one in whole(f"# Ann Quill\n\nI weave at Globex University. {text}\n").interests] == expected


@pytest.mark.parametrize(
    ("said", "topics"),
    [
        ("I'm a historian of early modern roofs, and domestic labour.", ["early modern roofs", "domestic labour"]),
        ("She is a cultural sociologist of thatch.", ["thatch"]),
        ("I also work alongside Bo Orr and Cy Fenn on a collection of roofs.", []),
    ],
)
def test_what_somebody_is_a_historian_of(said: str, topics: list[str]) -> None:
    assert [one.text for one in whole(f"# Ada Quill\n\n## About\n\n{said}\n").interests] == topics


@pytest.mark.parametrize(
    "told",
    [
        "My research focuses mainly on moss, peat, and pollen.",
        "My work is mostly about the following topics: moss, peat, and pollen.",
        "My research is about the following keywords: moss, peat, and pollen.",
    ],
)
def test_adverbs_and_announcements_before_topics(told: str) -> None:
    found = whole(f"# Ada Quill\n\n## Research Interests\n\n{told}\n").interests
    assert [one.text for one in found] == ["moss", "peat", "pollen"]
