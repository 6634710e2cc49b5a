CREATE INDEX CONCURRENTLY media_allaord ON media USING gin (bildens_ord(filnamn, caption, caption_en, kredit, alt, nyckelord) gin_trgm_ops) WHERE NOT raderad;
