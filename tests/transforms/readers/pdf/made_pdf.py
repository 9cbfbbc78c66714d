"""Small PDF files made by code: words at places, in the standard fonts."""

import zlib
from dataclasses import dataclass, field

FONTS = {"F1": "Helvetica", "F2": "Helvetica-Bold", "F3": "Helvetica-Oblique", "F4": "CMCSC10"}
# What the letters of the font "F5" stand for: those of formulas in italics, A as U+1D434.
_FORMULA = b"""/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /F def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
2 beginbfrange <41> <5A> <D835DC34> <61> <7A> <D835DC4E> endbfrange
endcmap CMapName currentdict /CMap defineresource pop end end"""
# Widths of Helvetica in thousandths, for setting words flush right.
WIDTHS = {
    " ": 278,
    "i": 222,
    "l": 222,
    "j": 222,
    "t": 278,
    "f": 278,
    "r": 333,
    "m": 833,
    "w": 722,
    "I": 278,
    ",": 278,
    ".": 278,
    "-": 333,
    "–": 556,
}


def width(text: str, size: float) -> float:
    return sum(WIDTHS.get(c, 667 if c.isupper() else 556) for c in text) * size / 1000


@dataclass
class Pdf:
    """Pages of text; `at` puts words on the last page, y counted from its top."""

    pages: list[list[str]] = field(default_factory=lambda: [[]])
    links: list[list[tuple[float, float, float, float, str]]] = field(default_factory=lambda: [[]])
    height: float = 800.0

    def page(self) -> None:
        self.pages.append([])
        self.links.append([])

    def at(self, x: float, y: float, text: str, size: float = 10, font: str = "F1") -> None:
        coded = (
            text.encode("cp1252").replace(b"\\", b"\\\\").replace(b"(", b"\\(").replace(b")", b"\\)").decode("cp1252")
        )
        self.pages[-1].append(f"BT /{font} {size} Tf {x:.2f} {self.height - y:.2f} Td ({coded}) Tj ET")

    def right(self, x: float, y: float, text: str, size: float = 10) -> None:
        self.at(x - width(text, size), y, text, size)

    def link(self, x: float, y: float, wide: float, url: str) -> None:
        self.links[-1].append((x, self.height - y - 3, x + wide, self.height - y + 10, url))

    def data(self, trailer: str = "", info: str = "") -> bytes:
        objects: list[bytes] = [b"<< /Type /Catalog /Pages 2 0 R >>", b"", f"<< {info} >>".encode()]
        trailer += " /Info 3 0 R" if info else ""
        fonts = []
        for name, base in FONTS.items():
            objects.append(f"<< /Type /Font /Subtype /Type1 /BaseFont /{base} /Encoding /WinAnsiEncoding >>".encode())
            fonts.append(f"/{name} {len(objects)} 0 R")
        objects.append(b"<< /Length %d >> stream\n" % len(_FORMULA) + _FORMULA + b"\nendstream")
        objects.append(
            f"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding "
            f"/ToUnicode {len(objects)} 0 R >>".encode()
        )
        fonts.append(f"/F5 {len(objects)} 0 R")
        kids = []
        for lines, links in zip(self.pages, self.links, strict=True):
            stream = zlib.compress("\n".join(lines).encode("cp1252"))
            objects.append(b"<< /Length %d /Filter /FlateDecode >> stream\n" % len(stream) + stream + b"\nendstream")
            content = len(objects)
            marks = []
            for x0, y0, x1, y1, url in links:
                objects.append(
                    f"<< /Type /Annot /Subtype /Link /Rect [{x0} {y0} {x1} {y1}] "
                    f"/A << /S /URI /URI ({url}) >> >>".encode()
                )
                marks.append(f"{len(objects)} 0 R")
            objects.append(
                f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 {self.height}] /Contents {content} 0 R "
                f"/Annots [{' '.join(marks)}] /Resources << /Font << {' '.join(fonts)} >> >> >>".encode()
            )
            kids.append(f"{len(objects)} 0 R")
        objects[1] = f"<< /Type /Pages /Kids [{' '.join(kids)}] /Count {len(kids)} >>".encode()
        return _file(objects, trailer)


def _file(objects: list[bytes], trailer: str) -> bytes:
    out, places = bytearray(b"%PDF-1.5\n"), []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n" % number + body + b"\nendobj\n"
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    out += f"trailer << /Size {len(objects) + 1} /Root 1 0 R {trailer} >>\nstartxref\n{start}\n%%EOF".encode()
    return bytes(out)
