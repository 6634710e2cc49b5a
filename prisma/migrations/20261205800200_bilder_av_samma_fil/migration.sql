CREATE INDEX CONCURRENTLY "media_ursprung_idx" ON "media"("ursprung");
