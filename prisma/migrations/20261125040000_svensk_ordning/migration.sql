-- What a name stands in order by in Swedish: å, ä and ö last, other diacritics as the letter they are on. The database's own order is that of
-- the characters' numbers, and a server may have been built without the order of any language.
CREATE FUNCTION svensk_ordning(ord text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE SET search_path = pg_catalog, public, pg_temp AS $$
    SELECT translate(lower(normalize(ord, NFC)), 'åäæöøéèêëáàâãíìîïóòôõúùûüýÿçñ', '{||}}eeeeaaaaiiiioooouuuyyycn')
$$;
