CREATE INDEX CONCURRENTLY ko_typ ON ko (typ, coalesce(senast, 'infinity'::timestamptz), skapad, id);
