"""Small Word files made by code: the parts that a test is about, and nothing else."""

import io
import zipfile

W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
MC = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'


def run(text: str, properties: str = "") -> str:
    return f'<w:r><w:rPr>{properties}</w:rPr><w:t xml:space="preserve">{text}</w:t></w:r>'


def paragraph(*runs: str, properties: str = "") -> str:
    return f"<w:p><w:pPr>{properties}</w:pPr>{''.join(one if one.startswith('<') else run(one) for one in runs)}</w:p>"


def docx(body: str, parts: dict[str, str] | None = None) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("word/document.xml", f"<w:document {W} {R} {MC}><w:body>{body}</w:body></w:document>")
        for name, text in (parts or {}).items():
            archive.writestr(name, text)
    return out.getvalue()


def links(**targets: str) -> str:
    rows = "".join(f'<Relationship Id="{key}" Target="{target}"/>' for key, target in targets.items())
    return f"<Relationships>{rows}</Relationships>"
