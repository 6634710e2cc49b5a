-- The search index is fed by a queue that every save writes in its own transaction (docs/decisions/search.md): what waits is read, and
-- nothing has to be compared to find it. A row for each save, so that no writer waits for whoever indexes the save before.
CREATE TABLE "sokko" (
    "lopnr" BIGSERIAL NOT NULL,
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "efterhand" BOOLEAN NOT NULL DEFAULT false,
    "nasta" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "forsok" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "sokko_pkey" PRIMARY KEY ("lopnr")
);
CREATE INDEX "sokko_efterhand_nasta_idx" ON "sokko"("efterhand", "nasta");
ALTER TABLE sokko
    ADD CONSTRAINT sokko_sprak CHECK (ar_sprak(sprak)),
    ADD CONSTRAINT sokko_forsok CHECK (forsok >= 0);

-- The forms of the index for which the queue has been filled. The application fills it when it finds that its own is not here: at
-- the first start after this migration, with all there is.
CREATE TABLE "sokform" (
    "nr" INTEGER NOT NULL,

    CONSTRAINT "sokform_pkey" PRIMARY KEY ("nr")
);
ALTER TABLE sokform ADD CONSTRAINT sokform_nr CHECK (nr >= 1);

-- Every word that headlines and slugs have had: what a word with a slip is compared with, instead of all headlines.
CREATE TABLE "sokord" (
    "ord" TEXT NOT NULL,

    CONSTRAINT "sokord_pkey" PRIMARY KEY ("ord")
);
CREATE INDEX sokord_trgm ON sokord USING gin (ord gin_trgm_ops);

-- The words of headline and slug alone. Empty until the entry is indexed anew; it is found by all its words meanwhile.
ALTER TABLE "sokpost" ADD COLUMN "rubrikord" tsvector NOT NULL DEFAULT ''::tsvector;
ALTER TABLE "sokpost" ALTER COLUMN "rubrikord" DROP DEFAULT;
CREATE INDEX "sokpost_rubrikord_idx" ON "sokpost" USING GIN ("rubrikord");
ALTER TABLE "sokpost" DROP COLUMN "slug";

-- What is read for a list of results is small then, and words are not packed and unpacked.
ALTER TABLE sokpost ALTER COLUMN vektor SET STORAGE EXTERNAL;

-- By triggers, so that no statement that makes another revision current, or changes the tags, can forget it.
CREATE FUNCTION sprakversion_indexeras() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sokko (innehall_id, sprak) VALUES (NEW.innehall_id, NEW.sprak);
  RETURN NULL;
END $$;
CREATE TRIGGER sprakversion_indexeras_ny AFTER INSERT ON sprakversion
  FOR EACH ROW EXECUTE FUNCTION sprakversion_indexeras();
CREATE TRIGGER sprakversion_indexeras_om AFTER UPDATE OF arbetsrevision_id ON sprakversion
  FOR EACH ROW WHEN (OLD.arbetsrevision_id IS DISTINCT FROM NEW.arbetsrevision_id) EXECUTE FUNCTION sprakversion_indexeras();

CREATE FUNCTION taggar_indexeras() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sokko (innehall_id, sprak) SELECT NEW.id, sprak FROM sprakversion WHERE innehall_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER innehall_taggar_indexeras AFTER UPDATE OF taggar ON innehall
  FOR EACH ROW WHEN (OLD.taggar IS DISTINCT FROM NEW.taggar) EXECUTE FUNCTION taggar_indexeras();
