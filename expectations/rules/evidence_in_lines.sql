-- asset: {table}
-- kind: evidence
-- expectation: the evidence is text of the document, within the lines that it names
-- for: table=parsed_people
-- for: table=parsed_contacts
-- for: table=parsed_positions
-- for: table=parsed_education
-- for: table=parsed_papers
-- for: table=parsed_authors
-- for: table=parsed_awards
-- for: table=parsed_service
-- for: table=parsed_teaching
-- for: table=parsed_talks
-- for: table=parsed_grants
-- for: table=parsed_projects
-- for: table=parsed_advising
-- for: table=parsed_interests
-- for: table=parsed_skills
-- for: table=parsed_languages
-- for: table=parsed_references
-- for: table=parsed_places
SELECT record_id, record.document_id, line_start, line_end, record.char_start, record.char_end
FROM {table} AS record
LEFT JOIN raw_documents AS document ON document.document_id = record.document_id
LEFT JOIN parsed_lines AS head ON head.document_id = record.document_id AND head.line_number = line_start
LEFT JOIN parsed_lines AS tail ON tail.document_id = record.document_id AND tail.line_number = line_end
WHERE NOT coalesce(
    line_start <= line_end AND record.char_start < record.char_end
    AND record.char_start BETWEEN head.char_start AND head.char_end
    AND record.char_end BETWEEN tail.char_start AND tail.char_end
    AND trim(substring(document.text, record.char_start + 1, record.char_end - record.char_start), E' \t\n') <> '',
    false)
