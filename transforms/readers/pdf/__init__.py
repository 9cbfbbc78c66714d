"""PDF pages into light markdown: rows assembled from character boxes, columns and sidebars kept apart."""
