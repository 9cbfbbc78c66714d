-- asset: quarantined_documents
-- kind: reconcile
-- expectation: no document is both read and set aside
SELECT uri, reason FROM quarantined_documents JOIN raw_documents USING (uri)
