-- Grain: one document that could not be read.
SELECT uri, sha256, reason, detail FROM quarantined_documents
