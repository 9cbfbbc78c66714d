-- Grain: one line of one document; addresses of e-mail and telephone numbers are left out of the text.
SELECT document_id, line_number, char_start, char_end, without_contact(text) AS text, section_kind, line_status
FROM parsed_lines
