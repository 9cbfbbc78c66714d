-- Grain: one line that no record accounts for.
SELECT document_id, line_number, text, section_kind FROM document_line WHERE line_status = 'unparsed'
