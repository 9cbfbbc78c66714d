"""Structured CVs: JSON Resume, RenderCV, ORCID, BibTeX."""

import json

import pytest

from transforms.parse import parse, records_of
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import UnreadableError, read

RESUME = {
    "basics": {
        "name": "Ada Novak",
        "email": "a@b.cz",
        "url": "https://ada.cz",
        "profiles": [{"url": "https://github.com/ada"}],
    },
    "work": [
        {"name": "Acme", "position": "Botanist", "startDate": "2019-03", "endDate": "2021-05-01", "summary": "Leaves"}
    ],
    "education": [
        {
            "institution": "Charles University",
            "area": "Botany",
            "studyType": "PhD",
            "startDate": "2015",
            "endDate": "2019",
        }
    ],
    "awards": [{"title": "Best Leaf", "date": "2020-01-01", "awarder": "Leaf Society"}],
    "publications": [{"name": "On Leaves", "publisher": "Leaf Letters", "releaseDate": "2020"}],
    "skills": [{"name": "Web", "keywords": ["HTML", "CSS"]}],
    "interests": [{"name": "Trees"}],
}
ORCID = {
    "orcid-identifier": {"path": "0000-0002-1825-0097"},
    "person": {
        "name": {"given-names": {"value": "Ada"}, "family-name": {"value": "Novak"}},
        "keywords": {"keyword": [{"content": "leaves"}]},
    },
    "activities-summary": {
        "employments": {
            "affiliation-group": [
                {
                    "summaries": [
                        {
                            "employment-summary": {
                                "role-title": "Botanist",
                                "organization": {"name": "Acme", "address": {"city": "Prague", "country": "CZ"}},
                                "start-date": {"year": {"value": "2019"}, "month": {"value": "03"}},
                                "end-date": None,
                            }
                        }
                    ]
                }
            ]
        },
        "educations": {
            "education-summary": [
                {
                    "role-title": "PhD",
                    "organization": {"name": "Charles University"},
                    "end-date": {"year": {"value": "2019"}},
                }
            ]
        },
        "works": {
            "group": [
                {
                    "external-ids": {"external-id": [{"external-id-type": "doi", "external-id-value": "10.1/AB"}]},
                    "work-summary": [
                        {
                            "title": {"title": {"value": "On Leaves"}},
                            "type": "journal-article",
                            "journal-title": {"value": "Leaf Letters"},
                            "publication-date": {"year": {"value": "2020"}},
                        }
                    ],
                }
            ]
        },
    },
}
RENDERCV = """\
cv:
  name: Ada Novak
  social_networks:
    - network: GitHub
      username: ada
  sections:
    education:
      - institution: Charles University
        area: Botany
        degree: PhD
        start_date: 2015-09
        end_date: present
    experience:
      - company: Acme
        position: Botanist
        date: 2019 - 2021
    papers:
      - title: On **Leaves**
        authors: ["*Ada Novak*", Bo Chen]
        date: 2020-05
        doi: 10.1/AB
    honors:
      - bullet: Best Leaf
    skills:
      - label: Languages
        details: Python, C++
"""
BIBTEX = r"""
@string{ll = "Leaf Letters"}
@comment{nothing}
@article{a, title = {On {L}eaves, \'etude}, author = "Novak, Ada and Chen, Bo", journal = ll, year = 2020,
  pages = {1--9}, volume=3}
@inproceedings{b, title={Roots}, author={Ada Novak}, booktitle={Proc. Roots}, year={2021}, note={to appear}}
@misc{c, title={Twigs}, author={Ada Novak and C. Doe}, eprint={2101.00001}, archivePrefix={arXiv}, year={2021}}
@article{broken, title={Never closed, author={x
"""


def parsed(text: str, name: str = "a") -> tuple[str, ParsedCV]:
    document = read(text.encode(), name)
    return document.text, parse(document)


def facts(text: str) -> dict[str, object]:
    return parsed(text)[1].public()


def test_json_resume() -> None:
    cv = parsed(json.dumps(RESUME, indent=1))[1]
    assert cv.person
    assert (cv.person.name, cv.person.urls) == ("Ada Novak", ["https://ada.cz", "https://github.com/ada"])
    assert [(p.title, p.organization, p.start, p.end) for p in cv.positions] == [
        ("Botanist", "Acme", "2019-03", "2021-05-01")
    ]
    assert [(e.degree, e.field, e.level, e.end) for e in cv.education] == [("PhD", "Botany", "doctorate", "2019")]
    assert [(a.name, a.granter, a.start) for a in cv.awards] == [("Best Leaf", "Leaf Society", "2020-01-01")]
    assert [(p.title, p.year) for p in cv.papers] == [("On Leaves", 2020)]
    assert [s.text for s in cv.skills] == ["HTML", "CSS"]
    assert [i.text for i in cv.interests] == ["Trees"]


