"""Names: telling, splitting and taking apart. All names are made up."""

import pytest

from transforms.names.people import given_family, is_initials, is_name, split_authors, split_names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Mira Okoye, J. Q. Dahl and A. B. Li", ("Mira Okoye", "J. Q. Dahl", "A. B. Li")),
        ("Dahl, J., Okoye, A. B., & Li, C.", ("Dahl, J.", "Okoye, A. B.", "Li, C.")),
        ("Dahl J, Okoye AB, Li C.", ("Dahl J", "Okoye AB", "Li C.")),
        ("Brandt, R. Imke, Yoon J. Seong, and Emily Marsh", ("Brandt, R. Imke", "Yoon J. Seong", "Emily Marsh")),
        ("Brandt, R. Imke and Halvorsen, Aaron", ("Brandt, R. Imke", "Halvorsen, Aaron")),
        ("Dahl, N., Okoye, T.R. Lim, A., Li, C.", ("Dahl, N.", "Okoye, T.R.", "Lim, A.", "Li, C.")),
        ("Dahl, N. K. Okoye, & C. Brekke", ("Dahl, N.", "K. Okoye", "C. Brekke")),
        ("Dahl, N. Oda Brekke Lim & Uma Quist", ("Dahl, N.", "Oda Brekke Lim", "Uma Quist")),
        ("Dahl N, Brekke AE Quist KE", ("Dahl N", "Brekke AE", "Quist KE")),
        ("N. Dahl, B. James P. Brekke, C. Li", ("N. Dahl", "B. James P. Brekke", "C. Li")),
        ("Oda B Dahl II, Uma Quist, Jane K Okoye RN", ("Oda B Dahl II", "Uma Quist", "Jane K Okoye")),
        ("N. Dahl, A. Brekke K. Quist, C. Li", ("N. Dahl", "A. Brekke", "K. Quist", "C. Li")),
        ("Dahl, John; Okoye, Jane; van der Berg, K.", ("Dahl, John", "Okoye, Jane", "van der Berg, K.")),
        ("Prater Finch, M., Yun, D.M., Lang, X.", ("Prater Finch, M.", "Yun, D.M.", "Lang, X.")),
        (
            "D. L. Gazzara Filho, R. G. Flores e Souza, J.J. Chi-Domenech",
            ("D. L. Gazzara Filho", "R. G. Flores e Souza", "J.J. Chi-Domenech"),
        ),
        ("Martin Leroy Kang, Jr., and Sammy Doyle Jr.", ("Martin Leroy Kang, Jr.", "Sammy Doyle Jr.")),
        ("Battle Jr., M.A., K. Moss, and R. Dell", ("Battle Jr., M.A.", "K. Moss", "R. Dell")),
        ("Battle Jr., M. A., Moss, K., Reed III, T.", ("Battle Jr., M. A.", "Moss, K.", "Reed III, T.")),
        ("Profs. Bao Thanh Lo and Vince Lindt", ("Bao Thanh Lo", "Vince Lindt")),
        ("John Dahl, PhD, Mary Okoye, MD", ("John Dahl", "Mary Okoye")),
        ("Wei (Alex) Gan, Peng Lim", ("Wei (Alex) Gan", "Peng Lim")),
        ("S. Ramb, X. Lin, et al.", ("S. Ramb", "X. Lin")),
        ("S. Ramb, X. Lin et al., incl. P. Moss", ("S. Ramb", "X. Lin", "P. Moss")),
        ("Jan N. Van Rhee, ..., Franka Hutt", ("Jan N. Van Rhee", "Franka Hutt")),
        ("Bing Du, Yun Liao", ("Bing Du", "Yun Liao")),
        ("Ben van den Acker, Bing-Jie Ni", ("Ben van den Acker", "Bing-Jie Ni")),
        ("王伟, 李娜", ("王伟", "李娜")),
    ],
)
def test_split_names(text, names):
    assert split_names(text) == names


def test_marks_stay_with_their_name():
    authors = split_authors("Wei Gan*, Yu Zhao*†, An Do1,2")
    assert [(a.name, a.marks) for a in authors] == [("Wei Gan", "*"), ("Yu Zhao", "*†"), ("An Do", "1,2")]


@pytest.mark.parametrize(
    "text", ["Wei Gan¹, Yu Zhao², and An Do¹", "Gan, W.¹, Zhao, Y.², Do, A.¹", "W. Gan¹, Y. Zhao²"]
)
def test_raised_figures_are_no_letters_of_names(text):
    authors = split_authors(text)
    assert [a.marks for a in authors] == ["¹", "²", "¹"][: len(authors)]
    assert not any(figure in author.name for author in authors for figure in "¹²")
    assert is_name("WEI GAN¹")


def test_spans_index_the_text_that_was_split():
    text = "Mira Okoye, and A. B. Li"
    assert [text[a.span.start : a.span.end] for a in split_authors(text)] == ["Mira Okoye", "A. B. Li"]


@pytest.mark.parametrize(
    "text", ["Wei Gan", "Brandt, R. I.", "José A. del Ría", "Dr. Wei Wan", "O'Nell, P.", "L. van der Meulen", "ZIYU LO"]
)
def test_is_name(text):
    assert is_name(text)


