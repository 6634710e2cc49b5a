CREATE INDEX CONCURRENTLY media_likhet ON media USING gin (likhetens_delar(likhet)) WHERE NOT raderad AND likhet <> 0;
