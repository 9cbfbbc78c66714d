"""Word files: paragraphs, styles, lists, tables and links."""

import io
import zipfile

import pytest

from tests.transforms.readers.docx.made_docx import R, W, docx, links, paragraph, run
from transforms.readers.dispatch import UnreadableError, read

STYLES = f"""<w:styles {W}>
<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style>
<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>
<w:style w:type="paragraph" w:styleId="Mine"><w:basedOn w:val="H1"/><w:name w:val="Mine"/></w:style>
<w:style w:type="paragraph" w:styleId="L"><w:name w:val="List"/>
<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
<w:style w:type="character" w:styleId="B"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>
</w:styles>"""
NUMBERING = f"""<w:numbering {W}>
<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl>
<w:lvl w:ilvl="1"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>"""
PARTS = {"word/styles.xml": STYLES, "word/numbering.xml": NUMBERING}


def text(body: str, **more: str) -> str:
    return read(docx(body, PARTS | more), "a.docx").text


def styled(name: str, words: str, more: str = "") -> str:
    return paragraph(words, properties=f'<w:pStyle w:val="{name}"/>{more}')


def test_headings_by_style() -> None:
    assert text(
        styled("T", "Ada Novak") + styled("H1", "Education") + styled("Mine", "Papers") + paragraph("On Leaves")
    ) == ("# Ada Novak\n\n## Education\n\n## Papers\n\nOn Leaves\n")


@pytest.mark.parametrize(
    ("first", "second", "shown"),
    [("Research", "Interests", "## Research Interests\n"), ("Globex", "Looms", "## Globex\n**Looms**\n")],
)
def test_a_heading_with_a_break(first: str, second: str, shown: str) -> None:
    broken = run(f"{first}</w:t><w:br/><w:t>{second}", "<w:b/>")
    assert text(paragraph(broken, properties='<w:pStyle w:val="H1"/>')) == shown


def test_items_of_a_list_that_is_styled_deeper_stand_below() -> None:
    deeper = (
        '<w:style w:type="paragraph" w:styleId="%s"><w:name w:val="List Bullet%s"/>'
        '<w:pPr><w:numPr><w:numId w:val="%s"/></w:numPr></w:pPr></w:style>'
    )
    styles = STYLES.replace("</w:styles>", deeper % ("D1", "", 1) + deeper % ("D2", " 2", 2) + "</w:styles>")
    body = styled("D1", "Moss Medal") + styled("D2", "In 2019") + styled("D1", "Fern Prize")
    assert text(body, **{"word/styles.xml": styles}) == "- Moss Medal\n  - In 2019\n- Fern Prize\n"


def test_what_a_blank_marks_goes_on_with_its_item() -> None:
    blank = NUMBERING.replace('<w:numFmt w:val="decimal"/>', '<w:numFmt w:val="bullet"/><w:lvlText w:val=" "/>')
    deep = '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr>'
    body = styled("L", "PhD") + paragraph("Looms", properties=deep) + styled("L", "MSc")
    assert text(body, **{"word/numbering.xml": blank}).replace("\n\n", "\n") == "- PhD\nLooms\n- MSc\n"


def test_headings_by_looks() -> None:
    big = paragraph(run("Education", '<w:b/><w:sz w:val="28"/>'))
    ruled = paragraph(run("PAPERS"), properties='<w:pBdr><w:bottom w:val="single"/></w:pBdr>')
    assert text(paragraph("Ada works in " + "Prague " * 20) + big + ruled + paragraph("x")).split("\n")[2:5] == [
        "## Education",
        "",
        "## PAPERS",
    ]


def test_styles_of_words() -> None:
    assert text(
        paragraph(
            run("Ada", "<w:b/>"),
            run(" Novak", "<w:i/>"),
            run("!", '<w:u w:val="single"/>'),
            run("x", '<w:b w:val="0"/>'),
            run(" y", '<w:rStyle w:val="B"/>'),
            run("gone", "<w:vanish/>"),
        )
    ) == ("**Ada** *Novak*<u>!</u>x **y**\n")


def test_lists_and_their_levels() -> None:
    deep = '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr>'
    body = (
        styled("L", "One")
        + paragraph("Deep", properties=deep)
        + paragraph("Deeper", properties=deep)
        + styled("L", "Two")
    )
    assert text(body + paragraph("• typed")) == "- One\n  1. Deep\n  2. Deeper\n- Two\n- typed\n"


def test_tabs_breaks_and_gaps() -> None:
    body = paragraph("PhD", "<w:r><w:tab/><w:tab/><w:t>2019</w:t><w:br/><w:t>Prague</w:t></w:r>") + paragraph()
    assert text(body + paragraph("x", properties='<w:spacing w:after="120"/>') + paragraph("y")) == (
        "PhD\t2019  \nPrague\n\nx\n\ny\n"
    )


