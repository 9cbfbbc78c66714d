-- Document quality: one row a document, with its lines by what became of them, its facts and its coverage.
WITH lines AS (
    SELECT document_id, count(*) FILTER (line_status = 'evidence') AS evidence_lines,
           count(*) FILTER (line_status = 'structure') AS structure_lines,
           count(*) FILTER (line_status = 'unparsed') AS unparsed_lines
    FROM document_line GROUP BY document_id
),
papers AS (
    SELECT document_id, count(*) AS papers FROM paper_listing GROUP BY document_id
),
positions AS (
    SELECT document_id, count(*) AS positions FROM fact_position GROUP BY document_id
)
SELECT d.file_name, d.media_type, d.as_of_date, d.coverage, coalesce(l.evidence_lines, 0) AS evidence_lines,
       coalesce(l.structure_lines, 0) AS structure_lines, coalesce(l.unparsed_lines, 0) AS unparsed_lines,
       coalesce(w.papers, 0) AS papers, coalesce(s.positions, 0) AS positions, d.uri, d.document_id
FROM dim_document d
LEFT JOIN lines l USING (document_id)
LEFT JOIN papers w USING (document_id)
LEFT JOIN positions s USING (document_id)
