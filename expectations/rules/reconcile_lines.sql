-- asset: parsed_lines
-- kind: reconcile
-- expectation: the lines of a document are numbered without a gap, and are as many as it has
SELECT raw.uri, raw.line_count, count(line_number) AS lines, max(line_number) AS last_line
FROM raw_documents AS raw
LEFT JOIN parsed_lines USING (document_id)
GROUP BY raw.document_id, raw.uri, raw.line_count
HAVING count(line_number) <> raw.line_count OR coalesce(max(line_number), 0) <> raw.line_count
