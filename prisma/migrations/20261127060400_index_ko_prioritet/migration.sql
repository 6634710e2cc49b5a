CREATE INDEX CONCURRENTLY ko_prioritet ON ko (prioritet, coalesce(senast, 'infinity'::timestamptz), skapad, id);
