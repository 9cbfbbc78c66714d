"""LaTeX: commands, environments, macros and classes of CVs."""

import cProfile

import pytest

from transforms.readers.dispatch import read


def text(body: str, preamble: str = "") -> str:
    return read(
        f"\\documentclass{{article}}{preamble}\\begin{{document}}{body}\\end{{document}} gone".encode(), "a.tex"
    ).text


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        (
            r"Jos\'e N\'u\~nez, \v{C}apek, Erd\H{o}s, {\L}ukasz, Wroc\l{}aw, \o re, \c{c}a, \'{\i}",
            "José Núñez, Čapek, Erdős, Łukasz, Wrocław, øre, ça, í\n",
        ),
        ("``On -- leaves'' % a comment\n---and trees' 50\\% \\& \\#1", "“On – leaves” —and trees’ 50% & #1\n"),
        (r"\section{Educa\-tion} \subsection*{PhD}text", "## Education\n\n### PhD\n\ntext\n"),
        (r"2005-- \\ Feb 2011 a", "2005– Feb 2011 a\n"),
        (r"\section{RESEARCH \\ INTERESTS}x", "## RESEARCH INTERESTS\n\nx\n"),
        (r"\textbf{a} \emph{b} + {\it c} \underline{d} \texttt{e}", "**a** *b* + *c* <u>d</u> e\n"),
        (r"\href{https://a.cz/50%20x}{leaf} \url{b.cz}", "[leaf](https://a.cz/50%20x) [b.cz](b.cz)\n"),
        (r"\httplink[leaf]{a.cz/x} \httpslink{b.cz}", "[leaf](https://a.cz/x) [b.cz](b.cz)\n"),
        (r"a\nopagebreak \begin{itemize}\item b\end{itemize}\nopagebreak[4]", "a\n- b\n"),
        (
            r"\begin{itemize}[noitemsep]\item a \begin{enumerate}\item b\end{enumerate}\item[x)] c\end{itemize}",
            "- a\n  1. b\n- **x)** c\n",
        ),
        (
            r"\begin{list}{}{}\item[] Loom \hfill 2019 \begin{itemize}\item b\item c\end{itemize} Felt\end{list}",
            "Loom\t2019\n- b\n- c\nFelt\n",
        ),
        (r"\begin{list}{}{}\item[] Loom\item[] Felt\end{list}", "- Loom\n- Felt\n"),
        (r"PhD \hfill 2019 \\[2pt] Prague", "PhD\t2019  \nPrague\n"),
        (r"\begin{tabular}{ll} 2019 & \textbf{PhD} \\ \hline & Prague \end{tabular}", "2019\t**PhD**\n  Prague\n"),
        (r"$\alpha$-leaves$^{2}$ at $5\times 10$", "α-leaves² at 5×10\n"),
        (
            r"\begin{thebibliography}{9}\bibitem{a} On Leaves\bibitem{b} On Roots\end{thebibliography}",
            "1. On Leaves\n2. On Roots\n",
        ),
        (r"\moleft.5\hoffset\centerline{\huge\bf Ada Novak}", "# Ada Novak\n"),
        (r"\vspace{2em}\vskip 3pt Ada\footnote{A botanist}", "Ada (A botanist)\n"),
        (
            r"\begin{minipage}{5cm}PhD\\Prague\end{minipage}\hfill\begin{minipage}{2cm}2019\\CZ\end{minipage}",
            "PhD\t2019\nPrague\tCZ\n",
        ),
        (
            r"\begin{center}\Huge\textsc{Ada}\end{center}\begin{tabular}{l}PhD & Prague\end{tabular}",
            "# Ada\n\nPhD\tPrague\n",
        ),
        (r"\makebox[3cm][l]{2019--2021}\parbox[t]{9cm}{Postdoc}", "2019–2021\tPostdoc\n"),
        (r"\begin{tabbing}\hspace{3cm} \= \kill 2019 \> PhD \\ 2015 \> MSc\end{tabbing}", "2019\tPhD\n2015\tMSc\n"),
        (r"Anna Liepi\c{n}a, M\=anoa", "Anna Liepiņa, Mānoa\n"),
        (r"\begin{description}\item[2019] Medal\item[12] Prize\end{description}", "- **2019**\tMedal\n- Prize\n"),
        (r"\begin{lab}{Leaf Group}{Prague}{2019}\item Roots\end{lab}", "Leaf Group\tPrague\t2019  \n- Roots\n"),
        (r"\begin{mySection}{Education}PhD\end{mySection}", "## Education\n\nPhD\n"),
        (
            r"\begin{itemize}\gave{On Leaves}{2019}\gave{On Roots}{2018}\end{itemize}",
            "- On Leaves\t2019  \n- On Roots\t2018\n",
        ),
        (
            r"\marginpar{Education}PhD\\Prague\par\marginpar{2019}Medal",
            "## Education\n\nPhD  \nPrague\n\n2019\tMedal\n",
        ),
        (r"PhD\\Prague\\ \\MSc\\Brno", "PhD  \nPrague\n\nMSc  \nBrno\n"),
        (r"\textsc{A\kern-1.5ptda} Novak", "Ada Novak\n"),
        (r"\def\site{ada.cz}\href{https://\site/cv}{\site}", "[ada.cz](https://ada.cz/cv)\n"),
        (
            r"\begin{aside}\n\section{Tools}\nR\nSAS\n\end{aside}\nEnd".replace("\\n", "\n"),
            "## Tools\n\nR  \nSAS\n\nEnd\n",
        ),
        (r"\textcolor{red}{Ada} \color{blue} Novak \includegraphics[width=2cm]{a.png}", "Ada Novak\n"),
    ],
)
def test_rendering(body: str, lines: str) -> None:
    assert text(body) == lines


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        (
            r"\cventry{2015--2019}{PhD}{Charles University}{Prague}{}{Thesis on leaves}",
            "2015–2019\t**PhD**, *Charles University*, Prague  \nThesis on leaves\n",
        ),
        (r"\cvitem{Mail}{a@b.cz}\cvlistitem{One}", "Mail\ta@b.cz  \n- One\n"),
        (
            r"\cventry{Botanist}{Charles University}{Prague}{2015}{\begin{itemize}\item x\end{itemize}}",
            "**Charles University**\tPrague  \n*Botanist*\t2015  \n- x\n",
        ),
        (r"\cvevent{Botanist}{Charles University}{2015}{Prague}", "**Botanist**\t2015  \nCharles University, Prague\n"),
        (
            r"\resumeSubheading{Charles University}{Prague}{PhD}{2015}",
            "- **Charles University**\tPrague  \n  *PhD*\t*2015*\n",
        ),
        (r"\begin{rSection}{Education}PhD\end{rSection}", "## Education\n\nPhD\n"),
    ],
)
def test_cv_classes(body: str, lines: str) -> None:
    assert text(body) == lines


