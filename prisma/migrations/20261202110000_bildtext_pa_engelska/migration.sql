-- The caption of a picture in English; NULL where there is none, so that imprints of what was there before hold.
ALTER TABLE "media" ADD COLUMN "caption_en" TEXT;

-- What a picture is looked for by, its English caption too. The version before looks without it, by the function of five.
CREATE FUNCTION bildens_ord(filnamn text, caption text, caption_en text, kredit text, alt jsonb, nyckelord jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(' ' || filnamn || ' ' || caption || ' ' || coalesce(caption_en, '') || ' ' || kredit || ' ' || alt::text || ' ' || nyckelord::text);
