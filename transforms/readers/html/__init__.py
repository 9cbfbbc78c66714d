"""HTML pages into light markdown: what a browser shows, without menus and furniture."""
