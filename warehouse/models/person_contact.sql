-- Grain: one e-mail, phone number or web address of a document's owner; it goes to the file of contact data.
SELECT c.record_id, o.person_id, c.email, c.phone, c.url, c.document_id, c.line_start, c.line_end, c.char_start, c.char_end,
       c.confidence
FROM parsed_contacts c
JOIN document_owner o USING (document_id)
