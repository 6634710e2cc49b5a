CREATE INDEX CONCURRENTLY media_utan_alt_en ON media (skapad DESC, id DESC) WHERE NOT raderad AND coalesce(alt ->> 'en', '') = '';
