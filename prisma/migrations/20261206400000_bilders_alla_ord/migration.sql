-- What a picture is looked for by, who took it, whose it is, where it comes from and its agreement too; in lower case, with a space before each text and each
-- keyword, so that the beginning of a word is told from its middle. The version before looks without its rights, by the function of six.
CREATE FUNCTION bildens_ord(filnamn text, caption text, caption_en text, kredit text, alt jsonb, nyckelord jsonb, rattigheter jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(' ' || filnamn || ' ' || caption || ' ' || coalesce(caption_en, '') || ' ' || kredit || ' ' || replace(alt::text, '": "', '": " ')
    || ' ' || replace(nyckelord::text, '"', ' ') || ' ' || coalesce(rattigheter ->> 'fotograf', '') || ' ' || coalesce(rattigheter ->> 'kalla', '')
    || ' ' || coalesce(rattigheter ->> 'upphovsratt', '') || ' ' || coalesce(rattigheter ->> 'licens', ''));
