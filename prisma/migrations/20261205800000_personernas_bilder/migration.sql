CREATE INDEX CONCURRENTLY "kandis_bild_idx" ON "kandis"("bild");
