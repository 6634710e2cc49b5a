-- A live revision keeps what it changed, not the whole report again: docs/decisions/live-reports.md. The triggers of
-- `revision` refuse to change these columns as all others.
ALTER TABLE "revision" ADD COLUMN "live_andring" JSON,
ADD COLUMN "live_grund" UUID,
ADD COLUMN "live_steg" INTEGER;

-- No two revisions go on from the same place; the change before one is found at once.
CREATE UNIQUE INDEX revision_live_steg ON revision (live_grund, live_steg) WHERE live_grund IS NOT NULL;

-- Which reports readers may follow is asked every few seconds.
CREATE INDEX innehall_liverapport ON innehall (id) WHERE mall = 'liverapport';
