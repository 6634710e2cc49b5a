-- What somebody may want to know of a feed that was read: that some of its entries could not be.
ALTER TABLE "bevakning" ADD COLUMN "anmarkning" JSONB;
