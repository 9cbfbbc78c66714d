-- asset: further_evidence
-- kind: evidence
-- expectation: the evidence is that of the parsed place
SELECT document_id, line_start, line_end, char_start, char_end FROM further_evidence
EXCEPT
SELECT document_id, line_start, line_end, char_start, char_end FROM parsed_places