def test_links_by_relation_and_by_field() -> None:
    linked = '<w:p><w:hyperlink r:id="a"><w:r><w:t>page</w:t></w:r></w:hyperlink></w:p>'
    field = (
        '<w:p><w:r><w:fldChar w:fldCharType="begin"/><w:instrText> HYPERLINK "b.cz" </w:instrText>'
        '<w:fldChar w:fldCharType="separate"/><w:t>site</w:t><w:fldChar w:fldCharType="end"/><w:t> x</w:t></w:r></w:p>'
    )
    assert text(linked + field, **{"word/_rels/document.xml.rels": links(a="https://a.cz")}) == (
        "[page](https://a.cz)\n[site](b.cz) x\n"
    )


def test_tables_and_text_boxes() -> None:
    cells = "".join(f"<w:tc>{paragraph(words)}</w:tc>" for words in ("2019", "PhD"))
    box = (
        "<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing><w:txbxContent>"
        + paragraph("a@b.cz")
        + "</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:txbxContent>"
        + paragraph("a@b.cz")
        + "</w:txbxContent></mc:Fallback></mc:AlternateContent><w:t>Ada</w:t></w:r></w:p>"
    )
    assert text(f"{box}<w:tbl><w:tr>{cells}</w:tr></w:tbl>") == "Ada\n\na@b.cz\n\n2019\tPhD\n"


def test_deleted_words_are_gone_and_inserted_ones_stay() -> None:
    body = f"<w:p><w:ins>{run('Ada')}</w:ins><w:del><w:r><w:delText>Eva</w:delText></w:r></w:del></w:p>"
    assert text(body) == "Ada\n"


def test_a_header_with_contact_data_stands_at_the_top_and_page_numbers_nowhere() -> None:
    ends = '<w:sectPr><w:headerReference r:id="h"/><w:footerReference r:id="f"/></w:sectPr>'
    parts = {
        "word/_rels/document.xml.rels": links(h="header1.xml", f="footer1.xml"),
        "word/header1.xml": f"<w:hdr {W} {R}>{paragraph('Ada Novak, a@b.cz')}</w:hdr>",
        "word/footer1.xml": f"<w:ftr {W} {R}>{paragraph('Page 1 of 2')}</w:ftr>",
    }
    assert text(paragraph("Botanist") + ends, **parts) == "Ada Novak, a@b.cz\n\nBotanist\n"


def test_properties() -> None:
    core = (
        '<c xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:t="http://purl.org/dc/terms/"><dc:creator>Ada</dc:creator>'
        "<t:modified>2024-05-01T00:00:00Z</t:modified></c>"
    )
    assert read(docx(paragraph("x"), {"docProps/core.xml": core}), "a").metadata == {
        "author": "Ada",
        "date": "2024-05-01T00:00:00Z",
    }


def zipped(**parts: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name.replace("__", "/"), data)
    return out.getvalue()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (zipped(a=b"x"), "unsupported form"),
        (zipped(xl__workbook=b"x"), "unsupported form"),
        (zipped(word__document=b"x"), "unsupported form"),
        (docx("<broken"), "damaged"),
        (docx("<w:p/>"), "no text"),
        (docx(paragraph("Ada" * 999))[:200], "damaged"),
        (docx("<w:p>" + "Ada" * 25_000_000 + "</w:p>"), "too large"),
    ],
)
def test_what_cannot_be_read_says_why(data: bytes, reason: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        read(data, "a.docx", limit=10**9)
    assert caught.value.reason == reason


def test_deep_tables_keep_the_words() -> None:
    body = paragraph("Ada")
    for _ in range(60):
        body = f"<w:tbl><w:tr><w:tc>{body}</w:tc></w:tr></w:tbl>"
    assert "Ada" in text(body)


@pytest.mark.parametrize("words", ["NAME: Lund, Ada", "POSITION TITLE: Weaver", "Phone: 555-0100"])
def test_a_label_with_its_value_above_a_rule_is_no_heading(words: str) -> None:
    ruled = paragraph(run(words), properties='<w:pBdr><w:bottom w:val="single"/></w:pBdr>')
    assert "#" not in text(paragraph("Ada works in " + "Prague " * 20) + ruled + paragraph("x"))


@pytest.mark.parametrize("under", ["Dyeing PhD", "Loom Tutor", "Chapters"])
def test_headings_in_smaller_letters_stand_below_those_that_name_sections(under: str) -> None:
    large, small = '<w:sz w:val="40"/>', '<w:sz w:val="32"/>'
    body = paragraph(run("Education", large)) + paragraph(run(under, small)) + paragraph("Marsh College, 2031")
    read_text = text(paragraph("Ada Novak") + body + paragraph(run("Teaching", large)) + paragraph(run("Moss", small)))
    assert f"## Education\n\n### {under}\n" in read_text
    assert "## Teaching\n\n### Moss\n" in read_text


def test_headings_in_letters_of_two_sizes_where_none_names_a_section_keep_their_rank() -> None:
    heads = paragraph(run("Looms", '<w:sz w:val="40"/>')) + paragraph(run("Papers", '<w:sz w:val="30"/>'))
    assert "## Looms\n\n## Papers\n" in text(paragraph("Ada Novak") + heads)
