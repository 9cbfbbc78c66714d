-- Grain: one person who speaks for a document's owner.
SELECT r.record_id AS reference_id, o.person_id, m.person_id AS referee_person_id, e.organization_id, r.title,
       r.document_id, r.line_start, r.line_end, r.char_start, r.char_end, r.confidence
FROM parsed_references r
ANTI JOIN restated USING (record_id)
JOIN document_owner o USING (document_id)
JOIN person_entities m ON m.person_mention_id = r.record_id
LEFT JOIN organization_entities e USING (organization_name)
