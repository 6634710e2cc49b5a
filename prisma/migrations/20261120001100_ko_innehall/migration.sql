-- Every release closes what Studio has asked somebody to see to about its article: few tasks are open, of all there ever were.
CREATE INDEX ko_oppen_innehall ON ko (innehall_id) WHERE klar_av IS NULL;
