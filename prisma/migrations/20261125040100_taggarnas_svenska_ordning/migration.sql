CREATE INDEX CONCURRENTLY tagg_svensk_ordning ON tagg (svensk_ordning(namn), id);
