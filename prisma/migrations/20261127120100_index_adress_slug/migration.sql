CREATE INDEX CONCURRENTLY adress_slug ON adress (slug text_pattern_ops);
