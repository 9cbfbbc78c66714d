-- asset: {table}
-- kind: evidence
-- expectation: the evidence is text of the document, within the lines that it names
-- for: parsed_people parsed_contacts parsed_positions parsed_education parsed_papers parsed_authors parsed_awards parsed_service parsed_teaching parsed_talks parsed_grants parsed_projects parsed_advising parsed_interests parsed_skills
SELECT record_id, document_id, line_start, line_end, record.char_start, record.char_end
FROM {table} AS record
LEFT JOIN raw_documents USING (document_id)
LEFT JOIN parsed_lines AS first USING (document_id)
LEFT JOIN parsed_lines AS last USING (document_id)
WHERE first.line_number = line_start AND last.line_number = line_end
  AND NOT coalesce(line_start <= line_end AND record.char_start BETWEEN first.char_start AND first.char_end
      AND record.char_end BETWEEN last.char_start AND last.char_end AND record.char_start < record.char_end
      AND trim(substring(raw_documents.text, record.char_start + 1, record.char_end - record.char_start)) <> '', false)
UNION ALL
SELECT record_id, document_id, line_start, line_end, char_start, char_end
FROM {table} AS record
WHERE NOT EXISTS (FROM parsed_lines AS line WHERE line.document_id = record.document_id AND line_number = line_start)
   OR NOT EXISTS (FROM parsed_lines AS line WHERE line.document_id = record.document_id AND line_number = line_end)
