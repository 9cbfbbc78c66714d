-- asset: further_evidence
-- kind: evidence
-- expectation: the evidence is that of a parsed place or record
SELECT document_id, line_start, line_end, char_start, char_end FROM further_evidence
EXCEPT
SELECT document_id, line_start, line_end, char_start, char_end FROM parsed_places
EXCEPT SELECT document_id, line_start, line_end, char_start, char_end FROM parsed_positions
EXCEPT SELECT document_id, line_start, line_end, char_start, char_end FROM parsed_education
EXCEPT SELECT document_id, line_start, line_end, char_start, char_end FROM parsed_awards
EXCEPT SELECT document_id, line_start, line_end, char_start, char_end FROM parsed_service
EXCEPT SELECT document_id, line_start, line_end, char_start, char_end FROM parsed_teaching
EXCEPT SELECT document_id, line_start, line_end, char_start, char_end FROM parsed_talks
EXCEPT SELECT document_id, line_start, line_end, char_start, char_end FROM parsed_grants
EXCEPT SELECT document_id, line_start, line_end, char_start, char_end FROM parsed_projects
EXCEPT SELECT document_id, line_start, line_end, char_start, char_end FROM parsed_advising
EXCEPT SELECT document_id, line_start, line_end, char_start, char_end FROM parsed_interests
EXCEPT SELECT document_id, line_start, line_end, char_start, char_end FROM parsed_skills
EXCEPT SELECT document_id, line_start, line_end, char_start, char_end FROM parsed_languages
EXCEPT SELECT document_id, line_start, line_end, char_start, char_end FROM parsed_references
