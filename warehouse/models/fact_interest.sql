-- Grain: one stated interest of one person.
SELECT r.record_id AS interest_id, o.person_id, r.interest,
       r.document_id, r.line_start, r.line_end, r.char_start, r.char_end, r.confidence
FROM parsed_interests r
ANTI JOIN restated USING (record_id)
JOIN document_owner o USING (document_id)
