-- Grain: one further place in its document that states a fact again (a paper under news and under publications).
SELECT record_id, ordinal, document_id, line_start, line_end, char_start, char_end FROM parsed_places
