-- The section of its article stands at a release too, so that those of a section are found in their order, however few they are. Kept by the
-- database: no statement has to know of it.
-- AlterTable
ALTER TABLE "release" ADD COLUMN "sektion" TEXT;
UPDATE "release" r SET "sektion" = i."sektion" FROM "innehall" i WHERE i."id" = r."innehall_id";
ALTER TABLE "release" ALTER COLUMN "sektion" SET NOT NULL;

CREATE FUNCTION release_far_sektion() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  -- Of an article that there is not, the pointer to it says so.
  NEW.sektion := coalesce((SELECT sektion FROM innehall WHERE id = NEW.innehall_id), '');
  RETURN NEW;
END $$;
CREATE TRIGGER release_far_sektion BEFORE INSERT ON release FOR EACH ROW EXECUTE FUNCTION release_far_sektion();

CREATE FUNCTION releaser_byter_sektion() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE release SET sektion = NEW.sektion WHERE innehall_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER releaser_byter_sektion AFTER UPDATE OF sektion ON innehall
  FOR EACH ROW WHEN (OLD.sektion IS DISTINCT FROM NEW.sektion) EXECUTE FUNCTION releaser_byter_sektion();

-- CreateIndex
CREATE INDEX "release_sektion_tur_nr_idx" ON "release"("sektion", "tur" DESC, "nr" DESC);
