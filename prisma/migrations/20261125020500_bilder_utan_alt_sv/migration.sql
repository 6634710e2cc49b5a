-- What has no alternative text is asked of one language; each has an index of its own.
CREATE INDEX CONCURRENTLY media_utan_alt_sv ON media (skapad DESC, id DESC) WHERE NOT raderad AND coalesce(alt ->> 'sv', '') = '';
