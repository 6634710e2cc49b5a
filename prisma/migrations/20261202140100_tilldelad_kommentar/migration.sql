-- Who is to see to what a thread is about.
ALTER TABLE "artikelkommentar" ADD COLUMN "tilldelad" JSONB;
