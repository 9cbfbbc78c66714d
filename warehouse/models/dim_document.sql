-- Grain: one version of one source document. It speaks from its own date; no later version is known while it is current.
SELECT r.document_id, r.uri, r.file_name, r.sha256, r.media_type, r.byte_count, r.line_count, p.as_of_date,
       coalesce(p.coverage, 0) AS coverage, p.as_of_date AS valid_from, NULL AS valid_to, true AS is_current
FROM raw_documents r
LEFT JOIN parsed_documents p USING (document_id)
