CREATE INDEX CONCURRENTLY bildbruk_publik ON bildbruk (media_id, sprak) WHERE lage = 'publik';
