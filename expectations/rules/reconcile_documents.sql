-- asset: {table}
-- kind: reconcile
-- expectation: each readable document stands here once
-- for: table=parsed_documents
-- for: table=dim_document
SELECT coalesce(raw.document_id, here.document_id) AS document_id, raw.uri
FROM raw_documents AS raw
FULL JOIN {table} AS here USING (document_id)
WHERE raw.document_id IS NULL OR here.document_id IS NULL
