-- When an entry without a time that can be true was last in its feed: while it is, it is no news again, however long ago it was found.
ALTER TABLE "idekalla" ADD COLUMN "sedd" TIMESTAMPTZ(3);
