-- asset: parsed_lines
-- kind: reconcile
-- expectation: a line is evidence only where a record covers it, and never unparsed there
WITH spans AS (
    SELECT document_id, line_start, line_end FROM parsed_people
    UNION ALL SELECT document_id, line_start, line_end FROM parsed_positions
    UNION ALL SELECT document_id, line_start, line_end FROM parsed_education
    UNION ALL SELECT document_id, line_start, line_end FROM parsed_papers
    UNION ALL SELECT document_id, line_start, line_end FROM parsed_awards
    UNION ALL SELECT document_id, line_start, line_end FROM parsed_service
    UNION ALL SELECT document_id, line_start, line_end FROM parsed_teaching
    UNION ALL SELECT document_id, line_start, line_end FROM parsed_talks
    UNION ALL SELECT document_id, line_start, line_end FROM parsed_grants
    UNION ALL SELECT document_id, line_start, line_end FROM parsed_projects
    UNION ALL SELECT document_id, line_start, line_end FROM parsed_advising
    UNION ALL SELECT document_id, line_start, line_end FROM parsed_interests
    UNION ALL SELECT document_id, line_start, line_end FROM parsed_skills
    UNION ALL SELECT document_id, line_start, line_end FROM parsed_languages
    UNION ALL SELECT document_id, line_start, line_end FROM parsed_references
    UNION ALL SELECT document_id, line_start, line_end FROM parsed_places
),
covered AS (
    SELECT DISTINCT document_id, unnest(range(line_start, line_end + 1)) AS line_number FROM spans
)
SELECT document_id, line_number, line_status, text
FROM parsed_lines
LEFT JOIN covered USING (document_id, line_number)
WHERE (line_status = 'evidence' AND covered.line_number IS NULL)
   OR (line_status = 'unparsed' AND covered.line_number IS NOT NULL)
