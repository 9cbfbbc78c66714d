"""Pages of words with places (PDF, layout text): lines, columns, paragraphs, light markdown."""
