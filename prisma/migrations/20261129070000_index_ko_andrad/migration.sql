CREATE INDEX CONCURRENTLY ko_andrad ON ko (andrad, id);
