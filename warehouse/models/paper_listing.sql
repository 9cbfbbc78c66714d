-- Grain: one paper as one document lists it.
SELECT record_id, paper_id, status AS status_as_stated, without_contact(raw_text) AS raw_text,
       document_id, line_start, line_end, char_start, char_end, confidence
FROM ranked_listing
