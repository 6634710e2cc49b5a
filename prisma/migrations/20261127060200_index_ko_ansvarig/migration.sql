CREATE INDEX CONCURRENTLY ko_ansvarig ON ko ((ansvarig ->> 'id'), coalesce(senast, 'infinity'::timestamptz), skapad, id);
