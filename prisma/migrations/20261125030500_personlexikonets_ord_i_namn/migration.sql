CREATE INDEX CONCURRENTLY kandis_namn_orden ON kandis_namn USING gin (string_to_array(ord, ' ')) WITH (fastupdate = off);
