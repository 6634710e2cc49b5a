-- An agent has what is listed: an empty list used to mean that it may write everywhere and publish nowhere, and now means neither.
-- Those there are keep just that, spelled out. Whoever lacked a list could publish nothing, whatever its switches said.
UPDATE "agent" SET "publicera" = false, "schemalagga" = false
  WHERE coalesce(cardinality("sektioner"), 0) = 0 OR coalesce(cardinality("mallar"), 0) = 0 OR coalesce(cardinality("sprak"), 0) = 0;
UPDATE "agent" SET "sektioner" = '{*}' WHERE coalesce(cardinality("sektioner"), 0) = 0;
UPDATE "agent" SET "mallar" = '{*}' WHERE coalesce(cardinality("mallar"), 0) = 0;
UPDATE "agent" SET "sprak" = '{*}' WHERE coalesce(cardinality("sprak"), 0) = 0;
