-- Alone: nothing waits while it is made.
CREATE INDEX CONCURRENTLY media_utan_farg ON media (id) WHERE farg IS NULL;
