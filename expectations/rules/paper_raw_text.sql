-- asset: parsed_papers
-- kind: evidence
-- expectation: raw_text is the document's own text at the evidence
SELECT record_id, uri, char_start, char_end, raw_text
FROM parsed_papers JOIN raw_documents USING (document_id)
WHERE raw_text <> substring(text, char_start + 1, char_end - char_start)
