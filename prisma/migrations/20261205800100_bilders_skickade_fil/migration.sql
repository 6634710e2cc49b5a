-- SHA-256 of the file as it was sent: a file that comes again is known by it, whoever sends it. Null of pictures from before.
ALTER TABLE "media" ADD COLUMN "ursprung" TEXT;
