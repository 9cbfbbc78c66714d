"""Web pages that a browser of text wrote down (lynx, html2text): their own signs become light markdown."""
