-- Whether a write of a live report was made as one for readers, by somebody who may publish. A release that was ordered before it brings
-- along no other. Null of those that were written before this was kept, which are sealed as they stand.
ALTER TABLE "revision" ADD COLUMN "live_lasare" BOOLEAN;
