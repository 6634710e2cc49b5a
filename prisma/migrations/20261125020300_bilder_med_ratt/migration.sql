CREATE INDEX CONCURRENTLY media_har_ratt ON media (coalesce(galler_till, 'infinity'::timestamptz)) WHERE NOT raderad AND bildens_ratt(rattigheter);
