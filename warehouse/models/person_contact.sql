-- Grain: one e-mail, phone number or web address of a document's owner, or e-mail of a referee; it goes to the file of contact
-- data. A referee's has the key of the reference.
SELECT c.record_id, coalesce(m.person_id, o.person_id) AS person_id, c.mention_role, c.email, c.phone, c.url,
       c.document_id, c.line_start, c.line_end, c.char_start, c.char_end, c.confidence
FROM parsed_contacts c
JOIN document_owner o USING (document_id)
LEFT JOIN person_entities m ON m.person_mention_id = c.record_id AND c.mention_role = 'referee'
