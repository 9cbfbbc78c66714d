"""What no reader of a page wants: running heads, page numbers, tables of contents, boxes of facts."""
