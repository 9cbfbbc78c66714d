-- asset: parsed_lines
-- kind: reconcile
-- expectation: a line with letters or digits is not blank
SELECT document_id, line_number, text
FROM parsed_lines
WHERE line_status = 'blank' AND regexp_matches(text, '[\p{L}\p{N}]')
