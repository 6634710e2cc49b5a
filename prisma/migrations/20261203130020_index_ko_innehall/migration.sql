CREATE INDEX CONCURRENTLY ko_innehall ON ko (innehall_id) WHERE innehall_id IS NOT NULL;
