"""Hugo's author pages: names in two scripts, addresses without a scheme, advisers in summaries, awarders, skills."""

from __future__ import annotations

from transforms.model import Document
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.readers.dispatch import read as read_bytes


def _page(fields: str) -> ParsedCV:
    found = read_bytes(f"---\n{fields}---\n\nI weave looms.\n".encode(), "_index.md")
    return parse(Document("_index.md", "0" * 64, "text/markdown", "utf-8", found.text, metadata=found.metadata))


def test_a_name_in_another_script_and_an_address_without_its_scheme() -> None:
    found = _page(
        "title: 林木羽\nfirst_name: Muyu\nlast_name: Quill\n"
        "profiles:\n  - icon: at-symbol\n    url: 'quill@lund.example'\n    label: E-mail Me\n"
    )
    assert found.person is not None
    assert (found.person.name, found.person.emails) == ("Muyu Quill", ["quill@lund.example"])


_DEGREE = """title: Ada Quill
education:
  - area: PhD Botany
    institution: Lund University
    date_start: 2020-08-19
    date_end: 2024-05-01
    summary: |
      Thesis on _looms_. Supervised by [Bo Marsh, PhD](https://{site}/marsh). Presented papers at 5 conferences.
"""


def test_who_advised_stands_in_the_summary_of_a_degree_but_not_in_the_sample() -> None:
    assert _page(_DEGREE.format(site="lund.example")).education[0].advisors == ["Bo Marsh"]
    assert _page(_DEGREE.format(site="example.com")).education[0].advisors == []


def test_awarders_and_skills() -> None:
    found = _page(
        "title: Ada Quill\nprofiles: []\n"
        "awards:\n  - title: Weaving in R\n    date: '2023-01-21'\n    awarder: loomcamp\n"
        "skills:\n  - name: Technical Skills\n    items:\n      - name: Python\n      - name: SQL\n"
        "  - name: Hobbies\n    items:\n      - name: Hiking\n"
    )
    assert [(one.name, one.granter, one.start) for one in found.awards] == [("Weaving in R", "loomcamp", "2023-01-21")]
    assert [one.text for one in found.skills] == ["Python", "SQL"]
