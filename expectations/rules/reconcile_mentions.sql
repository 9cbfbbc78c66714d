-- asset: person_entities
-- kind: reconcile
-- expectation: each author, adviser and referee that a document names is a mention
SELECT record_id, document_id, person_name FROM parsed_authors
ANTI JOIN person_entities ON person_mention_id = parsed_authors.record_id
UNION ALL
SELECT record_id, document_id, person_name FROM parsed_advising
ANTI JOIN person_entities ON person_mention_id = parsed_advising.record_id
UNION ALL
SELECT record_id, document_id, person_name FROM parsed_references
ANTI JOIN person_entities ON person_mention_id = parsed_references.record_id
