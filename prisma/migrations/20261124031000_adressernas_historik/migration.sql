-- Which publications have had an address is asked by the whole of it. With the language first the database took this for a way to find one of
-- a language by its key, as good as any while the table was empty, and went on so: each release then read all that were there.
DROP INDEX "publicering_sprak_sektion_slug_nr_idx";
CREATE INDEX "publicering_slug_sektion_sprak_nr_idx" ON "publicering"("slug", "sektion", "sprak", "nr" DESC);
