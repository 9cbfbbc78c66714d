-- asset: person_entities
-- kind: reconcile
-- expectation: each document has one owner
SELECT raw.uri, count(person_id) AS owners
FROM raw_documents AS raw
LEFT JOIN person_entities AS mention ON mention.document_id = raw.document_id AND mention_role = 'owner'
GROUP BY raw.document_id, raw.uri
HAVING count(person_id) <> 1
