-- How something in the log went: done, waiting for an approval, or not done.
CREATE FUNCTION loggens_utfall(operation text, detalj jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN detalj ? 'fel' OR operation IN ('inloggningMisslyckad', 'inloggningSparrad') THEN 'misslyckad'
    WHEN detalj ->> 'tillstand' = 'vantar_pa_godkannande' THEN 'vantar'
    ELSE 'genomford'
  END
$$;

-- What somebody wrote, or was called, in the notes of the log, in lower case; nothing for most of it.
CREATE FUNCTION loggens_ord(detalj jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(lower(btrim(coalesce(detalj ->> 'orsak', '') || ' ' || coalesce(detalj ->> 'namn', '') || ' ' ||
    coalesce(detalj ->> 'epost', '') || ' ' || coalesce(detalj ->> 'kommentar', '') || ' ' || coalesce(detalj ->> 'klient', '') || ' ' || coalesce(detalj ->> 'overstyr_orsak', ''))), '')
$$;

-- CreateIndex
CREATE INDEX "logg_operation_id_idx" ON "logg"("operation", "id" DESC);

-- CreateIndex
CREATE INDEX "logg_korrelation_idx" ON "logg"("korrelation");

-- What somebody has ordered, newest first.
CREATE INDEX logg_order_av ON logg ((order_av ->> 'id'), id DESC) WHERE (order_av ->> 'id') IS NOT NULL;

CREATE INDEX logg_utfall ON logg (loggens_utfall(operation, detalj), id DESC);

CREATE INDEX logg_ord ON logg USING gin (loggens_ord(detalj) gin_trgm_ops) WHERE loggens_ord(detalj) IS NOT NULL;
