-- asset: document_line
-- kind: reconcile
-- expectation: each parsed line stands here with its status
SELECT document_id, line_number, line_status FROM parsed_lines
EXCEPT
SELECT document_id, line_number, line_status FROM document_line