def test_a_documents_own_macros_are_expanded() -> None:
    own = r"\newcommand{\job}[3][Prague]{\textbf{#2} \hfill #3, #1} \def\me{Ada}"
    own += r"\newenvironment{wide}[1]{\section{#1}}{END}"
    body = r"\me: \job{Botanist}{2019} \begin{wide}{Papers} x \end{wide} \job[Brno]{Clerk}{2018}"
    assert text(body, own) == "Ada: **Botanist**\t2019, Prague\n\n## Papers\n\nx END **Clerk**\t2018, Brno\n"


def test_arguments_of_unknown_macros_are_text() -> None:
    assert text(r"\entryxyz[2pt]{2019}{PhD in \emph{Botany}}{Prague} \mystery{Ada} \nothing\ more") == (
        "2019\tPhD in *Botany*\tPrague  \nAda more\n"
    )


def test_conditions() -> None:
    own = r"\newif\iflong \longtrue \newcommand{\grade}[1]{\ifthenelse{\equal{#1}{}}{none}{grade #1}}"
    assert text(r"\iflong a\else b\fi{} \iffalse c\fi \grade{} \grade{1}", own) == "a none grade 1\n"


def test_the_head_of_a_class_comes_from_the_preamble() -> None:
    own = r"\name{Ada}{Novak}\title{Botanist}\email{a@b.cz}\social[github]{ada}\phone[mobile]{+1~2}"
    assert text("Hi", own).startswith("# Ada Novak\n\nBotanist  \n")
    assert "[a@b.cz](mailto:a@b.cz)" in text("Hi", own)
    assert "[ada](https://github.com/ada)" in text("Hi", own)
    assert "(https://scholar.google.com/citations?user=Ada)" in text("Hi", r"\social[googlescholar]{Ada}")


