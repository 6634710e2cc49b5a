CREATE INDEX CONCURRENTLY tagg_engelska_delar ON tagg USING gin (lower(namn_en) gin_trgm_ops);
