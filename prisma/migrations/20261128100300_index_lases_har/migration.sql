CREATE INDEX CONCURRENTLY innehall_lases_har ON innehall (id) WHERE status = 'publicerad' AND (cms IS NULL OR cms ->> 'id' = id::text);
