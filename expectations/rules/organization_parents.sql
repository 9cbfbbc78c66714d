-- asset: dim_organization
-- kind: reconcile
-- expectation: no organisation is a unit of itself
SELECT organization_id, name FROM dim_organization WHERE organization_id = parent_organization_id
