"""Web pages that lynx, html2text or pandoc wrote down as text: their own signs become light markdown."""
