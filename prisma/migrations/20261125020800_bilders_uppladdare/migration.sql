CREATE INDEX CONCURRENTLY media_av ON media ((av ->> 'id'), skapad DESC, id DESC) WHERE NOT raderad;
