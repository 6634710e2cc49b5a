CREATE INDEX CONCURRENTLY release_flytt ON release (skapad, tillstand) WHERE lage = 'flytt';
