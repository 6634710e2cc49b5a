CREATE INDEX CONCURRENTLY taggnyckel_grova_delar ON taggnyckel USING gin (grov gin_trgm_ops);
