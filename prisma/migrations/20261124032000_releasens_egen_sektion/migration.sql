-- Whoever makes a release says which section its article is of, in the statement that makes it: a function called for each cost as much as
-- the row. What is made without (by an older version, while one takes over from the other) is still told by the database.
DROP TRIGGER release_far_sektion ON release;
CREATE TRIGGER release_far_sektion BEFORE INSERT ON release FOR EACH ROW WHEN (NEW.sektion IS NULL) EXECUTE FUNCTION release_far_sektion();
