"""Word documents (.docx) into light markdown."""
