-- Asking how a job goes lets it go on sooner than it would by itself, but not before the model has asked to be left alone until.
ALTER TABLE "oversattningsjobb" ADD COLUMN "tidigast" TIMESTAMPTZ(3);
