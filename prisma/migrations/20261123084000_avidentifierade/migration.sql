-- Somebody who has left, and whose name and address Studio no longer tells. History goes on naming them by id: what is sealed is not
-- changed (docs/decisions/former-staff.md).
ALTER TABLE "person" ADD COLUMN "avidentifierad" TIMESTAMPTZ(3);
