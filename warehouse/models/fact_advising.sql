-- Grain: one adviser of one person in one degree or position; the document's owner is the one or the other.
SELECT r.record_id AS advising_id,
       CASE r.mention_role WHEN 'advisor' THEN m.person_id ELSE o.person_id END AS advisor_person_id,
       CASE r.mention_role WHEN 'advisor' THEN o.person_id ELSE m.person_id END AS advisee_person_id,
       e.organization_id, r.relation,
       r.document_id, r.line_start, r.line_end, r.char_start, r.char_end, r.confidence
FROM parsed_advising r
ANTI JOIN restated USING (record_id)
JOIN document_owner o USING (document_id)
JOIN person_entities m ON m.person_mention_id = r.record_id
LEFT JOIN organization_entities e USING (organization_name)
