-- What comes behind a row of a list is one comparison of all that the list is ordered by, answered by the index of that order: what has no
-- time has one that is further away than any other, and the last column is the row's own.
DROP INDEX innehall_publicerad;
CREATE INDEX innehall_publicerad ON innehall (coalesce(publicerad, '-infinity'::timestamptz) DESC, id DESC) WHERE NOT raderad;

DROP INDEX ko_ogjort;
DROP INDEX ko_gjort;
DROP INDEX "ko_senast_skapad_idx";
DROP INDEX "ko_sektion_senast_skapad_idx";
CREATE INDEX ko_ogjort ON ko (coalesce(senast, 'infinity'::timestamptz), skapad, id) WHERE klar_av IS NULL;
CREATE INDEX ko_gjort ON ko (coalesce(senast, 'infinity'::timestamptz), skapad, id) WHERE klar_av IS NOT NULL;
CREATE INDEX ko_ordning ON ko (coalesce(senast, 'infinity'::timestamptz), skapad, id);
CREATE INDEX ko_sektion ON ko (sektion, coalesce(senast, 'infinity'::timestamptz), skapad, id);

DROP INDEX "utskick_skapad_idx";
DROP INDEX "utskick_lage_skapad_idx";
CREATE INDEX "utskick_skapad_id_idx" ON "utskick"("skapad" DESC, "id" DESC);
CREATE INDEX "utskick_lage_skapad_id_idx" ON "utskick"("lage", "skapad" DESC, "id" DESC);
