-- asset: parsed_lines
-- kind: evidence
-- expectation: each line is the document's own text at its place
SELECT uri, line_number, parsed_lines.char_start, parsed_lines.text
FROM parsed_lines JOIN raw_documents USING (document_id)
WHERE parsed_lines.text <> substring(raw_documents.text, char_start + 1, char_end - char_start)
