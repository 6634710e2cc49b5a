CREATE INDEX CONCURRENTLY ko_ord ON ko USING gin ((' ' || lower(rubrik) || ' ' || lower(beskrivning)) gin_trgm_ops);
