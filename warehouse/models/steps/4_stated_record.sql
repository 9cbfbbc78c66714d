-- Grain: one parsed record of a kind whose facts may be stated in several places, works aside.
SELECT record_id, document_id, line_start, line_end, char_start, char_end FROM parsed_positions
UNION ALL SELECT record_id, document_id, line_start, line_end, char_start, char_end FROM parsed_education
UNION ALL SELECT record_id, document_id, line_start, line_end, char_start, char_end FROM parsed_awards
UNION ALL SELECT record_id, document_id, line_start, line_end, char_start, char_end FROM parsed_service
UNION ALL SELECT record_id, document_id, line_start, line_end, char_start, char_end FROM parsed_teaching
UNION ALL SELECT record_id, document_id, line_start, line_end, char_start, char_end FROM parsed_talks
UNION ALL SELECT record_id, document_id, line_start, line_end, char_start, char_end FROM parsed_grants
UNION ALL SELECT record_id, document_id, line_start, line_end, char_start, char_end FROM parsed_projects
UNION ALL SELECT record_id, document_id, line_start, line_end, char_start, char_end FROM parsed_advising
UNION ALL SELECT record_id, document_id, line_start, line_end, char_start, char_end FROM parsed_interests
UNION ALL SELECT record_id, document_id, line_start, line_end, char_start, char_end FROM parsed_skills
UNION ALL SELECT record_id, document_id, line_start, line_end, char_start, char_end FROM parsed_languages
UNION ALL SELECT record_id, document_id, line_start, line_end, char_start, char_end FROM parsed_references