def test_orcid_record() -> None:
    cv = parsed(json.dumps(ORCID, indent=1))[1]
    assert cv.person
    assert (cv.person.name, cv.person.orcid) == ("Ada Novak", "0000-0002-1825-0097")
    assert [(p.title, p.organization, p.location, p.start, p.current) for p in cv.positions] == [
        ("Botanist", "Acme", "Prague, CZ", "2019-03", True)
    ]
    assert [(p.title, p.venue, p.doi, p.status) for p in cv.papers] == [
        ("On Leaves", "Leaf Letters", "10.1/ab", "published")
    ]
    assert [e.end for e in cv.education] == ["2019"]


def test_rendercv() -> None:
    cv = parsed(RENDERCV)[1]
    assert cv.person
    assert cv.person.urls == ["https://github.com/ada"]
    assert [(e.degree, e.start, e.end, e.current) for e in cv.education] == [("PhD", "2015-09", None, True)]
    assert [(p.title, p.start, p.end) for p in cv.positions] == [("Botanist", "2019", "2021")]
    assert [(p.title, p.authors, p.doi) for p in cv.papers] == [("On Leaves", ["Ada Novak", "Bo Chen"], "10.1/ab")]
    assert [a.name for a in cv.awards] == ["Best Leaf"]
    assert [s.text for s in cv.skills] == ["Python", "C++"]


def test_bibtex() -> None:
    cv = parsed(BIBTEX)[1]
    first, second, third = cv.papers[:3]
    assert (first.title, first.authors, first.venue, first.pages) == (
        "On Leaves, étude",
        ["Ada Novak", "Bo Chen"],
        "Leaf Letters",
        "1-9",
    )
    assert (second.status, second.venue, third.status, third.arxiv) == (
        "accepted",
        "Proc. Roots",
        "preprint",
        "2101.00001",
    )
    assert cv.person
    assert cv.person.name == "Ada Novak"


@pytest.mark.parametrize("source", [json.dumps(RESUME, indent=1), json.dumps(ORCID), RENDERCV, BIBTEX])
def test_evidence_is_the_source_of_the_record_and_every_line_has_a_fate(source: str) -> None:
    text, cv = parsed(source)
    starts = [0, *(at + 1 for at, sign in enumerate(text) if sign == "\n")]
    for record in records_of(cv):
        proof = record.evidence
        assert starts[proof.line_start - 1] <= proof.char_start < proof.char_end <= len(text)
        assert text[: proof.char_end].count("\n") + 1 == proof.line_end
    assert [text[f.char_start : f.char_end] for f in cv.lines] == text.split("\n")
    assert cv.coverage > 0.9


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ('{"a": 1}', "unsupported form"),
        ('{"basics": {', "damaged"),
        ("cv:\n  name: [", "damaged"),
        ("[" * 100_000, "damaged"),
        ('{"basics":' * 500 + "1" + "}" * 500, "damaged"),
    ],
)
def test_what_is_no_cv_says_so(source: str, reason: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        read(source.encode(), "a.json")
    assert caught.value.reason == reason


def test_languages_and_referees_of_a_resume() -> None:
    more = {"languages": [{"language": "Czech", "fluency": "Native"}], "references": [{"name": "Bo Quill"}]}
    parsed = parse(read(json.dumps(RESUME | more).encode(), "ada.json"))
    assert [(one.language, one.proficiency) for one in parsed.languages] == [("Czech", "Native")]
    assert [one.name for one in parsed.references] == ["Bo Quill"]
    assert "Czech" in [skill.text for skill in parsed.skills]


def test_languages_of_a_rendercv_line() -> None:
    row = "- label: Languages\n        details: Czech (native), Dutch (B1)"
    text = f"cv:\n  name: Ada Novak\n  sections:\n    skills:\n      {row}\n"
    parsed = parse(read(text.encode(), "ada.yaml"))
    assert [(one.language, one.proficiency) for one in parsed.languages] == [("Czech", "native"), ("Dutch", "B1")]
