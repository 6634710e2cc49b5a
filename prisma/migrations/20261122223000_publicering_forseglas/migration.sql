-- What readers were shown is history too: publications are sealed as revisions are.
INSERT INTO oforseglad (tabell, rad) SELECT 'publicering', id::text FROM publicering ORDER BY innehall_id, sprak, nr;
CREATE TRIGGER publicering_forseglas AFTER INSERT ON publicering FOR EACH ROW EXECUTE FUNCTION forseglas_senare();
