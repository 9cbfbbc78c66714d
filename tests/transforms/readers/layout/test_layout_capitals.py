"""Words in small capitals that fell apart in layout text."""

from transforms.readers.layout.capitals import with_small_letters


def test_words_are_as_they_were_written_and_stay_in_their_columns() -> None:
    page = [
        "P H .D. IN M ARINE S CIENCE     2019",
        "A SSISTANT P ROFESSOR , University of Brno",
        "I NVITED TALK : A NEW LEAF      2021",
        "MS C in Botany",
        "L ECTURER",
        "EDUCATION",
    ]
    assert with_small_letters([page]) == [
        [
            "Ph.D. in Marine Science         2019",
            "Assistant Professor, University of Brno",
            "Invited talk: A new leaf        2021",
            "MSc in Botany",
            "Lecturer",
            "EDUCATION",
        ]
    ]


def test_initials_before_names_stay() -> None:
    page = ["J NOVAK, B DVORAK: Leaves of trees", "J NOVAK: Roots"]
    assert with_small_letters([page]) == [page]
