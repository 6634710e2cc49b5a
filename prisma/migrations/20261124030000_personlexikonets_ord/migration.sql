-- Names in the people dictionary that begin with something, in their order, so that the first thousand are found without the others.
CREATE INDEX kandis_namn_borjan ON kandis_namn (ord text_pattern_ops, kandis_id);
-- The names nearest to one that nobody has.
CREATE INDEX kandis_namn_nara ON kandis_namn USING gist (ord gist_trgm_ops(siglen = 64));
