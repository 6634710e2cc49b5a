-- The time a task was to be done by, of which whoever answers for it has been told that it is over.
ALTER TABLE "ko" ADD COLUMN "paminnd" TIMESTAMPTZ(3);
