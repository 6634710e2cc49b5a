-- What of a WordPress an article was read in from: published there, it is that post and never a second. NULL of what was written here.
ALTER TABLE "innehall" ADD COLUMN "ursprung" JSONB;
