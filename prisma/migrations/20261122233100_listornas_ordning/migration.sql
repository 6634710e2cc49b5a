-- Each order of a list, and each of its filters, is an index: a page and a bounded count read as much of it as they tell of.
CREATE INDEX innehall_raderade ON innehall (andrad DESC, id DESC) WHERE raderad;
CREATE INDEX innehall_skapad ON innehall (skapad DESC, id DESC) WHERE NOT raderad;
CREATE INDEX innehall_publicerad ON innehall (publicerad DESC NULLS LAST, id DESC) WHERE NOT raderad;
CREATE INDEX innehall_rubrik ON innehall (lower(rubrik), id) WHERE NOT raderad;
CREATE INDEX sprakversion_inaktuell ON sprakversion (sprak, innehall_id) WHERE inaktuell;

-- CreateIndex
CREATE INDEX "release_tillstand_tur_nr_idx" ON "release"("tillstand", "tur" DESC, "nr" DESC);

CREATE INDEX media_kvar ON media (skapad DESC, id DESC) WHERE NOT raderad;
-- What a picture is looked for by, in lower case; a space before, so that the beginning of a word is told from its middle.
CREATE FUNCTION bildens_ord(filnamn text, caption text, kredit text, alt jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(' ' || filnamn || ' ' || caption || ' ' || kredit || ' ' || alt::text)
$$;
CREATE INDEX media_ord ON media USING gin (bildens_ord(filnamn, caption, kredit, alt) gin_trgm_ops) WHERE NOT raderad;

CREATE INDEX ko_ogjort ON ko (senast, skapad, id) WHERE klar_av IS NULL;
CREATE INDEX ko_gjort ON ko (senast, skapad, id) WHERE klar_av IS NOT NULL;

-- CreateIndex
CREATE INDEX "ko_sektion_senast_skapad_idx" ON "ko"("sektion", "senast", "skapad");

CREATE INDEX publicerad_version_uppdaterad ON publicerad_version (uppdaterad) WHERE uppdaterad IS NOT NULL;
