CREATE INDEX CONCURRENTLY ko_planerad ON ko (coalesce(planerad, 'infinity'::timestamptz), id);
