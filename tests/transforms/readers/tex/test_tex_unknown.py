"""Commands of classes that nobody has at hand: what they show is told by where they stand and by their arguments."""

from __future__ import annotations

import pytest

from tests.transforms.readers.tex.rare import text
from transforms.readers.dispatch import read
from transforms.readers.tex.engine import Engine
from transforms.readers.tex.tokens import Token, tokenize


@pytest.mark.parametrize(
    "body",
    [
        r"\Rubric{Education}\Row{2019}{PhD, University of Leeds}\Rubric{On leaves}\Row{2020}{Moss Medal}",
        "\\Rubric{Education}\n\\Row{2019}{PhD}\nIn words\n\\Rubric{On leaves}\n\\Row{2020}{Moss}",
    ],
)
def test_a_command_whose_words_head_a_section_heads_them_all(body: str) -> None:
    found = text(body)
    assert "## Education\n" in found
    assert "## On leaves\n" in found


def test_environments_whose_argument_heads_a_section_head_them_all() -> None:
    r"""currvita and its like: \begin{cvlist}{Education}; items are its list, an empty one heads nothing."""
    found = text(
        "\\begin{vitalist}{Education}\n\\item[2019] PhD\n\\end{vitalist}\n"
        "\\begin{vitalist}{On leaves}\n\\item Moss Medal\n\\end{vitalist}"
        "\\begin{vitalist}{}\\item Fern Medal\\end{vitalist}"
    )
    assert "## Education\n\n- **2019**" in found
    assert "## On leaves\n\n- Moss Medal\n" in found
    assert found.rstrip().endswith("- Fern Medal")
    assert found.count("##") == 2


def test_words_of_a_sentence_head_nothing() -> None:
    assert "#" not in text("\\Word{Education} is what I write of, and\n\\Word{Teaching}\nwhat I do.")


def test_commands_on_lines_of_their_own_are_lines() -> None:
    assert "Research Fellow  \n2019, Leeds\n" in text("\\Post{Research Fellow}\n\\When{2019, Leeds}\n")


def test_commands_that_break_lines_by_their_name() -> None:
    assert text(r"\Row{Address}{Moss Lane\rareNewLine Leeds}").split("\n")[:2] == ["Address\tMoss Lane  ", "Leeds"]


def test_settings_of_a_list_and_of_a_paragraph_are_no_words() -> None:
    found = text("\\begin{labeling}{2019}\\item[2019] PhD\\end{labeling}\\hangafter=0\\hangindent=1em Moss Medal")
    assert "- **2019**\tPhD" in found
    assert "\nMoss Medal" in found


def test_headers_of_the_classes_curve_and_simplecv() -> None:
    found = text("\\maketitle", r"\leftheader{Ada Vale\\Moss Lane}\rightheader{ada@example.org}\title{Vita}")
    assert found.startswith("Vita  \nAda Vale  \nMoss Lane  \nada@example.org")


def test_environments_called_what_their_headings_say() -> None:
    found = text(
        "\\begin{Honors}\n\\item Moss Medal\n\\item Reed Prize\n\\end{Honors}\n"
        "\\begin{Seminars on Dyes}\n\\item In Turku\n\\end{Seminars on Dyes}\nA word.\n"
        "\\begin{Loud}\nMore.\n\\end{Loud}",
        "\\newcategory{Seminars on Dyes}\\newkind{Topics}",
    )
    assert found == "## Honors\n\n- Moss Medal\n- Reed Prize\n\n## Seminars on Dyes\n\n- In Turku\n\nA word.\n\nMore.\n"


def test_where_a_block_stands_on_the_page_is_no_word() -> None:
    assert text("\\begin{textblock*}{2in}(0.5in,0.6in)\n\\LARGE Ada Quill\n\\end{textblock*}") == "## Ada Quill\n"


def test_colours_of_rows_and_a_bibliography_s_years_are_no_words() -> None:
    body = r"\begin{tabular}{ll}\rowcolor[gray]{.9} Degree & PhD\\\end{tabular}\printbibyear{2021}"
    assert text(body) == "Degree\tPhD\n"


@pytest.mark.parametrize("body", [r"\emph{Looms for the \\ Quiet Mill}", r"\emph{Looms for the\\Quiet Mill}"])
def test_a_title_broken_behind_a_word_that_cannot_end_it(body: str) -> None:
    assert text(body) == "*Looms for the Quiet Mill*\n"


