CREATE INDEX CONCURRENTLY "ko_andrad_id_idx" ON "ko"("andrad", "id");
