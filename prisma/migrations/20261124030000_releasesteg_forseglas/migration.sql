-- The steps of releases say who tried what again and why something was called off, which nothing else may be held against: they are
-- sealed as the rest of history (docs/decisions/tamper-evidence.md). Those from before are put into the queue, and sealed behind the scenes.
ALTER TABLE "release_steg" ADD COLUMN "id" BIGSERIAL NOT NULL;
CREATE UNIQUE INDEX "release_steg_id_key" ON "release_steg"("id");
CREATE TRIGGER release_steg_forseglas AFTER INSERT ON release_steg FOR EACH ROW EXECUTE FUNCTION forseglas_senare();
INSERT INTO oforseglad (tabell, rad) SELECT 'release_steg', id::text FROM release_steg ORDER BY id;
