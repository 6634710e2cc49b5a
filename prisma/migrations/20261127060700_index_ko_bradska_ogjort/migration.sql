CREATE INDEX CONCURRENTLY ko_bradska_ogjort ON ko (array_position('{akut,hog,normal,lag}'::text[], prioritet), coalesce(senast, 'infinity'::timestamptz), skapad, id) WHERE klar_av IS NULL;
