-- asset: parsed_documents
-- kind: reconcile
-- expectation: coverage is the share of the non-blank lines that are not unparsed
SELECT document_id, any_value(coverage) AS coverage,
       coalesce(count(*) FILTER (line_status IN ('evidence', 'structure'))
                / nullif(count(*) FILTER (line_status <> 'blank'), 0), 1) AS counted
FROM parsed_documents
LEFT JOIN parsed_lines USING (document_id)
GROUP BY document_id
HAVING abs(any_value(coverage) - counted) > 1e-9
