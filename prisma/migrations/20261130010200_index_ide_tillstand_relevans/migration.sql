CREATE INDEX CONCURRENTLY "ide_tillstand_relevans_tid_id_idx" ON "ide"("tillstand", "relevans" DESC, "tid" DESC, "id" DESC);
