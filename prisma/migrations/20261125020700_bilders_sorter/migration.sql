CREATE INDEX CONCURRENTLY media_typ ON media (typ, skapad DESC, id DESC) WHERE NOT raderad;