@pytest.mark.parametrize("gap", [r"\hskip1.1cm ", r"\hspace{14pt} "])
def test_a_stated_distance_behind_a_date_ends_its_column(gap: str) -> None:
    assert text(f"2019--20 {gap}{{\\bf Fellow}}, {gap}Leeds") == "2019–20\t**Fellow**, Leeds\n"


def test_groups_that_never_close_are_not_looked_through_at_each_command() -> None:
    commands = 4_000
    engine = Engine(tokenize(r"\cventry{Moss}{Leeds \cvitem{2019}{" * commands))
    engine.run()
    nearest = 2 * commands * 101
    assert engine.looks > -nearest


class _Watched(list[Token]):
    """A stack that counts the tokens looked at."""

    looks = 0

    def __getitem__(self, at: object) -> Token:  # type: ignore[override]
        self.looks += 1
        return super().__getitem__(at)  # type: ignore[call-overload, no-any-return]


def test_arguments_that_never_close_are_not_looked_through_at_each_one() -> None:
    commands = 8_000
    engine = Engine(tokenize(r"\unheard{Moss}{" * commands))
    engine.stack = watched = _Watched(engine.stack)
    engine.run()
    assert watched.looks < 1_500_000 + commands * 500


def test_arguments_behind_an_option_are_columns_too() -> None:
    assert text("\\rowmid[--]\n{Tutor at Leeds}{2019}{Slow Weaving}") == "Tutor at Leeds\t2019\tSlow Weaving\n"


def test_a_known_command_with_more_arguments_than_its_class_gives_it_is_another() -> None:
    found = text(r"\datedsubsection{2019 -- 2020}{University of Leeds}{Slow Weaving}{Tutor}")
    assert found == "2019 – 2020\tUniversity of Leeds\tSlow Weaving\tTutor\n"


def test_widths_before_other_arguments_are_settings() -> None:
    assert text(r"\cvitem{6em}{2019}{Slow Weaving}") == "2019\tSlow Weaving\n"


@pytest.mark.parametrize("title", ["Curriculum Vitae", "CV", "Résumé"])
def test_the_subtitle_below_the_word_for_a_cv_is_whose_it_is(title: str) -> None:
    head = rf"\title{{{title}}}\subtitle{{Ada Quill}}"
    assert text("\\maketitle Words.", head).startswith("# Ada Quill\n")
    assert "# Weaver" not in text("\\maketitle Words.", head.replace("Ada Quill", "Weaver of felt and wool"))


def test_the_subrubrics_of_curve_head_their_entries() -> None:
    found = text(r"""\begin{rubric}{Education}
\subrubric{University of Leeds}
\entry*[2007] BA Looms
\entry*[2016] MA Felt
\subrubric{University of Graz}
\entry*[2020] PhD Wool
\end{rubric}""")
    heads = [line for line in found.splitlines() if line.startswith("#")]
    assert heads == ["## Education", "### University of Leeds", "### University of Graz"]
    assert "2016\tMA Felt" in found.splitlines()


@pytest.mark.parametrize(
    "body",
    [
        r"\begin{wlist}\item Looms \item Felt\end{wlist}",
        r"\begin{wlist}[noitemsep] \item Looms \item Felt \end{wlist}",
        r"\begin{multicols}{2}\begin{wlist}\item Looms \item Felt\end{wlist}\end{multicols}",
    ],
)
def test_a_list_of_a_class_unknown_ends_with_its_environment(body: str) -> None:
    found = text(f"\\whead{{Research Interests}}{body}\\whead{{Education}}\n\nPhD, Lund\n")
    assert found.split("\n", 2)[2] == "- Looms\n- Felt\n\n## Education\n\nPhD, Lund\n"


def test_where_a_heading_leads_is_not_shown() -> None:
    assert text("\\whead{Publications}{https://vale.example/all}\n\nMoss\n") == "## Publications\n\nMoss\n"
    assert "Turku" in text("\\whead{Publications}{Turku}\n\nMoss\n")


def test_a_name_in_the_body_is_the_owners() -> None:
    tex = r"\documentclass{article}\author{Ada Vael}\title{Vita}\begin{document}\name{Ada Vale} Turku\end{document}"
    assert read(tex.encode(), "a.tex").text == "# Ada Vale\n\nTurku\n"