@pytest.mark.parametrize(
    "hostile",
    [
        r"\def\a{\a\a}\a",
        r"\newcommand{\a}{\b\b}\newcommand{\b}{\a\a}\a end",
        "{" * 5000 + "x",
        r"\textbf{" * 5000 + "x",
        "}" * 99,
        r"\begin{itemize}" * 3000,
        r"\begin{tabular}{l}" * 300 + "x",
        r"\item" * 999,
        "\\",
        "$" * 999,
        r"\section{",
        r"\href{a",
        r"\end{itemize}\end{tabular}x",
        r"\newcommand",
        r"\def",
        r"\verb|x",
        r"\[x\]",
        r"\foo[" + "x" * 99,
    ],
)
def test_hostile_source_does_no_harm(hostile: str) -> None:
    text("Ada " + hostile)


def test_a_head_that_the_body_states() -> None:
    body = r"\name{Ada Vale}\address{Lower Quay\\ Nordhaven}\personalinfo{\github{adav}\phone{123}}\section{Skills}x"
    lines = "# Ada Vale\n\nLower Quay  \nNordhaven  \n[adav](https://github.com/adav)  \n123  \n\n## Skills\n\nx\n"
    assert [line.rstrip() for line in text(body).split("\n")] == [line.rstrip() for line in lines.split("\n")]


def test_an_unknown_command_that_is_repeated_lists_entries() -> None:
    assert text(r"\piece{One work.} \piece{Another work.} \loud{Words} go on") == (
        "One work.  \nAnother work. Words go on\n"
    )


def test_levels_of_skills_and_printed_bibliographies_say_nothing() -> None:
    body = r"\section{Papers}\printbibliography[type=article]\cvsection{Skills}\cvskill{Dutch}{4.5}\cvskill{Code}{R, C}"
    assert text(body) == "## Papers\n\n## Skills\n\nDutch  \nCode\tR, C\n"


def test_europass_classes() -> None:
    head = r"\ecvname{Vale, Ada}\ecvemail{ada@b.cz}"
    body = r"\ecvsection{Work experience}\ecvitem{Dates}{2018 -- present}\ecvitem[10pt]{Position held}{Lecturer}"
    lines = [line.rstrip() for line in text(body, head).split("\n")]
    assert lines[0] == "# Vale, Ada"
    assert lines[-5:] == ["## Work experience", "", "Dates\t2018 – present", "Position held\tLecturer", ""]


def test_the_head_of_a_side_column_by_its_class_names() -> None:
    head = (
        r"\cvname{Ada Vale}\cvjobtitle{Botanist}\cvnumberphone{+1 555 010 0000}\cvmail{ada@b.cz}\cvsite{vale.example}"
    )
    assert [line.rstrip() for line in text("x", head).split("\n")[:6]] == [
        "# Ada Vale", "", "Botanist", "+1 555 010 0000", "[ada@b.cz](mailto:ada@b.cz)",
        "[vale.example](https://vale.example)",
    ]  # fmt: skip


def test_each_line_of_an_address_in_the_preamble_is_kept() -> None:
    assert text("x", r"\name{Ada Vale}\address{12 Lower Quay \\ Nordhaven \\ ada@b.cz}") == (
        "# Ada Vale\n\n12 Lower Quay  \nNordhaven  \nada@b.cz\n\nx\n"
    )


def test_friggeri_names_the_person_in_its_header() -> None:
    assert text(r"\header{Ada}{Vale}{botanist}").startswith("# Ada Vale\n\nbotanist\n")


def test_the_paragraphs_of_an_argument_are_lines_of_its_entry() -> None:
    assert text("\\dated{2021}{Leaf House\n\nFellow}\n\n\\dated{2020}{Moss House}") == (
        "2021\tLeaf House  \nFellow\n\n2020\tMoss House\n"
    )


def test_a_date_broken_in_its_column_is_one() -> None:
    assert text(r"\cventry{May 2018 --\\ Aug 2018}{Fellow}{Leaf House}{}{}{}").startswith(
        "May 2018 – Aug 2018\t**Fellow**"
    )


def test_a_named_list_of_references_has_its_heading() -> None:
    body = r"\renewcommand{\refname}{Publications}\begin{thebibliography}{9}\bibitem{a} Geese.\end{thebibliography}"
    assert "## Publications\n\n1. Geese." in text(body)
    assert "##" not in text(r"\begin{thebibliography}{9}\bibitem{a} Geese.\end{thebibliography}")


