-- A table of a session's own, by the name of another, is found before that one unless the path says otherwise: a trigger would ask it,
-- or put into it, instead. What a function means is not for whoever calls it to say: docs/decisions/database-roles.md.
ALTER FUNCTION vagra_andring() SET search_path = pg_catalog, public, pg_temp;
ALTER FUNCTION vagra_radering() SET search_path = pg_catalog, public, pg_temp;
ALTER FUNCTION vagra_radering_av_nagon() SET search_path = pg_catalog, public, pg_temp;
ALTER FUNCTION forseglas_senare() SET search_path = pg_catalog, public, pg_temp;
ALTER FUNCTION sprakversion_indexeras() SET search_path = pg_catalog, public, pg_temp;
ALTER FUNCTION taggar_indexeras() SET search_path = pg_catalog, public, pg_temp;
ALTER FUNCTION idempotens_borja(text, text) SET search_path = pg_catalog, public, pg_temp;
ALTER FUNCTION idempotens_hall(text, text) SET search_path = pg_catalog, public, pg_temp;
ALTER FUNCTION inloggning_borja(text[], timestamptz, integer, interval) SET search_path = pg_catalog, public, pg_temp;

-- Those that are one expression are bound to what they name when they are made. A path of their own would keep the planner from
-- putting the expression in place of the call, which the lists and their indexes live by.
CREATE OR REPLACE FUNCTION ar_sprak(kod text) RETURNS boolean LANGUAGE sql IMMUTABLE
  RETURN kod IN ('sv', 'en');
CREATE OR REPLACE FUNCTION loggens_utfall(operation text, detalj jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN detalj ? 'fel' OR operation IN ('inloggningMisslyckad', 'inloggningSparrad') THEN 'misslyckad'
    WHEN detalj ->> 'tillstand' = 'vantar_pa_godkannande' THEN 'vantar'
    ELSE 'genomford'
  END;
CREATE OR REPLACE FUNCTION loggens_ord(detalj jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN nullif(lower(btrim(coalesce(detalj ->> 'orsak', '') || ' ' || coalesce(detalj ->> 'namn', '') || ' ' ||
    coalesce(detalj ->> 'epost', '') || ' ' || coalesce(detalj ->> 'kommentar', '') || ' ' || coalesce(detalj ->> 'klient', '') || ' ' || coalesce(detalj ->> 'overstyr_orsak', ''))), '');
CREATE OR REPLACE FUNCTION bildens_ord(filnamn text, caption text, kredit text, alt jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower(' ' || filnamn || ' ' || caption || ' ' || kredit || ' ' || alt::text);
