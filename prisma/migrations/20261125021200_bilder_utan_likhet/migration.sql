CREATE INDEX CONCURRENTLY media_osedda ON media (skapad DESC, id DESC) WHERE NOT raderad AND likhet IS NULL;
