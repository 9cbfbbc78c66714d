-- asset: unparsed_line
-- kind: reconcile
-- expectation: each unparsed line stands here, and no other
SELECT document_id, line_number
FROM (FROM document_line WHERE line_status = 'unparsed') AS line
FULL JOIN unparsed_line AS unparsed USING (document_id, line_number)
WHERE line.text IS NULL OR unparsed.text IS NULL