@pytest.mark.parametrize("begin", [r"\begin{tabular}{l} a ", r"\begin{minipage}{l} a ", r"\begin{itemize} \item a "])
def test_environments_without_an_end_cost_no_more_than_their_words(begin: str) -> None:
    counted = [0, 0]
    for at, times in enumerate((500, 1_000)):
        profile = cProfile.Profile()
        words = profile.runcall(text, begin * times)
        counted[at] = sum(entry.callcount for entry in profile.getstats())
        assert words.count("a") == times
    assert counted[1] < 3 * counted[0]


def test_macros_that_expand_into_each_other_end() -> None:
    twice = "".join(rf"\newcommand{{\m{chr(97 + at)}}}{{\m{chr(98 + at)}\m{chr(98 + at)}}}" for at in range(20))
    assert len(text(r"\ma", twice + r"\newcommand{\mu}{moss }")) < 1_000_000


def test_both_widths_of_an_adjusted_block_are_no_words() -> None:
    assert text(r"\begin{adjustwidth}{}{2cm}Tides\end{adjustwidth}").strip() == "Tides"


@pytest.mark.parametrize("setter", ["\\def\\info#1{\\def\\@info{#1}}", "\\newcommand{\\info}[1]{\\gdef\\@info{#1}}"])
def test_what_a_preambles_own_command_sets_aside_is_printed_where_it_stands(setter: str) -> None:
    mail = "\\href{mailto:ada@example.org}{\\nolinkurl{ada@example.org}}"
    source = (
        f"\\documentclass{{article}}{setter}\\def\\maketitle{{\\hbox to 0.98\\textwidth{{\\@info}}}}"
        f"\\info{{\\begin{{tabular}}{{l}}Moss Lane 3\\\\{mail}\\end{{tabular}}}}"
        "\\begin{document}\\maketitle Words\\hfill\\break of hers\\end{document}"
    )
    found = read(source.encode(), "a.tex").text
    assert "Moss Lane 3\n[ada@example.org](mailto:ada@example.org)" in found.replace("  \n", "\n")
    assert "Words\n" in found.replace("  \n", "\n")
    assert "0.98" not in found


def test_a_blank_behind_a_logo_stays() -> None:
    assert (
        text(r"I use \LaTeX for letters and \TeX{} for \LaTeX.").strip() == "I use LaTeX for letters and TeX for LaTeX."
    )


def test_a_run_in_heading_begins_a_paragraph() -> None:
    body = "\\paragraph{Editorial.} Editor, Looms.\n\\paragraph{Panels.} Globex Foundation."
    assert text(body) == "**Editorial.** Editor, Looms.\n\n**Panels.** Globex Foundation.\n"


def test_german_shorthands_are_signs_where_german_is_loaded():
    body = '"`Der Faden"\' f"ur Web"-stuhl und Garn"=Preis'
    assert text(body, r"\usepackage[ngerman]{babel}") == "„Der Faden“ für Webstuhl und Garn-Preis\n"
    assert "Faden" in text(body)
    assert "für" not in text(body)


def test_the_anchors_of_references_that_pandoc_writes_leave_no_words() -> None:
    body = "\n\n".join(
        rf"\leavevmode\vadjust pre{{\hypertarget{{ref-a{n}}}{{}}}}%" + f"\n{n}. Vale, A. Leaves." for n in (1, 2)
    )
    assert text(body) == "1\\. Vale, A. Leaves.\n\n2\\. Vale, A. Leaves.\n"


def test_tables_of_further_packages_have_their_columns_described_too() -> None:
    body = r"\begin{tblr}{colspec={X[3]X[7]}, rowsep=2pt}{Looms} & \normalfont {Wide, Narrow} \\ \end{tblr}"
    assert "colspec" not in text(body)
    assert "Looms\tWide, Narrow" in text(body)


def test_words_in_braces_behind_a_list_that_only_indents_are_shown() -> None:
    own = r"\newenvironment{part}[1]{\textbf{#1}\begin{list}{}{\leftmargin 27pt}\item[]}{\end{list}}"
    shown = text(r"\begin{part}{Posts}{\bf Visiting Weaver} \hfill {2015-2019} \\ {Loom College}\end{part}", own)
    assert "Visiting Weaver" in shown
    assert "2015-2019" in shown
    assert "Loom College" in shown
    assert "27pt" not in shown
