-- How much of each document was read, the worst first.
-- $below = 1.0 : only documents whose coverage is at most this
SELECT file_name, media_type, round(coverage, 3) AS coverage, evidence_lines, structure_lines, unparsed_lines, papers, positions
FROM document_quality
WHERE coverage <= $below
ORDER BY coverage, file_name
