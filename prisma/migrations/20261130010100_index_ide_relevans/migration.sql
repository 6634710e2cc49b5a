CREATE INDEX CONCURRENTLY "ide_relevans_tid_id_idx" ON "ide"("relevans" DESC, "tid" DESC, "id" DESC);
