-- What may be done with a picture, as it was written, and the moment from which it may not be used any more.
ALTER TABLE "media" ADD COLUMN "rattigheter" JSONB, ADD COLUMN "galler_till" TIMESTAMPTZ(3);
-- The ends of rights that somebody has been told of, before and after: another end is told of anew.
ALTER TABLE "media" ADD COLUMN "varslad_for" TIMESTAMPTZ(3), ADD COLUMN "uppgift_for" TIMESTAMPTZ(3);
-- Its files' name once it has been given others: they lie at an address of their own, which nobody has kept.
ALTER TABLE "media" ADD COLUMN "fil" UUID;
-- Whether it moves; then there is a still picture of it too.
ALTER TABLE "media" ADD COLUMN "rorlig" BOOLEAN NOT NULL DEFAULT false;
-- By what an upload that comes again is known.
ALTER TABLE "media" ADD COLUMN "uppladdning" TEXT;

CREATE INDEX "media_galler_till_idx" ON "media"("galler_till");
CREATE INDEX media_ratt ON media (coalesce(galler_till, 'infinity'::timestamptz)) WHERE NOT raderad AND rattigheter IS NOT NULL;
CREATE INDEX media_uppladdning ON media (uppladdning) WHERE NOT raderad AND uppladdning IS NOT NULL;
ALTER TABLE media
    ADD CONSTRAINT media_rattigheter CHECK (rattigheter IS NULL OR jsonb_typeof(rattigheter) = 'object'),
    ADD CONSTRAINT media_galler_till CHECK (galler_till IS NULL OR rattigheter IS NOT NULL),
    ADD CONSTRAINT media_uppladdning CHECK (uppladdning IS NULL OR uppladdning ~ '^[0-9a-f]{64}$');
