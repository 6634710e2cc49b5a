CREATE INDEX CONCURRENTLY media_varje_ord ON media USING gin (bildens_ord(filnamn, caption, caption_en, kredit, alt, nyckelord, rattigheter) gin_trgm_ops) WHERE NOT raderad;
