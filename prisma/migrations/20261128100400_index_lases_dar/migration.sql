CREATE INDEX CONCURRENTLY innehall_lases_dar ON innehall (id) WHERE status = 'publicerad' AND cms ->> 'id' <> id::text;
