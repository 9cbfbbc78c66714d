"""What LaTeX calls letters and signs."""

from __future__ import annotations

import unicodedata

_COMBINING = {
    "'": "\u0301", "`": "\u0300", "^": "\u0302", '"': "\u0308", "~": "\u0303", "=": "\u0304", ".": "\u0307",
    "u": "\u0306", "v": "\u030c", "H": "\u030b", "c": "\u0327", "k": "\u0328", "d": "\u0323", "b": "\u0331", "r": "\u030a",
    "hat": "\u0302", "bar": "\u0304", "tilde": "\u0303", "acute": "\u0301", "grave": "\u0300", "vec": "\u20d7",
    "dot": "\u0307", "ddot": "\u0308", "check": "\u030c", "breve": "\u0306",
}
ACCENTS = frozenset(_COMBINING)

SYMBOLS = {
    # letters
    "ss": "ß", "o": "ø", "O": "Ø", "l": "ł", "L": "Ł", "ae": "æ", "AE": "Æ", "oe": "œ", "OE": "Œ", "aa": "å", "AA": "Å",
    "i": "ı", "j": "ȷ", "dh": "ð", "DH": "Ð", "th": "þ", "TH": "Þ", "dj": "đ", "DJ": "Đ", "ng": "ŋ", "NG": "Ŋ",
    # escaped signs
    "&": "&", "%": "%", "$": "$", "#": "#", "_": "_", "{": "{", "}": "}", " ": " ", "\n": " ", ",": " ", ";": " ", ":": " ",
    "!": "", "/": "", "-": "", "@": "", "|": "‖",
    # named signs
    "textendash": "–", "textemdash": "—", "textquoteleft": "‘", "textquoteright": "’", "textquotedblleft": "“",
    "textquotedblright": "”", "textquotesingle": "'", "textquotedbl": '"', "lq": "‘", "rq": "’", "glqq": "„", "grqq": "“",
    "guillemotleft": "«", "guillemotright": "»", "guillemetleft": "«", "guillemetright": "»", "og": "«", "fg": "»",
    "textbullet": "•", "bullet": "•", "textperiodcentered": "·", "cdot": "·", "cdotp": "·", "textasciitilde": "~",
    "textasciicircum": "^", "textbackslash": "\\", "textbar": "|", "textless": "<", "textgreater": ">", "textunderscore": "_",
    "ldots": "…", "dots": "…", "textellipsis": "…", "cdots": "…", "copyright": "©", "textcopyright": "©",
    "textregistered": "®", "texttrademark": "™", "pounds": "£", "textsterling": "£", "euro": "€", "EUR": "€", "texteuro": "€",
    "yen": "¥", "textyen": "¥", "S": "§", "textsection": "§", "P": "¶", "dag": "†", "dagger": "†", "textdagger": "†",
    "ddag": "‡", "ddagger": "‡", "textdaggerdbl": "‡", "textdegree": "°", "degree": "°", "textordmasculine": "º",
    "textordfeminine": "ª", "slash": "/", "LaTeX": "LaTeX", "LaTeXe": "LaTeX2e", "TeX": "TeX", "XeTeX": "XeTeX",
    "XeLaTeX": "XeLaTeX", "LuaTeX": "LuaTeX", "LuaLaTeX": "LuaLaTeX", "BibTeX": "BibTeX", "quad": " ", "enspace": " ",
    "enskip": " ", "qquad": " ", "space": " ", "thinspace": " ", "nobreakspace": " ", "textvisiblespace": " ",
    "checkmark": "✓", "textonehalf": "½", "textnumero": "№", "diamond": "⋄", "textdiamond": "⋄", "star": "⋆", "ast": "*",
    "textasteriskcentered": "*", "circ": "∘", "degC": "°C",
    # mathematics as it stands in titles
    "times": "×", "pm": "±", "mp": "∓", "sim": "~", "approx": "≈", "simeq": "≃", "neq": "≠", "ne": "≠", "leq": "≤", "le": "≤",
    "geq": "≥", "ge": "≥", "ll": "≪", "gg": "≫", "to": "→", "rightarrow": "→", "leftarrow": "←", "Rightarrow": "⇒",
    "leftrightarrow": "↔", "mapsto": "↦", "infty": "∞", "sum": "∑", "prod": "∏", "int": "∫", "sqrt": "√", "partial": "∂",
    "nabla": "∇", "in": "∈", "subset": "⊂", "cup": "∪", "cap": "∩", "forall": "∀", "exists": "∃", "emptyset": "∅", "oplus": "⊕",
    "otimes": "⊗", "odot": "⊙", "ell": "ℓ", "hbar": "ℏ", "Re": "ℜ", "Im": "ℑ", "prime": "′", "angle": "∠", "mid": "|",
    "vert": "|", "Vert": "‖", "parallel": "∥", "perp": "⊥", "langle": "⟨", "rangle": "⟩", "lbrace": "{", "rbrace": "}",
    "triangleright": "▷", "triangleleft": "◁", "square": "□", "Box": "□", "blacksquare": "■", "propto": "∝", "equiv": "≡",
    "log": "log", "ln": "ln", "exp": "exp", "sin": "sin", "cos": "cos", "min": "min", "max": "max", "lim": "lim",
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ϵ", "varepsilon": "ε", "zeta": "ζ", "eta": "η",
    "theta": "θ", "vartheta": "ϑ", "iota": "ι", "kappa": "κ", "lambda": "λ", "mu": "μ", "nu": "ν", "xi": "ξ", "pi": "π",
    "rho": "ρ", "sigma": "σ", "tau": "τ", "upsilon": "υ", "phi": "ϕ", "varphi": "φ", "chi": "χ", "psi": "ψ", "omega": "ω",
    "Gamma": "Γ", "Delta": "Δ", "Theta": "Θ", "Lambda": "Λ", "Xi": "Ξ", "Pi": "Π", "Sigma": "Σ", "Upsilon": "Υ", "Phi": "Φ",
    "Psi": "Ψ", "Omega": "Ω",
}
SUPERSCRIPTS = str.maketrans("0123456789+-n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ")


def accented(accent: str, letter: str) -> str:
    """The letter (and what follows it) under the accent."""
    if not letter:
        return {"~": "~", "^": "^"}.get(accent, "")
    first = {"ı": "i", "ȷ": "j"}.get(letter[0], letter[0])
    return unicodedata.normalize("NFC", first + _COMBINING[accent]) + letter[1:]


def ligatures(text: str) -> str:
    """TeX's own ligatures: dashes and quotation marks."""
    if "-" in text:
        if len(text) > 9 and not text.strip("-"):
            return ""  # a drawn rule
        text = text.replace("---", "—").replace("--", "–")
    if "`" in text:
        text = text.replace("``", "“").replace("`", "‘")
    return text.replace("''", "”").replace("'", "’") if "'" in text else text
