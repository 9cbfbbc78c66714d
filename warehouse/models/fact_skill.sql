-- Grain: one stated skill of one person.
SELECT r.record_id AS skill_id, o.person_id, r.skill,
       r.document_id, r.line_start, r.line_end, r.char_start, r.char_end, r.confidence
FROM parsed_skills r
ANTI JOIN restated USING (record_id)
JOIN document_owner o USING (document_id)
