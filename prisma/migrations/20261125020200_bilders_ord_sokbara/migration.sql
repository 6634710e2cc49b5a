CREATE INDEX CONCURRENTLY media_sokord ON media USING gin (bildens_ord(filnamn, caption, kredit, alt, nyckelord) gin_trgm_ops) WHERE NOT raderad;
