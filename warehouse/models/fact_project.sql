-- Grain: one project of one person.
SELECT r.record_id AS project_id, o.person_id, r.title, e.organization_id,
       r.document_id, r.line_start, r.line_end, r.char_start, r.char_end, r.confidence
FROM parsed_projects r
ANTI JOIN restated USING (record_id)
JOIN document_owner o USING (document_id)
LEFT JOIN organization_entities e USING (organization_name)
