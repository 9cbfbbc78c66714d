-- Grain: one document and the person whom it describes.
SELECT document_id, person_id FROM person_entities WHERE mention_role = 'owner'
