-- Filters that somebody has saved for the whole newsroom. Those there are stay their person's own.
ALTER TABLE "sparad_vy" ADD COLUMN "delad" BOOLEAN NOT NULL DEFAULT false;