@pytest.mark.parametrize(
    "text",
    [
        "Machine Learning",
        "University of California",
        "In Proceedings",
        "May 2020",
        "Vision Transformers",
        "Network Topologies",
        "x",
    ],
)
def test_is_no_name(text):
    assert not is_name(text)


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Dahl, J. Q.", ("J. Q.", "Dahl")),
        ("Mira van der Berg", ("Mira", "van der Berg")),
        ("Okoye AB", ("AB", "Okoye")),
        ("ZIYU LUO", ("ZIYU", "LUO")),
        ("Plato", ("", "Plato")),
        ("Orla Ní Fhaoláin", ("Orla", "Ní Fhaoláin")),
        ("Mwangi wa Okoth", ("Mwangi", "wa Okoth")),
        ("C. Ó Raghallaigh", ("C.", "Ó Raghallaigh")),
        ("Dahl, Mira van der", ("Mira", "van der Dahl")),
        ("Dahl, Mira J., II", ("Mira J.", "Dahl")),
        ("Dahl Jr., Mira", ("Mira", "Dahl")),
        ("Pr Mira Dahl", ("Mira", "Dahl")),
        ("Pr.Mira Dahl", ("Mira", "Dahl")),
    ],
)
def test_given_family(name, parts):
    assert given_family(name) == parts


def test_initials():
    assert all(map(is_initials, ("J.", "J. R.", "JR", "J.-P.", "Yu. V.")))
    assert not any(map(is_initials, ("Li", "Wu Xi", "smith", "")))


def test_family_names_before_initials_with_stops():
    found = [author.name for author in split_authors("Orr B., van Lund K. A. and Dahl N.-P.,")]
    assert found == ["Orr B.", "van Lund K. A.", "Dahl N.-P."]


@pytest.mark.parametrize("name", ["K.-T. Du", "J. Das", "H. Le"])
def test_family_names_that_look_like_particles(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize(
    "body",
    [
        "Hochschule Tolangard",
        "Université de Varville",
        "Universidad Autónoma de Varmont",
        "Universiteit Dornan",
        "Politecnico di Cormont",
        "Institut Supérieur de Mécanique de Winan",
        "Wyrholm Polytechnic",
        "Raserham GmbH",
        "Moraville Biosciences",
    ],
)
def test_institutions_of_any_language_are_nobodys_name(body: str) -> None:
    assert not is_name(body)


@pytest.mark.parametrize(
    ("names", "each"),
    [
        ("Ada Vale, Suharti, Wirawan, Bo Orr", ("Ada Vale", "Suharti", "Wirawan", "Bo Orr")),
        ("Suharti, William Orr, and Bo Dahl", ("Suharti", "William Orr", "Bo Dahl")),
        ("Suharti, Ada Di Vale III, Maria Luisa Dahl", ("Suharti", "Ada Di Vale III", "Maria Luisa Dahl")),
        ("E. Vale, Wirawan, K. Orr III", ("E. Vale", "Wirawan", "K. Orr III")),
        ("Suharti, K. Orr III, R. Dahl", ("Suharti", "K. Orr III", "R. Dahl")),
        ("Suharti, P. Rezaei, D. Vale", ("Suharti", "P. Rezaei", "D. Vale")),
        ("Suharti, Maria C. Vale, Bo Dahl", ("Suharti", "Maria C. Vale", "Bo Dahl")),
        ("Orr, R. Stuart, and A. Dahl", ("Orr, R. Stuart", "A. Dahl")),
        ("Smith, Maria, Bo Dahl, and Ada Vale", ("Smith, Maria", "Bo Dahl", "Ada Vale")),
        ("Ada Vale, Suharti, William Y. Orr, Bo Orr", ("Ada Vale", "Suharti", "William Y. Orr", "Bo Orr")),
        ("Ada Vale, Orr, B., Lund, M.", ("Ada Vale", "Orr, B.", "Lund, M.")),
    ],
)
def test_people_of_one_name_stand_alone_in_a_list_of_full_names(names: str, each: tuple[str, ...]) -> None:
    assert split_names(names) == each


def test_a_month_is_nobody() -> None:
    assert "Dec" not in split_names("Weft Trust, Panelist, Dec")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ada Vale, X. E, Bo Orr", ("Ada Vale", "X. E", "Bo Orr")),
        ("Bo Orr, Ada Vale, B. L. V, and Cy Lund", ("Bo Orr", "Ada Vale", "B. L. V", "Cy Lund")),
        ("Vale, A. B, Orr, B. C", ("Vale, A. B", "Orr, B. C")),
        ("van der Vale, A. B, Orr, B. C", ("van der Vale, A. B", "Orr, B. C")),
    ],
)
def test_a_family_name_may_be_one_letter(text: str, names: tuple[str, ...]) -> None:
    assert split_names(text) == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Orden, Pieter van, Ilse Vale, and Bo Orr", ("Orden, Pieter van", "Ilse Vale", "Bo Orr")),
        ("Ilse Vale, Orden, Pieter van den, Bo Orr", ("Ilse Vale", "Orden, Pieter van den", "Bo Orr")),
        ("Ilse Vale, Pieter van Orden", ("Ilse Vale", "Pieter van Orden")),
    ],
)
def test_a_particle_may_stand_behind_the_given_name(text: str, names: tuple[str, ...]) -> None:
    assert split_names(text) == names


def test_a_short_name_that_is_a_particle_too_takes_no_name_behind_it() -> None:
    text = "Shiyi Cen, Da He, Naveen Raj M., Gautam Weft and Bo Orr"
    assert list(split_names(text)) == ["Shiyi Cen", "Da He", "Naveen Raj M.", "Gautam Weft", "Bo Orr"]
