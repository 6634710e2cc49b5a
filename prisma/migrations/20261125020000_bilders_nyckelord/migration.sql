-- What a picture can be found by besides its texts: a list of them.
ALTER TABLE "media" ADD COLUMN "nyckelord" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE media ADD CONSTRAINT media_nyckelord CHECK (jsonb_typeof(nyckelord) = 'array') NOT VALID;

-- What a picture is looked for by, in lower case; a space before, so that the beginning of a word is told from its middle. The version
-- before looks without keywords, by the function of four.
CREATE FUNCTION bildens_ord(filnamn text, caption text, kredit text, alt jsonb, nyckelord jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(' ' || filnamn || ' ' || caption || ' ' || kredit || ' ' || alt::text || ' ' || nyckelord::text);

-- A licence, an end or channels are a right to a picture; who took it and who owns it is none: that is what files say by themselves.
CREATE FUNCTION bildens_ratt(rattigheter jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(rattigheter ->> 'licens' <> '' OR rattigheter ->> 'giltig_till' IS NOT NULL OR rattigheter -> 'kanaler' <> '[]', false);
