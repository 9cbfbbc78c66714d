-- asset: person_contact
-- kind: reconcile
-- expectation: each contact that a document states is one row, a referee's with the referee's name
SELECT stated.record_id, stated.document_id, stated.line_start, stated.mention_role
FROM parsed_contacts AS stated
LEFT JOIN person_contact AS contact USING (record_id)
LEFT JOIN person_entities AS mention ON mention.person_mention_id = stated.record_id
WHERE contact.record_id IS NULL OR contact.mention_role <> stated.mention_role
   OR (stated.mention_role = 'referee' AND contact.person_id IS DISTINCT FROM mention.person_id)
