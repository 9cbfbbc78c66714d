-- asset: quarantine
-- kind: reconcile
-- expectation: each document that was set aside stands here, with its reason
SELECT uri, reason FROM quarantined_documents
EXCEPT
SELECT uri, reason FROM quarantine
