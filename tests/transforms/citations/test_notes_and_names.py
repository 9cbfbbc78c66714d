"""Notes on who contributed equally, particles of names, and meetings of two letters. All made up."""

from __future__ import annotations

import pytest

from tests.transforms.made_up import whole
from transforms.names.people import fold


@pytest.mark.parametrize(
    "note",
    [
        "*These authors contributed equally",
        "*The authors contributed equally",
        "* Both first authors contributed equally to the weaving",
        "*The first two authors have contributed equally",
        "*Equal contribution",
        "*Joint first authors",
    ],
)
@pytest.mark.parametrize(
    ("tag", "venue"), [("[LOOM’23][CCF-A]", "LOOM"), ("[Weft’23][Q1]", "Weft"), ("[In Submission]", None)]
)
def test_a_note_is_no_venue(note: str, tag: str, venue: str | None) -> None:
    body = "".join(
        f"- {names}, “{title}”, ({note}) {tag}\n"
        for names, title in (
            ("Runa Fjeld*, Bo Orr*, Cy Dow", "Felt in Slow Ponds"),
            ("Bo Orr*, Runa Fjeld*", "Quiet Nets"),
        )
    )
    found = whole(f"Runa Fjeld\n\nPUBLICATIONS\n\n{body}").papers
    assert [(one.title, one.venue) for one in found] == [("Felt in Slow Ponds", venue), ("Quiet Nets", venue)]
    assert [one.equal_contribution for one in found] == [["Runa Fjeld", "Bo Orr"], ["Bo Orr", "Runa Fjeld"]]


@pytest.mark.parametrize("name", ["Jelimo arap Chenge", "Kibet R. arap Bor", "Gwenllian ap Morfydd"])
def test_particles_in_small_letters_are_parts_of_names(name: str) -> None:
    body = f"- [1] {name}, Bo Orr, and **Runa Fjeld**. “Felt in Slow Ponds.” *Loom Letters*, vol. 3, 2021, pp. 4–9.\n"
    assert [one.authors for one in whole(f"Runa Fjeld\n\nPUBLICATIONS\n\n{body}").papers] == [
        [name, "Bo Orr", "Runa Fjeld"]
    ]
    own = whole(f"{name}\n\nPUBLICATIONS\n\n{body}")
    assert own.person is not None
    assert own.person.name == name


@pytest.mark.parametrize(
    ("stated", "venue"), [("SC 2011", "SC"), ("SC", "SC"), ("Felt Workshop, Aiken, SC", "Felt Workshop")]
)
def test_letters_of_a_state_that_are_a_meetings_too(stated: str, venue: str) -> None:
    body = f"Bo Orr, Runa Fjeld. “Slow Felt in Ponds,” in {stated}, Carrow, South Africa, May 20-24, 2011.\n"
    assert [one.venue for one in whole(f"Runa Fjeld\n\nPUBLICATIONS\n\n{body}").papers] == [venue]


@pytest.mark.parametrize("name", ["Marieke V. 't Hoff", "Jan Pieter A. ’t Hoff", "Sanne 't Hoff"])
@pytest.mark.parametrize("last", ["Chiara Dell'Orr", "Arjun D'Silva"])
def test_apostrophes_of_names_quote_no_title(name: str, last: str) -> None:
    text = f"{name}, Runa Fjeld, Gwen Orr, {last}. “Imaging of Slow Felt,” in LOOM, Carrow, Brazil, May 2-5, 2020.\n"
    found = whole(f"Runa Fjeld\n\nPUBLICATIONS\n\n{text}").papers
    assert [(one.title, [fold(author) for author in one.authors]) for one in found] == [
        ("Imaging of Slow Felt", [fold(author) for author in (name, "Runa Fjeld", "Gwen Orr", last)])
    ]
