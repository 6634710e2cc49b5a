CREATE INDEX CONCURRENTLY ko_innehall ON ko (innehall_id, coalesce(senast, 'infinity'::timestamptz), skapad, id);
