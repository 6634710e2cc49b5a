-- How many of the words that readers have people and programs wrote, and who has approved them, where the newsroom tells readers of it: docs/decisions/provenance.md.
-- Null of what was brought out while it did not, and of what is sealed from before this was kept.
ALTER TABLE "publicering" ADD COLUMN "ord" JSONB;
