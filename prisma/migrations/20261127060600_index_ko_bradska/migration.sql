CREATE INDEX CONCURRENTLY ko_bradska ON ko (array_position('{akut,hog,normal,lag}'::text[], prioritet), coalesce(senast, 'infinity'::timestamptz), skapad, id);
