-- What an amount is the sum of: by the outbound link that each part was told of, and by '' what was told of the article itself, or of none. NULL: nobody wrote it down.
ALTER TABLE "intakt" ADD COLUMN "delar" JSONB;
