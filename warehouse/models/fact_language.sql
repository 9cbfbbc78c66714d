-- Grain: one language that one person speaks.
SELECT r.record_id AS language_id, o.person_id, r.language, r.proficiency,
       r.document_id, r.line_start, r.line_end, r.char_start, r.char_end, r.confidence
FROM parsed_languages r
ANTI JOIN restated USING (record_id)
JOIN document_owner o USING (document_id)
