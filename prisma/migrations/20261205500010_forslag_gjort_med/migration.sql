-- What a proposal was made with (model, tool, order, sources) where its proposer said so: docs/decisions/provenance.md.
ALTER TABLE "andringsforslag" ADD COLUMN "gjord_med" JSONB;
